internal import ByteSources
public import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Small pictures of pictures, made of nothing but what lies in their files: nothing is decoded, and no metadata is kept.
///
/// With `Isolation.Extent.readers` the files are read in worker processes. Each worker needs its own reader, used by one
/// thread that lives as long as it does.
///
/// ```swift
/// let isolation = Isolation.ownExecutable ?? .off
/// let reader = ThumbnailReader(FileIdentifier.Options(isolation: isolation))
/// let picture = try reader.thumbnail(descriptor: file, .small)
/// ```
public final class ThumbnailReader {
  /// How large a picture is wanted.
  public struct Size: Hashable, Sendable {
    let wish: ThumbnailWish

    /// The smallest one whose shorter side has so many pixels, or else the largest, in at most so many bytes.
    public init(leastSide: Int, byteCount: Int) {
      wish = ThumbnailWish(limit: max(0, min(byteCount, 8 << 20)), leastSide: leastSide, prefersWhole: true)
    }

    /// For a list.
    public static let small = Size(leastSide: 120, byteCount: 1 << 20)
    /// For a screen.
    public static let large = Size(leastSide: 1000, byteCount: 8 << 20)
  }

  private let reader: MediaItemReader

  /// Creates a reader that looks at content alone.
  public init(_ options: FileIdentifier.Options = FileIdentifier.Options()) {
    var own = options
    own.basis = .content
    own.keepsEvidence = false
    reader = MediaItemReader(own, recognizesBundles: false)
  }

  /// The picture of an open file; nil where it is no picture, or holds nothing that can be shown without decoding it.
  ///
  /// The descriptor's position does not move. Errors: when the file cannot be read.
  public func thumbnail(descriptor: Int32, _ size: Size) throws(IdentificationError) -> Thumbnail? {
    let status = try IdentificationError.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    guard status.type == .regular else { return nil }
    let source = DescriptorSource(descriptor: descriptor, byteCount: status.byteCount)
    guard let worker = reader.worker else {
      let reading = try reader.reading(source, descriptor, named: nil, nil, asHalf: true)
      return try Thumbnail(reading, over: source, size.wish)
    }
    let found: Thumbnail? = try ItemService.ask(worker, .thumbnail(size.wish), source, descriptor)
    guard found.map({ $0.bytes.count <= size.wish.limit }) ?? true else { throw worker.refused() }
    return found
  }
}
