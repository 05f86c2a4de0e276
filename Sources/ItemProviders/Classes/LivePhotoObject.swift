internal import ByteSources
internal import FileIdentification
public import Foundation
public import MediaItems
public import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// A loaded Live Photo: its still, its movie, the identifier that pairs them and the time of the still.
///
/// Unlike `LivePhoto`, which describes an item in a folder, it gives access to the bytes. Programs can
/// declare `typealias PHLivePhoto = LivePhotoObject`. Its parts are ranges of files, read on demand. An
/// object that was loaded from a provider keeps a temporary file until its last copy is released.
///
/// ```swift
/// let photo = try await provider.object(ofClass: LivePhotoObject.self)
/// let files = try photo.writeResources(to: folder)
/// ```
public struct LivePhotoObject: ItemProviderReading, Sendable {
  /// The picture; the whole file of a motion photo that cannot be cut without loss.
  public let still: MediaPart
  /// The movie.
  public let movie: MediaPart
  /// The content identifier of both halves, in upper case; nil for motion photos and pairs without one.
  public let identifier: String?
  /// The time of the still in the movie in seconds; nil if unknown.
  public let keyMoment: Double?
  /// The metadata of the still.
  public let properties: MediaMetadata
  /// The temporary folder of the parts.
  private let folder: TemporaryFolder?

  /// The identifier that pickers register, and its older name.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.live-photo-bundle", LivePhotoBundle.typeIdentifier]
  }

  /// Reads the ZIP archive of a bundle.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> LivePhotoObject { try LivePhotoObject(bundleData: data) }

  /// Reads the ZIP archive of a bundle.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` if the bytes hold no Live Photo, and `ExtractionError`.
  public init(bundleData data: Data) throws {
    let folder = try TemporaryFiles.makeFolder()
    let file = folder.url.appendingPathComponent("bundle.livp")
    try data.write(to: file)
    try self.init(try MediaItemReader().read(path: FilePath(file.path)), keeping: folder)
  }

  /// Reads a bundle's folder or archive, or another maker's motion photo.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` if the file holds no complete Live Photo, and
  /// `ExtractionError`.
  public init(contentsOf url: URL) throws {
    try self.init(of: try MediaItemReader().read(path: FilePath(url.path)))
  }

  /// Joins a picture and a movie.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` if they are not a picture and a movie, or belong to different
  /// Live Photos.
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

  /// Creates a Live Photo of an item that is a complete Live Photo or a motion photo.
  ///
  /// Errors: `CocoaError.fileReadCorruptFile` for other items, and `ExtractionError`.
  public init(of item: MediaItem) throws { try self.init(item, keeping: nil) }

  /// Like ``init(of:)``, with copies of the halves that lack some metadata.
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
      still = try extraction.part(try Self.wholeFile(of: item, movie: movie), without: kinds)
      properties = item.file.metadata ?? MediaMetadata()
    }
    self.movie = movie
    let timestamp = item.file.metadata?.motionVideo?.presentationTimestamp
    keyMoment =
      livePhoto.form == .motion
      ? timestamp.flatMap { $0 < 0 ? nil : Double($0) / 1_000_000 } : clip.stillImageTime
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

  /// Returns the whole container of the movie as a still.
  private static func wholeFile(of item: MediaItem, movie: MediaPart) throws -> MediaPart {
    guard let name = item.path.lastComponent else { throw CocoaError(.fileReadCorruptFile) }
    var part = movie
    part.removal = nil
    (part.role, part.name, part.type) = (.still, name, item.file.identification.type)
    part.extents = [0..<movie.container.byteCount]
    return part
  }

  package static func metadata(of part: MediaPart) throws -> MediaMetadata {
    try part.withSource { source in
      let reader = ByteReader()
      try reader.open(source)
      return try MediaMetadata.read(reader, type: part.type)
    }
  }
}

extension LivePhotoObject {
  /// Returns the still's bytes.
  public func stillData() throws -> Data { try Self.data(of: still) }

  /// Returns the movie's bytes, all in memory; ``writeResources(to:)`` writes in chunks.
  public func movieData() throws -> Data { try Self.data(of: movie) }

  /// Writes the still and the movie as two files into a folder, byte for byte.
  ///
  /// Existing files are not replaced, and an incomplete file is removed. Errors:
  /// `CocoaError.fileWriteFileExists`, `ExtractionError`, and system errors.
  public func writeResources(to folder: URL) throws -> (still: URL, movie: URL) {
    let picture = folder.appendingPathComponent(SafeFileName.make(still.name.string, nil))
    let clip = folder.appendingPathComponent(SafeFileName.make(movie.name.string, nil))
    try Self.write(still, to: picture)
    do { try Self.write(movie, to: clip) } catch {
      try? FileManager.default.removeItem(at: picture)
      throw error
    }
    return (picture, clip)
  }

  /// Writes a `.pvt` folder with the still, the movie and the property list that marks it; returns its URL.
  ///
  /// It is named after the still. Existing files are not replaced, and an incomplete bundle is removed. The
  /// halves of a motion photo get no content identifier, because writing one would change their bytes.
  public func writeBundle(in folder: URL) throws -> URL {
    let bundle = folder.appendingPathComponent(SafeFileName.make(still.name.stem, "pvt"))
    try FolderCopy.makeFolder(bundle.path)
    do {
      _ = try writeResources(to: bundle)
      let list = try PropertyListSerialization.data(
        fromPropertyList: [LivePhotoBundle.metadataKey: "1"], format: .xml, options: 0)
      try list.write(to: bundle.appendingPathComponent("metadata.plist"))
    } catch {
      try? FileManager.default.removeItem(at: bundle)
      throw error
    }
    return bundle
  }

  static func write(_ part: MediaPart, to url: URL) throws {
    let file = try OpenFile(creating: url.path)
    var offset: Int64 = 0
    do {
      try part.read { chunk in
        try file.write(chunk, at: offset)
        offset &+= Int64(chunk.count)
      }
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  private static func data(of part: MediaPart) throws -> Data {
    _ = try FileContents.checkedCount(part.byteCount, part.container.path.string)
    var data = Data()
    try part.read { data.append(contentsOf: $0) }
    return data
  }
}
