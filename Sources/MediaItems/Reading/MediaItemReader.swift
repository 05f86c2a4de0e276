package import ByteSources
public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Reads files and bundles as items, one at a time; each thread needs its own reader.
///
/// Pairs of files are found by ``PairingRole/roles(of:)`` or ``MediaLibrary``.
///
/// ```swift
/// let item = try MediaItemReader().read(path: "Holiday/IMG_0001.HEIC")
/// item.file.metadata?.captured
/// ```
public final class MediaItemReader {
  /// The options of identification.
  public let options: FileIdentifier.Options
  package let identifier: FileIdentifier
  private var kinds = KindCache()
  private var formats = FormatCache()
  private let keepsOnlyShownFields: Bool
  private let recognizesBundles: Bool
  let readsMetadata: Bool
  private let details: MediaDetails.Parts
  /// True if sidecars are read for dates even if the headers have one.
  private let readsEveryDate: Bool
  private let summer: FileChecksummer?
  private let sidecarSearch: SidecarSearch?
  /// The worker process that reads the files; nil if this process does.
  private(set) lazy var worker = ItemService.workers(
    of: identifier, readsMetadata: readsMetadata, details: details, keepsOnlyShownFields: keepsOnlyShownFields
  )
  /// Identifies archive members, by content only, while the reader of the archive is in use.
  lazy var memberIdentifier: FileIdentifier = {
    var options = options
    options.basis = .content
    options.keepsEvidence = false
    return FileIdentifier(options, identifier.clock)
  }()

  /// The types of a zipped Live Photo before and after inspection of its members.
  let archiveTypes: (zip: UTType, livp: UTType)?

