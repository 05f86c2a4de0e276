internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

// Reading of Live Photo bundles as items: folders with a still and a movie, or ZIP archives of these.
extension MediaItemReader {
  /// The limit on entries of a bundle: three files, and files left by file browsers.
  private static let maxBundleEntries = 16

  /// Returns the Live Photo of a folder with any name; nil if it is not a Live Photo.
  ///
  /// Errors: an unreadable folder, or an unreadable file in it that decides.
  func bundle(_ folder: FilePath, _ identification: Identification) throws(IdentificationError) -> MediaItem?
  {
    let listed: [DirectoryEntry]
    do throws(Errno) { listed = try DirectoryListing.entries(of: folder) } catch {
      throw IdentificationError(error, type: identification.type)
    }
    guard listed.count <= Self.maxBundleEntries else { return nil }
    var halves = try BundleHalves(folder, listed, folderType: identification.type, self)
    // Decided again with the content identifiers, if there are any.
    guard var bundle = try halves.bundle() else { return nil }
    if halves.addIdentifiers() {
      guard let revised = try halves.bundle() else { return nil }
      bundle = revised
    }
    let entries = halves.entries
    // Without the name or the property list it may be a plain folder with one exported pair.
    guard
      bundle.isNamedSo || bundle.metadata.map({ entries[$0].metadata == .livePhoto }) == true,
      let type = options.registry.type(LivePhotoBundle.typeIdentifier)
    else { return nil }
    let identification = identifier.revised(
      identification, named: folder.lastName, isFolder: true,
      ContentRevision(
        type, seen: "\(entries[bundle.still].name) + \(entries[bundle.movie].name)",
        because: bundle.reasons.joined(separator: "; ")))
    let livePhoto = LivePhoto(
      form: .bundle, still: listed[bundle.still].path(in: folder),
      movie: listed[bundle.movie].path(in: folder), identifier: entries[bundle.still].contentIdentifier,
      basis: LivePhoto.Basis(rawValue: bundle.basis.rawValue), because: bundle.reasons.joined(separator: "; ")
    )
    var item = MediaItem(
      MediaFile(
        FileLocation(folder),
        FileReadResult(identification: identification, headers: halves.headers[entries[bundle.still].name])),
      as: livePhoto)
    let movie = halves.headers[entries[bundle.movie].name]?.metadata
    item.locationHints = .init(movie?.isLocated, at: movie?.coordinates)
    return item
  }

  /// The files of a possible bundle; each half is read once.
  private struct BundleHalves {
    private let folder: FilePath
    private let listed: [DirectoryEntry]
    private let folderType: UTType
    private let reader: MediaItemReader
    private(set) var entries: [FolderEntry] = []
    private(set) var headers: [String: MediaFile.Headers] = [:]
    private var types: [String: UTType] = [:]

    init(
      _ folder: FilePath, _ listed: [DirectoryEntry], folderType: UTType, _ reader: MediaItemReader
    ) throws(IdentificationError) {
      (self.folder, self.listed, self.folderType, self.reader) = (folder, listed, folderType, reader)
      for entry in listed {
        entries.append(
          FolderEntry(String(decoding: entry.name, as: UTF8.self), isFolder: entry.kind == .directory))
      }
      // Files are read only in a folder of a bundle's shape.
      guard LivePhotoBundle.Contents(entries).mayBeBundle else {
        entries = []
        return
      }
      for index in entries.indices where !entries[index].isFolder && entries[index].isMetadata {
        do throws(IdentificationError) {
          entries[index].metadata = try reader.metadata(at: listed[index].path(in: folder))
        } catch { throw error.inside(entries[index].name, of: folderType) }
      }
    }

    /// Returns the bundle, by the types of its files; throws if a deciding file cannot be read.
    mutating func bundle() throws(IdentificationError) -> LivePhotoBundle? {
      if entries.isEmpty { return nil }
      var failure: IdentificationError?
      let name = folder.lastName
      let bundle = LivePhotoBundle.read(folderNamed: name, entries: entries) { entry in
        do throws(IdentificationError) { return try type(of: entry.name) } catch {
          failure = failure ?? error.inside(entry.name, of: folderType)
          return nil
        }
      }.bundle
      if let failure { throw failure }
      return bundle
    }

    /// Adds the content identifiers of the halves; returns false if no headers were read.
    mutating func addIdentifiers() -> Bool {
      if headers.isEmpty { return false }
      for index in entries.indices {
        entries[index].contentIdentifier = headers[entries[index].name]?.metadata.contentIdentifier
      }
      return true
    }

