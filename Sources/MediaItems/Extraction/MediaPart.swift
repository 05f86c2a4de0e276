public import ByteSources
internal import ContainerFormats
package import Formats
internal import MediaMetadata
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// One part of an item, as ranges of a file; nothing is copied until it is read.
///
/// ```swift
/// let part = try MediaExtraction().parts(of: item)[0]
/// try part.withSource { source in try server.send(source) }
/// ```
public struct MediaPart: Hashable, Sendable {
  /// The role of a part in the item.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A picture, a movie, their metadata, or a preview.
    case still, movie, metadata, preview
  }

  /// The container of a part: a file or an archive member.
  public struct Container: Hashable, Sendable {
    /// The path of the file.
    public var path: FilePath
    /// The range of the container in the file.
    public var range: Range<Int64>
    /// True if the range is deflated.
    public var isDeflated = false
    /// The inflated size in bytes.
    public var byteCount: Int64
    /// The CRC-32 of the contents, if the archive states one.
    public var crc32: UInt32?
  }

  /// The role of the part.
  public var role: Role
  /// A safe file name for the part.
  public var name: FilePath.Component
  /// The type of the part.
  public var type: UTType
  /// The container of the part.
  public var container: Container
  /// The part's ranges in the container, in order.
  public var extents: [Range<Int64>]
  /// The header that makes a file of a coded picture; empty if the bytes are a file already.
  public var head: [UInt8] = []

  /// The removal of metadata from the part; nil for none.
  package var removal: MetadataRemoval?

  /// The number of bytes, including ``head``.
  public var byteCount: Int64 { removal?.byteCount(of: ownByteCount) ?? ownByteCount }

  /// The number of bytes before the removal of metadata.
  private var ownByteCount: Int64 {
    extents.reduce(Int64(head.count)) { $0 &+ ($1.upperBound &- $1.lowerBound) }
  }

  /// The range of the part in the file; nil unless its bytes are stored contiguously and unchanged.
  public var range: Range<Int64>? {
    guard head.isEmpty, removal == nil, !container.isDeflated, extents.count == 1, let extent = extents.first
    else {
      return nil
    }
    let start = container.range.lowerBound
    return start &+ extent.lowerBound..<start &+ extent.upperBound
  }

  /// Returns the part's bytes from the container's open file.
  public func source(over file: any ByteSource) throws(ByteSourceError) -> any ByteSource {
    let bytes = ExtentSource(try container.source(over: file), extents: extents)
    let own: any ByteSource = head.isEmpty ? bytes : PrefixedSource(prefix: head, rest: bytes)
    guard let removal else { return own }
    return ExtentSource(
      EditedSource(base: own, edits: removal.edits), extents: removal.keptRanges(of: ownByteCount))
  }

  private static let chunkSize = 256 << 10

  /// Opens the file, calls `body` with the part's bytes, and closes the file.
  ///
  /// Errors: ``ExtractionError``; those of `body`.
  public func withSource<Result>(_ body: (any ByteSource) throws -> Result) throws -> Result {
    try Self.withFile(container.path) { file, byteCount in
      guard container.range.upperBound <= byteCount else { throw ExtractionError.changed }
      return try body(try source(over: file))
    }
  }

  /// Calls `body` with consecutive chunks of the bytes and verifies the checksum.
  ///
  /// Errors: ``ExtractionError`` if the file changed, is truncated or does not match the checksum of its archive, in which
  /// case the chunks must be discarded; those of `body`.
  public func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var checksum = CyclicRedundancyCheck()
    var scanner = CamcorderMetadataScanner()
    let isStripped = removal?.kinds.contains(.location) ?? false
    try withSource { source in
      try read(source) { chunk in
        if isStripped, scanner.detects(in: chunk) { throw CamcorderMetadataScanner.error }
        checksum.update(chunk)
        try body(chunk)
      }
    }
    if let expected = container.crc32, head.isEmpty, removal == nil, extents == [0..<container.byteCount],
      expected != checksum.value
    {
      throw ExtractionError(
        code: .damaged, message: "the member does not have the checksum that its archive says")
    }
  }

  /// Calls `body` with chunks of a source of the part's length.
  func read(_ source: any ByteSource, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 16)
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

  /// Calls `body` with an open regular file and its size; other files are never opened for reading.
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
    // One status for all, because a second one might fail.
    return try body(
      DescriptorSource(descriptor: file.rawValue, byteCount: status.byteCount), status.byteCount)
  }
}

extension MediaPart.Container {
  func source(over file: any ByteSource) throws(ByteSourceError) -> any ByteSource {
    let stored = ExtentSource(file, extents: [range])
    return isDeflated ? try InflatedSource(stored, byteCount: byteCount) : stored
  }
}
