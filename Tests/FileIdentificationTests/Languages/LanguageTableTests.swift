import Foundation
import Testing
import UniformTypes

@testable import FileIdentification
@testable import type_table_compiler

/// Comparison of the compiled languages with `TypeTables/languages`.
@Suite struct LanguageTableTests {
  private static func tables() throws -> LanguageTables {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try LanguageTables(directory: root.appending(path: "TypeTables/languages"))
  }

  @Test func languagesEqualTheirTables() throws {
    let written = try Self.tables().families.flatMap(\.languages)
    try #require(written.count == Language.all.count && written.count > 150)
    for (language, row) in zip(Language.all, written) {
      #expect(language.type.description == row.type)
      #expect(language.name == row.name)
      #expect(language.modes.text == row.modes.joined(separator: " "))
      #expect(row.modes.allSatisfy(language.modes.contains))
      #expect(
        row.shares.allSatisfy {
          language.mayShare(Substring($0)) && language.mayShare(Substring($0.uppercased()))
        })
      #expect(row.shares.allSatisfy { Language.mayShare(Substring($0.uppercased())) })
      #expect(!Language.mayShare("") && !Language.mayShare("no such") && !Language.mayShare("longer than 8"))
      #expect(language.isNamed(row.name.lowercased()) && row.modes.allSatisfy(language.isNamed))
      #expect(!language.modes.contains("") && !language.mayShare("") && !language.mayShare("no such"))
      #expect(language.also.map(\.description) == row.also)
      #expect(language.parent?.type.description == row.from)
      #expect(language.standsAlone == row.standsAlone)
      #expect(Language.of(language.type) == language)
    }
  }

  @Test func featuresEqualTheirTables() throws {
    let tables = try Self.tables()
    for (family, languages) in zip(tables.families, LanguageNumbers(tables).features) {
      for (row, numbers) in zip(family.languages, languages) {
        let features = numbers.map(LanguageFeature.init(number:))
        #expect(features.map(\.text) == row.features.map(\.text))
        #expect(features.map(\.weight) == row.features.map(\.weight))
        #expect(features.allSatisfy { $0.language.type.description == row.type })
        #expect(features.map(\.start) == features.map(\.start).sorted())
      }
    }
  }
}
