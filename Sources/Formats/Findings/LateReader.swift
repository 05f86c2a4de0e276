package import ByteSources

/// Walks one format's structure; nil means that the bytes are not that format after all.
package typealias StructureReader = @Sendable (ByteReader) throws(ReadFailure) -> ContentFinding?

/// A reader for formats without a signature of their own, asked after all signatures.
package struct LateReader: Sendable {
  package var name: StaticString
  package var because: StaticString
  package var read: StructureReader

  package init(name: StaticString, because: StaticString, read: @escaping StructureReader) {
    self.name = name
    self.because = because
    self.read = read
  }
}
