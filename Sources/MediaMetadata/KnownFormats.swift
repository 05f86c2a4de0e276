internal import UniformTypes

/// Which row of ``MetadataFormat/all`` reads what, each asked once: folders hold many files of few types.
package struct KnownFormats {
  /// Folders may hold anything: of more than this, none is kept.
  private static let mostKept = 32

  private var known: [(content: UTType, verdict: UTType, position: Int?)] = []

  package init() {}

  /// The position of the row for a content under a verdict; nil where no row fits.
  mutating func position(for content: UTType, under verdict: UTType) -> Int? {
    for entry in known where entry.content == content && entry.verdict == verdict { return entry.position }
    let position = MetadataFormat.position(for: content, under: verdict)
    if known.count < Self.mostKept { known.append((content, verdict, position)) }
    return position
  }
}
