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
    let known = identification.type
    var entries: [FolderEntry] = []
    for entry in listed {
      entries.append(
        FolderEntry(String(decoding: entry.name, as: UTF8.self), isFolder: entry.type == .directory))
    }
    // Only in a folder of a bundle's shape does a file decide.
    guard LivePhotoBundle.Contents(entries).mayBeBundle else { return nil }
    for index in entries.indices where !entries[index].isFolder && entries[index].isMetadata {
      do throws(IdentificationError) {
        entries[index].metadata = try metadata(at: listed[index].path(in: folder))
      } catch { throw error.inside(entries[index].name, of: known) }
    }
    var halves: [String: MediaFile.Headers] = [:]
    var failure: IdentificationError?
    func read() throws(IdentificationError) -> LivePhotoBundle? {
      let bundle = LivePhotoBundle.read(folderNamed: folder.lastComponent?.string ?? "", entries: entries) {
        entry in
        guard let half = listed.first(where: { String(decoding: $0.name, as: UTF8.self) == entry.name })
        else { return nil }
        do throws(IdentificationError) {
          return try identifier.withFile(path: half.path(in: folder), followingLinks: false) { file in
            let identification = file.identification
            halves[entry.name] = headers(
              of: identification, file.contents, kind: kind(of: identification.type))
            return identification.type
          }
        } catch {
          failure = failure ?? error.inside(entry.name, of: known)
          return nil
        }
      }.bundle
      if let failure { throw failure }
      return bundle
    }
    var bundle = try read()
    if bundle != nil, !halves.isEmpty {
      for index in entries.indices {
        entries[index].contentIdentifier = halves[entries[index].name]?.metadata.contentIdentifier
      }
      bundle = try read()
    }
    // Without the name or the property list it is as likely a plain folder with one exported pair in it.
    guard let bundle,
      bundle.isNamedSo || bundle.metadata.map({ entries[$0].metadata == .livePhoto }) == true,
      let type = options.registry.type(LivePhotoBundle.typeIdentifier)
    else { return nil }
    let identification = identifier.revised(
      identification, named: folder.lastComponent?.string, isFolder: true,
      ContentRevision(
        type, seen: "\(entries[bundle.still].name) + \(entries[bundle.movie].name)",
        because: bundle.reasons.joined(separator: "; ")))
    let livePhoto = LivePhoto(
      form: .bundle, still: listed[bundle.still].path(in: folder),
      movie: listed[bundle.movie].path(in: folder), identifier: entries[bundle.still].contentIdentifier,
      basis: bundle.basis.rawValue, because: bundle.reasons.joined(separator: "; "))
    var item = MediaItem(
      MediaFile(
        path: folder, identification: identification, headers: halves[entries[bundle.still].name]),
      as: livePhoto)
    item.surroundings = .init(halves[entries[bundle.movie].name]?.metadata.isLocated)
    return item
  }

  private func metadata(at path: FilePath) throws(IdentificationError) -> FolderEntry.Metadata {
    let longest = 64 << 10
    let bytes: [UInt8]
    do {
      let descriptor = try FileDescriptor.open(
        path, .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
      bytes = try descriptor.closeAfter {
        var bytes = [UInt8](repeating: 0, count: longest)
        let count = try bytes.withUnsafeMutableBytes { try descriptor.read(into: $0) }
        return Array(bytes[..<count])
      }
    } catch let error as Errno {
      // A link is no metadata, wherever it leads.
      if error == .tooManySymbolicLinkLevels { return .unread }
      throw IdentificationError(error)
    } catch { throw IdentificationError(code: "EIO", message: "\(error)") }
    guard let list = try? PropertyList.parse(bytes) else { return .foreign }
    return list[LivePhotoBundle.metadataKey] == nil ? .foreign : .livePhoto
  }
}
