internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Reads the items of a stream; each worker has its own.
final class ItemStreamReader {
  private let stream: ItemStream
  private let reader: MediaItemReader
  /// Where files are read instead of here.
  var worker: ReaderWorker? { reader.worker }
  private let looksForSidecars: Bool
  private let folder = NamedFolder()
  private lazy var otherHalf = OtherHalf(reader)

  /// Creates a reader; `search` is shared by all readers of the stream.
  init(_ stream: ItemStream, _ search: SidecarSearch? = nil) {
    self.stream = stream
    looksForSidecars = search != nil
    reader = MediaItemReader(
      stream.options, readsMetadata: stream.readsMetadata, recognizesBundles: stream.recognizesBundles,
      details: stream.details, slimsHeaders: stream.slimsHeaders, sidecarSearch: search,
      readsEveryDate: stream.readsEveryDate || stream.options.keepsEvidence)
  }

  /// Lets go of the folder that was read in last: it may be another one when more comes.
  func forgetFolder() { folder.forget() }

  /// Reads an item; `role` is its place among all inputs, where that is known already.
  ///
  /// `pairs`: whether what pairing looks at is wanted with it; `isOwned`: whether it is known to be a sidecar of another.
  func read(
    _ work: WorkItem, _ role: PairingRole?, pairs: Bool, isOwned: Bool = false
  ) -> StreamedItem {
    var work = work
    do throws(IdentificationError) {
      if let error = work.error { throw error }
      guard let role else {
        let item = try item(&work)
        return StreamedItem(work, item, pairs: pairs, isOwned: isOwned)
      }
      addPartsSidecars(&work, role)
      let item = try item(&work)
      let parts = parts(of: item, role)
      if let joined = item.taking(role, parts: parts?.place, dates: parts?.dates ?? []) {
        return StreamedItem(work, joined, pairs: pairs, isOwned: isOwned)
      }
      return StreamedItem(work, item: item, isPart: true)
    } catch {
      return StreamedItem(work, error: error)
    }
  }

  /// As ``read(_:_:pairs:isOwned:)``, from what was set aside of the item, where there is something.
  func read(_ work: WorkItem, _ role: PairingRole, _ kept: KeptItem) -> StreamedItem {
    var work = work
    // The spooled item does not include the sidecars of its other files.
    let isChanged = addPartsSidecars(&work, role)
    if !isChanged, !kept.bytes.isEmpty, let item = kept.item(of: work, stream.options.registry) {
      return joined(work, item, role, kept.parts)
    }
    do throws(IdentificationError) {
      let item = try item(&work)
      return joined(work, item, role, kept.parts)
    } catch {
      return StreamedItem(work, error: error)
    }
  }

  /// Adds the sidecars of a still's other files, which may be in other folders; returns whether that changed anything.
  @discardableResult
  private func addPartsSidecars(_ work: inout WorkItem, _ role: PairingRole) -> Bool {
    guard looksForSidecars, stream.pairing == .across, case .still(let movie, _, _, let alternates) = role
    else { return false }
    let before = (work.sidecars + work.sharedSidecars, work.sidecarKnowledge)
    if work.sidecarKnowledge == .notSearched { work.sidecarKnowledge = .complete }
    let own = before.1 == .notSearched ? [work.place] : []
    for place in own + ([movie] + alternates).map({ FilePlace($0) }) {
      guard let found = reader.sidecars(of: place) else { continue }
      let known = Set(work.sidecars + work.sharedSidecars)
      work.sidecars += found.sidecars.filter { !known.contains($0) }
      work.sharedSidecars += found.sharedSidecars.filter { !known.contains($0) }
      if !found.isComplete { work.sidecarKnowledge = .partial }
    }
    return before != (work.sidecars + work.sharedSidecars, work.sidecarKnowledge)
  }

  /// An item with its further files; `known` is what they say of places.
  private func joined(
    _ work: WorkItem, _ item: MediaItem, _ role: PairingRole, _ known: MediaItem.Surroundings?
  ) -> StreamedItem {
    let isKnown = known != nil && item.storedDate != nil
    let read = isKnown ? nil : parts(of: item, role)
    guard let joined = item.taking(role, parts: known ?? read?.place, dates: read?.dates ?? []) else {
      return StreamedItem(work, item: item, isPart: true)
    }
    return StreamedItem(work, item: joined)
  }

  /// As ``MediaItemReader/type(at:named:kind:followingLinks:)``.
  func type(
    at path: PathInFolder, named name: UnsafeBufferPointer<UInt8>, kind: FileKind?, followingLinks: Bool
  ) throws(IdentificationError) -> FileIdentifier.FoundType {
    try reader.type(at: path, named: name, kind: kind, followingLinks: followingLinks)
  }

  /// Reads a file and stores the sidecars that were found in `work`.
  private func item(_ work: inout WorkItem) throws(IdentificationError) -> MediaItem {
    if work.kind == nil, work.name == "-", work.path == "-" {
      var item = try readInput(work.path)
      item.lacksOwner = work.lacksOwner
      return item
    }
    let item = try reader.read(
      work.place, in: folder, named: work.name, kind: work.kind, followingLinks: work.followsLinks,
      claimedType: stream.claimedType, sidecars: work.sidecars, sharedSidecars: work.sharedSidecars,
      work.sidecarKnowledge, lacksOwner: work.lacksOwner)
    if looksForSidecars, work.sidecarKnowledge == .notSearched {
      if item.hasSidecars {
        work.sidecars = item.sidecars
        work.sharedSidecars = item.sharedSidecars
      }
      work.sidecarKnowledge = item.sidecarsAreComplete ? .complete : .partial
    }
    return item
  }

  /// What was found, with the other half of a Live Photo where the file was named alone and that lies beside it.
  func completing(_ found: StreamedItem) -> StreamedItem {
    guard stream.completesHalves, found.work.isNamed, !found.isPart, !found.isOwned, let item = found.item
    else { return found }
    return StreamedItem(
      found.work, item: otherHalf.completing(item), error: found.error, parts: found.parts,
      candidate: found.candidate)
  }

  /// What a still's further files say of its place and its date; they lie elsewhere and are read once more, but only where it matters.
  private func parts(
    of still: MediaItem, _ role: PairingRole
  ) -> (place: MediaItem.Surroundings, dates: [SideDate])? {
    guard case .still(let movie, _, _, let alternates) = role, stream.readsMetadata else { return nil }
    let wantsDates = still.storedDate == nil
    if still.isLocated == true, !wantsDates { return nil }
    var result = (place: MediaItem.Surroundings.nothing, dates: [SideDate]())
    for path in [movie] + alternates {
      let part: MediaItem?
      // Its sidecars stand with the still's.
      do throws(IdentificationError) { part = try reader.read(path: path, sidecars: []) } catch {
        SideReading.note(error, at: path)
        part = nil
      }
      result.place = result.place.joined(with: .init(part?.isLocated, at: part?.coordinates))
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
    if !input.isWhole {
      item.file.identification.isIncomplete = true
      // They are those of the beginning.
      item.file.sums = nil
    }
    return item
  }
}
