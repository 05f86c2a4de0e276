internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

extension MediaItemReader {
  /// Bundles hold three files and what file browsers leave behind; longer folders are not asked about.
  private static let longestBundle = 16

  /// The Live Photo that a folder is, whatever it is called; nil when it is none.
  ///
  /// Errors: a folder that cannot be listed, and a file of it that decides and cannot be read.
  func bundle(_ folder: FilePath, _ identification: Identification) throws(IdentificationError) -> MediaItem?
  {
    let listed: [DirectoryEntry]
    do throws(Errno) { listed = try DirectoryListing.entries(of: folder) } catch {
      throw IdentificationError(error, type: identification.type)
    }
    guard listed.count <= Self.longestBundle else { return nil }
    var halves = try BundleHalves(folder, listed, known: identification.type, self)
    // Whether they are one is asked again with what they say of each other.
    guard var bundle = try halves.bundle() else { return nil }
    if halves.nameIdentifiers() {
      guard let named = try halves.bundle() else { return nil }
      bundle = named
    }
    let entries = halves.entries
    // Without the name or the property list it is as likely a plain folder with one exported pair in it.
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
        FilePlace(folder),
        FileReading(identification: identification, headers: halves.headers[entries[bundle.still].name])),
      as: livePhoto)
    let movie = halves.headers[entries[bundle.movie].name]?.metadata
    item.surroundings = .init(movie?.isLocated, at: movie?.coordinates)
    return item
  }

  /// What a folder of a bundle's shape holds, its halves read once.
  private struct BundleHalves {
    private let folder: FilePath
    private let listed: [DirectoryEntry]
    /// What is known of the folder.
    private let known: UTType
    private let reader: MediaItemReader
    private(set) var entries: [FolderEntry] = []
    private(set) var headers: [String: MediaFile.Headers] = [:]
    private var types: [String: UTType] = [:]

    init(
      _ folder: FilePath, _ listed: [DirectoryEntry], known: UTType, _ reader: MediaItemReader
    ) throws(IdentificationError) {
      (self.folder, self.listed, self.known, self.reader) = (folder, listed, known, reader)
      for entry in listed {
        entries.append(
          FolderEntry(String(decoding: entry.name, as: UTF8.self), isFolder: entry.kind == .directory))
      }
      // Only in a folder of a bundle's shape does a file decide.
      guard LivePhotoBundle.Contents(entries).mayBeBundle else {
        entries = []
        return
      }
      for index in entries.indices where !entries[index].isFolder && entries[index].isMetadata {
        do throws(IdentificationError) {
          entries[index].metadata = try reader.metadata(at: listed[index].path(in: folder))
        } catch { throw error.inside(entries[index].name, of: known) }
      }
    }

    /// The bundle, by what its files are; a file that decides and cannot be read is an error.
    mutating func bundle() throws(IdentificationError) -> LivePhotoBundle? {
      if entries.isEmpty { return nil }
      var failure: IdentificationError?
      let name = folder.lastName
      let bundle = LivePhotoBundle.read(folderNamed: name, entries: entries) { entry in
        do throws(IdentificationError) { return try type(of: entry.name) } catch {
          failure = failure ?? error.inside(entry.name, of: known)
          return nil
        }
      }.bundle
      if let failure { throw failure }
      return bundle
    }

    /// Notes the content identifiers that the halves hold; false when there is none to decide by.
    mutating func nameIdentifiers() -> Bool {
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

  /// A file of a bundle: its type, and what its headers say.
  private func half(
    at path: FilePath
  ) throws(IdentificationError) -> (type: UTType, headers: MediaFile.Headers?) {
    try identifier.opening(path: path, followingLinks: false) { (opened) throws(IdentificationError) in
      switch opened {
      case .answered(let identification): return (identification.type, nil)
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
      // A link is no metadata, wherever it leads.
      if error == .tooManySymbolicLinkLevels { return .unread }
      throw IdentificationError(error)
    }
    defer { descriptor.release() }
    let source: DescriptorSource
    do throws(ByteSourceError) { source = try DescriptorSource(asking: descriptor.rawValue) } catch {
      throw IdentificationError(error)
    }
    guard let worker else { return try FolderEntry.Metadata(source) }
    return try ItemService.ask(worker, .bundleMetadata, source, descriptor.rawValue)
  }
}

extension FolderEntry.Metadata {
  private static let longest = 64 << 10

  /// What a `metadata.plist` is.
  init(_ source: any ByteSource) throws(IdentificationError) {
    var bytes = [UInt8](repeating: 0, count: Self.longest)
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
