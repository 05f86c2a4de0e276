public import ByteReading
public import SystemPackage
public import UniformTypes

/// One part of an item, by the ranges of the file that it lies in: nothing is copied before somebody reads it.
///
/// ```swift
/// let part = try MediaExtraction().parts(of: item)[0]
/// try part.withSource { source in try server.send(source) }
/// ```
public struct MediaPart: Hashable, Sendable {
  /// What the part is to the item.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case still, movie, metadata, preview
  }

  /// What holds the part: a file, or a member of an archive.
  public struct Container: Hashable, Sendable {
    public var path: FilePath
    /// Where its bytes are in the file.
    public var range: Range<Int64>
    /// Whether these are deflated.
    public var isDeflated = false
    /// How many bytes it has once inflated.
    public var byteCount: Int64
    /// The CRC-32 of its contents, where the archive says one.
    public var crc32: UInt32?
  }

  public var role: Role
  /// The name that a file of the part alone should have: one component, without anything that leads elsewhere.
  public var name: FilePath.Component
  public var type: UTType
  public var container: Container
  /// Which of the container's bytes are the part, in order.
  public var extents: [Range<Int64>]

  /// The number of bytes.
  public var byteCount: Int64 { extents.reduce(0) { $0 &+ ($1.upperBound &- $1.lowerBound) } }

  /// Where the part's bytes are in the file, when they stand there in one piece as they are.
  public var range: Range<Int64>? {
    guard !container.isDeflated, extents.count == 1, let extent = extents.first else { return nil }
    let start = container.range.lowerBound
    return start &+ extent.lowerBound..<start &+ extent.upperBound
  }

  /// The part's bytes, when `file` gives those of the container's file.
  public func source(over file: any ByteSource) throws(ByteSourceError) -> any ByteSource {
    ExtentSource(try container.source(over: file), extents: extents)
  }
}

extension MediaPart.Container {
  func source(over file: any ByteSource) throws(ByteSourceError) -> any ByteSource {
    let stored = ExtentSource(file, extents: [range])
    return isDeflated ? try InflatedSource(stored, byteCount: byteCount) : stored
  }
}
