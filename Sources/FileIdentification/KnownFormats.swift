internal import ByteSources
package import Formats
package import UniformTypes

extension FileFormat {
  /// All formats, in the order in which they are asked: binary ones, then texts.
  package static let all: [FileFormat] = binary + texts

  /// The row with a name; nil where there is none.
  package static func named(_ name: String?) -> FileFormat? {
    name.flatMap { positions[$0] }.map { all[$0] }
  }

  /// Types of which libmagic has one answer, though MIME types lead to narrower ones: it is not asked about what a reader found to be one.
  static let soleAnswers = DeclaredTypeSet(all.flatMap { $0.soleAnswers().map(\.type) })

  private static let positions: [String: Int] = Dictionary(
    uniqueKeysWithValues: zip(all.map(\.name), all.indices))
}

/// The rows of formats for each type, found once, and as far as they are asked for: folders hold many files of few types.
package struct KnownFormats {
  /// The rows of one question, in order.
  private struct Entry {
    var rows: [FileFormat] = []
    /// The position of the first row that was not looked at.
    var next = 0

    /// The row with a number, of those that `fits` tells; nil where there are fewer.
    mutating func row(_ number: Int, _ fits: (FileFormat) -> Bool) -> FileFormat? {
      while rows.count <= number, next < FileFormat.all.count {
        let row = FileFormat.all[next]
        next += 1
        if fits(row) { rows.append(row) }
      }
      return number < rows.count ? rows[number] : nil
    }
  }

  private var keys = RecentKeys(setBits: 6)
  private var known: [Entry] = []
  /// The entry of the last question about a type that has no key: of these there may be any number.
  private var other: (content: UTType, verdict: UTType?, entry: Entry)?

  package init() {}

  /// The first row that reads metadata of content under a verdict; nil where none does.
  package mutating func metadataRow(for content: UTType, under verdict: UTType) -> FileFormat? {
    row(0, content, verdict) { row, carriers in
      guard row.metadata != nil, row.fits(content, carriedBy: carriers) else { return false }
      let verdicts = row.verdicts()
      return verdicts.isEmpty || verdicts.contains { verdict.conforms(to: $0.type) }
    }
  }

  /// The first row that knows where content of a type ends, of a file that begins with `head`; nil where none does.
  mutating func endingRow(for content: UTType, _ head: ByteView) -> FileFormat? {
    var number = 0
    while let row = row(number, content, nil, { $0.ending != nil && $0.fits(content, carriedBy: $1) }) {
      if row.ending?.accepts(head) ?? false { return row }
      number += 1
    }
    return nil
  }

  private static let media: [UTType] = [.image, .audiovisualContent, .livePhoto]

  /// A row of the answer for a content and a verdict, by its number.
  private mutating func row(
    _ number: Int, _ content: UTType, _ verdict: UTType?, _ fits: (FileFormat, [UTType]) -> Bool
  ) -> FileFormat? {
    // No type has the key of all ones.
    guard let contentKey = content.key, let verdictKey = verdict == nil ? .max : verdict?.key else {
      if other?.content != content || other?.verdict != verdict {
        other = (content, verdict, Self.entry(for: verdict))
      }
      return other?.entry.row(number) { fits($0, content.allCarriers) }
    }
    let key = UInt64(contentKey) << 32 | UInt64(verdictKey)
    let position: Int
    if let found = keys.position(of: key) {
      position = found
      // Most questions were asked before.
      if number < known[found].rows.count { return known[found].rows[number] }
      if known[found].next >= FileFormat.all.count { return nil }
    } else {
      position = keys.take(key)
      known.put(Self.entry(for: verdict), at: position)
    }
    let carriers = content.allCarriers
    return known[position].row(number) { fits($0, carriers) }
  }

  /// An entry without rows; under a verdict that is no media there are none.
  private static func entry(for verdict: UTType?) -> Entry {
    guard let verdict, !media.contains(where: { verdict.conforms(to: $0) }) else { return Entry() }
    return Entry(next: .max)
  }
}
