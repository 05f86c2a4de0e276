internal import ByteSources
package import Formats
package import UniformTypes

// The table of all formats, and a cache of those of a type.
extension FileFormat {
  /// All formats, in the order in which they are tried: binary ones, then texts.
  package static let all: [FileFormat] = binary + texts

  /// Returns the format with a name; nil if there is none.
  package static func named(_ name: String?) -> FileFormat? {
    name.flatMap { positions[$0] }.map { all[$0] }
  }

  /// Types for which libmagic is not queried once a reader found them: it has one answer for types that have several MIME types.
  static let magicExemptions = DeclaredTypeSet(all.flatMap { $0.magicExemptions().map(\.type) })

  private static let positions: [String: Int] = Dictionary(
    uniqueKeysWithValues: zip(all.map(\.name), all.indices))
}

/// A cache of the formats of a type, searched only as far as they are needed.
package struct FormatCache {
  /// The formats of one type, in the order of the table.
  private struct Entry {
    var rows: [FileFormat] = []
    /// The index of the first row of the table that was not searched yet.
    var next = 0

    /// Returns one of the rows that `fits` accepts, by its number; nil if there are fewer.
    mutating func row(_ number: Int, _ fits: (FileFormat) -> Bool) -> FileFormat? {
      while rows.count <= number, next < FileFormat.all.count {
        let row = FileFormat.all[next]
        next += 1
        if fits(row) { rows.append(row) }
      }
      return number < rows.count ? rows[number] : nil
    }
  }

  private var cache = SetAssociativeCache<Entry>(setBits: 6)
  /// The last entry for a type without a key.
  private var other: (content: UTType, verdict: UTType?, entry: Entry)?

  package init() {}

  /// Returns the first format that reads metadata of a content under a verdict.
  package mutating func metadataRow(for content: UTType, under verdict: UTType) -> FileFormat? {
    row(0, content, verdict) { row, carriers in
      guard row.metadata != nil, row.includes(content, carriedBy: carriers) else { return false }
      let verdicts = row.verdicts()
      return verdicts.isEmpty || verdicts.contains { verdict.conforms(to: $0.type) }
    }
  }

  /// Returns the first format with an end rule for a content type and a file that starts with `head`.
  mutating func endingRow(for content: UTType, _ head: ByteView) -> FileFormat? {
    var number = 0
    while let row = row(
      number, content, nil, { $0.completeness != nil && $0.includes(content, carriedBy: $1) })
    {
      if row.completeness?.accepts(head) ?? false { return row }
      number += 1
    }
    return nil
  }

  private static let media: [UTType] = [.image, .audiovisualContent, .livePhoto]

  /// Returns a format of a content under a verdict, by its number.
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
    let index: Int
    if let cached = cache.index(for: key) {
      index = cached
      if number < cache[index].rows.count { return cache[index].rows[number] }
      if cache[index].next >= FileFormat.all.count { return nil }
    } else {
      index = cache.insert(Self.entry(for: verdict), for: key)
    }
    let carriers = content.allCarriers
    return cache[index].row(number) { fits($0, carriers) }
  }

  /// Returns an empty entry; it stays empty if the verdict is not a media type.
  private static func entry(for verdict: UTType?) -> Entry {
    guard let verdict, !media.contains(where: { verdict.conforms(to: $0) }) else { return Entry() }
    return Entry(next: .max)
  }
}
