internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

// Copies of items for sharing, in browser formats and without metadata.
extension MediaExtraction {
  /// The copies of an item's halves for sharing.
  package struct Copies: Sendable {
    package var media: [StrippedMedia] = []
    /// The halves whose metadata cannot be removed without decoding, with the reason.
    package var refused: [(role: MediaPart.Role, reason: String)] = []
  }

  /// The limit for stills, which are held in memory while their metadata is removed.
  private static let maxStillSize = 64 << 20
  private static let movies: [UTType] = [.mpeg4Movie, .quickTimeMovie]

  /// Returns the halves of an item in browser formats, without metadata or unchanged.
  ///
  /// Movies are read only by ``StrippedMedia/read(_:)``. Errors: ``ExtractionError``.
  package func copies(of item: MediaItem, keepsMetadata: Bool, _ limits: ExtractionLimits) throws -> Copies {
    var copies = Copies()
    let parts = try halves(of: item)
    try limits.check(parts)
    for part in parts {
      guard part.role == .movie || StrippedPicture.types.contains(part.type),
        let name = Self.name(of: part)
      else { continue }
      func media(_ contents: StrippedMedia.Contents, orientation: Int = 1) -> StrippedMedia {
        StrippedMedia(
          role: part.role, name: name, type: part.type, orientation: orientation, contents: contents)
      }
      if keepsMetadata {
        copies.media.append(media(.part(part, edits: ByteEdits())))
        continue
      }
      switch try Self.stripped(part) {
      case .success(let contents):
        let orientation = part.type == StrippedPicture.avif ? 1 : item.file.metadata?.orientation ?? 1
        copies.media.append(media(contents, orientation: part.role == .still ? orientation : 1))
      case .failure(let refusal): copies.refused.append((part.role, refusal.reason))
      }
    }
    return copies
  }

  private func halves(of item: MediaItem) throws -> [MediaPart] {
    switch item.kind {
    case .livePhoto:
      let parts = try self.parts(of: item).filter { $0.role == .still || $0.role == .movie }
      return item.livePhoto?.form == .motion ? [try Self.whole(.still, item)] + parts.prefix(1) : parts
    case .photo:
      return StrippedPicture.types.contains(item.file.identification.type)
        ? [try Self.whole(.still, item)] : []
    case .video: return [try Self.whole(.movie, item)]
    default: return []
    }
  }

  /// The reason why metadata cannot be removed.
  private struct Refusal: Error {
    var reason: String
  }

  private static func stripped(_ part: MediaPart) throws -> Result<StrippedMedia.Contents, Refusal> {
    guard part.role == .still || movies.contains(where: { part.type.conforms(to: $0) }) else {
      return .failure(Refusal(reason: "its metadata can be taken out of MP4 and QuickTime movies only"))
    }
    if part.role == .still, part.byteCount > Int64(maxStillSize) {
      return .failure(Refusal(reason: "it is too large for its metadata to be taken out"))
    }
    return try part.withSource { source in
      let reader = ByteReader()
      defer { reader.close() }
      do { try reader.open(source, budget: MovieStripper.budget) } catch { throw unreadable(reader) }
      if part.role == .still {
        let picture = StrippedPicture(reader, part.type, upTo: maxStillSize)
        if reader.sourceFailure != nil { throw unreadable(reader) }
        return picture.map { .success(.bytes($0.bytes)) } ?? .failure(Refusal(reason: "it is not whole"))
      }
      do throws(MovieStripper.Obstacle) {
        return .success(.part(part, edits: try MovieStripper(reader).edits))
      } catch {
        if error == .unreadable { throw unreadable(reader) }
        return .failure(Refusal(reason: error.words))
      }
    }
  }

  private static func unreadable(_ reader: ByteReader) -> ExtractionError {
    reader.sourceFailure.map { ExtractionError($0) } ?? ExtractionError.changed
  }

  /// Returns the part's name with an extension of its type, from which servers derive the MIME type.
  private static func name(of part: MediaPart) -> FilePath.Component? {
    let extensions = part.type.tags[.filenameExtension] ?? []
    if let own = part.name.extension?.lowercased(), extensions.contains(own) { return part.name }
    return PartName.of(part.name, extension: part.type.preferredFilenameExtension ?? "bin")
  }
}
