internal import ASCIIBytes

/// A rule for entries of a picture folder that programs, devices and servers keep for themselves.
///
/// A library, its summary and its picks exclude them; a list of files does not.
public struct LibraryExclusion: Sendable {
  /// The kind of the entries, in a word or two.
  public let name: String
  /// A shell pattern of names, in any letter case; with a slash, of a folder's name and of a name in it.
  public let pattern: String
  /// The reason of the exclusion.
  public let because: String

  private init(_ name: String, _ pattern: String, because: String) {
    self.name = name
    self.pattern = pattern
    self.because = because
  }

  /// All rules; the first that matches decides.
  public static let all: [LibraryExclusion] = [
    LibraryExclusion(
      "thumbnails", "@eaDir", because: "Synology's thumbnails and indices, in a folder per file"),
    LibraryExclusion("thumbnails", "SYNOFILE_THUMB_*", because: "Synology's thumbnails, of older versions"),
    LibraryExclusion("thumbnails", ".@__thumb", because: "QNAP's thumbnails"),
    LibraryExclusion("thumbnails", "@__thumb", because: "QNAP's thumbnails"),
    LibraryExclusion("thumbnails", ".thumbnails", because: "Android's and older desktops' thumbnails"),
    LibraryExclusion("thumbnails", "Thumbs.db", because: "thumbnails of Windows' file browser"),
    LibraryExclusion("thumbnails", "ehthumbs*.db", because: "thumbnails of Windows' media center"),
    LibraryExclusion("thumbnails", ".photostructure", because: "PhotoStructure's previews and database"),
    LibraryExclusion("thumbnails", "*.lrdata", because: "Lightroom's previews and caches"),
    LibraryExclusion(
      "originals of edits", ".picasaoriginals",
      because: "Picasa's originals of pictures that it changed in place"),
    LibraryExclusion("bin", ".trashed-*", because: "Android's bin, in the folder itself"),
    LibraryExclusion("bin", ".Trash*", because: "a volume's bin"),
    LibraryExclusion("bin", "$RECYCLE.BIN", because: "Windows' bin"),
    LibraryExclusion("bin", "#recycle", because: "Synology's bin"),
    LibraryExclusion("bin", "@Recycle", because: "QNAP's bin"),
    LibraryExclusion("old versions", "@Recently-Snapshot", because: "QNAP's snapshots"),
    LibraryExclusion("old versions", "#snapshot", because: "Synology's snapshots"),
    LibraryExclusion("old versions", ".stversions", because: "Syncthing's old versions"),
    LibraryExclusion("unfinished", ".pending-*", because: "what Android is still writing"),
    LibraryExclusion("unfinished", ".syncthing.*.tmp", because: "what Syncthing is still receiving"),
    LibraryExclusion(
      "file browser", ".DS_Store", because: "written by a file browser into folders it showed"),
    LibraryExclusion("file browser", "desktop.ini", because: "view settings of Windows' file browser"),
    LibraryExclusion("file browser", ".directory", because: "view settings of KDE's file browser"),
    LibraryExclusion("attributes", "._*", because: "attributes split off where a file system has none"),
    LibraryExclusion("attributes", ".AppleDouble", because: "a server's attributes of Macs' files"),
    LibraryExclusion("marker", ".nomedia", because: "keeps Android's gallery out of a folder"),
    LibraryExclusion("marker", ".stfolder", because: "Syncthing's mark of a folder that it keeps"),
    LibraryExclusion("index", ".Spotlight-V100", because: "a volume's search index"),
    LibraryExclusion("index", ".fseventsd", because: "a volume's log of changes"),
    LibraryExclusion(
      "photo library", "*.photoslibrary/resources", because: "Photos' renderings and thumbnails"),
    LibraryExclusion("photo library", "*.photoslibrary/private", because: "Photos' caches"),
    LibraryExclusion(
      "photo library", "*.photoslibrary/scopes", because: "Photos' copies for sharing and synchronising"),
    LibraryExclusion("photo library", "*.photolibrary/Thumbnails", because: "iPhoto's thumbnails"),
    LibraryExclusion("photo library", "*.photolibrary/Previews", because: "iPhoto's renderings"),
    LibraryExclusion("photo library", "*.photolibrary/Data*", because: "older iPhoto's thumbnails"),
    LibraryExclusion("photo library", "*.aplibrary/Thumbnails", because: "Aperture's thumbnails"),
    LibraryExclusion("photo library", "*.aplibrary/Previews", because: "Aperture's renderings"),
  ]

  /// The patterns of names, and of their folders if the pattern has a slash.
  private static let globs: [(name: Glob, folder: Glob?)] = all.map { row in
    let parts = row.pattern.lowercased().split(separator: "/")
    return (Glob(String(parts.last ?? "")), parts.count > 1 ? Glob(String(parts[0])) : nil)
  }

  /// The first and last byte of each name pattern, zero for a wildcard, so that most names need no matching.
  private static let ends: [(first: UInt8, last: UInt8)] = all.map { row in
    let bytes = row.pattern.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    return (
      literal(bytes[(slash.map(bytes.index(after:)) ?? bytes.startIndex)...].first), literal(bytes.last)
    )
  }

  private static func literal(_ byte: UInt8?) -> UInt8 {
    byte.map { "*?[]\\".utf8.contains($0) ? 0 : $0.asciiLowercased } ?? 0
  }

  /// Returns the index of the row that excludes an entry of this name in the folder of that name.
  package static func position(of name: [UInt8], in folder: @autoclosure () -> String) -> Int? {
    guard let first = name.first.map(\.asciiLowercased), let last = name.last.map(\.asciiLowercased) else {
      return nil
    }
    let ends = ends
    let candidates = ends.indices.filter { row in
      (ends[row].first == 0 || ends[row].first == first) && (ends[row].last == 0 || ends[row].last == last)
    }
    if candidates.isEmpty { return nil }
    let lowered = name.map(\.asciiLowercased)
    return candidates.first { row in
      globs[row].name.matches(lowered)
        && globs[row].folder.map { $0.matches(Array(folder().lowercased().utf8)) } ?? true
    }
  }
}