  /// Creates a reader; without metadata only types are read.
  ///
  /// `findsSidecars` searches the sidecars of files that are read by path, in folders of up to 16,384 entries. Otherwise
  /// their sidecars, and whether these state a location, are unknown unless the caller names them.
  public convenience init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), readsMetadata: Bool = true,
    recognizesBundles: Bool = true, details: MediaDetails.Parts = [], findsSidecars: Bool = false
  ) {
    self.init(
      options, readsMetadata: readsMetadata, recognizesBundles: recognizesBundles, details: details,
      keepsOnlyShownFields: false,
      sidecarSearch: findsSidecars ? SidecarSearch(FolderWalk(options.registry)) : nil)
  }

  /// Creates a reader; `keepsOnlyShownFields` keeps only the header fields that records and filters show.
  ///
  /// `clock` is shared with other readers of the same files.
  package init(
    _ options: FileIdentifier.Options, readsMetadata: Bool, recognizesBundles: Bool,
    details: MediaDetails.Parts = [], keepsOnlyShownFields: Bool, sidecarSearch: SidecarSearch? = nil,
    readsEveryDate: Bool = false, clock: WorkClock? = nil
  ) {
    self.readsEveryDate = readsEveryDate
    self.options = options
    self.details = details
    summer = FileChecksummer(details)
    self.sidecarSearch = sidecarSearch
    self.recognizesBundles = recognizesBundles
    self.readsMetadata = readsMetadata
    identifier = FileIdentifier(options, clock ?? WorkClock(options.cancellation))
    self.keepsOnlyShownFields = keepsOnlyShownFields
    let zip = options.registry.type(UTType.zip.identifier)
    let livp = options.registry.type(DeclaredType.livp.type.identifier)
    archiveTypes = zip.flatMap { zip in livp.map { (zip, $0) } }
  }

  /// Reads the file, folder or device at a path.
  ///
  /// `sidecars` are all sidecars of the file; nil if they are unknown. Errors: those of
  /// `FileIdentifier.identify(path:kind:followingLinks:claimedType:)`, also for the files in a
  /// folder that may be a Live Photo.
  public func read(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil,
    sidecars: [FilePath]? = nil, sharedSidecars: [FilePath] = []
  ) throws(IdentificationError) -> MediaItem {
    try read(
      FileLocation(path), named: path.lastName, kind: kind, followingLinks: followingLinks,
      claimedType: claimedType, sidecars: sidecars ?? [], sharedSidecars: sharedSidecars,
      sidecars == nil ? .notSearched : .complete)
  }

  /// Like ``read(path:kind:followingLinks:claimedType:sidecars:sharedSidecars:)``; `name` is the last path component.
  func read(
    _ location: FileLocation, in folder: DirectoryHandleCache? = nil, named name: String, kind: FileKind?,
    followingLinks: Bool, claimedType: UTType?, sidecars: [FilePath], sharedSidecars: [FilePath],
    _ sidecarKnowledge: SidecarKnowledge, lacksOwner: Bool? = nil
  ) throws(IdentificationError) -> MediaItem {
    identifier.clock.begin(within: options.timeLimit)
    defer { identifier.clock.finish() }
    var result: MediaItem?
    try identifier.withOpenFile(
      location, in: folder, named: name, kind: kind, followingLinks: followingLinks, claimedType: claimedType
    ) { (opened) throws(IdentificationError) in
      var item = try item(location, opened, named: name, claimedType)
      if !sidecars.isEmpty { item.sidecars = sidecars }
      if !sharedSidecars.isEmpty { item.sharedSidecars = sharedSidecars }
      item.sidecarsAreComplete = sidecarKnowledge == .complete
      if sidecarKnowledge == .notSearched { findSidecars(&item, at: location) }
      addSidecarHints(&item)
      item.lacksOwner = lacksOwner
      result = consume item
    }
    // Proof: the call above throws, or calls its body once.
    guard let item = result.take() else { preconditionFailure("what is opened is lent once") }
    return item
  }

  /// Returns only the type of the file at a path; `name` is the last path component.
  func type(
    at path: OpenAtPath, named name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followingLinks: Bool
  ) throws(IdentificationError) -> FileIdentifier.PathType {
    try identifier.type(
      at: path, named: name, kind: kind, followingLinks: followingLinks, lookingInto: archiveTypes?.zip
    ) { (file) throws(IdentificationError) in
      try reading(file, named: String(decoding: name, as: UTF8.self), asHalf: false).identification.type
    }
  }

  /// Reads an open file; `name` is the name of the file, `path` the path of the item.
  package func read(
    descriptor: Int32, at path: FilePath, named name: String?, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    identifier.clock.begin(within: options.timeLimit)
    defer { identifier.clock.finish() }
    return try item(
      FileLocation(path),
      identifier.fileContents(descriptor: descriptor, name: name, claimedType: claimedType),
      named: name,
      claimedType)
  }

  /// Reads an object by ranges; `name` is the name of the object, `path` the path of the item.
  package func read(
    source: any ByteSource, at path: FilePath, named name: String?, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    identifier.clock.begin(within: options.timeLimit)
    defer { identifier.clock.finish() }
    return try item(
      FileLocation(path), identifier.fileContents(source: source, name: name, claimedType: claimedType),
      named: name,
      claimedType)
  }

  /// Searches the sidecars of a file; nil if the search is disabled.
  func sidecars(of location: FileLocation) -> SidecarSearch.Result? {
    guard let sidecarSearch else { return nil }
    return SidecarText.withWorker(worker) { sidecarSearch.sidecars(of: location) }
  }

  /// Adds the sidecars beside the item, if the search is enabled.
  private func findSidecars(_ item: inout MediaItem, at location: FileLocation) {
    guard item.kind != .folder, let result = sidecars(of: location) else { return }
    if !result.sidecars.isEmpty { item.sidecars = result.sidecars }
    if !result.sharedSidecars.isEmpty { item.sharedSidecars = result.sharedSidecars }
    item.sidecarsAreComplete = result.isComplete
  }

  /// Adds the location and date of the item's sidecars, if its headers lack them.
  private func addSidecarHints(_ item: inout MediaItem) {
    guard readsMetadata, item.hasSidecars,
      item.kind == .photo || item.kind == .video || item.kind == .livePhoto
    else { return }
    let isLocated = item.isLocated == true
    let isDated = !readsEveryDate && item.storedDate != nil
    if isLocated, isDated { return }
    let hasParts = item.livePhoto.map { $0.form == .bundle } ?? false
    let own = item.locationHints ?? (hasParts ? .unknown : .nothing)
    let hints = SidecarText.withWorker(worker) {
      SidecarFacts.read(item.allSidecars, includingDates: !isDated)
    }
    if !isLocated { item.locationHints = own.joined(with: hints.location) }
    if !hints.dates.isEmpty { item.dateHints = hints.dates }
  }

  /// Returns the item of a file, folder or device.
  private func item(
    _ location: FileLocation, _ opened: FileContents, named name: String?, _ claimedType: UTType?
  ) throws(IdentificationError) -> MediaItem {
    switch opened {
    case .identified(let identification): return try item(location, identification, named: name)
    case .bytes(let source, let descriptor):
      return item(location, try reading(source, descriptor, named: name, claimedType, asHalf: false))
    }
  }

  /// Returns the item of a folder or device, which has no bytes.
  private func item(
    _ location: FileLocation, _ identification: Identification, named name: String?
  ) throws(IdentificationError) -> MediaItem {
    var identification = identification
    if recognizesBundles, identification.type.conforms(to: .directory) {
      if let bundle = try bundle(location.path, identification) { return bundle }
      if MediaKind(of: identification.type) == .livePhoto {
        // A folder named like a Live Photo without both halves is a plain package.
        identification = identifier.revised(
          identification, named: name, isFolder: true,
          ContentRevision(
            .package, decided: false, refuting: .livePhoto, seen: "not one still and one movie",
            because: "a Live Photo's folder holds both halves"))
      }
    }
    let sums = identification.isEmpty ? FileChecksums.ofEmptyFile(details) : nil
    return item(location, FileReadResult(identification: identification, sums: sums))
  }

  /// Returns the item of a file that was read.
  private func item(_ location: FileLocation, _ reading: FileReadResult) -> MediaItem {
    guard let archive = reading.archive else {
      let position = kinds.position(for: reading.identification.type)
      return MediaItem(whole: MediaFile(location, reading), rule: position)
    }
    var item = MediaItem(MediaFile(location, reading), as: LivePhoto(archive, at: location.path))
    item.locationHints = .init(archive.movieIsLocated, at: archive.movieCoordinates)
    return item
  }

  /// Reads a file's bytes, here or in a worker; `asHalf` for a file of a bundle, which is not inspected as an archive.
  func reading(
    _ source: any ByteSource, _ descriptor: Int32?, named name: String?, _ claimedType: UTType?, asHalf: Bool
  ) throws(IdentificationError) -> FileReadResult {
    if let worker {
      var reading: FileReadResult = try ItemService.send(
        worker, .file(name: name, claimedType: claimedType, isHalf: asHalf), source, descriptor)
      identifier.note(worker, in: &reading.identification)
      return reading
    }
    var result: FileReadResult?
    try identifier.withIdentifiedFile(
      source, name: name, claimedType: claimedType, descriptor: descriptor, budget: nil
    ) {
      (file) throws(IdentificationError) in result = try reading(file, named: name, asHalf: asHalf)
    }
    // Proof: the call above throws, or calls its body once.
    guard let reading = result.take() else { preconditionFailure("what is identified is lent once") }
    return reading
  }

  private func reading(
    _ file: IdentifiedFile, named name: String?, asHalf: Bool
  ) throws(IdentificationError) -> FileReadResult {
    var identification = file.identification
    let sums = try sums(of: file)
    if !asHalf, let contents = file.contents {
      switch try archive(identification, contents, named: name) {
      case .livePhoto(var reading):
        reading.sums = sums
        return reading
      case .file(let revised): identification = revised
      case .unchanged: break
      }
    }
    let headers = headers(of: identification, file.contents, kind: kind(of: identification.type))
    identification.note(missingMovie: headers?.metadata.missingMovieBytes)
    if headers?.metadata.hasCutMovie == true { identification.noteCutMovie() }
    return FileReadResult(
      identification: consume identification, headers: headers,
      byteCount: readsMetadata ? file.contents?.reader.byteCount : nil, sums: sums)
  }

  private func sums(of file: IdentifiedFile) throws(IdentificationError) -> FileChecksums? {
    guard let summer else { return nil }
    guard let contents = file.contents else {
      return file.identification.isEmpty ? FileChecksums.ofEmptyFile(details) : nil
    }
    do throws(ByteSourceError) { return try summer.sums(of: contents.source, contents.reader) } catch {
      throw IdentificationError(error)
    }
  }

  /// Reads the headers of a picture, movie or sound.
  func headers(
    of identification: Identification, _ contents: IdentifiedFile.Contents?,
    kind: @autoclosure () -> MediaKind
  ) -> MediaFile.Headers? {
    guard readsMetadata, let contents, identification.contentType != nil,
      [.photo, .video, .audio].contains(kind())
    else { return nil }
    // The identifier throws the error of a failed source.
    var metadata = MediaMetadata()
    do throws(ReadFailure) { try metadata.read(contents, under: identification, &formats) } catch {
      return nil
    }
    let wanted = details.subtracting(.sums)
    let extra = wanted.isEmpty ? nil : try? MediaDetails.read(contents, beside: metadata, wanted)
    return keepsOnlyShownFields
      ? MediaFile.Headers(keepingShownFieldsOf: consume metadata, extra)
      : MediaFile.Headers(consume metadata, extra)
  }

  func kind(of type: UTType) -> MediaKind { MediaKind.kinds[kinds.position(for: type)].kind }
}
