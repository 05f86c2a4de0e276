internal import Foundation
internal import LoadPlans
internal import SystemCalls

/// A loaded file and the temporary folder that is removed after use.
struct DeliveredFile: Sendable {
  var url: URL
  var isInPlace: Bool
  /// The type identifier of the representation that was loaded.
  var identifier: String
  /// The folder to remove; nil for an original file.
  var folder: TemporaryFolder?
  /// The largest number of the item's bytes in memory at one time.
  var heldBytes: Int64

  static func original(_ url: URL, _ naming: FileNaming) throws -> DeliveredFile {
    try check(url)
    ScopedFiles.insert(url)
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

  /// Writes bytes as a file, or unpacks them if the type is a folder type and the bytes are a ZIP archive.
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

  /// Throws unless the URL is a regular file or folder; opening a pipe would block.
  private static func check(_ url: URL) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
    let status = try FileStatus(url.path, followingLinks: true)
    guard status.type == .regular || status.type == .directory else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
    }
  }
}
