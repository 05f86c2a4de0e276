internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage

/// What reading one file's bytes gave, before anything around it is looked at: the same whether it was read here or in a
/// worker, which knows no path.
struct FileReading {
  var identification: Identification
  /// nil for what is neither picture nor movie nor sound, and when nobody asked.
  var headers: MediaFile.Headers?
  var byteCount: Int64?
  /// Sums of the bytes, where they were asked for.
  var sums: FileSums?
  /// What the file is as an archive of a Live Photo.
  var archive: Archive?

  /// A Live Photo in an archive, its members by their names alone.
  struct Archive {
    var still: FilePath.Component?
    var movie: FilePath.Component?
    var identifier: String?
    var basis = LivePhoto.Basis.name
    var because = ""
    var movieRange: Range<Int64>?
    /// What the movie says of places.
    var movieIsLocated: Bool?
    var movieCoordinates: Coordinates?
  }
}

extension FileReading: WireCodable {
  static var blank: FileReading { FileReading(identification: .blank) }
  mutating func transfer(_ wire: inout Wire) {
    identification.transfer(&wire)
    MediaFile.Headers.transfer(&headers, &wire)
    byteCount.transfer(&wire)
    FileSums.transfer(&sums, &wire)
    archive.transfer(&wire)
  }
}

extension FileReading.Archive: WireCodable {
  static var blank: Self { Self() }
  mutating func transfer(_ wire: inout Wire) {
    Self.transfer(&still, &wire)
    Self.transfer(&movie, &wire)
    identifier.transfer(&wire)
    basis.transfer(&wire)
    because.transfer(&wire)
    movieRange.transfer(&wire)
    movieIsLocated.transfer(&wire)
    movieCoordinates.transfer(&wire)
  }

  private static func transfer(_ name: inout FilePath.Component?, _ wire: inout Wire) {
    var text = name?.string
    text.transfer(&wire)
    guard wire.isReading else { return }
    // Only what could be made of a member's name is believed to be one.
    name = text.flatMap { PartName.safe($0) }
    if name?.string != text { wire.refuse() }
  }
}

extension LivePhoto.Basis: WireCodable { package static var blank: LivePhoto.Basis { .name } }

extension LivePhoto {
  /// What a file is whose archive holds both halves.
  init(_ archive: FileReading.Archive, at path: FilePath) {
    self.init(
      form: .bundle, still: archive.still.map { path.appending($0) },
      movie: archive.movie.map { path.appending($0) }, identifier: archive.identifier, basis: archive.basis,
      because: archive.because, movieRange: archive.movieRange)
  }
}
