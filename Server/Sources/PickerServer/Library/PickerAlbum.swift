internal import MediaItems
internal import SystemPackage

/// A list of the page's: a folder, or one that fills itself.
struct PickerAlbum: Sendable {
  enum Source: Hashable, Sendable {
    /// By its row in the table of folders.
    case folder(Int32)
    /// By its position in `SmartAlbum.all`.
    case smart(Int)
  }

  let key: String
  let title: String
  let count: Int
  let source: Source

  /// The albums that hold anything that is shown, folders last; and the folder of each item by place, -1 for what is not shown.
  static func all(
    of library: MediaLibrary, named name: String, _ shown: [Int32]
  ) -> ([PickerAlbum], [Int32]) {
    var smart = [Int](repeating: 0, count: SmartAlbum.all.count)
    var rows: [FilePath: Int32] = [:]
    var folders: [(path: FilePath, count: Int)] = []
    var folderOf = [Int32](repeating: -1, count: library.assets.count)
    for place in shown {
      let asset = library.assets[Int(place)]
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
      folderOf[Int(place)] = row
    }
    var albums: [PickerAlbum] = []
    // Everything, newest first, is what the page shows without an album.
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
