package import ByteSources
public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Reads files and bundles as the items that they are, one after another; each worker needs its own.
///
/// It looks at one path at a time: pairs of files are found by ``PairingRole/roles(of:)`` or ``MediaLibrary``.
///
/// ```swift
/// let item = try MediaItemReader().read(path: "Holiday/IMG_0001.HEIC")
/// item.file.metadata?.captured
/// ```
public final class MediaItemReader {
  /// How identification is done.
  public let options: FileIdentifier.Options
  package let identifier: FileIdentifier
  private var kinds = KnownKinds()
  private var formats = KnownFormats()
  private let slimsHeaders: Bool
  private let recognizesBundles: Bool
  let readsMetadata: Bool
  private let details: MediaDetails.Parts
  /// Whether sidecars are asked for dates where the headers have one.
  private let readsEveryDate: Bool
  private let summer: FileSummer?
  private let sidecarSearch: SidecarSearch?
  /// Where files are read instead of here.
  private(set) lazy var worker = ItemService.workers(
    of: identifier, readsMetadata: readsMetadata, details: details, slimsHeaders: slimsHeaders)
  /// Members of archives are known by their content alone, and while the archive's own reader is in use.
  lazy var memberIdentifier: FileIdentifier = {
    var options = options
    options.basis = .content
    options.keepsEvidence = false
    return FileIdentifier(options, identifier.clock)
  }()

  /// What zipped Live Photos are identified as before they are looked into, and after.
  let archiveTypes: (zip: UTType, livp: UTType)?

