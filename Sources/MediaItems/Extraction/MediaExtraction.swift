internal import ByteSources
public import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// Finds the parts of items: the movie in a motion photo, the halves of a pair or bundle, the previews in a picture.
///
/// Parts are named ranges; ``MediaPart/read(_:)`` and ``MediaPart/withSource(_:)`` read their bytes. Each thread needs its
/// own extraction.
///
/// ```swift
/// let item = try MediaItemReader().read(path: "PXL_0001.MP.jpg")
/// for part in try MediaExtraction().parts(of: item) { print(part.name, part.byteCount) }
/// ```
public final class MediaExtraction {
  let options: FileIdentifier.Options
  let identifier: FileIdentifier

  /// Creates an extraction with the type registry of `options`.
  public init(_ options: FileIdentifier.Options = FileIdentifier.Options()) {
    self.options = options
    var own = options
    own.basis = .content
    own.keepsEvidence = false
    identifier = FileIdentifier(own)
  }

  /// Returns the parts of a Live Photo: the movie of a motion photo, or both halves and a bundle's metadata.
  ///
  /// A movie is also returned for a picture that claims not to be a motion photo. `stillAlone` adds the picture of a motion
  /// photo without its movie, if nothing else is lost. Errors: ``ExtractionError``, with ``ExtractionError/Code/nothing`` for items that have no parts.
  public func parts(of item: MediaItem, stillAlone: Bool = false) throws -> [MediaPart] {
    guard let livePhoto = item.livePhoto else {
      if let video = item.file.headers?.metadata.motionVideo {
        return try motionParts(item, [video.range] + video.further, stillAlone)
      }
      if let stale = item.file.headers?.metadata.staleMotionFlag { throw Self.nothing(stale) }
      if item.file.headers?.metadata.hasCutMovie == true {
        throw Self.nothing("the movie behind the still is cut short")
      }
      if item.kind == .livePhoto {
        throw ExtractionError(code: .damaged, message: "a Live Photo's archive whose members cannot be read")
      }
      throw Self.nothing("neither a motion photo nor a Live Photo")
    }
    switch livePhoto.form {
    case .movieHalf where livePhoto.isWhole:
      return try halves(livePhoto)
    case .motion:
      let further = item.file.headers?.metadata.motionVideo?.further ?? []
      return try motionParts(item, (livePhoto.movieRange.map { [$0] } ?? []) + further, stillAlone)
    case .pair: return try halves(livePhoto)
    case .bundle:
      guard item.file.identification.type.conforms(to: .directory) else { return try archiveParts(item) }
      return try halves(livePhoto) + bundleMetadata(item.path, livePhoto)
    case .stillHalf: throw Self.nothing("a still whose movie was not found")
    case .movieHalf: throw Self.nothing("a movie whose still was not found")
    }
  }

  private func motionParts(_ item: MediaItem, _ movies: [Range<Int64>], _ stillAlone: Bool) throws
    -> [MediaPart]
  {
    guard let name = item.path.lastComponent, let range = movies.first else {
      throw Self.nothing("a motion photo without a place for its movie")
    }
    return try MediaPart.withFile(item.path) { file, byteCount in
      let whole = MediaPart.Container(path: item.path, range: 0..<byteCount)
      var parts: [MediaPart] = []
      if stillAlone {
        let reader = ByteReader()
        let cut: MotionStill.Cut
        do {
          try reader.open(file)
          cut = try MotionStill.cut(reader, movie: range)
        } catch { throw ExtractionError(code: .damaged, message: "the still's end cannot be found") }
        switch cut {
        case .at(let end):
          parts.append(
            MediaPart(
              role: .still, name: name, type: item.file.identification.type, container: whole,
              extents: [0..<end]))
        case .impossible(let reason):
          throw ExtractionError(code: .inseparable, message: "the still cannot be had alone: \(reason)")
        }
      }
      for (number, range) in movies.enumerated() {
        let type = try self.type(of: ExtentSource(file, extents: [range])) ?? .mpeg4Movie
        let mark = number == 0 ? "" : "-\(number + 1)"
        guard let movieName = PartName.of(name, mark: mark, extension: Self.movieExtension(type)) else {
          throw Self.nothing("a motion photo whose name makes no other")
        }
        parts.append(
          MediaPart(role: .movie, name: movieName, type: type, container: whole, extents: [range]))
      }
      return parts
    }
  }

