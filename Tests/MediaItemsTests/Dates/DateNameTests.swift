import Foundation
import MediaMetadata
import Testing

@testable import MediaItems

/// Names of real cameras, phones, messengers and scanners, with their dates; traps have no date or only a part.
struct DateNameTests {
  /// One name of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The date at its precision; empty for none.
    let date: String
    /// `utc`, an offset, or `local`.
    let zone: String
    /// The reason why the rules do not find it; nil if they do.
    let left: String?
    var testDescription: String { name }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/DateNames")

  static func table(_ name: String) -> [[String]] {
    let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static let rows: [Row] = {
    let left = Dictionary(uniqueKeysWithValues: table("left.tsv").map { ($0[0], $0[1]) })
    return table("names.tsv").map {
      Row(name: $0[0], date: $0[1], zone: $0[2] == "+00:00" ? "utc" : $0[2], left: left[$0[0]])
    }
  }()

  @Test(arguments: rows) func states(_ row: Row) {
    let found = NameDateFormat.date(inName: row.name.utf8)?.date
    let answer = found.map { Self.split($0) } ?? (date: "", zone: "local")
    let isRight = answer.date == row.date && (row.date.isEmpty || answer.zone == row.zone)
    #expect(isRight == (row.left == nil), "\(found?.description ?? "nothing")")
    // Zones are never invented.
    if found != nil, row.zone == "local" { #expect(answer.zone == "local") }
  }

  /// Returns digits and zone; the table may omit fractions of a second.
  private static func split(_ date: CaptureDate) -> (date: String, zone: String) {
    var plain = date
    plain.offset = nil
    let zone = date.offset.map { offset in
      offset == 0 ? "utc" : String(date.description.suffix(6))
    }
    return (plain.description, zone ?? "local")
  }

  /// The table is large enough, and the number of exceptions does not grow.
  @Test func coverage() {
    #expect(Self.rows.count >= 300)
    #expect(Self.rows.filter { $0.left != nil }.count * 100 <= Self.rows.count * 5)
  }

  /// Every pattern has valid parts and matches its own example.
  @Test func patternsAreValid() {
    for row in NameDateFormat.rows + NameDateFormat.folderRows + NameDateFormat.nestedFolders {
      #expect(row.pattern.isValid, "\(row.pattern.text)")
    }
  }

  @Test(arguments: [
    (["2024", "05", "01"], "2024-05-01"), (["Photos", "2024", "05"], "2024-05"),
    (["Photos from 2012"], "2012"),
    (["Fotos von 2020"], "2020"), (["2014年の写真"], "2014"), (["1987-06 Urlaub"], "1987-06"),
    (["April 1986"], "1986-04"), (["11.01.1991 Segeln"], "1991-01-11"), (["1971", "Garten"], "1971"),
    (["DCIM", "100APPLE"], ""), (["1970er"], ""), (["Rechnungen 12345"], ""), (["2024", "13"], "2024"),
  ]) func folders(_ folders: [String], _ date: String) {
    #expect(
      (NameDateFormat.date(inFolders: folders.joined(separator: "/").utf8)?.date.description ?? "") == date)
  }

  /// Adversarial names take no longer than others.
  @Test func longNames() {
    let name = String(repeating: "2024-05-01 ", count: 200) + ".jpg"
    _ = NameDateFormat.date(inName: name.utf8)
    #expect(NameDateFormat.date(inName: (String(repeating: "1", count: 250) + ".jpg").utf8) == nil)
  }
}