    private mutating func type(of name: String) throws(IdentificationError) -> UTType? {
      if let type = types[name] { return type }
      guard let half = listed.first(where: { String(decoding: $0.name, as: UTF8.self) == name }) else {
        return nil
      }
      let (type, headers) = try reader.half(at: half.path(in: folder))
      types[name] = type
      self.headers[name] = headers
      return type
    }
  }

  /// Reads the type and the headers of a file of a bundle.
  private func half(
    at path: FilePath
  ) throws(IdentificationError) -> (type: UTType, headers: MediaFile.Headers?) {
    try identifier.withOpenFile(path: path, followingLinks: false) { (opened) throws(IdentificationError) in
      switch opened {
      case .identified(let identification): return (identification.type, nil)
      case .bytes(let source, let descriptor):
        let half = try reading(source, descriptor, named: path.lastName, nil, asHalf: true)
        return (half.identification.type, half.headers)
      }
    }
  }

  private func metadata(at path: FilePath) throws(IdentificationError) -> FolderEntry.Metadata {
    let descriptor: FileDescriptor
    do throws(Errno) {
      descriptor = try FileDescriptor.openForReading(path, followingLinks: false)
    } catch {
      // A link is not metadata.
      if error == .tooManySymbolicLinkLevels { return .unread }
      throw IdentificationError(error)
    }
    defer { descriptor.release() }
    let source: DescriptorSource
    do throws(ByteSourceError) { source = try DescriptorSource(statusOf: descriptor.rawValue) } catch {
      throw IdentificationError(error)
    }
    guard let worker else { return try FolderEntry.Metadata(source) }
    return try ItemService.send(worker, .bundleMetadata, source, descriptor.rawValue)
  }

  /// The result of inspecting a ZIP archive.
  enum ArchiveResult {
    /// A zipped Live Photo.
    case livePhoto(FileReadResult)
    /// Another archive.
    case file(Identification)
    /// The type stays.
    case unchanged
  }

  /// Determines by its members whether a ZIP archive is a Live Photo.
  ///
  /// Errors: a failed read.
  func archive(
    _ identification: Identification, _ contents: IdentifiedFile.Contents, named fileName: String?
  ) throws(IdentificationError) -> ArchiveResult {
    guard let (zip, livp) = archiveTypes, identification.contentType == zip else {
      return .unchanged
    }
    let reading = LivePhotoArchive.read(
      contents.source, at: FilePath(), named: options.basis == .both ? fileName : nil, memberIdentifier,
      saysWhy: identification.type == livp)
    switch reading {
    case .unknown: return .unchanged
    case .unreadable(let error):
      throw IdentificationError(code: error.code, message: error.message, type: identification.type)
    case .other(let because):
      // The members outrank the archive's name.
      guard identification.type == livp else { return .unchanged }
      return .file(
        identifier.revised(
          identification, named: fileName,
          ContentRevision(zip, refuting: livp, seen: "no Live Photo", because: because)))
    case .livePhoto(let archive):
      let reasons = archive.bundle.reasons.joined(separator: "; ")
      let names = "\(archive.still.name) + \(archive.movie.name)"
      let revised = identifier.revised(
        identification, named: fileName, ContentRevision(livp, seen: names, because: reasons))
      let movie = MediaPart(
        role: .movie, name: "movie", type: archive.movie.type, container: archive.movie.container,
        extents: [0..<archive.movie.container.byteCount])
      return .livePhoto(
        FileReadResult(
          identification: revised, headers: archive.still.metadata.map { MediaFile.Headers($0) },
          byteCount: readsMetadata ? contents.reader.byteCount : nil,
          archive: FileReadResult.Archive(
            still: PartName.safe(archive.still.name), movie: PartName.safe(archive.movie.name),
            identifier: archive.identifier, basis: LivePhoto.Basis(rawValue: archive.bundle.basis.rawValue),
            because: reasons, movieRange: movie.range, movieIsLocated: archive.movie.metadata?.isLocated,
            movieCoordinates: archive.movie.metadata?.coordinates)))
    }
  }
}

extension FolderEntry.Metadata {
  private static let byteLimit = 64 << 10

  /// Determines whether a `metadata.plist` belongs to a Live Photo.
  init(_ source: any ByteSource) throws(IdentificationError) {
    var bytes = [UInt8](repeating: 0, count: Self.byteLimit)
    let outcome: Result<Int, ByteSourceError> = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(ByteSourceError) in try source.read(at: 0, into: buffer) }
    }
    do throws(ByteSourceError) {
      let count = try outcome.get()
      let list = try? PropertyList.parse(Array(bytes[..<count]), limits: .bundle)
      self = list?[LivePhotoBundle.metadataKey] == nil ? .foreign : .livePhoto
    } catch { throw IdentificationError(error) }
  }
}
