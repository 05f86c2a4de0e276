import Foundation
import Testing
import TypeDeclarations

@testable import SourceFeatures
@testable import type_table_compiler

@Suite struct GeneratedLanguagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private static func types() throws -> TypeTables {
    try TypeTables(directory: root.appendingPathComponent("TypeTables"))
  }

  private static func languages() throws -> LanguageTables {
    try LanguageTables(directory: root.appendingPathComponent("TypeTables/languages"))
  }

  @Test func generatedSourcesMatchTheTables() throws {
    let (types, languages) = (try Self.types(), try Self.languages())
    try languages.check(types)
    let folder = Self.root.appendingPathComponent("Sources/FileIdentification/Generated")
    let sources = LanguageWriter(languages, types).sources()
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(sources.map(\.name)))
    for (name, source) in sources {
      // Compared as a Bool: the texts are too long to print.
      let isSame = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == source
      #expect(isSame, "\(name) differs from the tables: run Scripts/generate")
    }
  }

  @Test func filterPassesEveryWordWithPatterns() throws {
    let languages = try Self.languages()
    let compiled = Array(FeaturePages(languages, LanguageNumbers(languages)).lines.joined().utf8)
    let forms = languages.families.flatMap(\.languages).flatMap(\.features).flatMap(\.alternatives)
    compiled.withUnsafeBufferPointer { patterns in
      guard let start = patterns.baseAddress else { return }
      let index = FeatureIndex(start, familyCount: languages.families.count)
      for form in forms {
        guard case .word(_, let folded) = form.parts[form.key].element else { continue }
        #expect(index.mayContain(folded) && index.entry(ofWord: folded)?.hash == folded)
      }
      let strangers = (0..<10_000).count { index.mayContain(SourceTokens.Hashes(of: "w\($0)").folded) }
      #expect(strangers < 2500, "it lets \(strangers) of 10000 words pass that no pattern has")
    }
  }

  @Test func removingAFeatureChangesFewLines() throws {
    let (types, before) = (try Self.types(), try Self.languages())
    var after = before
    let changed = try #require(before.families.firstIndex { $0.name == "scripting" })
    after.families[changed].languages[0].features.remove(at: 3)
    let sources = zip(
      LanguageWriter(before, types).sources(), LanguageWriter(after, types).sources())
    for ((name, old), (_, new)) in sources {
      let difference = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
      let family = before.families.first { name == "LanguageTable-\($0.name).generated.swift" }?.name
      // The starts in a family's text and in pages change; the rest stays.
      let most = family == "scripting" ? 32 + 1 : family == nil ? 5 + 4 + 3 : 0
      #expect(difference.removals.count <= most, "\(name)")
    }
  }
}
