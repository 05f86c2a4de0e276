internal import Formats

/// The rows by comments and first byte, so that a text meets only the handful that can match.
struct TextMarkIndex: Sendable {
  static let shared = TextMarkIndex(TextMark.families.map { $0() })

  private let families: [[TextMark]]
  /// The ways to comment, in the order in which rows have them first.
  private let comments: [CommentSigns]
  /// The rows by their comments and first byte.
  private let places: RowIndex

  init(_ families: [[TextMark]]) {
    self.families = families
    var comments: [CommentSigns] = []
    for family in families {
      for mark in family where !comments.contains(mark.comments) { comments.append(mark.comments) }
    }
    places = RowIndex(buckets: comments.count * 256) { give in
      for family in families.indices {
        // Where they lie: a copy of a row would count references.
        families[family].withUnsafeBufferPointer { rows in
          for row in rows.indices {
            let group = (comments.firstIndex(of: rows[row].comments) ?? 0) * 256
            let first = rows[row].start.utf8Start[0]
            let place = RowPlace(family: family, row: row)
            give(group + Int(first), place)
            if rows[row].ignoresCase, first >= 0x61, first <= 0x7A { give(group + Int(first & 0xDF), place) }
          }
        }
      }
    }
    self.comments = comments
  }

  func find(in head: TextHead, _ beginnings: TextBeginnings) -> (mark: TextMark, range: Range<Int>)? {
    for group in comments.indices {
      guard let start = beginnings.line(behind: comments[group])?.start else { continue }
      let places = places[group * 256 + Int(head.bytes[start])]
      guard !places.isEmpty else { continue }
      var lines = head.lines(from: start)
      guard let line = lines.next() else { continue }
      for place in places {
        // By position: a copy of each row that is asked would count references.
        guard families[place.family][place.row].matches(line, in: head) else { continue }
        let mark = families[place.family][place.row]
        return (mark, start..<start + mark.start.utf8CodeUnitCount)
      }
    }
    return nil
  }
}
