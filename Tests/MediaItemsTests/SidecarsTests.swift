import Testing
import TypeDeclarations
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

struct SidecarsTests {
  static let folder = [
    "IMG_1.HEIC", "IMG_1.MOV", "a.jpg", "a(1).jpg", "b.nef", "b.jpg", "film.mp4", "song.wv",
    "a_name_that_is_longer_than_takeout_keeps_it_whole.jpg", "notes.txt",
  ]

  static let owners: [(name: String, owner: String?)] = [
    ("IMG_1.AAE", "IMG_1.HEIC"), ("IMG_O1.AAE", "IMG_1.HEIC"), ("img_e1.aae", "IMG_1.HEIC"),
    ("a.jpg.xmp", "a.jpg"), ("b.xmp", "b.nef"), ("b.jpg.xmp", "b.jpg"), ("A.JPG.json", "a.jpg"),
    ("a.jpg(1).json", "a(1).jpg"), ("a.jpg.supplemental-metadata.json", "a.jpg"),
    ("a.jpg.supplemental-metadata(1).json", "a(1).jpg"), ("a.jpg.suppl.json", "a.jpg"),
    (
      "a_name_that_is_longer_than_takeout_keeps_it_wh.json",
      "a_name_that_is_longer_than_takeout_keeps_it_whole.jpg"
    ),
    ("film.srt", "film.mp4"), ("film.en.srt", "film.mp4"), ("film.THM", "film.mp4"), ("song.wvc", "song.wv"),
    ("package.json", nil), ("c.xmp", nil), ("a.jpg(2).json", nil), ("IMG_1.txt", nil),
    ("notes.txt.md5", "notes.txt"),
  ]

  @Test(arguments: owners) func owner(_ row: (name: String, owner: String?)) {
    let sides = Sidecars(amid: Self.folder + [row.name])
    #expect(sides.owner(of: row.name).map { Self.folder[$0] } == row.owner)
  }

  @Test func everyFormHasADeclaredExtension() {
    for name in Sidecars.extensions {
      #expect(TypeRegistry.standard.sidecarType(extension: name) != nil, "\(name) is not in sidecars.tsv")
    }
  }
}
