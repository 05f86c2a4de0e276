internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Reads the items of a stream; each worker has its own.
final class ItemStreamReader {
  private let stream: ItemStream
  private let reader: MediaItemReader
  /// The worker process that reads the files; nil if this process does.
  var worker: ReaderWorker? { reader.worker }
  private let looksForSidecars: Bool
  private let folder = DirectoryHandleCache()
  private lazy var partnerSearch = LivePhotoPartnerSearch(reader)

  /// Creates a reader; `search` is shared by all readers of the stream.
  init(_ stream: ItemStream, _ search: SidecarSearch? = nil) {
    self.stream = stream
    looksForSidecars = search != nil
    reader = MediaItemReader(
      stream.options, readsMetadata: stream.readsMetadata, recognizesBundles: stream.recognizesBundles,
      details: stream.details, keepsOnlyShownFields: stream.keepsOnlyShownFields, sidecarSearch: search,
      readsEveryDate: stream.readsEveryDate || stream.options.keepsEvidence)
  }

  /// Closes the cached directory handle.
  func closeFolder() { folder.releaseHandle() }

  /// Reads an item; `role` is its role among all inputs, if known; `pairs` adds its pairing candidate.
  func read(
    _ entry: ScannedEntry, _ role: PairingRole?, pairs: Bool, isSidecarOfOther: Bool = false
  ) -> StreamedItem {
    var entry = entry
    do throws(IdentificationError) {
      if let error = entry.error { throw error }
      guard let role else {
        let item = try item(&entry)
        return StreamedItem(entry, item, pairs: pairs, isSidecarOfOther: isSidecarOfOther)
      }
      addPartsSidecars(&entry, role)
      let item = try item(&entry)
      let parts = parts(of: item, role)
      if let joined = item.applying(role, parts: parts?.location, dates: parts?.dates ?? []) {
        return StreamedItem(entry, joined, pairs: pairs, isSidecarOfOther: isSidecarOfOther)
      }
      return StreamedItem(entry, item: item, isPartOfOther: true)
    } catch {
      return StreamedItem(entry, error: error)
    }
  }

  /// Like ``read(_:_:pairs:isSidecarOfOther:)``, from the spooled item if possible.
  func read(_ entry: ScannedEntry, _ role: PairingRole, _ spooled: SpooledItem) -> StreamedItem {
    var entry = entry
    // The spooled item does not include the sidecars of its other files.
    let isChanged = addPartsSidecars(&entry, role)
    if !isChanged, !spooled.bytes.isEmpty, let item = spooled.item(of: entry, stream.options.registry) {
      return joined(entry, item, role, spooled.parts)
    }
    do throws(IdentificationError) {
      let item = try item(&entry)
      return joined(entry, item, role, spooled.parts)
    } catch {
      return StreamedItem(entry, error: error)
    }
  }

  /// Adds the sidecars of a still's other files, which may be in other folders; returns true if there are any.
  @discardableResult
  private func addPartsSidecars(_ entry: inout ScannedEntry, _ role: PairingRole) -> Bool {
    guard looksForSidecars, stream.pairing == .across, case .still(let movie, _, _, let alternates) = role
    else { return false }
    let before = (entry.sidecars + entry.sharedSidecars, entry.sidecarKnowledge)
    if entry.sidecarKnowledge == .notSearched { entry.sidecarKnowledge = .complete }
    let own = before.1 == .notSearched ? [entry.location] : []
    for location in own + ([movie] + alternates).map({ FileLocation($0) }) {
      guard let result = reader.sidecars(of: location) else { continue }
      let present = Set(entry.sidecars + entry.sharedSidecars)
      entry.sidecars += result.sidecars.filter { !present.contains($0) }
      entry.sharedSidecars += result.sharedSidecars.filter { !present.contains($0) }
      if !result.isComplete { entry.sidecarKnowledge = .partial }
    }
    return before != (entry.sidecars + entry.sharedSidecars, entry.sidecarKnowledge)
  }

