import FileIdentification
import MediaItems
import SystemPackage
import Testing

/// What a library leaves out, a place for each row: a picture there is none of the library's.
struct LibraryExclusionTests {
  static let places: [(pattern: String, path: String)] = [
    ("@eaDir", "@eaDir/IMG_1.JPG/SYNOPHOTO_THUMB_XL.jpg"), (".@__thumb", ".@__thumb/s100IMG_1.JPG"),
    ("@__thumb", "Sub/@__thumb/s100IMG_1.JPG"), (".thumbnails", ".thumbnails/1234.jpg"),
    (".picasaoriginals", ".picasaoriginals/IMG_1.JPG"), (".trashed-*", ".trashed-1717243200-IMG_1.jpg"),
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

  @Test(arguments: places.indices) func isLeftOut(index: Int) throws {
    try LibraryFolder.with(copies: [
      ("subtypes/plain.jpg", Self.places[index].path), ("subtypes/plain.jpg", "Holiday/IMG_1.JPG"),
      ("subtypes/plain.jpg", "A.photoslibrary/originals/1/x.jpeg"),
    ]) { folder in
      let library = try MediaLibrary(folder: folder)
      let paths = library.assets.map(\.relativePath.string)
      #expect(Set(paths) == ["Holiday/IMG_1.JPG", "A.photoslibrary/originals/1/x.jpeg"])
    }
  }

  @Test func everyRowHasAPlace() {
    #expect(Set(LibraryExclusion.all.map(\.pattern)) == Set(Self.places.map(\.pattern)))
    #expect(LibraryExclusion.all.allSatisfy { !$0.because.isEmpty })
  }
}
