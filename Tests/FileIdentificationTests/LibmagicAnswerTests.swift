import Foundation
import Testing
import TypeDeclarations
import UniformTypes

@testable import FileIdentification

/// Every MIME type of a known libmagic has a declared type.
@Suite struct LibmagicAnswerTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../TypeTables/libmagic").standardizedFileURL

  private static var versions: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tsv") }
        .sorted()
    }
  }

  private static func answers(_ file: String) throws -> [(answer: String, source: String)] {
    let table = try TabSeparatedTable(
      String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8), file: file)
    return try table.rows.map { (try table.text("answer", in: $0), try table.text("source", in: $0)) }
  }

  @Test func everyPinnedAnswerHasADeclaredType() throws {
    #expect(try Self.versions.contains("5.44.tsv"))
    for file in try Self.versions {
      let answers = try Self.answers(file)
      #expect(answers.count > 700)
      for (answer, _) in answers {
        let type = TypeRegistry.standard.type(libmagicAnswer: answer)
        #expect(type?.isDeclared == true, "\(file): \(answer)")
      }
    }
  }

  #if LibMagic
    /// A pinned version must match its database; an unknown one only reports differences.
    @Test func installedDatabaseMatchesThePinnedList() throws {
      let version = MagicSource.text(MagicCookie.version)
      // Local additions, then the system database.
      let path = try #require(SystemMagic.path()?.split(separator: ":").last.map(String.init))
      let file = path.hasSuffix(".mgc") ? path : path + ".mgc"
      guard let installed = Self.mimeTypes(inDatabase: try Data(contentsOf: URL(fileURLWithPath: file)))
      else {
        print("libmagic \(version): the layout of \(file) is unknown; its answers were not compared")
        return
      }
      let known = "\(version).tsv"
      guard try Self.versions.contains(known) else {
        let newest = try #require(try Self.versions.last)
        let pinned = Set(try Self.answers(newest).map(\.answer))
        let unknown = installed.subtracting(pinned).filter {
          TypeRegistry.standard.type(libmagicAnswer: $0)?.isDeclared != true
        }
        print("libmagic \(version) is not pinned; answers without a type: \(unknown.sorted())")
        return
      }
      let pinned = Set(try Self.answers(known).filter { $0.source == "database" }.map(\.answer))
      #expect(installed.subtracting(pinned).sorted() == [])
      #expect(pinned.subtracting(installed).sorted() == [])
    }

    /// Returns the MIME types in a compiled database of version 18 (libmagic 5.39 to 5.44): entries of 376
    /// bytes, the type at 224.
    private static func mimeTypes(inDatabase data: Data) -> Set<String>? {
      let entrySize = 376
      let mimeRange = 224..<304
      guard data.count > entrySize, data.count % entrySize == 0,
        data.prefix(4).elementsEqual([0x1C, 0x04, 0x1E, 0xF1]), data[4] == 18
      else { return nil }
      var types: Set<String> = []
      for start in stride(from: entrySize, to: data.count, by: entrySize) {
        let field = data[(start + mimeRange.lowerBound)..<(start + mimeRange.upperBound)].prefix { $0 != 0 }
        let text = String(decoding: field, as: UTF8.self)
        // Conditional answers have braces; the pinned list has the expansions.
        if !text.isEmpty, !text.contains("{"), !text.contains("$") { types.insert(text) }
      }
      return types
    }
  #endif
}
