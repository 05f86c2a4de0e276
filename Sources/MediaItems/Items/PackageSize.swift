internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// How much a package holds: the files in it and in its folders, links not followed.
enum PackageSize {
  /// Further entries are not looked at, so that a package of any size comes to an end.
  private static let mostEntries = 1_000_000
  private static let deepest = 64

  /// The sum of the sizes of all files; nil where the package cannot be listed.
  static func bytes(of package: FilePath) -> Int64? {
    guard let first = entries(of: package) else { return nil }
    var folders: [(path: FilePath, depth: Int)] = []
    var bytes: Int64 = 0
    var left = mostEntries
    func add(_ entries: [DirectoryEntry], of folder: FilePath, _ depth: Int) {
      for entry in entries.prefix(left) {
        let path = entry.path(in: folder)
        guard let status = SideReading.status(of: path, followingLinks: false) else { continue }
        if status.type == .regular { bytes &+= status.byteCount }
        if status.type == .directory, depth < deepest { folders.append((path, depth + 1)) }
      }
      left -= min(left, entries.count)
    }
    add(first, of: package, 0)
    while left > 0, let (folder, depth) = folders.popLast() {
      add(entries(of: folder) ?? [], of: folder, depth)
    }
    return bytes
  }

  private static func entries(of folder: FilePath) -> [DirectoryEntry]? {
    SideReading.read(folder) { () throws(Errno) in try DirectoryListing.entries(of: folder) }
  }
}
