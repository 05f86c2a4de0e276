public import ByteSources
internal import ContainerFormats
internal import Formats
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage

extension MediaPart {
  private static let pieceSize = 256 << 10

  /// Opens the file, calls `body` with the part's bytes, and closes the file.
  ///
  /// Errors: ``ExtractionError``, and what `body` throws.
  public func withSource<Result>(_ body: (any ByteSource) throws -> Result) throws -> Result {
    try Self.withFile(container.path) { file, byteCount in
      guard container.range.upperBound <= byteCount else { throw ExtractionError.changed }
      return try body(try source(over: file))
    }
  }

  /// Calls `body` with one piece of the bytes after another, and makes sure that they were all there.
  ///
  /// Errors: ``ExtractionError`` when the file changed, is cut off, or does not have the checksum that its archive says;
  /// what was handed over until then is to be thrown away. And what `body` throws.
  public func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var check = CyclicRedundancyCheck()
    var notes = CodedNotes()
    let isStripped = removal?.kinds.contains(.location) ?? false
    try withSource { source in
      try read(source) { piece in
        if isStripped, notes.finds(in: piece) { throw CodedNotes.found }
        check.update(piece)
        try body(piece)
      }
    }
    if let expected = container.crc32, head.isEmpty, removal == nil, extents == [0..<container.byteCount],
      expected != check.value
    {
      throw ExtractionError(
        code: .damaged, message: "the member does not have the checksum that its archive says")
    }
  }

  /// Calls `body` with all bytes of a source that is as long as the part.
  func read(_ source: any ByteSource, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 16)
    defer { buffer.deallocate() }
    var offset: Int64 = 0
    let end = byteCount
    while offset < end {
      let wanted = Int(min(Int64(buffer.count), end - offset))
      let count: Int
      do {
        count = try source.read(
          at: offset, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      } catch { throw ExtractionError(error) }
      guard count > 0 else { throw ExtractionError.changed }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      offset += Int64(count)
    }
  }

  /// Opens a regular file for as long as `body` runs, which gets its size too; anything else is never opened for reading.
  static func withFile<Result>(
    _ path: FilePath, _ body: (_ file: DescriptorSource, _ byteCount: Int64) throws -> Result
  ) throws -> Result {
    let opened: (file: FileDescriptor, status: FileStatus)?
    do throws(Errno) { opened = try FileDescriptor.openRegularFile(path) } catch {
      throw ExtractionError(error)
    }
    guard let (file, status) = opened else {
      throw ExtractionError(code: .unreadable, message: "not a file that can be read by range")
    }
    defer { file.release() }
    // One answer about the size, for all: a second question might fail.
    return try body(
      DescriptorSource(descriptor: file.rawValue, byteCount: status.byteCount), status.byteCount)
  }
}
