import Foundation
import Testing
import TypeDeclarations
import UniformTypes

@testable import FileIdentification
@testable import Formats
@testable import type_table_compiler

/// If libmagic is skipped, none of its answers could change the result.
@Suite struct NarrowerTypeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  @Test func typesWithSubtypesHaveNarrowerTypes() {
    for type in [UTType.image, .zip, .tiff, .data, .text, .mpeg4Movie] {
      #expect(TypeRegistry.standard.hasNarrowerMIMEType(than: type), "\(type)")
    }
    for type in [UTType.bmp, .ico] {
      #expect(!TypeRegistry.standard.hasNarrowerMIMEType(than: type), "\(type)")
    }
  }

  @Test(arguments: [TypeRegistry.standard, TypeRegistry.apple])
  func noAnswerChangesTypesWithoutNarrowerTypes(_ registry: TypeRegistry) throws {
    let tables = try TypeTables(directory: Self.root.appendingPathComponent("TypeTables"))
    var mimeTypes = registry.declaredTypes.flatMap { $0.tags[.mimeType] ?? [] }
    for table in [TypeTables.RelationTable.mimeAliases, .libmagicAnswers] {
      mimeTypes += (tables.relations[table] ?? []).map(\.key)
    }
    mimeTypes += (tables.relations[.printedMIMETypes] ?? []).map(\.value)
    // All possible answers of libmagic.
    let opinions = Set(mimeTypes.compactMap { registry.type(libmagicAnswer: $0) })
    #expect(opinions.count > 300)
    let found = registry.declaredTypes.filter {
      !$0.conforms(to: .text) && !registry.hasNarrowerMIMEType(than: $0)
    }
    // All types with subtypes, and some without.
    let held = Set(registry.declaredTypes.flatMap(\.supertypes))
    let asked = found.enumerated().filter { held.contains($0.element) || $0.offset % 31 == 0 }.map(\.element)
    #expect(asked.contains { held.contains($0) })
    #expect(asked.count > 30)
    for type in asked {
      let changing = opinions.filter { opinion in
        let situation = MagicAnswerRule.Situation(
          answer: ContentAnswer(type: type, isDecided: false), type: opinion, isTrusted: true)
        return opinion != type && MagicAnswerRule.all.first { $0.when(situation) }?.then != false
      }
      #expect(changing.isEmpty, "\(type): \(changing)")
    }
  }

  @Test func noAnswerIsNarrowerThanTheSoleOne() throws {
    let list = try String(
      contentsOf: Self.root.appendingPathComponent("TypeTables/libmagic/5.44.tsv"), encoding: .utf8)
    let answers = list.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(answers.contains("audio/mpeg") && answers.contains("application/pdf"))
    for type in FileFormat.all.flatMap({ $0.magicExemptions().map(\.type.type) }) {
      let changing = answers.filter { answer in
        guard let opinion = TypeRegistry.standard.type(libmagicAnswer: answer), opinion != type else {
          return false
        }
        let situation = MagicAnswerRule.Situation(
          answer: ContentAnswer(type: type, isDecided: false), type: opinion, isTrusted: true)
        return MagicAnswerRule.all.first { $0.when(situation) }?.then != false
      }
      #expect(changing.isEmpty, "\(type): \(changing)")
    }
  }

  @Test func typesDeclaredAtRunTimeMayBeNarrower() throws {
    let registry = try TypeRegistry.standard.adding([
      TypeDeclaration(identifier: "com.example.narrow", conformsTo: ["public.mp3"])
    ])
    #expect(registry.hasNarrowerMIMEType(than: .mp3))
  }
}
