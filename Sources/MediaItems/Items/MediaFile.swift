internal import ByteSources
public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
internal import UniformTypes

/// One file as it was read: what it is, and what its headers say.
public struct MediaFile: Sendable {
  /// Where the file is.
  public var path: FilePath {
    get { place.path }
    set { place = FilePlace(newValue) }
  }
  private(set) var place: FilePlace
  /// What `body` makes of the bytes of the path's last component.
  func withName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { place.withName(body) }
  /// What it is, and why.
  public var identification: Identification
  /// The headers of a picture, movie or sound; nil for other files, and when nobody asked.
  public var metadata: MediaMetadata? {
    get { headers?.metadata }
    set { headers = newValue.map { Headers($0) } }
  }
  /// What the headers say beyond ``metadata``; nil where nobody asked.
  public var details: MediaDetails? { headers?.details }
  /// ``metadata``, without a copy of them.
  package var headers: Headers?
  /// The size in bytes, where it is known.
  public var byteCount: Int64?
  /// Sums of the bytes, where they were asked for.
  package var sums: FileSums?

  /// Creates a file.
  public init(
    path: FilePath, identification: Identification, metadata: MediaMetadata? = nil, byteCount: Int64? = nil
  ) {
    place = FilePlace(path)
    self.identification = identification
    headers = metadata.map { Headers($0) }
    self.byteCount = byteCount
    noteCutHeaders()
  }

  /// Creates a file of what was read of it.
  init(_ place: FilePlace, _ reading: FileReading) {
    self.place = place
    headers = reading.headers
    byteCount = reading.byteCount
    sums = reading.sums
    identification = reading.identification
    noteCutHeaders()
  }

  /// Headers that run out of bytes are damage like any other; what their reader could not follow otherwise is none.
  private mutating func noteCutHeaders() {
    guard headers?.metadata.damage == .truncated, identification.damage == nil else { return }
    identification.damage = .truncated
    identification.isDamagedBehindReading = true
  }

  /// What headers say, kept once for all copies of a file: they are many fields, and a copy would count each one's
  /// references.
  package final class Headers: Sendable {
    package let metadata: MediaMetadata
    /// What the rules made of everything, where only a part of it was kept.
    private let subtypes: SubtypeValues?
    private let asked: Asked?
    /// The details, where they were asked for.
    package var details: MediaDetails? { asked?.details }

    /// Few ask for details: they are kept apart, so that the others have no room for them.
    private final class Asked: Sendable {
      let details: MediaDetails

      init(_ details: MediaDetails) { self.details = details }
    }

    init(_ metadata: consuming MediaMetadata, _ details: MediaDetails? = nil) {
      self.metadata = consume metadata
      asked = details.map { Asked($0) }
      subtypes = nil
    }

    /// Keeps what records, filters and pairing ask for, and the subtypes instead of what they rest on.
    init(slimming metadata: consuming MediaMetadata, _ details: MediaDetails? = nil) {
      asked = details.map { Asked($0) }
      subtypes = SubtypeValues(metadata)
      metadata.slim()
      self.metadata = consume metadata
    }

    /// Keeps what a worker kept.
    private init(_ metadata: MediaMetadata, _ subtypes: SubtypeValues?, _ details: MediaDetails?) {
      (self.metadata, self.subtypes) = (metadata, subtypes)
      asked = details.map { Asked($0) }
    }

    /// The bytes of headers on their way between processes, or nothing for none.
    static func transfer(_ headers: inout Headers?, _ wire: inout Wire) {
      guard wire.isThere(headers != nil) else { return headers = nil }
      var metadata = headers?.metadata ?? MediaMetadata()
      metadata.transfer(&wire)
      var (subtypes, details) = (headers?.subtypes, headers?.details)
      subtypes.transfer(&wire)
      details.transfer(&wire)
      if wire.isReading { headers = Headers(metadata, subtypes, details) }
    }

    func value(_ subtype: MediaSubtype) -> Ternary { subtypes?[subtype] ?? metadata.value(subtype) }

    /// The subtypes that the headers prove, in the order of their declaration.
    var proven: [MediaSubtype] { subtypes?.proven ?? metadata.subtypes }
  }
}

extension PairingCandidate {
  /// What pairing looks at in a file; nil for files that are neither still nor movie.
  public init?(_ file: MediaFile, folder: Int) {
    self.init(file, MediaKind(of: file.identification.type), named: file.path.lastName, folder: folder)
  }

  /// What pairing looks at in a file of this name whose type is of this kind.
  init?(_ file: borrowing MediaFile, _ kind: MediaKind, named fileName: String, folder: Int) {
    let half: Half
    switch kind {
    case .photo: half = .still
    case .video: half = .movie
    default: return nil
    }
    let headers = file.headers
    // A movie of sound alone is no half: a Live Photo shows pictures.
    if half == .movie, let tracks = headers?.metadata.tracks, !tracks.isEmpty,
      !tracks.contains(where: { $0.kind == .video })
    {
      return nil
    }
    self.init(
      half, name: PairingName(fileName, byteCount: file.byteCount), folder: folder,
      identifier: headers?.metadata.contentIdentifier, isHEIC: file.identification.type == .heic,
      marksStillTime: headers?.metadata.hasStillImageTimeTrack ?? false,
      cameraWritesIdentifiers: headers?.metadata.cameraMake.map(isApple) ?? false,
      duration: headers?.metadata.duration,
      captured: headers?.metadata.captured.flatMap { CaptureMoment($0) }, byteCount: file.byteCount,
      embeddedMovieLength: headers?.metadata.motionVideo.flatMap { $0.isSwitchedOff ? nil : $0.length })
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

/// Whether a camera's maker is Apple, in any letter case.
private func isApple(_ make: String) -> Bool { make == "Apple" || make.lowercased() == "apple" }