  /// Creates a reader; without metadata nothing but types is read, and no details but those that are asked for.
  ///
  /// `findsSidecars`: looks for the sidecars of files that are read by path, by listing their folders up to 16,384 entries. Without
  /// it their sidecars are unknown unless the caller names them, and so is whether they hold a place.
  public convenience init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), readsMetadata: Bool = true,
    recognizesBundles: Bool = true, details: MediaDetails.Parts = [], findsSidecars: Bool = false
  ) {
    self.init(
      options, readsMetadata: readsMetadata, recognizesBundles: recognizesBundles, details: details,
      slimsHeaders: false,
      sidecarSearch: findsSidecars ? SidecarSearch(FolderWalk(options.registry)) : nil)
  }

  /// Creates a reader; `slimsHeaders` keeps of the headers only what records and filters show.
  ///
  /// `clock` is what others share that are at work on the same files.
  package init(
    _ options: FileIdentifier.Options, readsMetadata: Bool, recognizesBundles: Bool,
    details: MediaDetails.Parts = [], slimsHeaders: Bool, sidecarSearch: SidecarSearch? = nil,
    readsEveryDate: Bool = false, clock: WorkClock? = nil
  ) {
    self.readsEveryDate = readsEveryDate
    self.options = options
    self.details = details
    summer = FileSummer(details)
    self.sidecarSearch = sidecarSearch
    self.recognizesBundles = recognizesBundles
    self.readsMetadata = readsMetadata
    identifier = FileIdentifier(options, clock ?? WorkClock(options.cancellation))
    self.slimsHeaders = slimsHeaders
    let zip = options.registry.type(UTType.zip.identifier)
    let livp = options.registry.type(DeclaredType.livp.type.identifier)
    archiveTypes = zip.flatMap { zip in livp.map { (zip, $0) } }
  }

  /// Reads what is at a path.
  ///
  /// `sidecars` are all that the file has; nil if they are not known. Errors: those of
  /// `FileIdentifier.identify(path:kind:followingLinks:claimedType:)`, also for a file inside a
  /// folder that may be a Live Photo: what could not be read is not answered as if it had been.
  public func read(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil,
    sidecars: [FilePath]? = nil, sharedSidecars: [FilePath] = []
  ) throws(IdentificationError) -> MediaItem {
    try read(
      FilePlace(path), named: path.lastName, kind: kind, followingLinks: followingLinks,
      claimedType: claimedType, sidecars: sidecars ?? [], sharedSidecars: sharedSidecars,
      sidecars == nil ? .notSearched : .complete)
  }

  /// As ``read(path:kind:followingLinks:claimedType:sidecars:sharedSidecars:)``; `name` is the last component of its path,
  /// `folder` the one that was read in last.
  func read(
    _ place: FilePlace, in folder: NamedFolder? = nil, named name: String, kind: FileKind?,
    followingLinks: Bool, claimedType: UTType?, sidecars: [FilePath], sharedSidecars: [FilePath],
    _ known: SidecarKnowledge, lacksOwner: Bool? = nil
  ) throws(IdentificationError) -> MediaItem {
    identifier.clock.begin(within: options.timeLimit)
    defer { identifier.clock.finish() }
    var result: MediaItem?
    try identifier.lend(
      place, in: folder, named: name, kind: kind, followingLinks: followingLinks, claimedType: claimedType
    ) { (opened) throws(IdentificationError) in
      var item = try item(place, opened, named: name, claimedType)
      if !sidecars.isEmpty { item.sidecars = sidecars }
      if !sharedSidecars.isEmpty { item.sharedSidecars = sharedSidecars }
      item.sidecarsAreComplete = known == .complete
      if known == .notSearched { findSidecars(&item, at: place) }
      addSurroundings(&item)
      item.lacksOwner = lacksOwner
      result = consume item
    }
    // Proof: `lend` throws, or calls its body once.
    guard let item = result.take() else { preconditionFailure("what is opened is lent once") }
    return item
  }

  /// The type of what is at a path, where nothing else is asked; `name` is the path's last component.
  func type(
    at path: PathInFolder, named name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followingLinks: Bool
  ) throws(IdentificationError) -> FileIdentifier.FoundType {
    try identifier.type(
      at: path, named: name, kind: kind, followingLinks: followingLinks, lookingInto: archiveTypes?.zip
    ) { (file) throws(IdentificationError) in
      try reading(file, named: String(decoding: name, as: UTF8.self), asHalf: false).identification.type
    }
  }

  /// Reads what a descriptor stands for; `name` is that of the file, `path` what the item is called.
  package func read(
    descriptor: Int32, at path: FilePath, named name: String?, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    identifier.clock.begin(within: options.timeLimit)
    defer { identifier.clock.finish() }
    return try item(
      FilePlace(path), identifier.opened(descriptor: descriptor, name: name, claimedType: claimedType),
      named: name,
      claimedType)
  }

  /// Reads an object by ranges; `name` is that of the object, `path` what the item is called.
  package func read(
    source: any ByteSource, at path: FilePath, named name: String?, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    identifier.clock.begin(within: options.timeLimit)
    defer { identifier.clock.finish() }
    return try item(
      FilePlace(path), identifier.opened(source: source, name: name, claimedType: claimedType), named: name,
      claimedType)
  }

  /// Searches the sidecars of a file; nil if the reader does not search.
  func sidecars(of place: FilePlace) -> SidecarSearch.Result? {
    guard let sidecarSearch else { return nil }
    return SideText.reading(by: worker) { sidecarSearch.sidecars(of: place) }
  }

  /// Adds the sidecars that lie beside the item, if the reader searches them.
  private func findSidecars(_ item: inout MediaItem, at place: FilePlace) {
    guard item.kind != .folder, let found = sidecars(of: place) else { return }
    if !found.sidecars.isEmpty { item.sidecars = found.sidecars }
    if !found.sharedSidecars.isEmpty { item.sharedSidecars = found.sharedSidecars }
    item.sidecarsAreComplete = found.isComplete
  }

  /// Notes what the item's sidecars say of its place and its date, where its own headers leave that open.
  private func addSurroundings(_ item: inout MediaItem) {
    guard readsMetadata, item.hasSidecars,
      item.kind == .photo || item.kind == .video || item.kind == .livePhoto
    else { return }
    let isLocated = item.isLocated == true
    let isDated = !readsEveryDate && item.storedDate != nil
    if isLocated, isDated { return }
    let hasParts = item.livePhoto.map { $0.form == .bundle } ?? false
    let own = item.surroundings ?? (hasParts ? .unknown : .nothing)
    let said = SideText.reading(by: worker) {
      SidecarFacts.look(at: item.allSidecars, forDates: !isDated)
    }
    if !isLocated { item.surroundings = own.joined(with: said.place) }
    if !said.dates.isEmpty { item.sideDates = said.dates }
  }

  /// The item that a file, a folder or a device is.
  private func item(
    _ place: FilePlace, _ opened: OpenedFile, named name: String?, _ claimedType: UTType?
  ) throws(IdentificationError) -> MediaItem {
    switch opened {
    case .answered(let identification): return try item(place, identification, named: name)
    case .bytes(let source, let descriptor):
      return item(place, try reading(source, descriptor, named: name, claimedType, asHalf: false))
    }
  }

  /// The item that something without bytes is.
  private func item(
    _ place: FilePlace, _ identification: Identification, named name: String?
  ) throws(IdentificationError) -> MediaItem {
    var identification = identification
    if recognizesBundles, identification.type.conforms(to: .directory) {
      if let bundle = try bundle(place.path, identification) { return bundle }
      if MediaKind(of: identification.type) == .livePhoto {
        // A folder named like a Live Photo that lacks a half is only a package of that name.
        identification = identifier.revised(
          identification, named: name, isFolder: true,
          ContentRevision(
            .package, decided: false, refuting: .livePhoto, seen: "not one still and one movie",
            because: "a Live Photo's folder holds both halves"))
      }
    }
    let sums = identification.isEmpty ? FileSums.ofNothing(details) : nil
    return item(place, FileReading(identification: identification, sums: sums))
  }

  /// The item that a file is which was read.
  private func item(_ place: FilePlace, _ reading: FileReading) -> MediaItem {
    guard let archive = reading.archive else {
      let position = kinds.position(for: reading.identification.type)
      return MediaItem(whole: MediaFile(place, reading), rule: position)
    }
    var item = MediaItem(MediaFile(place, reading), as: LivePhoto(archive, at: place.path))
    item.surroundings = .init(archive.movieIsLocated, at: archive.movieCoordinates)
    return item
  }

  /// Reads a file's bytes, here or in a worker; `asHalf`: it belongs to a bundle, and is no archive of one.
  func reading(
    _ source: any ByteSource, _ descriptor: Int32?, named name: String?, _ claimedType: UTType?, asHalf: Bool
  ) throws(IdentificationError) -> FileReading {
    if let worker {
      var reading: FileReading = try ItemService.ask(
        worker, .file(name: name, claimedType: claimedType, isHalf: asHalf), source, descriptor)
      identifier.note(worker, in: &reading.identification)
      return reading
    }
    var result: FileReading?
    try identifier.lend(source, name: name, claimedType: claimedType, descriptor: descriptor, budget: nil) {
      (file) throws(IdentificationError) in result = try reading(file, named: name, asHalf: asHalf)
    }
    // Proof: `lend` throws, or calls its body once.
    guard let reading = result.take() else { preconditionFailure("what is identified is lent once") }
    return reading
  }

  /// What a file gives while its source is open.
  private func reading(
    _ file: IdentifiedFile, named name: String?, asHalf: Bool
  ) throws(IdentificationError) -> FileReading {
    var identification = file.identification
    let sums = try sums(of: file)
    if !asHalf, let contents = file.contents {
      switch try archive(identification, contents, named: name) {
      case .livePhoto(var reading):
        reading.sums = sums
        return reading
      case .file(let looked): identification = looked
      case .unchanged: break
      }
    }
    let headers = headers(of: identification, file.contents, kind: kind(of: identification.type))
    identification.note(missingMovie: headers?.metadata.missingMovieBytes)
    if headers?.metadata.hasCutMovie == true { identification.noteCutMovie() }
    return FileReading(
      identification: consume identification, headers: headers,
      byteCount: readsMetadata ? file.contents?.reader.byteCount : nil, sums: sums)
  }

  /// The sums that were asked for of a file that is open.
  private func sums(of file: IdentifiedFile) throws(IdentificationError) -> FileSums? {
    guard let summer else { return nil }
    guard let contents = file.contents else {
      return file.identification.isEmpty ? FileSums.ofNothing(details) : nil
    }
    do throws(ByteSourceError) { return try summer.sums(of: contents.source, contents.reader) } catch {
      throw IdentificationError(error)
    }
  }

  /// What a picture, movie or sound says of itself, by the structure of its content.
  func headers(
    of identification: Identification, _ contents: IdentifiedFile.Contents?,
    kind: @autoclosure () -> MediaKind
  ) -> MediaFile.Headers? {
    guard readsMetadata, let contents, identification.contentType != nil,
      [.photo, .video, .audio].contains(kind())
    else { return nil }
    // A source that fails is the file's error, which the identifier throws.
    var metadata = MediaMetadata()
    do throws(ReadFailure) { try metadata.read(contents, under: identification, &formats) } catch {
      return nil
    }
    let wanted = details.subtracting(.sums)
    let found = wanted.isEmpty ? nil : try? MediaDetails.read(contents, beside: metadata, wanted)
    return slimsHeaders
      ? MediaFile.Headers(slimming: consume metadata, found) : MediaFile.Headers(consume metadata, found)
  }

  func kind(of type: UTType) -> MediaKind { MediaKind.kinds[kinds.position(for: type)].kind }
}
