internal import Formats

/// An index of text formats' marks by comments and first byte, so that few of them are compared.
struct TextMarkIndex: Sendable {
  static let shared = TextMarkIndex(TextMark.families.map { $0() })

  private let families: [[TextMark]]
  /// The distinct comment sets, in order of first use.
  private let comments: [CommentPrefixes]
  /// The rows by comments and first byte.
  private let index: RowIndex

  init(_ families: [[TextMark]]) {
    self.families = families
    var comments: [CommentPrefixes] = []
    for family in families {
      for mark in family where !comments.contains(mark.comments) { comments.append(mark.comments) }
    }
    index = RowIndex(buckets: comments.count * 256) { give in
      for family in families.indices {
        // In place: copying a row retains.
        families[family].withUnsafeBufferPointer { rows in
          for row in rows.indices {
            let set = (comments.firstIndex(of: rows[row].comments) ?? 0) * 256
            let first = rows[row].start.utf8Start[0]
            let location = RowLocation(family: family, row: row)
            give(set + Int(first), location)
            if rows[row].ignoresCase, first >= 0x61, first <= 0x7A { give(set + Int(first & 0xDF), location) }
          }
        }
      }
    }
    self.comments = comments
  }

  func find(in head: TextHead, _ beginnings: FirstLines) -> (mark: TextMark, range: Range<Int>)? {
    for set in comments.indices {
      guard let start = beginnings.line(behind: comments[set])?.start else { continue }
      let candidates = index[set * 256 + Int(head.bytes[start])]
      guard !candidates.isEmpty else { continue }
      var lines = head.lines(from: start)
      guard let line = lines.next() else { continue }
      for location in candidates {
        // By index, see `Array.firstRow(where:)`.
        guard families[location.family][location.row].matches(line, in: head) else { continue }
        let mark = families[location.family][location.row]
        return (mark, start..<start + mark.start.utf8CodeUnitCount)
      }
    }
    return nil
  }
}
