import FileIdentification
import Foundation
import MediaMetadata
import SystemPackage
import Testing

@testable import MediaItems

/// Date problems reported for other programs, with files from Takeout, photo managers, phones and messengers, and the
/// expected date.
struct DateReportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    /// The expected date at its precision; empty for none.
    let date: String
    let certainty: String
    let why: String
    /// The reason for a different answer; empty if there is none.
    let left: String
    var testDescription: String { path }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/DateReports")

  static let rows: [Row] = DateNameTests.table("../DateReports/expected.tsv").map {
    Row(path: $0[0], date: $0[1], certainty: $0[2], why: $0[4], left: $0[5])
  }

  /// The answers of one walk through all folders, by path.
  private static let answers: [String: CaptureVerdict?] = {
    var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
    stream.walk.isRecursive = true
    stream.looksForSidecars = true
    var answers: [String: CaptureVerdict?] = [:]
    try? stream.run {
      { found -> StreamedItem? in found.isPartOfOther ? nil : found }
    } receive: { (found: StreamedItem) in
      guard let item = found.item else { return }
      for path in [found.path, item.livePhoto?.movie].compactMap({ $0 }) {
        answers[path.string.precomposedStringWithCanonicalMapping] = item.captured
      }
    } feed: {
      try $0.read(FilePath(folder.path))
    }
    return answers
  }()

  @Test(arguments: rows) func answers(_ row: Row) throws {
    let path = Self.folder.appendingPathComponent(row.path).path.precomposedStringWithCanonicalMapping
    let verdict = try #require(Self.answers[path], "no item has this path")
    let isRight =
      (verdict?.date.description ?? "") == row.date && (verdict?.certainty.rawValue ?? "") == row.certainty
    #expect(isRight == row.left.isEmpty, "\(verdict?.date.description ?? "nothing"): \(row.why)")
  }

  @Test func enoughReports() {
    #expect(Set(Self.rows.map { $0.path.split(separator: "/")[0] }).count >= 60)
    #expect(Self.rows.filter { !$0.left.isEmpty }.count <= 2)
  }

  /// Expectations from the tests of other projects for names and folders, with explained differences.
  static let names: [Row] = DateNameTests.table("public.tsv").map {
    Row(path: $0[0], date: $0[1], certainty: "", why: $0[3], left: $0[4])
  }

  @Test(arguments: names) func otherProjectsNames(_ row: Row) {
    let parts = row.path.split(separator: "/")
    let found =
      NameDateFormat.date(inName: (parts.last ?? "").utf8)?.date
      ?? NameDateFormat.date(inFolders: parts.dropLast().joined(separator: "/").utf8)?.date
    let believed = found.flatMap { ImpossibleDate.reason(for: $0) == nil ? $0 : nil }
    let isRight = Self.agrees(believed?.description ?? "", row.date)
    #expect(isRight == row.left.isEmpty, "\(found?.description ?? "nothing") of \(row.why)")
  }

  /// Returns true if two dates are equal; one may omit fractions of a second.
  private static func agrees(_ date: String, _ other: String) -> Bool {
    func plain(_ text: String) -> String {
      text.replacingOccurrences(of: #"\.\d+"#, with: "", options: .regularExpression)
    }
    return plain(date) == plain(other)
  }
}
