#if LibMagic
  import Foundation
  import Testing
  import TypeDeclarations
  import UniformTypes

  @testable import FileIdentification

  /// Each contradiction between libmagic and the readers is a row of TypeTables/libmagic-exceptions.tsv, and
  /// each row occurs.
  @Suite(.enabled(if: PinnedMagic.isLinked, "the exceptions are about other versions of libmagic"))
  struct LibmagicDifferenceTests {
    struct Row: Hashable, Sendable, CustomTestStringConvertible {
      var type: String
      var answer: String
      var testDescription: String { "\(type), called \(answer)" }
    }

    /// The rows for the linked version.
    static let rows: [Row] = {
      let file = PinnedMagic.tables.appendingPathComponent("libmagic-exceptions.tsv")
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let table = try? TabSeparatedTable(text, file: file.lastPathComponent)
      else { return [] }
      return table.rows.compactMap { row in
        guard let versions = try? table.list("versions", in: row), versions.contains(PinnedMagic.version),
          let type = try? table.text("type", in: row), let answer = try? table.text("answer", in: row)
        else { return nil }
        return Row(type: type, answer: answer)
      }
    }()

    /// All test files with libmagic's answer, from one handle, as loading is slow.
    private static let comparisons: [(name: String, comparison: MagicComparison)] = {
      let identifier = FileIdentifier(FileIdentifier.Options(basis: .content, verifies: true))
      return Exhibit.everything.compactMap { exhibit in
        guard let result = try? identifier.identify(bytes: exhibit.bytes) else { return nil }
        return result.verification.map { (exhibit.name, $0) }
      }
    }()

    @Test func everyDisagreementHasARow() {
      #expect(Self.comparisons.count > 400)
      for (name, comparison) in Self.comparisons {
        #expect(
          comparison.outcome != .disagrees,
          "\(name): libmagic says \(comparison.answer), the readers say \(comparison.type.identifier)")
      }
    }

    @Test(arguments: rows) func exceptionStillOccurs(_ row: Row) throws {
      let type = try #require(UTType(row.type))
      let occurs = Self.comparisons.contains { _, comparison in
        comparison.outcome == .excepted && comparison.answer == row.answer
          && comparison.type.conforms(to: type)
      }
      #expect(occurs, "take the row out, or add what shows it to the regression corpus")
    }
  }

  /// The linked version, and whether its answers are pinned.
  enum PinnedMagic {
    static let tables = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../TypeTables").standardizedFileURL
    static let version = MagicSource.text(MagicCookie.version)
    static var isLinked: Bool {
      FileManager.default.fileExists(atPath: tables.appendingPathComponent("libmagic/\(version).tsv").path)
    }
  }
#endif
