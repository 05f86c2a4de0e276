public import ByteSources
package import Formats
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
    /// A picture, a movie, what is said of them, or a small picture of them.
    case still, movie, metadata, preview
  }

  /// What holds the part: a file, or a member of an archive.
  public struct Container: Hashable, Sendable {
    /// Where the file is.
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

  /// What the part is to the item.
  public var role: Role
  /// The name that a file of the part alone should have: one component, without anything that leads elsewhere.
  public var name: FilePath.Component
  /// Its type.
  public var type: UTType
  /// What holds it.
  public var container: Container
  /// Which of the container's bytes are the part, in order.
  public var extents: [Range<Int64>]
  /// What is written before these bytes to make a file of a coded picture; empty where they are a file as they are.
  public var head: [UInt8] = []

  /// The changes that take metadata out of the part; nil where nothing is taken out.
  package var removal: MetadataRemoval?

  /// The number of bytes, ``head`` counted in.
  public var byteCount: Int64 { removal?.byteCount(of: ownByteCount) ?? ownByteCount }

  /// The number of bytes with all metadata.
  private var ownByteCount: Int64 {
    extents.reduce(Int64(head.count)) { $0 &+ ($1.upperBound &- $1.lowerBound) }
  }

  /// Where the part's bytes are in the file, when they stand there in one piece as they are.
  public var range: Range<Int64>? {
    guard head.isEmpty, removal == nil, !container.isDeflated, extents.count == 1, let extent = extents.first
    else {
      return nil
    }
    let start = container.range.lowerBound
    return start &+ extent.lowerBound..<start &+ extent.upperBound
  }

  /// The part's bytes, when `file` gives those of the container's file.
  public func source(over file: any ByteSource) throws(ByteSourceError) -> any ByteSource {
    let bytes = ExtentSource(try container.source(over: file), extents: extents)
    let own: any ByteSource = head.isEmpty ? bytes : PrefixedSource(prefix: head, rest: bytes)
    guard let removal else { return own }
    return ExtentSource(
      EditedSource(base: own, edits: removal.edits), extents: removal.kept(of: ownByteCount))
  }
}

extension MediaPart.Container {
  func source(over file: any ByteSource) throws(ByteSourceError) -> any ByteSource {
    let stored = ExtentSource(file, extents: [range])
    return isDeflated ? try InflatedSource(stored, byteCount: byteCount) : stored
  }
}
