internal import ByteSources
internal import FileIdentification
public import Foundation
public import MediaItems
public import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// A Live Photo that was loaded: its still, its movie, what pairs them and the still's moment.
///
/// It is called so beside `LivePhoto`, which says how an item in a folder is kept. A program that knows it by another
/// name can say `typealias PHLivePhoto = LivePhotoObject`. Its parts are ranges of files; none is in memory before it is
/// read. One that was loaded from a provider keeps a temporary file until its last copy is gone.
///
/// ```swift
/// let photo = try await provider.object(ofClass: LivePhotoObject.self)
/// let files = try photo.writeResources(to: folder)
/// ```
public struct LivePhotoObject: ItemProviderReading, Sendable {
  /// The picture; a motion photo's whole file where it cannot be cut without losing something else.
  public let still: MediaPart
  /// The movie.
  public let movie: MediaPart
  /// The content identifier that pairs both, in upper case; nil for motion photos and pairs that have none.
  public let identifier: String?
  /// The still's moment in the movie in seconds; nil when nothing says it.
  public let keyMoment: Double?
  /// What the still's headers say.
  public let properties: MediaMetadata
  /// The temporary file that the parts lie in.
  private let folder: TemporaryFolder?

  /// What pickers register, and the older name for the same.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.live-photo-bundle", LivePhotoBundle.typeIdentifier]
  }

  /// Reads the ZIP archive of a bundle.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> LivePhotoObject { try LivePhotoObject(bundleData: data) }

  /// Reads the ZIP archive of a bundle, as a folder travels as bytes.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` for bytes that hold no Live Photo, and `ExtractionError`.
  public init(bundleData data: Data) throws {
    let folder = try TemporaryFiles.makeFolder()
    let file = folder.url.appendingPathComponent("bundle.livp")
    try data.write(to: file)
    try self.init(try MediaItemReader().read(path: FilePath(file.path)), keeping: folder)
  }

  /// Reads a bundle's folder, the archive of one, or another maker's motion photo.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` for what holds no whole Live Photo, and `ExtractionError`.
  public init(contentsOf url: URL) throws {
    try self.init(of: try MediaItemReader().read(path: FilePath(url.path)))
  }

  /// Joins a picture and a movie that belong together.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` when they are not a picture and a movie, or name different Live Photos.
  public init(still: URL, movie: URL) throws {
    let picture = try MediaItemReader().read(path: FilePath(still.path))
    let clip = try MediaItemReader().read(path: FilePath(movie.path))
    let names = [picture, clip].compactMap { $0.file.metadata?.contentIdentifier }
    guard picture.file.identification.type.conforms(to: .image),
      clip.file.identification.type.conforms(to: .movie), Set(names).count < 2,
      let item = MediaItem(
        picture.file,
        role: .still(movie: clip.path, pair: .identifier, because: "named together", alternates: []))
    else { throw CocoaError(.fileReadCorruptFile) }
    try self.init(of: item)
  }

  /// Takes the parts of an item that is a whole Live Photo or a motion photo.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` for other items, and `ExtractionError`.
  public init(of item: MediaItem) throws { try self.init(item, keeping: nil) }

  /// As ``init(of:)``, with halves that are copies without some metadata.
  init(of item: MediaItem, without kinds: MetadataKinds) throws {
    try self.init(item, keeping: nil, without: kinds)
  }

  private init(_ item: MediaItem, keeping folder: TemporaryFolder?, without kinds: MetadataKinds = []) throws
  {
    guard let livePhoto = item.livePhoto, livePhoto.form.isWhole else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: item.path.string])
    }
    let extraction = MediaExtraction()
    let parts = try Self.parts(of: item).map { try extraction.part($0, without: kinds) }
    guard let movie = parts.first(where: { $0.role == .movie }) else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: item.path.string])
    }
    let clip = try Self.metadata(of: movie)
    if let still = parts.first(where: { $0.role == .still }) {
      self.still = still
      properties = try Self.metadata(of: still)
    } else {
      still = try extraction.part(try Self.whole(item, beside: movie), without: kinds)
      properties = item.file.metadata ?? MediaMetadata()
    }
    self.movie = movie
    let stamp = item.file.metadata?.motionVideo?.presentationTimestamp
    keyMoment =
      livePhoto.form == .motion
      ? stamp.flatMap { $0 < 0 ? nil : Double($0) / 1_000_000 } : clip.stillImageTime
    identifier = livePhoto.form == .motion ? nil : properties.contentIdentifier ?? clip.contentIdentifier
    self.folder = folder
  }

  private static func parts(of item: MediaItem) throws -> [MediaPart] {
    let extraction = MediaExtraction()
    do {
      return try extraction.parts(of: item, stillAlone: true)
    } catch let error as ExtractionError where error.code == .inseparable {
      return try extraction.parts(of: item)
    }
  }

  /// The whole file, movie included: what the movie's container is.
  private static func whole(_ item: MediaItem, beside movie: MediaPart) throws -> MediaPart {
    guard let name = item.path.lastComponent else { throw CocoaError(.fileReadCorruptFile) }
    var part = movie
    part.removal = nil
    (part.role, part.name, part.type) = (.still, name, item.file.identification.type)
    part.extents = [0..<movie.container.byteCount]
    return part
  }

  /// What the headers of a part say.
  package static func metadata(of part: MediaPart) throws -> MediaMetadata {
    try part.withSource { source in
      let reader = ByteReader()
      try reader.open(source)
      return try MediaMetadata.read(reader, type: part.type)
    }
  }
}
