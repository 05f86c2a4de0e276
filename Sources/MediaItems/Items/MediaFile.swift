public import FileIdentification
public import SystemPackage
internal import UniformTypes

/// One file as it was read: what it is, and what its headers say.
public struct MediaFile: Sendable {
  public var path: FilePath
  public var identification: Identification
  /// The headers of a picture, movie or sound; nil for other files, and when nobody asked.
  public var metadata: MediaMetadata?
  /// The size in bytes, where it is known.
  public var byteCount: Int64?

  /// Creates a file.
  public init(
    path: FilePath, identification: Identification, metadata: MediaMetadata? = nil, byteCount: Int64? = nil
  ) {
    self.path = path
    self.identification = identification
    self.metadata = metadata
    self.byteCount = byteCount
  }
}

extension PairingCandidate {
  /// What pairing looks at in a file; nil for files that are neither still nor movie.
  public init?(_ file: MediaFile, folder: Int) {
    let half: Half
    switch MediaKind(of: file.identification.type) {
    case .photo: half = .still
    case .video: half = .movie
    default: return nil
    }
    let fileName = file.path.lastComponent?.string ?? ""
    let metadata = file.metadata
    self.init(
      half, name: PairingName(fileName, byteCount: file.byteCount), folder: folder,
      identifier: metadata?.contentIdentifier, isHEIC: file.identification.type == .heic,
      marksStillTime: metadata?.hasStillImageTimeTrack ?? false,
      cameraWritesIdentifiers: metadata?.cameraMake?.lowercased() == "apple", duration: metadata?.duration,
      captured: metadata?.captured.flatMap { CaptureMoment($0) }, byteCount: file.byteCount,
      embeddedMovieLength: metadata?.motionVideo?.length)
  }
}

extension CaptureMoment {
  /// The moment of a date, in UTC where its zone is known.
  public init(_ date: CaptureDate) {
    // Days since 1970 in the proleptic Gregorian calendar, years begun in March.
    let year = date.month > 2 ? date.year : date.year - 1
    let month = date.month > 2 ? date.month - 3 : date.month + 9
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date.day - 719_469
    let seconds = ((days * 24 + date.hour) * 60 + date.minute) * 60 + date.second
    self.init(seconds: Int64(seconds - (date.offset ?? 0) * 60), isLocal: date.offset == nil)
  }
}
