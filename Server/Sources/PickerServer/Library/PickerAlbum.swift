internal import MediaItems
internal import SystemPackage

/// An album of the page: a folder, or a smart album.
struct PickerAlbum: Sendable {
  enum Source: Hashable, Sendable {
    /// The row in the table of folders.
    case folder(Int32)
    /// The index in `SmartAlbum.all`.
    case smart(Int)
  }

  let key: String
  let title: String
  let count: Int
  let source: Source

  /// The albums with visible items, folders last; and the folder of each item by index, -1 for hidden items.
  static func all(
    of library: MediaLibrary, named name: String, _ shown: [Int32]
  ) -> ([PickerAlbum], [Int32]) {
    var smart = [Int](repeating: 0, count: SmartAlbum.all.count)
    var rows: [FilePath: Int32] = [:]
    var folders: [(path: FilePath, count: Int)] = []
    var folderOf = [Int32](repeating: -1, count: library.assets.count)
    for index in shown {
      let asset = library.assets[Int(index)]
      for (position, album) in SmartAlbum.all.enumerated() where album.holds(asset) == .yes {
        smart[position] += 1
      }
      let path = asset.albumPath
      let row = rows[path] ?? Int32(truncatingIfNeeded: folders.count)
      if rows[path] == nil {
        rows[path] = row
        folders.append((path, 0))
      }
      folders[Int(row)].count += 1
      folderOf[Int(index)] = row
    }
    var albums: [PickerAlbum] = []
    // "Recents" is the page without an album.
    for (position, album) in SmartAlbum.all.enumerated() where smart[position] > 0 && album.name != "recents"
    {
      albums.append(
        PickerAlbum(key: album.name, title: album.title, count: smart[position], source: .smart(position)))
    }
    let named = folders.enumerated().sorted { $0.element.path.string < $1.element.path.string }
    for (row, folder) in named {
      let title = folder.path.isEmpty ? name : folder.path.string
      albums.append(
        PickerAlbum(
          key: "folder-\(row)", title: title, count: folder.count,
          source: .folder(Int32(truncatingIfNeeded: row))))
    }
    return (albums, folderOf)
  }
}
