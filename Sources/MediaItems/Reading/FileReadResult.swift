internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage

/// The result of reading one file's bytes, here or in a worker, without its path, its folder and its sidecars.
struct FileReadResult {
  var identification: Identification
  /// nil for a file that is not a picture, movie or sound, and when metadata is not read.
  var headers: MediaFile.Headers?
  var byteCount: Int64?
  /// Checksums of the bytes, if requested.
  var sums: FileChecksums?
  /// The Live Photo, if the file is an archive of one.
  var archive: Archive?

  struct Archive {
    var still: FilePath.Component?
    var movie: FilePath.Component?
    var identifier: String?
    var basis = LivePhoto.Basis.name
    var because = ""
    var movieRange: Range<Int64>?
    /// True if the movie states a location.
    var movieIsLocated: Bool?
    var movieCoordinates: Coordinates?
  }
}

extension FileReadResult: WireCodable {
  static var placeholder: FileReadResult { FileReadResult(identification: .placeholder) }
  mutating func transfer(_ wire: inout WireCoder) {
    identification.transfer(&wire)
    MediaFile.Headers.transfer(&headers, &wire)
    byteCount.transfer(&wire)
    FileChecksums.transfer(&sums, &wire)
    archive.transfer(&wire)
  }
}

extension FileReadResult.Archive: WireCodable {
  static var placeholder: Self { Self() }
  mutating func transfer(_ wire: inout WireCoder) {
    Self.transfer(&still, &wire)
    Self.transfer(&movie, &wire)
    identifier.transfer(&wire)
    basis.transfer(&wire)
    because.transfer(&wire)
    movieRange.transfer(&wire)
    movieIsLocated.transfer(&wire)
    movieCoordinates.transfer(&wire)
  }

  private static func transfer(_ name: inout FilePath.Component?, _ wire: inout WireCoder) {
    var text = name?.string
    text.transfer(&wire)
    guard wire.isReading else { return }
    // Workers are not trusted: only a safe name is accepted.
    name = text.flatMap { PartName.safe($0) }
    if name?.string != text { wire.fail() }
  }
}

extension LivePhoto.Basis: WireCodable { package static var placeholder: LivePhoto.Basis { .name } }

extension LivePhoto {
  /// Creates the Live Photo of an archive that holds both halves.
  init(_ archive: FileReadResult.Archive, at path: FilePath) {
    self.init(
      form: .bundle, still: archive.still.map { path.appending($0) },
      movie: archive.movie.map { path.appending($0) }, identifier: archive.identifier, basis: archive.basis,
      because: archive.because, movieRange: archive.movieRange)
  }
}
