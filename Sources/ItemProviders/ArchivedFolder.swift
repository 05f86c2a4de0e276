internal import ByteSources
internal import ContainerFormats
internal import Foundation
internal import SystemCalls

/// Folders as ZIP archives whose single top entry is the folder: how a folder travels as bytes, and the way back.
package enum ArchivedFolder {
  /// The archive of a folder: its files stored, its links kept when they stay inside, all others left out.
  ///
  /// What would be longer than the limit is refused before it is in memory.
  static func pack(
    _ folder: String, limit: MemoryLimit = MemoryLimit(nil), _ transfer: Transfer
  ) throws -> Data {
    let top = SafeFileName.make(
      URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent, nil)
    let tree = try FolderTree(folder) { try transfer.check() }
    try limit.check(tree.byteCount, .file)
    let count = try FileContents.checkedCount(tree.byteCount, folder)
    // Each file is read twice: its CRC-32 stands before it.
    let total = tree.byteCount.multipliedReportingOverflow(by: 2).partialValue
    var done: Int64 = 0
    var archive = ZIPWriter()
    var data = Data()
    // Growing would copy it, and both copies would be there meanwhile.
    data.reserveCapacity(count + (tree.entries.count + 2) * mostHeaderBytes)
    data.append(contentsOf: try archive.folder(top))
    for entry in tree.entries {
      let path = top + "/" + entry.path
      switch entry.kind {
      case .folder: data.append(contentsOf: try archive.folder(path, modified: entry.modified))
      case .link(let place):
        data.append(contentsOf: try link(entry, to: place, at: path, &archive))
      case .file:
        let file = try OpenFile(reading: folder + "/" + entry.path, followingLinks: false)
        let status = try file.status()
        let size = status.byteCount
        var check = CyclicRedundancyCheck()
        try pieces(of: file, size) { piece in
          check.update(piece)
          done &+= Int64(piece.count)
          try transfer.advance(done, of: total)
        }
        data.append(
          contentsOf: try archive.file(
            path, size: size, crc32: check.value, modified: entry.modified,
            isExecutable: status.mode & 0o100 != 0))
        // The file may have grown since it was listed.
        try limit.check(archive.byteCount, .file)
        var written = CyclicRedundancyCheck()
        try pieces(of: file, size) { piece in
          written.update(piece)
          data.append(contentsOf: piece)
          done &+= Int64(piece.count)
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

  /// A link's header and place; nothing for one that leads outside.
  private static func link(
    _ entry: FolderTree.Entry, to place: String, at path: String, _ archive: inout ZIPWriter
  ) throws -> [UInt8] {
    guard FolderTree.staysInside(link: entry.path, to: place) else { return [] }
    let bytes = Array(place.utf8)
    return try archive.symbolicLink(
      path, size: Int64(bytes.count), crc32: CyclicRedundancyCheck.of(bytes), modified: entry.modified)
      + bytes
  }

  /// Enough for both headers of one entry whose path is not unusually long.
  private static let mostHeaderBytes = 512

  /// All bytes of a file in pieces; a file that is shorter than it was is an error, since its header is written.
  private static func pieces(
    of file: borrowing OpenFile, _ size: Int64, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var offset: Int64 = 0
    while offset < size {
      let wanted = Int(min(size - offset, Int64(buffer.count)))
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
      guard try file.read(at: offset, into: part) == wanted else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path])
      }
      try body(UnsafeRawBufferPointer(part))
      offset += Int64(wanted)
    }
  }
}

/// Bytes in memory that are lent to a reader without a copy.
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
