internal import ByteSources
public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
internal import UniformTypes

/// A file with its identification and metadata.
public struct MediaFile: Sendable {
  /// The path.
  public var path: FilePath {
    get { location.path }
    set { location = FileLocation(newValue) }
  }
  private(set) var location: FileLocation
  /// Calls `body` with the bytes of the path's last component.
  func withName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { location.withName(body) }
  /// The identification.
  public var identification: Identification
  /// The metadata of an image, movie or sound; nil for other files, or if not requested.
  public var metadata: MediaMetadata? {
    get { headers?.metadata }
    set { headers = newValue.map { Headers($0) } }
  }
  /// The details beyond ``metadata``; nil if not requested.
  public var details: MediaDetails? { headers?.details }
  /// The metadata and details, shared by copies.
  package var headers: Headers?
  /// The size in bytes, if known.
  public var byteCount: Int64?
  /// The checksums, if requested.
  package var checksums: FileChecksums?

  /// Creates a file.
  public init(
    path: FilePath, identification: Identification, metadata: MediaMetadata? = nil, byteCount: Int64? = nil
  ) {
    location = FileLocation(path)
    self.identification = identification
    headers = metadata.map { Headers($0) }
    self.byteCount = byteCount
    noteTruncatedHeaders()
  }

  init(_ location: FileLocation, _ reading: FileReadResult) {
    self.location = location
    headers = reading.headers
    byteCount = reading.byteCount
    checksums = reading.sums
    identification = reading.identification
    noteTruncatedHeaders()
  }

  /// Marks the file as damaged if its headers are truncated; other errors in headers are not damage of the file.
  private mutating func noteTruncatedHeaders() {
    guard headers?.metadata.damage == .truncated, identification.damage == nil else { return }
    identification.damage = .truncated
    identification.isDamagedOnlyAtEnd = true
  }

  /// The metadata and details, in one object because copying their many properties is expensive.
  package final class Headers: Sendable {
    package let metadata: MediaMetadata
    /// The subtypes, if the fields that they depend on were dropped.
    private let subtypes: SubtypeValues?
    private let detailsBox: DetailsBox?
    /// The details, if requested.
    package var details: MediaDetails? { detailsBox?.details }

    /// Rarely requested details, stored indirectly to save memory.
    private final class DetailsBox: Sendable {
      let details: MediaDetails

      init(_ details: MediaDetails) { self.details = details }
    }

    init(_ metadata: consuming MediaMetadata, _ details: MediaDetails? = nil) {
      self.metadata = consume metadata
      detailsBox = details.map { DetailsBox($0) }
      subtypes = nil
    }

    /// Keeps the fields that records, filters and pairing use; subtypes are computed before the others are dropped.
    init(keepingShownFieldsOf metadata: consuming MediaMetadata, _ details: MediaDetails? = nil) {
      detailsBox = details.map { DetailsBox($0) }
      subtypes = SubtypeValues(metadata)
      metadata.dropUnshownFields()
      self.metadata = consume metadata
    }

    /// Creates headers from a worker's message.
    private init(_ metadata: MediaMetadata, _ subtypes: SubtypeValues?, _ details: MediaDetails?) {
      (self.metadata, self.subtypes) = (metadata, subtypes)
      detailsBox = details.map { DetailsBox($0) }
    }

    /// Reads or writes optional headers.
    static func transfer(_ headers: inout Headers?, _ wire: inout WireCoder) {
      guard wire.transferPresence(headers != nil) else { return headers = nil }
      var metadata = headers?.metadata ?? MediaMetadata()
      metadata.transfer(&wire)
      var (subtypes, details) = (headers?.subtypes, headers?.details)
      subtypes.transfer(&wire)
      details.transfer(&wire)
      if wire.isReading { headers = Headers(metadata, subtypes, details) }
    }

    func value(_ subtype: MediaSubtype) -> Ternary { subtypes?[subtype] ?? metadata.value(subtype) }

    /// The subtypes that the headers prove, in the order of declaration.
    var proven: [MediaSubtype] { subtypes?.proven ?? metadata.subtypes }
  }
}

extension PairingCandidate {
  /// Creates the candidate of a file; nil for a file that is neither still nor movie.
  public init?(_ file: MediaFile, folder: Int) {
    self.init(file, MediaKind(of: file.identification.type), named: file.path.lastName, folder: folder)
  }

  /// Creates the candidate of a file with a name and the kind of its type.
  init?(_ file: borrowing MediaFile, _ kind: MediaKind, named fileName: String, folder: Int) {
    let half: Half
    switch kind {
    case .photo: half = .still
    case .video: half = .movie
    default: return nil
    }
    let headers = file.headers
    // A movie without a video track is not a half.
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
  /// Creates the moment of a date, in UTC if its zone is known.
  public init(_ date: CaptureDate) {
    // Days since 1970 in the proleptic Gregorian calendar, with years that begin in March.
    let year = date.month > 2 ? date.year : date.year - 1
    let month = date.month > 2 ? date.month - 3 : date.month + 9
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date.day - 719_469
    let seconds = ((days * 24 + date.hour) * 60 + date.minute) * 60 + date.second
    self.init(seconds: Int64(seconds - (date.offset ?? 0) * 60), isLocal: date.offset == nil)
  }
}

/// Returns true for the make Apple, ignoring case.
private func isApple(_ make: String) -> Bool { make == "Apple" || make.lowercased() == "apple" }

/// Computes the total size of the files in a package, without following links.
enum PackageSize {
  /// The limits on entries and depth, which bound the time.
  private static let maxEntries = 1_000_000
  private static let maxDepth = 64

  /// Returns the total size of all files; nil if the package cannot be listed.
  static func bytes(of package: FilePath) -> Int64? {
    guard let first = entries(of: package) else { return nil }
    var folders: [(path: FilePath, depth: Int)] = []
    var bytes: Int64 = 0
    var remaining = maxEntries
    func add(_ entries: [DirectoryEntry], of folder: FilePath, _ depth: Int) {
      for entry in entries.prefix(remaining) {
        let path = entry.path(in: folder)
        guard let status = SecondaryReadErrors.status(of: path, followingLinks: false) else { continue }
        if status.type == .regular { bytes &+= status.byteCount }
        if status.type == .directory, depth < maxDepth { folders.append((path, depth + 1)) }
      }
      remaining -= min(remaining, entries.count)
    }
    add(first, of: package, 0)
    while remaining > 0, let (folder, depth) = folders.popLast() {
      add(entries(of: folder) ?? [], of: folder, depth)
    }
    return bytes
  }

  private static func entries(of folder: FilePath) -> [DirectoryEntry]? {
    SecondaryReadErrors.read(folder) { () throws(Errno) in try DirectoryListing.entries(of: folder) }
  }
}
