internal import CLibrary
package import SystemPackage

/// The entries of one folder in the bytewise order of their names, in a few large pieces of memory.
///
/// A folder may hold a million: as arrays and texts of their own they would need ten times as much.
///
/// Proof for `@unchecked Sendable`: everything is written by the thread that makes it, before anybody else has it.
package final class FolderNames: @unchecked Sendable {
  private static let pieceSize = 1 << 20
  /// Most folders are small.
  private static let firstPieceSize = 1 << 14
  private static let longestName = 4096

  // Written by the thread that makes it, and only read from then on: no access needs to be checked against another.
  @exclusivity(unchecked) private var pieces: [UnsafeMutablePointer<UInt8>] = []
  @exclusivity(unchecked) private var used = 0
  /// How much the last piece holds.
  @exclusivity(unchecked) private var room = 0
  /// Where each entry begins: its type, its name, a zero.
  @exclusivity(unchecked) private var starts: [UInt32] = []

  package let folder: FilePath
  /// The folder's bytes with a slash behind them: what stands before each name.
  package let prefix: UnsafeBufferPointer<UInt8>

  private init(in folder: FilePath) {
    self.folder = folder
    let bytes = folder.bytes
    let whole = bytes.isEmpty || bytes.last == UInt8(ascii: "/") ? bytes : bytes + [UInt8(ascii: "/")]
    let prefix = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: whole.count)
    _ = prefix.initialize(fromContentsOf: whole)
    self.prefix = UnsafeBufferPointer(prefix)
  }

  deinit {
    for piece in pieces { piece.deallocate() }
    prefix.deallocate()
  }

  /// Takes entries that are in memory already, in any order.
  package convenience init(_ entries: [DirectoryEntry], in folder: FilePath) {
    self.init(in: folder)
    for entry in entries { entry.name.withUnsafeBufferPointer { add($0, entry.type) } }
    sort()
  }

  /// Lists a folder.
  package convenience init(of folder: FilePath) throws(Errno) {
    self.init(in: folder)
    try DirectoryListing.forEach(of: folder) { name, type in
      add(name, type)
      return true
    }
    sort()
  }

  /// Lists the folder at `place` and keeps the names that `filter` admits; nil if it has more than `limit` entries.
  ///
  /// `folder` stands before the names in paths: it is empty for the current folder.
  package convenience init?(
    of place: FilePath, prefixedBy folder: FilePath, limit: Int,
    filter: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(Errno) {
    self.init(in: folder)
    var count = 0
    try DirectoryListing.forEach(of: place) { name, type in
      count += 1
      if filter(name) { add(name, type) }
      return count <= limit
    }
    if count > limit { return nil }
    sort()
  }

  package var count: Int { starts.count }

  private func add(_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) {
    // No file system has longer ones.
    guard name.count < Self.longestName, pieces.count < 4095 else { return }
    if used + name.count + 2 > room {
      room = pieces.isEmpty ? Self.firstPieceSize : Self.pieceSize
      pieces.append(.allocate(capacity: room))
      used = 0
    }
    let place = pieces[pieces.count - 1] + used
    place[0] = type.rawValue
    if let start = name.baseAddress { (place + 1).initialize(from: start, count: name.count) }
    place[1 + name.count] = 0
    starts.append(UInt32((pieces.count - 1) << 20 | used))
    used += name.count + 2
  }

  private func sort() {
    shrink()
    // No name holds a zero, so that texts compare as their bytes do.
    starts.sort { a, b in
      var (first, second) = (place(a) + 1, place(b) + 1)
      while first.pointee == second.pointee, first.pointee != 0 { (first, second) = (first + 1, second + 1) }
      return first.pointee < second.pointee
    }
  }

  /// Gives back what the last piece has left: items keep their folder's names.
  private func shrink() {
    guard let last = pieces.popLast() else { return }
    let piece = UnsafeMutablePointer<UInt8>.allocate(capacity: used)
    piece.initialize(from: last, count: used)
    last.deallocate()
    pieces.append(piece)
    room = used
  }

  private func place(_ start: UInt32) -> UnsafeMutablePointer<UInt8> {
    pieces[Int(start >> 20)] + Int(start & 0xF_FFFF)
  }

  /// What the folder itself says of the entry at `index`.
  package func type(at index: Int) -> FileType {
    FileType(rawValue: place(starts[index])[0]) ?? .unknown
  }

  /// The name at `index`.
  package func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = place(starts[index]) + 1
    let count = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// The index of a name; nil if it is not in the folder.
  ///
  /// Complexity: logarithmic in the number of names.
  package func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var range = starts.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if bytes(at: middle).lexicographicallyPrecedes(name) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let first = range.lowerBound
    return first < count && bytes(at: first).elementsEqual(name) ? first : nil
  }

  /// The name at `index` as text, what is not UTF-8 replaced.
  package func name(at index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// The path of the name at `index`.
  package func path(at index: Int) -> FilePath { path(of: bytes(at: index)) }

  func path(of name: UnsafeBufferPointer<UInt8>) -> FilePath {
    DirectoryEntry.path(of: UnsafeRawBufferPointer(name), in: folder)
  }

  /// The entry at `index`.
  package func entry(at index: Int) -> DirectoryEntry {
    DirectoryEntry(name: Array(bytes(at: index)), type: type(at: index))
  }
}
