internal import CLibrary
package import SystemPackage

/// The entries of one folder in the bytewise order of their names, in a few large blocks of memory.
///
/// A folder may hold a million names; separate arrays or strings would need ten times the memory.
///
/// Proof for `@unchecked Sendable`: everything is written in the initializer.
package final class FolderNames: @unchecked Sendable {
  private static let blockSize = 1 << 20
  /// Smaller, since most folders are.
  private static let firstBlockSize = 1 << 14
  private static let maxNameLength = 4096

  // Written in the initializer only, so exclusivity checks are unnecessary.
  @exclusivity(unchecked) private var blocks: [UnsafeMutablePointer<UInt8>] = []
  @exclusivity(unchecked) private var used = 0
  /// The size of the last block.
  @exclusivity(unchecked) private var room = 0
  /// The start of each entry, block << 20 | offset: a byte of type, the name, a zero.
  @exclusivity(unchecked) private var starts: [UInt32] = []

  package let folder: FilePath
  /// The folder's bytes and a slash: the prefix of each path.
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
    for block in blocks { block.deallocate() }
    prefix.deallocate()
  }

  /// Creates a list of entries given in any order.
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

  /// Lists a folder and keeps the names that pass `filter`; nil if it has more than `limit` entries.
  ///
  /// `folder` is the prefix of paths; it is empty for the current folder.
  package convenience init?(
    of listedFolder: FilePath, prefixedBy folder: FilePath, limit: Int,
    filter: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(Errno) {
    self.init(in: folder)
    var count = 0
    try DirectoryListing.forEach(of: listedFolder) { name, type in
      count += 1
      if filter(name) { add(name, type) }
      return count <= limit
    }
    if count > limit { return nil }
    sort()
  }

  package var count: Int { starts.count }

  private func add(_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) {
    // No file system has longer names.
    guard name.count < Self.maxNameLength, blocks.count < 4095 else { return }
    if used + name.count + 2 > room {
      room = blocks.isEmpty ? Self.firstBlockSize : Self.blockSize
      blocks.append(.allocate(capacity: room))
      used = 0
    }
    let entry = blocks[blocks.count - 1] + used
    entry[0] = type.rawValue
    if let start = name.baseAddress { (entry + 1).initialize(from: start, count: name.count) }
    entry[1 + name.count] = 0
    starts.append(UInt32((blocks.count - 1) << 20 | used))
    used += name.count + 2
  }

  private func sort() {
    shrink()
    // Names contain no zero, so the first difference or the end decides.
    starts.sort { a, b in
      var (first, second) = (address(a) + 1, address(b) + 1)
      while first.pointee == second.pointee, first.pointee != 0 { (first, second) = (first + 1, second + 1) }
      return first.pointee < second.pointee
    }
  }

  /// Frees the unused rest of the last block, since items retain their folder's names.
  private func shrink() {
    guard let last = blocks.popLast() else { return }
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: used)
    block.initialize(from: last, count: used)
    last.deallocate()
    blocks.append(block)
    room = used
  }

  private func address(_ start: UInt32) -> UnsafeMutablePointer<UInt8> {
    blocks[Int(start >> 20)] + Int(start & 0xF_FFFF)
  }

  /// Returns the type that the folder states for the entry at `index`.
  package func type(at index: Int) -> FileType {
    FileType(rawValue: address(starts[index])[0]) ?? .unknown
  }

  /// Returns the bytes of the name at `index`.
  package func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = address(starts[index]) + 1
    let count = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// Returns the index of a name; nil if it is not in the folder.
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

  /// Returns the name at `index` as text; invalid UTF-8 is replaced.
  package func name(at index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// Returns the path of the name at `index`.
  package func path(at index: Int) -> FilePath { path(of: bytes(at: index)) }

  func path(of name: UnsafeBufferPointer<UInt8>) -> FilePath {
    DirectoryEntry.path(of: UnsafeRawBufferPointer(name), in: folder)
  }

  /// Returns the entry at `index`.
  package func entry(at index: Int) -> DirectoryEntry {
    DirectoryEntry(name: Array(bytes(at: index)), type: type(at: index))
  }
}