  /// Returns the item with its other files; `hints` are their location hints, if known.
  private func joined(
    _ entry: ScannedEntry, _ item: MediaItem, _ role: PairingRole, _ hints: MediaItem.LocationHints?
  ) -> StreamedItem {
    let isKnown = hints != nil && item.storedDate != nil
    let read = isKnown ? nil : parts(of: item, role)
    guard let joined = item.applying(role, parts: hints ?? read?.location, dates: read?.dates ?? []) else {
      return StreamedItem(entry, item: item, isPartOfOther: true)
    }
    return StreamedItem(entry, item: joined)
  }

  func type(
    at path: OpenAtPath, named name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followingLinks: Bool
  ) throws(IdentificationError) -> FileIdentifier.PathType {
    try reader.type(at: path, named: name, kind: kind, followingLinks: followingLinks)
  }

  /// Reads a file and stores its sidecars in `entry`.
  private func item(_ entry: inout ScannedEntry) throws(IdentificationError) -> MediaItem {
    if entry.kind == nil, entry.name == "-", entry.path == "-" {
      var item = try readInput(entry.path)
      item.lacksOwner = entry.lacksOwner
      return item
    }
    let item = try reader.read(
      entry.location, in: folder, named: entry.name, kind: entry.kind, followingLinks: entry.followsLinks,
      claimedType: stream.claimedType, sidecars: entry.sidecars, sharedSidecars: entry.sharedSidecars,
      entry.sidecarKnowledge, lacksOwner: entry.lacksOwner)
    if looksForSidecars, entry.sidecarKnowledge == .notSearched {
      if item.hasSidecars {
        entry.sidecars = item.sidecars
        entry.sharedSidecars = item.sharedSidecars
      }
      entry.sidecarKnowledge = item.sidecarsAreComplete ? .complete : .partial
    }
    return item
  }

  /// Returns a named item with the other half of its Live Photo, if that is beside it.
  func addingPartner(_ streamed: StreamedItem) -> StreamedItem {
    guard stream.findsPartners, streamed.entry.isNamed, !streamed.isPartOfOther,
      !streamed.isSidecarOfOther, let item = streamed.item
    else { return streamed }
    return StreamedItem(
      streamed.entry, item: partnerSearch.addingPartner(item), error: streamed.error, parts: streamed.parts,
      candidate: streamed.candidate)
  }

  /// Reads the location and date hints of a still's other files; only if the still itself lacks them.
  private func parts(
    of still: MediaItem, _ role: PairingRole
  ) -> (location: MediaItem.LocationHints, dates: [DateHint])? {
    guard case .still(let movie, _, _, let alternates) = role, stream.readsMetadata else { return nil }
    let wantsDates = still.storedDate == nil
    if still.isLocated == true, !wantsDates { return nil }
    var result = (location: MediaItem.LocationHints.nothing, dates: [DateHint]())
    for path in [movie] + alternates {
      let part: MediaItem?
      // Its sidecars are already among the still's.
      do throws(IdentificationError) { part = try reader.read(path: path, sidecars: []) } catch {
        SecondaryReadErrors.record(error, at: path)
        part = nil
      }
      result.location = result.location.joined(with: .init(part?.isLocated, at: part?.coordinates))
      if wantsDates, let date = part?.partDate { result.dates.append(date) }
    }
    return result
  }

  private func readInput(_ path: FilePath) throws(IdentificationError) -> MediaItem {
    let descriptor = FileDescriptor.standardInput
    let status = try IdentificationError.catching { () throws(Errno) in
      try FileStatus(of: descriptor.rawValue)
    }
    if status.kind == .regular {
      return try reader.read(
        descriptor: descriptor.rawValue, at: path, named: stream.inputName, claimedType: stream.claimedType)
    }
    var input = InputSpool()
    defer { input.close() }
    try IdentificationError.catching { () throws(Errno) in try input.fill(from: descriptor) }
    var item = try reader.read(
      source: input.source, at: path, named: stream.inputName, claimedType: stream.claimedType)
    if !input.isComplete {
      item.file.identification.isIncomplete = true
      // They would cover the beginning only.
      item.file.checksums = nil
    }
    return item
  }
}
