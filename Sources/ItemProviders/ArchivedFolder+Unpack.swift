internal import ByteSources
internal import ContainerFormats
package import Foundation

// Unpacking of archived folders: ZIP archives with a single top folder, within limits.
extension ArchivedFolder {
  /// An error that stops unpacking.
  enum Refusal: Error, Hashable, Sendable {
    /// An absolute, empty or too deep path, or one with `..`.
    case path(String)
    /// A symbolic link to something outside of the folder.
    case link(String)
    /// Two entries with the same path, or a file in place of a folder.
    case duplicate(String)
    /// Entries outside of the single top folder.
    case severalTops
    /// More entries or bytes than the limits allow.
    case tooMuch
    /// An entry with fewer bytes than its header states.
    case truncated(String)
  }

  /// Limits on the entries and bytes of an unpacked archive.
  package struct Limits: Sendable {
    var entries = 10_000
    var bytes: Int64

    /// Twenty times the size of the archive, at least 64 MiB: media hardly compress.
    init(archiveSize: Int) { bytes = max(64 << 20, Int64(archiveSize).multipliedReportingOverflow(by: 20).0) }
  }

  /// Returns the name of the single top folder of an archive, or nil if the bytes are not a ZIP archive.
  package static func topName(of data: Data) throws -> String? {
    guard data.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
    var entries = try open(data).entries()
    var top: String?
    while let entry = try entries.next() {
      guard let path = try parts(of: entry) else { continue }
      guard top == nil || top == path[0] else { throw Refusal.severalTops }
      top = path[0]
      guard path.count > 1 || entry.isFolder else { throw Refusal.severalTops }
    }
    return top
  }

  /// Unpacks an archive's single top folder to a path that does not exist yet.
  ///
  /// Nothing is written outside of the folder or through a link. Entries and links that lead out of it, and
  /// duplicate names, are refused before their first byte is written. After an error the caller removes what
  /// was already unpacked.
  package static func unpack(_ data: Data, to target: String, limits: Limits? = nil, _ transfer: Transfer)
    throws
  {
    let limits = limits ?? Limits(archiveSize: data.count)
    let archive = try open(data)
    var entries = archive.entries()
    var unpacked = UnpackedPaths()
    var (entryCount, writtenBytes) = (0, Int64(0))
    try FolderCopy.makeFolder(target)
    while let entry = try entries.next() {
      try transfer.check()
      entryCount += 1
      guard entryCount <= limits.entries else { throw Refusal.tooMuch }
      guard let path = try parts(of: entry)?.dropFirst(), !path.isEmpty else { continue }
      try makeFolders(path.dropLast(), in: target, &unpacked)
      let relativePath = path.joined(separator: "/")
      if entry.isFolder {
        try makeFolders(path, in: target, &unpacked)
      } else {
        // A link counts as a file, so an entry below it is refused as a duplicate.
        guard unpacked.insertFile(relativePath) else { throw Refusal.duplicate(relativePath) }
        if entry.isSymbolicLink {
          try makeLink(entry, of: archive, relativePath, in: target)
          continue
        }
        writtenBytes += try write(
          entry, of: archive, to: target + "/" + relativePath, limits.bytes - writtenBytes, transfer)
      }
      transfer.report(Double(min(entry.headerOffset, Int64(data.count))) / Double(max(1, data.count)))
    }
  }

  private static func makeFolders(
    _ components: ArraySlice<String>, in target: String, _ unpacked: inout UnpackedPaths
  ) throws {
    var path = ""
    for component in components {
      path += path.isEmpty ? component : "/" + component
      guard let isNew = unpacked.insertFolder(path) else { throw Refusal.duplicate(path) }
      guard isNew else { continue }
      try FolderCopy.makeFolder(target + "/" + path)
    }
  }

  private static func makeLink(
    _ entry: ZIPEntry, of archive: ZIPDirectory, _ path: String, in target: String
  ) throws {
    let maxLength = 4095
    let contents = try archive.contents(of: entry, upTo: maxLength)
    guard contents.extent == .whole, let link = String(validating: contents.bytes, as: UTF8.self),
      !link.isEmpty,
      !link.utf8.contains(0), FolderTree.staysInside(link: path, to: link)
    else { throw Refusal.link(entry.name) }
    try FolderCopy.makeLink(target + "/" + path, to: link)
  }

