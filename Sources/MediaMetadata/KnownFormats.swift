internal import UniformTypes

/// Which row of ``MetadataFormat/all`` reads what, each asked once: folders hold many files of few types.
package struct KnownFormats {
  private var keys = RecentKeys(setBits: 6)
  private var known: [Int?] = []

  package init() {}

  /// The position of the row for a content under a verdict; nil where no row fits.
  mutating func position(for content: UTType, under verdict: UTType) -> Int? {
    guard let contentKey = content.key, let verdictKey = verdict.key else {
      return MetadataFormat.position(for: content, under: verdict)
    }
    let key = UInt64(contentKey) << 32 | UInt64(verdictKey)
    if let found = keys.position(of: key) { return known[found] }
    let position = MetadataFormat.position(for: content, under: verdict)
    known.put(position, at: keys.take(key))
    return position
  }
}
