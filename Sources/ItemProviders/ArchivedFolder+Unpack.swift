internal import ByteSources
internal import ContainerFormats
package import Foundation

extension ArchivedFolder {
  /// Why an archive is not unpacked.
  enum Refusal: Error, Hashable, Sendable {
    /// A path that is absolute, leads up, is empty or too deep.
    case path(String)
    /// A symbolic link that leads out of the folder.
    case link(String)
    /// Two entries of one path, or a file where a folder has to be.
    case duplicate(String)
    /// Entries beside the top folder.
    case severalTops
    /// More entries, or more bytes than an archive of this length should hold.
    case tooMuch
    /// Contents that end early.
    case truncated(String)
  }

  /// How much an archive may unpack to.
  package struct Limits: Sendable {
    var entries = 10_000
    var bytes: Int64

    /// Media hardly compress, so twenty times the archive is generous, and 64 MiB harmless.
    init(archiveSize: Int) { bytes = max(64 << 20, Int64(archiveSize).multipliedReportingOverflow(by: 20).0) }
  }

  /// The name of the single folder at the top of an archive; nil when the bytes are no archive.
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

  /// Unpacks an archive's single top folder to a path where nothing is yet.
  ///
  /// Nothing is written outside of it: entries with a path that leads out, links that do and entries of one name are
  /// refused before the first byte of theirs is written; nothing is written through a link. What was unpacked until then stays for the caller to remove.
  package static func unpack(_ data: Data, to target: String, limits: Limits? = nil, _ transfer: Transfer)
    throws
  {
    let limits = limits ?? Limits(archiveSize: data.count)
    let archive = try open(data)
    var entries = archive.entries()
    var made = MadePaths()
    var (count, done) = (0, Int64(0))
    try FolderCopy.makeFolder(target)
    while let entry = try entries.next() {
      try transfer.check()
      count += 1
      guard count <= limits.entries else { throw Refusal.tooMuch }
      guard let path = try parts(of: entry)?.dropFirst(), !path.isEmpty else { continue }
      try makeParents(path.dropLast(), in: target, &made)
      let place = path.joined(separator: "/")
      if entry.isFolder {
        try makeParents(path, in: target, &made)
      } else {
        // A link counts as a file: what stands behind it is refused as a duplicate.
        guard made.insertFile(place) else { throw Refusal.duplicate(place) }
        if entry.isSymbolicLink {
          try makeLink(entry, of: archive, place, in: target)
          continue
        }
        done += try write(entry, of: archive, to: target + "/" + place, limits.bytes - done, transfer)
      }
      transfer.report(Double(min(entry.headerOffset, Int64(data.count))) / Double(max(1, data.count)))
    }
  }

  private static func makeParents(
    _ path: ArraySlice<String>, in target: String, _ made: inout MadePaths
  ) throws {
    var place = ""
    for part in path {
      place += place.isEmpty ? part : "/" + part
      guard let isNew = made.insertFolder(place) else { throw Refusal.duplicate(place) }
      guard isNew else { continue }
      try FolderCopy.makeFolder(target + "/" + place)
    }
  }

  private static func makeLink(
    _ entry: ZIPEntry, of archive: ZIPDirectory, _ place: String, in target: String
  ) throws {
    let longest = 4095
    let contents = try archive.contents(of: entry, upTo: longest)
    guard contents.extent == .whole, let link = String(validating: contents.bytes, as: UTF8.self),
      !link.isEmpty,
      !link.utf8.contains(0), FolderTree.staysInside(link: place, to: link)
    else { throw Refusal.link(entry.name) }
    try FolderCopy.makeLink(target + "/" + place, to: link)
  }

  /// Writes one entry, piece by piece; returns how many bytes it had.
  private static func write(
    _ entry: ZIPEntry, of archive: ZIPDirectory, to path: String, _ limit: Int64, _ transfer: Transfer
  ) throws -> Int64 {
    guard !entry.isEncrypted else { throw ZIPError.encrypted }
    guard entry.method == 0 || entry.method == 8 else { throw ZIPError.unsupportedMethod(entry.method) }
    // Of the permissions only this one is part of what a file is.
    let file = try OpenFile(creating: path, mode: (entry.unixMode ?? 0) & 0o100 == 0 ? 0o666 : 0o777)
    var contents = EntryContents(try archive.dataOffset(of: entry), entry.compressedSize ?? 0)
    var check = CyclicRedundancyCheck()
    var written: Int64 = 0
    var inflater = entry.method == 8 ? try Inflater(.raw) : nil
    var output: [UInt8] = []
    var isFinished = entry.method == 0 && contents.isOver
    while !isFinished {
      try transfer.check()
      let piece = try contents.next(archive.reader)
      guard piece.count > 0 else { throw Refusal.truncated(entry.name) }
      output.removeAll(keepingCapacity: true)
      if inflater == nil {
        output.append(contentsOf: piece.buffer)
        contents.advance(piece.count)
        isFinished = contents.isOver
      } else if let step = try inflater?.inflate(piece, appendingTo: &output, upTo: 1 << 20) {
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

  /// The parts of an entry's path; nil for what Apple's archiver adds beside the folder.
  private static func parts(of entry: ZIPEntry) throws -> [String]? {
    let name = entry.isFolder ? String(entry.name.dropLast()) : entry.name
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= FolderTree.deepest,
      parts.allSatisfy({ part in
        !part.isEmpty && part != "." && part != ".." && part.utf8.count <= SafeFileName.longest
          && !part.utf8.contains(0)
      })
    else { throw Refusal.path(entry.name) }
    return parts.first == "__MACOSX" ? nil : parts
  }

  static func open(_ data: Data) throws -> ZIPDirectory {
    let reader = ByteReader()
    // All of it may be read, some of it twice; what it unpacks to is limited elsewhere.
    try reader.open(
      DataSource(data: data),
      budget: ReadBudget(bytes: data.count &* 4 &+ (16 << 20), reads: .max, steps: data.count / 64 + 100_000))
    return try ZIPDirectory(reader)
  }
}

/// What was unpacked so far, by the bytes of its path: equal texts can be two names.
private struct MadePaths {
  private var files: Set<[UInt8]> = []
  private var folders: Set<[UInt8]> = []

  /// False when there is something of this path.
  mutating func insertFile(_ path: String) -> Bool {
    let key = Array(path.utf8)
    return !folders.contains(key) && files.insert(key).inserted
  }

  /// Whether the folder is new; nil when there is a file of this path.
  mutating func insertFolder(_ path: String) -> Bool? {
    let key = Array(path.utf8)
    return files.contains(key) ? nil : folders.insert(key).inserted
  }
}

/// The compressed bytes of an entry, in pieces.
private struct EntryContents {
  private var offset: Int64
  private var left: Int64

  init(_ offset: Int64, _ size: Int64) {
    self.offset = offset
    left = max(0, size)
  }

  var isOver: Bool { left == 0 }

  func next(_ reader: ByteReader) throws(ReadFailure) -> ByteView {
    try reader.available(at: offset, upTo: Int(min(left, 64 << 10)))
  }

  mutating func advance(_ count: Int) {
    offset &+= Int64(count)
    left -= Int64(count)
  }
}
