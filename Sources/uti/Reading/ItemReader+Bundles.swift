import ByteReading
import FileIdentification
import MediaItems
import SystemPackage
import UniformTypes

extension ItemReader {
  /// Bundles hold three files and what file browsers leave behind; longer folders are not asked about.
  private static let longestBundle = 16

  /// Makes a folder that holds a Live Photo's halves one Live Photo, whatever it is called.
  func recognizeBundle(_ record: inout Record) {
    guard let listed = try? DirectoryListing.entries(of: record.path), listed.count <= Self.longestBundle
    else { return }
    let folder = record.path
    let entries = listed.map { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      let isMetadata = entry.kind != .directory && name.lowercased() == "metadata.plist"
      return FolderEntry(
        name, isFolder: entry.kind == .directory,
        metadata: isMetadata ? metadata(at: entry.path(in: folder)) : .unread)
    }
    let reading = LivePhotoBundle.read(folderNamed: folder.lastComponent?.string ?? "", entries: entries) {
      entry in
      listed.first { String(decoding: $0.name, as: UTF8.self) == entry.name }
        .flatMap { try? identifier.identify(path: $0.path(in: folder), followingLinks: false).type }
    }
    // A shape alone is as likely a plain folder with one exported pair in it.
    guard let bundle = reading.bundle, bundle.basis != .shape,
      let type = settings.identifier.registry.type(LivePhotoBundle.typeIdentifier)
    else { return demote(&record) }
    let isNamed = record.identification?.type == type
    record.identification?.type = type
    record.identification?.contentType = type
    record.identification?.certainty = .proven
    record.identification?.agreement = isNamed ? .confirmed : .contentOnly
    record.kind = .livePhoto
    record.livePhoto = Record.LivePhoto(
      still: listed[bundle.still].path(in: folder), movie: listed[bundle.movie].path(in: folder),
      form: "bundle",
      basis: bundle.basis.rawValue)
    if settings.identifier.keepsEvidence {
      record.identification?.evidence.append(
        Evidence(
          .structure, type, seen: "\(entries[bundle.still].name) + \(entries[bundle.movie].name)",
          reason: bundle.reasons.joined(separator: "; ")))
    }
  }

  /// A folder named like a Live Photo that lacks a half is only a package of that name.
  private func demote(_ record: inout Record) {
    guard record.kind == .livePhoto else { return }
    record.kind = .package
    record.identification?.type = .package
    record.identification?.agreement = .mismatch
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
