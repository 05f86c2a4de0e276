/// The rows by comments and first byte, so that a text meets only the handful that can match.
struct TextMarkIndex: Sendable {
  static let shared = TextMarkIndex(TextMark.families.map { $0() })

  private struct Place {
    var family: UInt8
    var row: UInt8
  }

  private let families: [[TextMark]]
  /// The ways to comment, in the order in which rows have them first.
  private let comments: [CommentSigns]
  /// The rows by their comments and first byte, and where those of each begin.
  private let rows: [Place]
  private let starts: [UInt16]

  init(_ families: [[TextMark]]) {
    self.families = families
    var comments: [CommentSigns] = []
    var entries: [(bucket: Int, place: Place)] = []
    for family in families.indices {
      for row in families[family].indices {
        let mark = families[family][row]
        if !comments.contains(mark.comments) { comments.append(mark.comments) }
        let group = (comments.firstIndex(of: mark.comments) ?? 0) * 256
        let place = Place(family: UInt8(family), row: UInt8(row))
        let first = mark.start.utf8Start[0]
        entries.append((group + Int(first), place))
        if mark.ignoresCase, first >= 0x61, first <= 0x7A {
          entries.append((group + Int(first & 0xDF), place))
        }
      }
    }
    var starts = [UInt16](repeating: 0, count: comments.count * 256 + 1)
    for entry in entries { starts[entry.bucket + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var next = starts
    rows = [Place](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        buffer.initializeElement(at: Int(next[entry.bucket]), to: entry.place)
        next[entry.bucket] += 1
      }
      count = entries.count
    }
    self.comments = comments
    self.starts = starts
  }

  func find(in head: TextHead, _ beginnings: TextBeginnings) -> (mark: TextMark, range: Range<Int>)? {
    for group in comments.indices {
      guard let start = beginnings.line(behind: comments[group])?.start else { continue }
      let bucket = group * 256 + Int(head.bytes[start])
      guard starts[bucket] < starts[bucket + 1] else { continue }
      var lines = head.lines(from: start)
      guard let line = lines.next() else { continue }
      for row in Int(starts[bucket])..<Int(starts[bucket + 1]) {
        let place = rows[row]
        // By position: a copy of each row that is asked would count references.
        guard families[Int(place.family)][Int(place.row)].matches(line, in: head) else { continue }
        let mark = families[Int(place.family)][Int(place.row)]
        return (mark, start..<start + mark.start.utf8CodeUnitCount)
      }
    }
    return nil
  }
}