  /// Writes one entry in chunks and returns its number of bytes.
  private static func write(
    _ entry: ZIPEntry, of archive: ZIPDirectory, to path: String, _ limit: Int64, _ transfer: Transfer
  ) throws -> Int64 {
    guard !entry.isEncrypted else { throw ZIPError.encrypted }
    guard entry.method == 0 || entry.method == 8 else { throw ZIPError.unsupportedMethod(entry.method) }
    // Of the permissions, only the executable bit is preserved.
    let file = try OpenFile(creating: path, mode: (entry.unixMode ?? 0) & 0o100 == 0 ? 0o666 : 0o777)
    var contents = EntryContents(try archive.dataOffset(of: entry), entry.compressedSize ?? 0)
    var check = CyclicRedundancyCheck()
    var written: Int64 = 0
    var inflater = entry.method == 8 ? try Inflater(.raw) : nil
    var output: [UInt8] = []
    var isFinished = entry.method == 0 && contents.isAtEnd
    while !isFinished {
      try transfer.check()
      let chunk = try contents.next(archive.reader)
      guard chunk.count > 0 else { throw Refusal.truncated(entry.name) }
      output.removeAll(keepingCapacity: true)
      if inflater == nil {
        output.append(contentsOf: chunk.buffer)
        contents.advance(chunk.count)
        isFinished = contents.isAtEnd
      } else if let step = try inflater?.inflate(chunk, appendingTo: &output, upTo: 1 << 20) {
        contents.advance(step.used)
        isFinished = step.state == .finished
      }
      guard Int64(output.count) <= limit - written else { throw Refusal.tooMuch }
      try output.withUnsafeBytes { bytes in
        check.update(bytes)
        try file.write(bytes, at: written)
      }
      written += Int64(output.count)
    }
    if let size = entry.uncompressedSize, size != written { throw Refusal.truncated(entry.name) }
    if let expected = entry.crc32, expected != check.value { throw ZIPError.checksum }
    return written
  }

  /// Returns the path components of an entry, or nil for the `__MACOSX` entries that Apple's archiver adds.
  private static func parts(of entry: ZIPEntry) throws -> [String]? {
    let name = entry.isFolder ? String(entry.name.dropLast()) : entry.name
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= FolderTree.maxDepth,
      parts.allSatisfy({ part in
        !part.isEmpty && part != "." && part != ".." && part.utf8.count <= SafeFileName.maxLength
          && !part.utf8.contains(0)
      })
    else { throw Refusal.path(entry.name) }
    return parts.first == "__MACOSX" ? nil : parts
  }

  static func open(_ data: Data) throws -> ZIPDirectory {
    let reader = ByteReader()
    // Some bytes are read twice; `Limits` bounds the unpacked size.
    try reader.open(
      DataSource(data: data),
      budget: ReadBudget(bytes: data.count &* 4 &+ (16 << 20), reads: .max, steps: data.count / 64 + 100_000))
    return try ZIPDirectory(reader)
  }
}

/// The paths unpacked so far, compared as bytes: canonically equal strings can be two names.
private struct UnpackedPaths {
  private var files: Set<[UInt8]> = []
  private var folders: Set<[UInt8]> = []

  /// Inserts a file; returns false if the path is taken.
  mutating func insertFile(_ path: String) -> Bool {
    let key = Array(path.utf8)
    return !folders.contains(key) && files.insert(key).inserted
  }

  /// Inserts a folder and returns true if it is new, or nil if the path is a file.
  mutating func insertFolder(_ path: String) -> Bool? {
    let key = Array(path.utf8)
    return files.contains(key) ? nil : folders.insert(key).inserted
  }
}

/// The compressed bytes of an entry, read in chunks.
private struct EntryContents {
  private var offset: Int64
  private var remaining: Int64

  init(_ offset: Int64, _ size: Int64) {
    self.offset = offset
    remaining = max(0, size)
  }

  var isAtEnd: Bool { remaining == 0 }

  func next(_ reader: ByteReader) throws(ReadFailure) -> ByteView {
    try reader.available(at: offset, upTo: Int(min(remaining, 64 << 10)))
  }

  mutating func advance(_ count: Int) {
    offset &+= Int64(count)
    remaining -= Int64(count)
  }
}
