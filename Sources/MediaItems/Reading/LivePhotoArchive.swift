internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import MediaMetadata
internal import PropertyLists
internal import SystemPackage
internal import UniformTypes

/// A Live Photo in a ZIP archive: a zipped `.pvt`, or a `.livp` of cloud drives.
struct LivePhotoArchive {
  struct Member {
    /// The name without the folder.
    var name: String
    var container: MediaPart.Container
    var type: UTType
    var metadata: MediaMetadata?
  }

  var still: Member
  var movie: Member
  /// `metadata.plist`.
  var metadata: Member?
  var bundle: LivePhotoBundle
  /// The content identifier of the still, or of the movie.
  var identifier: String?

  enum Result {
    case livePhoto(LivePhotoArchive)
    case other(because: String)
    /// An archive that cannot be inspected: encrypted, damaged or compressed by another method.
    case unknown
    /// The archive's bytes could not be read.
    case unreadable(IdentificationError)
  }

  /// The limit on entries: three files, their folder, and files left by file browsers.
  private static let maxEntries = 16
  /// The limit on inflated bytes of one member.
  private static let inflationLimit = 8 << 20
  /// The budget for the archive with all its members.
  static let budget = ReadBudget(bytes: 32 << 20, reads: 2048, steps: 40_000, inflated: 12 << 20)

  /// Reads an archive; `path` only names it in the result.
  ///
  /// Without `saysWhy`, an archive with other names is rejected before any member is read.
  static func read(
    _ source: any ByteSource, at path: FilePath, named name: String?, _ identifier: FileIdentifier,
    saysWhy: Bool
  ) -> Result {
    let source = WatchedSource(source)
    let reading = try? { () throws in
      let reader = ByteReader(identifier.clock)
      try reader.open(source, budget: budget)
      let directory = try ZIPDirectory(reader)
      guard directory.declaredCount ?? 0 <= UInt64(maxEntries) else { return other("more entries") }
      var entries = Entries(path: path)
      for entry in try directory.first(maxEntries + 1) {
        try entries.add(entry, directory)
        if !saysWhy, entries.refusal != nil { break }
      }
      if let reason = entries.refusal { return other(reason) }
      if !saysWhy, !entries.hasTwoOfOneName { return other("no two files of one name") }
      return entries.classify(source, directory, identifier, archiveName: name)
    }()
    // A failed read must not look like a damaged member.
    if let failure = source.failure ?? identifier.clock.failure {
      return .unreadable(IdentificationError(failure))
    }
    return reading ?? .unknown
  }

  private static func other(_ reason: String) -> Result { .other(because: reason) }

  /// The entries of the archive as files of a folder.
  private struct Entries {
    let path: FilePath
    var files: [(name: String, entry: ZIPEntry)] = []
    var folders: Set<String> = []
    var refusal: String?

    init(path: FilePath) { self.path = path }

    mutating func add(_ entry: ZIPEntry, _ directory: ZIPDirectory) throws {
      let parts = entry.name.split { $0 == "/" || $0 == "\\" }.map(String.init)
      guard let last = parts.last, parts.first != "__MACOSX", !FolderEntry(last).isSystemFile else { return }
      let folder = entry.isFolder ? parts[...] : parts.dropLast()
      folders.insert(folder.reduce(into: "") { $0 += $0.isEmpty ? $1 : "/" + $1 })
      if !entry.isFolder { files.append((last, entry)) }
      if parts.contains("..") { refusal = "a name that leads out of the archive" }
      if files.count > 3 { refusal = "more than two files beside metadata.plist" }
    }

    /// True if there are two files beside `metadata.plist` whose names differ by extension only.
    var hasTwoOfOneName: Bool {
      var halves = files.map { FolderEntry($0.name) }
      if let metadata = halves.firstIndex(where: \.isMetadata) { halves.remove(at: metadata) }
      return halves.count == 2 && halves[0].stem == halves[1].stem
    }

    /// The folder of all files; empty at the top level, nil if there are several.
    private var folder: String? {
      let used = folders.subtracting([""])
      guard used.count <= 1, !(used.first?.contains("/") ?? false) else { return nil }
      let atTop = files.contains { !$0.entry.name.contains("/") && !$0.entry.name.contains("\\") }
      return used.isEmpty ? "" : atTop ? nil : used.first
    }

