internal import ByteReading
internal import FileIdentification
internal import SystemPackage
internal import UniformTypes

extension MediaItemReader {
  /// Bundles hold three files and what file browsers leave behind; longer folders are not asked about.
  private static let longestBundle = 16

  /// The Live Photo that a folder is, whatever it is called; nil when it is none.
  func bundle(_ folder: FilePath, _ identification: Identification) -> MediaItem? {
    guard let listed = try? DirectoryListing.entries(of: folder), listed.count <= Self.longestBundle
    else { return nil }
    var entries = listed.map { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      let isMetadata = entry.kind != .directory && name.lowercased() == "metadata.plist"
      return FolderEntry(
        name, isFolder: entry.kind == .directory,
        metadata: isMetadata ? metadata(at: entry.path(in: folder)) : .unread)
    }
    var halves: [String: MediaFile.Headers] = [:]
    func read() -> LivePhotoBundle? {
      LivePhotoBundle.read(folderNamed: folder.lastComponent?.string ?? "", entries: entries) { entry in
        guard let half = listed.first(where: { String(decoding: $0.name, as: UTF8.self) == entry.name }),
          let type = try? identifier.identify(path: half.path(in: folder), followingLinks: false).type
        else { return nil }
        halves[entry.name] = inspector.taken().headers
        return type
      }.bundle
    }
    var bundle = read()
    if bundle != nil, !halves.isEmpty {
      for index in entries.indices {
        entries[index].contentIdentifier = halves[entries[index].name]?.metadata.contentIdentifier
      }
      bundle = read()
    }
    // Without the name or the property list it is as likely a plain folder with one exported pair in it.
    guard let bundle,
      bundle.isNamedSo || bundle.metadata.map({ entries[$0].metadata == .livePhoto }) == true,
      let type = options.registry.type(LivePhotoBundle.typeIdentifier)
    else { return nil }
    var identification = identification
    identification.agreement = identification.type == type ? .confirmed : .contentOnly
    identification.type = type
    identification.contentType = type
    identification.certainty = .proven
    if options.keepsEvidence {
      identification.evidence.append(
        Evidence(
          .structure, type, seen: "\(entries[bundle.still].name) + \(entries[bundle.movie].name)",
          reason: bundle.reasons.joined(separator: "; ")))
    }
    let livePhoto = LivePhoto(
      form: .bundle, still: listed[bundle.still].path(in: folder),
      movie: listed[bundle.movie].path(in: folder), identifier: entries[bundle.still].contentIdentifier,
      basis: bundle.basis.rawValue, because: bundle.reasons.joined(separator: "; "))
    return MediaItem(
      MediaFile(
        path: folder, identification: identification, headers: halves[entries[bundle.still].name]),
      as: livePhoto)
  }

  private func metadata(at path: FilePath) -> FolderEntry.Metadata {
    let longest = 64 << 10
    guard let descriptor = try? FileDescriptor.open(path, .readOnly, options: [.noFollow, .nonBlocking])
    else { return .unread }
    defer { try? descriptor.close() }
    var bytes = [UInt8](repeating: 0, count: longest)
    guard let count = try? bytes.withUnsafeMutableBytes({ try descriptor.read(into: $0) }) else {
      return .unread
    }
    guard let list = try? PropertyList.parse(Array(bytes[..<count])) else { return .foreign }
    return list[LivePhotoBundle.metadataKey] == nil ? .foreign : .livePhoto
  }
}
