import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// Too large parts are refused before anything is written, with the limit that would allow them.
@Suite struct ExtractionLimitTests {
  /// Returns a part of so many bytes; deflated if its packed size is given.
  private static func part(_ count: Int64, packed: Int64? = nil) -> MediaPart {
    let container = MediaPart.Container(
      path: "a.livp", range: 0..<(packed ?? count), isDeflated: packed != nil, byteCount: count)
    return MediaPart(
      role: .movie, name: "a.mov", type: .quickTimeMovie, container: container, extents: [0..<count])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var shows: String
    var counts: [(count: Int64, packed: Int64?)]
    var limits = ExtractionLimits()
    var wanted: Int64?
    var testDescription: String { shows }
  }

  static let rows: [Row] = [
    Row(shows: "nothing", counts: []),
    Row(shows: "as much as allowed", counts: [(1 << 31, nil), (1 << 31, nil)]),
    Row(shows: "a byte more", counts: [(1 << 31, nil), (1 + (1 << 31), nil)], wanted: (1 << 32) + 1),
    Row(shows: "sums that overflow", counts: [(.max, nil), (.max, nil)], wanted: .max),
    Row(shows: "2 GB in 2 MB", counts: [(1, nil), (2 << 30, 2 << 20)], wanted: 1 + (2 << 30)),
    Row(shows: "short ones may shrink", counts: [(ExtractionLimits.smallestChecked, 1)]),
    Row(shows: "as pictures shrink", counts: [(64 << 20, 60 << 20)]),
    Row(shows: "stored ones are what they are", counts: [(3 << 30, nil)]),
    Row(
      shows: "whoever allows it", counts: [(2 << 30, 2 << 20)],
      limits: ExtractionLimits(byteCount: 2 << 30, ratio: nil)),
    Row(
      shows: "less than the usual", counts: [(1001, nil)], limits: ExtractionLimits(byteCount: 1000),
      wanted: 1001),
  ]

  @Test(arguments: rows)
  func limits(_ row: Row) {
    let parts = row.counts.map { Self.part($0.count, packed: $0.packed) }
    do {
      try row.limits.check(parts)
      #expect(row.wanted == nil)
    } catch {
      #expect(error.code == .tooLarge && error.wanted == row.wanted)
    }
  }
}
