internal import ByteSources
public import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Reads thumbnails from picture files, without decoding and without metadata.
///
/// With `Isolation.Extent.readers` the files are read in worker processes. Each reader must be used by one thread that lives
/// as long as it does.
///
/// ```swift
/// let isolation = Isolation.ownExecutable ?? .off
/// let reader = ThumbnailReader(FileIdentifier.Options(isolation: isolation))
/// let picture = try reader.thumbnail(descriptor: file, .small)
/// ```
public final class ThumbnailReader {
  /// The wanted size of a thumbnail.
  public struct Size: Hashable, Sendable {
    let request: ThumbnailRequest

    /// Creates a size: the smallest thumbnail with at least this shorter side, or else the largest, of at most so many bytes.
    public init(leastSide: Int, byteCount: Int) {
      request = ThumbnailRequest(
        limit: max(0, min(byteCount, 8 << 20)), leastSide: leastSide, prefersWhole: true)
    }

    /// A size for lists.
    public static let small = Size(leastSide: 120, byteCount: 1 << 20)
    /// A size for full screen.
    public static let large = Size(leastSide: 1000, byteCount: 8 << 20)
  }

  private let reader: MediaItemReader

  /// Creates a reader that identifies files by content only.
  public init(_ options: FileIdentifier.Options = FileIdentifier.Options()) {
    var own = options
    own.basis = .content
    own.keepsEvidence = false
    reader = MediaItemReader(own, recognizesBundles: false)
  }

  /// Returns the thumbnail of an open file; nil if it is not a picture or has none without decoding.
  ///
  /// The descriptor keeps its position. Errors: an unreadable file.
  public func thumbnail(descriptor: Int32, _ size: Size) throws(IdentificationError) -> Thumbnail? {
    let status = try IdentificationError.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    guard status.type == .regular else { return nil }
    let source = DescriptorSource(descriptor: descriptor, byteCount: status.byteCount)
    guard let worker = reader.worker else {
      let reading = try reader.reading(source, descriptor, named: nil, nil, asHalf: true)
      return try Thumbnail(reading, over: source, size.request)
    }
    let thumbnail: Thumbnail? = try ItemService.send(worker, .thumbnail(size.request), source, descriptor)
    guard thumbnail.map({ $0.bytes.count <= size.request.limit }) ?? true else {
      throw worker.invalidAnswer()
    }
    return thumbnail
  }
}
