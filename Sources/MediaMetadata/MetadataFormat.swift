internal import ByteSources
internal import UniformTypes

/// A family of files whose headers are read alike: what their content was found to be, and what the verdict calls them.
struct MetadataFormat: Sendable {
  typealias Reading = @Sendable (ByteReader, inout MediaMetadata) throws(ReadFailure) -> Void

  let name: String
  /// What the content is.
  let content: TypeCondition
  /// What the verdict is, where one content is read in several ways.
  let verdict: TypeCondition
  let because: String
  let read: Reading

  init(
    _ name: String, _ content: TypeCondition, under verdict: TypeCondition = TypeCondition(), because: String,
    read: @escaping Reading
  ) {
    self.name = name
    self.content = content
    self.verdict = verdict
    self.because = because
    self.read = read
  }

  func holds(_ content: UTType, _ verdict: UTType) -> Bool {
    self.content.holds(for: content) && self.verdict.holds(for: verdict)
  }
}
