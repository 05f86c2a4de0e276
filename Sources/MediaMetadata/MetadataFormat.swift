internal import ByteSources
internal import FileIdentification
internal import UniformTypes

/// A family of files whose headers are read alike: what their content was found to be, and what the verdict calls them.
///
/// A reference: each file asks row after row, and a copy of one would count many.
final class MetadataFormat: Sendable {
  typealias Reading = @Sendable (ByteReader, inout MediaMetadata) throws(ReadFailure) -> Void
  /// A reader that goes on from what identification saw of the structure.
  typealias Continuing = @Sendable (ByteReader, Known, inout MediaMetadata) throws(ReadFailure) -> Void

  /// The facts that identification saw of a file beside its type.
  struct Known {
    var facts: (any ContentFacts)?
    /// The parts behind a picture; nil where they were not walked.
    var tail: PictureTail?
    /// Whether bytes of the file are missing.
    var isCut = false
  }

  let name: String
  /// What the headers describe, where the format alone says so; a still is one picture unless its reader knows better.
  let medium: MediaMetadata.Medium?
  /// What the content is.
  let content: TypeCondition
  /// What the verdict is, where one content is read in several ways.
  let verdict: TypeCondition
  let because: String
  let read: Continuing

  init(
    _ name: String, _ medium: MediaMetadata.Medium?, _ content: TypeCondition,
    under verdict: TypeCondition = TypeCondition(), because: String, from read: @escaping Continuing
  ) {
    self.name = name
    self.medium = medium
    self.content = content
    self.verdict = verdict
    self.because = because
    self.read = read
  }

  convenience init(
    _ name: String, _ medium: MediaMetadata.Medium?, _ content: TypeCondition,
    under verdict: TypeCondition = TypeCondition(), because: String, read: @escaping Reading
  ) {
    self.init(name, medium, content, under: verdict, because: because) {
      (reader, _, metadata) throws(ReadFailure) in try read(reader, &metadata)
    }
  }

  /// The position of the first row for a content under a verdict; nil where no row fits.
  static func position(for content: UTType, under verdict: UTType) -> Int? {
    guard media.holds(for: verdict) else { return nil }
    return all.firstIndex { $0.content.holds(for: content) && $0.verdict.holds(for: verdict) }
  }

  private static let media = TypeCondition(below: [
    .image, .audiovisualContent, .livePhoto,
  ])
}
