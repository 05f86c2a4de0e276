internal import MediaMetadata
public import SystemPackage

/// Assets that are shown together: those of one folder, or those of one sort.
public struct MediaAlbum: Sendable {
  /// What makes it an album.
  public enum Source: Hashable, Sendable {
    /// A folder below the library's, which is what a person made of it; empty is the top.
    case folder(FilePath)
    /// A row of ``SmartAlbum/all``, by name.
    case smart(String)
  }

  /// What makes it an album.
  public var source: Source
  /// Its title.
  public var title: String
  /// In the library's order.
  public var assets: [MediaAsset]
}

extension MediaLibrary {
  /// The folders that hold assets themselves, in the order of the library.
  public var userAlbums: [MediaAlbum] {
    var albums: [MediaAlbum] = []
    var places: [FilePath: Int] = [:]
    for asset in assets {
      let folder = asset.albumPath
      if let place = places[folder] {
        albums[place].assets.append(asset)
      } else {
        places[folder] = albums.count
        let title = folder.lastComponent?.string ?? root.lastComponent?.string ?? root.string
        albums.append(MediaAlbum(source: .folder(folder), title: title, assets: [asset]))
      }
    }
    return albums
  }

  /// The albums that every photo library has, also the empty ones; only what is proven is in them.
  public var smartAlbums: [MediaAlbum] {
    SmartAlbum.all.map { row in
      var members = assets.filter { row.holds($0) == .yes }
      if row.isNewestFirst { members = Self.sorted(members, by: .captured, false) }
      return MediaAlbum(source: .smart(row.name), title: row.title, assets: members)
    }
  }
}
