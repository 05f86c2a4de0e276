internal import Foundation
internal import LoadPlans
internal import SystemCalls

/// A file on its way to who asked for it, and the folder that is removed afterwards.
struct DeliveredFile: Sendable {
  var url: URL
  var isInPlace: Bool
  /// The identifier that was chosen.
  var identifier: String
  /// What is to be removed; nil for an original.
  var folder: TemporaryFolder?
  /// The bytes of the item that were in memory at once.
  var heldBytes: Int64

  static func original(_ url: URL, _ naming: FileNaming) throws -> DeliveredFile {
    try check(url)
    ScopedFiles.note(url)
    return DeliveredFile(url: url, isInPlace: true, identifier: naming.identifier, heldBytes: 0)
  }

  static func copying(_ url: URL, _ naming: FileNaming, _ transfer: Transfer) throws -> DeliveredFile {
    try check(url)
    let folder = try TemporaryFiles.makeFolder()
    return try folder.keeping {
      let target = folder.url.appendingPathComponent(naming.name(source: url.lastPathComponent))
      try ItemCopy.copy(url.path, to: target.path, transfer)
      return DeliveredFile(
        url: target, isInPlace: false, identifier: naming.identifier, folder: folder,
        heldBytes: LoadPlan.copiedPiece)
    }
  }

  /// Bytes become a file; a ZIP archive of a folder becomes the folder when the type is one of folders.
  static func writing(_ data: Data, _ naming: FileNaming, _ transfer: Transfer) throws -> DeliveredFile {
    let folder = try TemporaryFiles.makeFolder()
    return try folder.keeping {
      var target = folder.url
      if naming.isFolder, let top = try ArchivedFolder.topName(of: data) {
        target.appendPathComponent(naming.name(source: top))
        try ArchivedFolder.unpack(data, to: target.path, transfer)
      } else {
        target.appendPathComponent(naming.name(source: nil))
        try FileContents.write(data, to: target.path, transfer)
      }
      return DeliveredFile(
        url: target, isInPlace: false, identifier: naming.identifier, folder: folder,
        heldBytes: Int64(data.count))
    }
  }

  /// A file or a folder; whoever opened a pipe would wait for a writer.
  private static func check(_ url: URL) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
    let status = try FileStatus(url.path, followingLinks: true)
    guard status.type == .regular || status.type == .directory else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
    }
  }
}
