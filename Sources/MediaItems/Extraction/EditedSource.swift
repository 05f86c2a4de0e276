internal import ByteSources
internal import ContainerFormats

/// Another source with some of its bytes written over.
struct EditedSource: ByteSource {
  let base: any ByteSource
  let edits: ByteEdits

  var byteCount: Int64? { base.byteCount }

  func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    let count = try base.read(at: offset, into: buffer)
    edits.apply(to: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), at: offset)
    return count
  }
}