    func classify(
      _ file: any ByteSource, _ directory: ZIPDirectory, _ identifier: FileIdentifier, archiveName: String?
    ) -> Result {
      guard let folder else { return .other(because: "several folders, or files beside one") }
      // Before the members, which may use up the inflation budget.
      let metadata = files.map { FolderEntry($0.name).isMetadata ? Self.metadata($0.entry, directory) : nil }
      var isUnreadable = false
      var members: [String: Member] = [:]
      for (name, entry) in files where FolderEntry(name).isMetadata || files.count <= 3 {
        guard let member = member(name, entry, file, directory, identifier) else {
          isUnreadable = isUnreadable || entry.uncompressedSize != 0
          continue
        }
        members[name] = member
      }
      let entries = zip(files, metadata).map { file, metadata in
        var entry = FolderEntry(file.name, contentIdentifier: members[file.name]?.metadata?.contentIdentifier)
        if let metadata { entry.metadata = metadata }
        return entry
      }
      let naming = Self.naming(folder: folder, archive: archiveName)
      let reading = LivePhotoBundle.read(entries, isNamedSo: naming.isNamedSo, naming: naming.words) {
        members[$0.name]?.type
      }
      guard let bundle = reading.bundle, let still = members[entries[bundle.still].name],
        let movie = members[entries[bundle.movie].name]
      else {
        if isUnreadable { return .unknown }
        if case .notBundle(_, let because, _) = reading { return .other(because: because) }
        return .other(because: "two members of one name")
      }
      // A still and a movie with only a common name may be unrelated files.
      guard bundle.basis != .shape else {
        return .other(because: "neither a name, nor metadata, nor identifiers say that the two are one")
      }
      return .livePhoto(
        LivePhotoArchive(
          still: still, movie: movie, metadata: bundle.metadata.flatMap { members[entries[$0].name] },
          bundle: bundle,
          identifier: still.metadata?.contentIdentifier ?? movie.metadata?.contentIdentifier))
    }

    /// Identifies a member by its content; nil if it cannot be read.
    private func member(
      _ name: String, _ entry: ZIPEntry, _ file: any ByteSource, _ directory: ZIPDirectory,
      _ identifier: FileIdentifier
    ) -> Member? {
      guard !entry.isEncrypted, entry.method == 0 || entry.method == 8,
        let compressed = entry.compressedSize, let size = entry.uncompressedSize, size > 0, compressed > 0,
        entry.method == 8 || compressed == size, let start = try? directory.dataOffset(of: entry),
        compressed <= directory.range.lowerBound - start
      else { return nil }
      let container = MediaPart.Container(
        path: path, range: start..<start + compressed, isDeflated: entry.method == 8, byteCount: size,
        crc32: entry.crc32)
      if FolderEntry(name).isMetadata {
        return Member(name: name, container: container, type: .propertyList, metadata: nil)
      }
      guard container.isDeflated else {
        return member(
          name, container, ExtentSource(file, extents: [container.range]), directory, identifier)
      }
      let length = Int(min(size, Int64(inflationLimit)))
      return InflationBudget.shared.reserving(length) {
        guard let limit = try? directory.reader.roomToInflate(upTo: inflationLimit),
          let contents = try? directory.contents(of: entry, upTo: limit)
        else { return nil }
        return member(name, container, MemorySource(contents.bytes), directory, identifier)
      }
    }

    private func member(
      _ name: String, _ container: MediaPart.Container, _ source: any ByteSource, _ directory: ZIPDirectory,
      _ identifier: FileIdentifier
    ) -> Member? {
      try? identifier.withIdentifiedFile(source: source, budget: directory.reader.budgetLeft) { file in
        guard let contents = file.contents else { return nil }
        defer {
          directory.reader.count(nested: contents.reader.statistics, fetches: !container.isDeflated)
        }
        guard let type = file.identification.contentType else { return nil }
        return Member(
          name: name, container: container, type: type,
          metadata: try? MediaMetadata.read(contents, under: file.identification))
      }
    }

    private static func metadata(_ entry: ZIPEntry, _ directory: ZIPDirectory) -> FolderEntry.Metadata {
      guard let contents = try? directory.contents(of: entry, upTo: 64 << 10) else { return .unread }
      guard let list = try? PropertyList.parse(contents.bytes, limits: .bundle) else { return .foreign }
      return list[LivePhotoBundle.metadataKey] == nil ? .foreign : .livePhoto
    }

    private static func naming(folder: String, archive: String?) -> (isNamedSo: Bool, words: String) {
      let archive = archive?.lowercased() ?? ""
      let rows: [(name: String, suffix: String, words: String)] = [
        (folder.lowercased(), ".pvt", "its folder is named .pvt"),
        (archive, ".livp", "the archive is named .livp"),
        (archive, ".livp.zip", "the archive is named .livp.zip"),
        (archive, ".pvt", "the archive is named .pvt"),
        (archive, ".pvt.zip", "the archive is named .pvt.zip"),
      ]
      let row = rows.first { $0.name.hasSuffix($0.suffix) }
      return (row != nil, row?.words ?? "neither the archive nor its folder is named so")
    }
  }
}
