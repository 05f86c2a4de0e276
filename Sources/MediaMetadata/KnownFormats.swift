internal import UniformTypes

/// Which row of ``MetadataFormat/all`` reads what, each asked once: folders hold many files of few types.
package struct KnownFormats {
  private static let places = 256

  private var known: [(content: UInt32, verdict: UInt32, position: Int?)?] = []

  package init() {}

  /// The position of the row for a content under a verdict; nil where no row fits.
  mutating func position(for content: UTType, under verdict: UTType) -> Int? {
    guard let key = content.key, let verdictKey = verdict.key else {
      return MetadataFormat.position(for: content, under: verdict)
    }
    if known.isEmpty { known = Array(repeating: nil, count: Self.places) }
    let place = Int(((key &* 31 &+ verdictKey) &* 0x9E37_79B9) >> 24)
    if let entry = known[place], entry.content == key, entry.verdict == verdictKey {
      return entry.position
    }
    let position = MetadataFormat.position(for: content, under: verdict)
    known[place] = (key, verdictKey, position)
    return position
  }
}
