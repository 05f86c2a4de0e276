internal import ByteSources
internal import FileIdentification
internal import UniformTypes

/// A family of files whose headers are read alike: by which bytes it is known, and under which types.
struct MetadataFormat: Sendable {
  typealias Reading = @Sendable (ByteReader, inout MediaMetadata) throws(ReadFailure) -> Void

  let name: String
  /// Bytes at an offset; one of them must stand there.
  let marks: [(offset: Int, bytes: [UInt8])]
  /// Types that the mark alone is too weak for; empty where it is strong.
  let types: TypeCondition?
  let because: String
  let read: Reading

  init(
    _ name: String, _ marks: [(Int, [UInt8])], below types: [DeclaredType] = [], because: String,
    read: @escaping Reading
  ) {
    self.name = name
    self.marks = marks.map { (offset: $0.0, bytes: $0.1) }
    self.types = types.isEmpty ? nil : TypeCondition(below: types)
    self.because = because
    self.read = read
  }

  func holds(_ head: ByteView, _ type: UTType) -> Bool {
    guard marks.isEmpty || marks.contains(where: { head.matches($0.bytes, at: $0.offset) }) else {
      return false
    }
    return types?.holds(for: type) ?? true
  }

  /// The bytes of ASCII text.
  static func text(_ text: StaticString, at offset: Int = 0) -> (Int, [UInt8]) {
    (offset, Array(text.description.utf8))
  }
}
