internal import ByteSources
internal import ContainerFormats
internal import Foundation
internal import SystemCalls

/// Packs a folder as a ZIP archive whose single top entry is the folder, and unpacks such archives.
package enum ArchivedFolder {
  /// Returns the archive of a folder, with stored files and the links that stay inside; other links are left
  /// out.
  ///
  /// Throws before reading any file if the archive would exceed the limit.
  static func pack(
    _ folder: String, limit: MemoryLimit = MemoryLimit(nil), _ transfer: Transfer
  ) throws -> Data {
    let top = SafeFileName.make(
      URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent, nil)
    let tree = try FolderTree(folder) { try transfer.check() }
    try limit.check(tree.byteCount, .file)
    let count = try FileContents.checkedCount(tree.byteCount, folder)
    // Each file is read twice: its CRC-32 is written before its contents.
    let total = tree.byteCount.multipliedReportingOverflow(by: 2).partialValue
    var done: Int64 = 0
    var archive = ZIPWriter()
    var data = Data()
    // Growing the buffer would hold two copies at once.
    data.reserveCapacity(count + (tree.entries.count + 2) * headerBytesPerEntry)
    data.append(contentsOf: try archive.folder(top))
    for entry in tree.entries {
      let path = top + "/" + entry.path
      switch entry.kind {
      case .folder: data.append(contentsOf: try archive.folder(path, modified: entry.modified))
      case .link(let target):
        data.append(contentsOf: try link(entry, to: target, at: path, &archive))
      case .file:
        let file = try OpenFile(reading: folder + "/" + entry.path, followingLinks: false)
        let status = try file.status()
        let size = status.byteCount
        var check = CyclicRedundancyCheck()
        try forEachChunk(of: file, size) { chunk in
          check.update(chunk)
          done &+= Int64(chunk.count)
          try transfer.advance(done, of: total)
        }
        data.append(
          contentsOf: try archive.file(
            path, size: size, crc32: check.value, modified: entry.modified,
            isExecutable: status.mode & 0o100 != 0))
        // The file may have grown since it was listed.
        try limit.check(archive.byteCount, .file)
        var written = CyclicRedundancyCheck()
        try forEachChunk(of: file, size) { chunk in
          written.update(chunk)
          data.append(contentsOf: chunk)
          done &+= Int64(chunk.count)
          try transfer.advance(done, of: total)
        }
        guard written == check else {
          throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path])
        }
      }
    }
    let end = archive.end()
    try limit.check(archive.byteCount &+ Int64(end.count), .file)
    data.append(contentsOf: end)
    return data
  }

  /// Returns a link's header and target, or no bytes if the link leads outside.
  private static func link(
    _ entry: FolderTree.Entry, to target: String, at path: String, _ archive: inout ZIPWriter
  ) throws -> [UInt8] {
    guard FolderTree.staysInside(link: entry.path, to: target) else { return [] }
    let bytes = Array(target.utf8)
    return try archive.symbolicLink(
      path, size: Int64(bytes.count), crc32: CyclicRedundancyCheck.of(bytes), modified: entry.modified)
      + bytes
  }

  /// Enough for the two headers of an entry with a path of usual length.
  private static let headerBytesPerEntry = 512

  /// Reads a file in chunks; throws if it is shorter than the size that its header already states.
  private static func forEachChunk(
    of file: borrowing OpenFile, _ size: Int64, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var offset: Int64 = 0
    while offset < size {
      let count = Int(min(size - offset, Int64(buffer.count)))
      let chunk = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
      guard try file.read(at: offset, into: chunk) == count else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path])
      }
      try body(UnsafeRawBufferPointer(chunk))
      offset += Int64(count)
    }
  }
}

/// A byte source of `Data` that is not copied.
struct DataSource: ByteSource {
  let data: Data

  var byteCount: Int64? { Int64(data.count) }

  func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    guard let start = Int(exactly: offset), start < data.count else { return 0 }
    let count = min(buffer.count, data.count - start)
    let first = data.startIndex + start
    data.copyBytes(to: buffer, from: first..<first + count)
    return count
  }
}
