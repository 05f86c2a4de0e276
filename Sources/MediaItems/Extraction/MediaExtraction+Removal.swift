internal import ByteSources
internal import FileIdentification
internal import Formats
public import MediaMetadata

extension MediaExtraction {
  /// Returns the files of an item without locations or captions: a photo, a movie, both halves of a pair or bundle, or a
  /// whole motion photo.
  ///
  /// Pictures and sound keep their coded bytes; ``MediaPart/leftOut`` lists what else is removed. Errors:
  /// ``ExtractionError``, with ``ExtractionError/Code/inseparable`` if that is impossible.
  public func files(of item: MediaItem, without kinds: MetadataKinds) throws -> [MediaPart] {
    try files(of: item, unchanged: kinds.isEmpty).map { try part($0, without: kinds) }
  }

  /// Returns a part without locations or captions.
  ///
  /// The result is read again to verify the removal. Errors: those of ``files(of:without:)``.
  public func part(_ part: MediaPart, without kinds: MetadataKinds) throws -> MediaPart {
    guard part.removal == nil else { throw Self.inseparable("its metadata were taken out already") }
    if kinds.isEmpty { return part }
    var part = part
    let removal = try part.withSource { source in
      try Self.reading(source) { reader in
        let metadata = try MediaMetadata.read(reader, type: part.type)
        do throws(MetadataRemoval.Obstacle) {
          return try MetadataRemoval(kinds, of: reader, type: part.type, metadata)
        } catch {
          if error == .unreadable { throw Self.failure(of: reader) }
          throw Self.inseparable(error.words)
        }
      }
    }
    part.removal = removal
    try check(part, removal)
    return part
  }

  /// Reads a stripped part and throws if it still has the metadata.
  private func check(_ part: MediaPart, _ removal: MetadataRemoval) throws {
    if removal.isEmpty { return }
    try part.withSource { source in
      try Self.reading(source) { reader in
        let metadata = try MediaMetadata.read(reader, type: part.type)
        if removal.kinds.contains(.location), metadata.isLocated == true {
          throw Self.inseparable("a place would be left in it")
        }
        guard removal.kinds.contains(.captions) else { return }
        let details = try MediaDetails.read(reader, beside: metadata, .caption)
        guard details.title == nil, details.description == nil, details.keywords.isEmpty else {
          throw Self.inseparable("a caption would be left in it")
        }
      }
    }
  }

  private static func reading<Result>(
    _ source: any ByteSource, _ body: (ByteReader) throws -> Result
  ) throws -> Result {
    let reader = ByteReader()
    defer { reader.close() }
    do { try reader.open(source, budget: MetadataRemoval.budget) } catch { throw failure(of: reader) }
    do { return try body(reader) } catch is ReadFailure { throw failure(of: reader) }
  }

  private static func failure(of reader: ByteReader) -> ExtractionError {
    reader.sourceFailure.map { ExtractionError($0) } ?? ExtractionError.changed
  }

  private static func inseparable(_ reason: String) -> ExtractionError {
    ExtractionError(code: .inseparable, message: "its metadata cannot be left out: \(reason)")
  }

  private func files(of item: MediaItem, unchanged: Bool) throws -> [MediaPart] {
    if let form = item.livePhoto?.form, form == .pair || form == .bundle {
      return try parts(of: item).filter { $0.role != .metadata }
    }
    let role: MediaPart.Role = item.kind == .video ? .movie : .still
    guard unchanged || MetadataRemoval.isPossible(for: item.file.identification.type) else {
      throw Self.inseparable(MetadataRemoval.Obstacle.format.words)
    }
    return [try Self.whole(role, item)]
  }
}

extension MediaPart {
  /// Unknown structures that were removed with the metadata, in words; usually empty.
  public var leftOut: [String] { removal?.unknown ?? [] }
}
