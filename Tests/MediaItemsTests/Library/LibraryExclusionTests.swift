import FileIdentification
import MediaItems
import SystemPackage
import Testing

/// A path for each exclusion: a picture there is not in the library.
struct LibraryExclusionTests {
  static let paths: [(pattern: String, path: String)] = [
    ("@eaDir", "@eaDir/IMG_1.JPG/SYNOPHOTO_THUMB_XL.jpg"), (".@__thumb", ".@__thumb/s100IMG_1.JPG"),
    ("@__thumb", "Sub/@__thumb/s100IMG_1.JPG"), (".thumbnails", ".thumbnails/1234.jpg"),
    (".picasaoriginals", ".picasaoriginals/IMG_1.JPG"), (".trashed-*", ".trashed-1717243200-IMG_1.jpg"),
    ("SYNOFILE_THUMB_*", "SYNOFILE_THUMB_XL_1.jpg"), ("Thumbs.db", "Sub/Thumbs.db"),
    ("ehthumbs*.db", "ehthumbs_vista.db"), (".photostructure", ".photostructure/previews/1.jpg"),
    ("*.lrdata", "Catalog Previews.lrdata/0/1.jpg"), ("@Recycle", "@Recycle/IMG_1.jpg"),
    ("@Recently-Snapshot", "@Recently-Snapshot/GMT+01/IMG_1.jpg"), ("#snapshot", "#snapshot/1/IMG_1.jpg"),
    (".stversions", ".stversions/IMG_1~20240501.jpg"), (".syncthing.*.tmp", ".syncthing.IMG_1.jpg.tmp"),
    (".DS_Store", ".DS_Store"), ("desktop.ini", "Sub/Desktop.ini"), (".directory", ".directory"),
    ("._*", "._IMG_1.JPG"), (".AppleDouble", ".AppleDouble/IMG_1.JPG"), (".nomedia", ".nomedia"),
    (".stfolder", ".stfolder/marker.jpg"), (".Spotlight-V100", ".Spotlight-V100/x.jpg"),
    (".fseventsd", ".fseventsd/x.jpg"),
    (".pending-*", ".pending-1717243200-IMG_1.jpg"), (".Trash*", ".Trash-1000/files/IMG_1.jpg"),
    ("$RECYCLE.BIN", "$RECYCLE.BIN/S-1-5/$R1.jpg"), ("#recycle", "#recycle/IMG_1.jpg"),
    ("*.photoslibrary/resources", "A.photoslibrary/resources/derivatives/1/x.jpeg"),
    ("*.photoslibrary/private", "A.photoslibrary/private/x.jpeg"),
    ("*.photoslibrary/scopes", "A.photoslibrary/scopes/syndication/originals/x.jpeg"),
    ("*.photolibrary/Thumbnails", "A.photolibrary/Thumbnails/x.jpg"),
    ("*.photolibrary/Previews", "A.photolibrary/Previews/x.jpg"),
    ("*.photolibrary/Data*", "A.photolibrary/Data.noindex/x.jpg"),
    ("*.aplibrary/Thumbnails", "A.aplibrary/Thumbnails/x.jpg"),
    ("*.aplibrary/Previews", "A.aplibrary/Previews/x.jpg"),
  ]

  @Test(arguments: paths.indices) func isExcluded(index: Int) throws {
    try LibraryFolder.with(copies: [
      ("subtypes/plain.jpg", Self.paths[index].path), ("subtypes/plain.jpg", "Holiday/IMG_1.JPG"),
      ("subtypes/plain.jpg", "A.photoslibrary/originals/1/x.jpeg"),
    ]) { folder in
      let library = try MediaLibrary(folder: folder)
      let paths = library.assets.map(\.relativePath.string)
      #expect(Set(paths) == ["Holiday/IMG_1.JPG", "A.photoslibrary/originals/1/x.jpeg"])
    }
  }

  @Test func everyRowHasAPath() {
    #expect(Set(LibraryExclusion.all.map(\.pattern)) == Set(Self.paths.map(\.pattern)))
    #expect(LibraryExclusion.all.allSatisfy { !$0.because.isEmpty && !$0.name.isEmpty })
  }

  /// Each row is the first that matches its path, so that it is counted.
  @Test(arguments: paths.indices) func isCounted(index: Int) throws {
    try LibraryFolder.with(copies: [("subtypes/plain.jpg", Self.paths[index].path)]) { folder in
      var stream = ItemStream(FileIdentifier.Options())
      stream.walk.isRecursive = true
      stream.walk.leavesOutForeign = true
      var counts: [String: Int] = [:]
      var items = 0
      try stream.run {
        { $0 as StreamedItem? }
      } receive: { _ in
        items += 1
      } leftOut: {
        counts[LibraryExclusion.all[$0].pattern, default: 0] += 1
      } feed: {
        try $0.read(folder)
      }
      #expect(counts == [Self.paths[index].pattern: 1])
      #expect(items == 0)
    }
  }

  @Test(arguments: [
    "IMG_1.JPG", "thumbnails", "resources", "@home", "#1.jpg", "trash.jpg", "Data", "desktop.jpg",
  ])
  func staysIn(_ name: String) {
    #expect(LibraryExclusion.position(of: Array(name.utf8), in: "Holiday") == nil)
  }
}
