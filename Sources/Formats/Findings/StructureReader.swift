package import ByteSources
package import UniformTypes

/// Reads one format's structure; returns nil if the bytes are not of that format.
package typealias StructureReader = @Sendable (ByteReader) throws(ReadFailure) -> ContentFinding?

/// A reader for a format without a signature of its own; runs after all signatures.
package struct SignaturelessReader: Sendable {
  package var name: StaticString
  package var because: StaticString
  package var read: StructureReader

  package init(name: StaticString, because: StaticString, read: @escaping StructureReader) {
    self.name = name
    self.because = because
    self.read = read
  }
}

/// A reader whose evidence is too weak without a filename that claims its type.
package struct ReaderForNamedType: Sendable {
  package var type: DeclaredType
  package var read: StructureReader
  package var because: StaticString
}