  private func halves(_ livePhoto: LivePhoto) throws -> [MediaPart] {
    guard let still = livePhoto.still, let movie = livePhoto.movie else {
      throw Self.nothing("a half has no file of its own")
    }
    return [try part(.still, at: still), try part(.movie, at: movie)]
  }

  private func bundleMetadata(_ folder: FilePath, _ livePhoto: LivePhoto) throws -> [MediaPart] {
    let entries: [DirectoryEntry]
    do throws(Errno) { entries = try DirectoryListing.entries(of: folder) } catch {
      throw ExtractionError(error)
    }
    guard let still = livePhoto.still?.lastComponent,
      let entry = entries.first(where: { entry in
        [.regular, .unknown].contains(entry.type)
          && String(decoding: entry.name, as: UTF8.self).lowercased() == "metadata.plist"
      })
    else { return [] }
    var metadata = try part(.metadata, at: entry.path(in: folder))
    metadata.name = Self.metadataName(beside: still) ?? metadata.name
    return [metadata]
  }

  /// Returns a name with the still's stem, because `metadata.plist` is the same in all bundles.
  private static func metadataName(beside still: FilePath.Component) -> FilePath.Component? {
    PartName.of(still, mark: ".metadata", extension: "plist")
  }

  private func archiveParts(_ item: MediaItem) throws -> [MediaPart] {
    let archive = try archive(of: item)
    var parts: [MediaPart] = []
    for (role, member) in [(MediaPart.Role.still, archive.still), (.movie, archive.movie)] {
      guard let name = PartName.safe(member.name) else { throw Self.nothing("a member without a name") }
      parts.append(
        MediaPart(
          role: role, name: name, type: member.type, container: member.container,
          extents: [0..<member.container.byteCount]))
    }
    if let metadata = archive.metadata, let still = parts.first?.name,
      let name = Self.metadataName(beside: still)
    {
      parts.append(
        MediaPart(
          role: .metadata, name: name, type: metadata.type, container: metadata.container,
          extents: [0..<metadata.container.byteCount]))
    }
    return parts
  }

  func archive(of item: MediaItem) throws -> LivePhotoArchive {
    try MediaPart.withFile(item.path) { file, _ in
      guard
        case .livePhoto(let archive) = LivePhotoArchive.read(
          file, at: item.path, named: item.path.lastName, identifier, saysWhy: false)
      else { throw ExtractionError.changed }
      return archive
    }
  }

  /// Returns a whole file as a part.
  private func part(_ role: MediaPart.Role, at path: FilePath) throws -> MediaPart {
    try MediaPart.withFile(path) { file, size in
      guard let name = path.lastComponent else { throw Self.nothing("a part without a name") }
      return MediaPart(
        role: role, name: name, type: try type(of: file) ?? .data,
        container: MediaPart.Container(path: path, range: 0..<size), extents: [0..<size])
    }
  }

  private func type(of source: any ByteSource) throws -> UTType? {
    do { return try identifier.identify(source: source).contentType } catch {
      throw ExtractionError(code: .unreadable, message: error.message)
    }
  }

  static func nothing(_ reason: String) -> ExtractionError {
    ExtractionError(code: .nothing, message: "nothing to extract: \(reason)")
  }

  /// Returns the extension by the type of the movie's bytes, not by the still's claim.
  private static func movieExtension(_ type: UTType) -> String {
    let rows: [(type: UTType, suffix: String)] = [(.quickTimeMovie, "mov"), (.mpeg4Movie, "mp4")]
    return rows.first { type == $0.type }?.suffix ?? type.preferredFilenameExtension ?? "mp4"
  }
}

extension MediaPart.Container {
  /// Creates a container of an uncompressed range of a file.
  init(path: FilePath, range: Range<Int64>) {
    self.init(
      path: path, range: range, isDeflated: false, byteCount: range.upperBound - range.lowerBound, crc32: nil)
  }
}
