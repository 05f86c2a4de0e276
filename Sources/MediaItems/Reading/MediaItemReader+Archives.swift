internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

extension MediaItemReader {
  /// What looking into a ZIP archive changes.
  enum ArchiveAnswer {
    /// It is a Live Photo.
    case livePhoto(FileReading)
    /// It is something else.
    case file(Identification)
    /// It is what it was taken for.
    case unchanged
  }

  /// Looks whether a file is a zipped Live Photo, by what its members are.
  ///
  /// Errors: a read that fails; what is in the archive is then not known.
  func archive(
    _ identification: Identification, _ contents: IdentifiedFile.Contents, named fileName: String?
  ) throws(IdentificationError) -> ArchiveAnswer {
    guard let (zip, livp) = archiveTypes, identification.contentType == zip else {
      return .unchanged
    }
    let reading = LivePhotoArchive.read(
      contents.source, at: FilePath(), named: options.basis == .both ? fileName : nil, memberIdentifier,
      saysWhy: identification.type == livp)
    switch reading {
    case .unknown: return .unchanged
    case .unreadable(let error):
      throw IdentificationError(code: error.code, message: error.message, type: identification.type)
    case .other(let because):
      // The archive's name proves nothing against what its members hold.
      guard identification.type == livp else { return .unchanged }
      return .file(
        identifier.revised(
          identification, named: fileName,
          ContentRevision(zip, refuting: livp, seen: "no Live Photo", because: because)))
    case .livePhoto(let archive):
      let reasons = archive.bundle.reasons.joined(separator: "; ")
      let names = "\(archive.still.name) + \(archive.movie.name)"
      let found = identifier.revised(
        identification, named: fileName, ContentRevision(livp, seen: names, because: reasons))
      let movie = MediaPart(
        role: .movie, name: "movie", type: archive.movie.type, container: archive.movie.container,
        extents: [0..<archive.movie.container.byteCount])
      return .livePhoto(
        FileReading(
          identification: found, headers: archive.still.metadata.map { MediaFile.Headers($0) },
          byteCount: readsMetadata ? contents.reader.byteCount : nil,
          archive: FileReading.Archive(
            still: PartName.safe(archive.still.name), movie: PartName.safe(archive.movie.name),
            identifier: archive.identifier, basis: LivePhoto.Basis(rawValue: archive.bundle.basis.rawValue),
            because: reasons, movieRange: movie.range, movieIsLocated: archive.movie.metadata?.isLocated,
            movieCoordinates: archive.movie.metadata?.coordinates)))
    }
  }
}
