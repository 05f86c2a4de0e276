internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

extension MediaExtraction {
  /// What can be copied of an item for others to look at.
  package struct Copies: Sendable {
    package var media: [BareMedia] = []
    /// Halves whose metadata cannot be taken out without decoding them, and why.
    package var refused: [(role: MediaPart.Role, reason: String)] = []
  }

  /// A still is kept in memory while its metadata is left out.
  private static let longestStill = 64 << 20
  private static let movies: [UTType] = [.mpeg4Movie, .quickTimeMovie]

  /// The stills that browsers show and the movies of an item, without metadata; or as they are.
  ///
  /// Nothing is copied here: movies are read when ``BareMedia/read(_:)`` is called. Errors: ``ExtractionError``.
  package func copies(of item: MediaItem, asTheyAre: Bool, _ limits: ExtractionLimits) throws -> Copies {
    var copies = Copies()
    let parts = try halves(of: item)
    try limits.check(parts)
    for part in parts {
      guard part.role == .movie || BarePicture.types.contains(part.type),
        let name = Self.name(of: part)
      else { continue }
      func media(_ contents: BareMedia.Contents, orientation: Int = 1) -> BareMedia {
        BareMedia(role: part.role, name: name, type: part.type, orientation: orientation, contents: contents)
      }
      if asTheyAre {
        copies.media.append(media(.part(part, edits: ByteEdits())))
        continue
      }
      switch try Self.bare(part) {
      case .success(let contents):
        let orientation = part.type == BarePicture.avif ? 1 : item.file.metadata?.orientation ?? 1
        copies.media.append(media(contents, orientation: part.role == .still ? orientation : 1))
      case .failure(let reason): copies.refused.append((part.role, reason.words))
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
      return BarePicture.types.contains(item.file.identification.type) ? [try Self.whole(.still, item)] : []
    case .video: return [try Self.whole(.movie, item)]
    default: return []
    }
  }

  /// Why metadata cannot be taken out.
  private struct Refusal: Error {
    var words: String
  }

  private static func bare(_ part: MediaPart) throws -> Result<BareMedia.Contents, Refusal> {
    guard part.role == .still || movies.contains(where: { part.type.conforms(to: $0) }) else {
      return .failure(Refusal(words: "its metadata can be taken out of MP4 and QuickTime movies only"))
    }
    if part.role == .still, part.byteCount > Int64(longestStill) {
      return .failure(Refusal(words: "it is too large for its metadata to be taken out"))
    }
    return try part.withSource { source in
      let reader = ByteReader()
      defer { reader.close() }
      do { try reader.open(source, budget: BareMovie.budget) } catch { throw unreadable(reader) }
      if part.role == .still {
        let picture = BarePicture(reader, part.type, upTo: longestStill)
        if reader.sourceFailure != nil { throw unreadable(reader) }
        return picture.map { .success(.bytes($0.bytes)) } ?? .failure(Refusal(words: "it is not whole"))
      }
      do throws(BareMovie.Obstacle) {
        return .success(.part(part, edits: try BareMovie(reader).edits))
      } catch {
        if error == .unreadable { throw unreadable(reader) }
        return .failure(Refusal(words: error.words))
      }
    }
  }

  private static func unreadable(_ reader: ByteReader) -> ExtractionError {
    reader.sourceFailure.map { ExtractionError($0) } ?? ExtractionError.changed
  }

  /// The part's name, with an extension of its type: a server tells by it what to send the file as.
  private static func name(of part: MediaPart) -> FilePath.Component? {
    let known = part.type.tags[.filenameExtension] ?? []
    if let own = part.name.extension?.lowercased(), known.contains(own) { return part.name }
    return PartName.of(part.name, extension: part.type.preferredFilenameExtension ?? "bin")
  }
}
