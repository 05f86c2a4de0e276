import MediaMetadata
import Testing
import UniformTypes

@testable import MediaItems

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
    ("notes.txt.md5", "notes.txt"), ("._a.jpg", "a.jpg"),
    ("IMG_1.supplemental-metadata.json", "IMG_1.HEIC"), ("film.json", "film.mp4"), ("notes.json", nil),
    ("a (1).jpg.xmp", nil), ("IMG_1 (1).AAE", nil),
  ]

  @Test(arguments: owners) func owner(_ row: (name: String, owner: String?)) {
    let sides = Sidecars(amid: Self.folder + [row.name])
    #expect(sides.owner(of: row.name).map { Self.folder[$0] } == row.owner)
  }

  /// A single sidecar has the same owner as among others.
  @Test(arguments: [
    ["IMG_1.JPG", "._IMG_1.JPG"], ["C0001.MP4", "C0001M01.XML"], ["GX010001.MP4", "GL010001.LRV"],
  ])
  func oneSidecarAlone(_ names: [String]) {
    #expect(Sidecars.owners(amid: names).map(\.owner) == [0])
  }

  /// A stem alone is no evidence: the content must confirm it.
  @Test func titleNeedsConfirmation() {
    let names = ["package.json", "package.jpg", "a.json", "a.jpg", "b.supplemental-metadata.json", "b.jpg"]
    var asked: [String] = []
    let owned = Sidecars.owners(amid: names) { position in
      asked.append(names[position])
      return Ternary(names[position] == "a.json")
    }
    #expect(owned.map { names[$0.owner] } == ["a.jpg", "b.jpg"])
    #expect(asked == ["package.json", "a.json"])
  }

  /// A JSON that may not be Takeout's makes the owner's location unknown and is not a certain sidecar.
  @Test func unconfirmedIsUncertain() {
    let names = ["a.json", "a.jpg", "a-edited.jpg", "b.json", "b-edited.jpg"]
    let owned = Sidecars.owners(amid: names) { _ in .unknown }
    #expect(owned.map { names[$0.owner] } == ["a.jpg", "b-edited.jpg", "a-edited.jpg"])
    #expect(owned.allSatisfy { !$0.isCertain })
    #expect(Sidecars.owners(amid: names) { _ in .no }.isEmpty)
  }

  static let truncations: [(name: String, truncations: [String])] = [
    (String(repeating: "x", count: 46), []),
    (String(repeating: "x", count: 47), [String(repeating: "x", count: 46)]),
    (String(repeating: "😀", count: 24), [String(repeating: "😀", count: 23)]),
    (
      "x" + String(repeating: "😀", count: 24),
      ["x" + String(repeating: "😀", count: 22), "x" + String(repeating: "😀", count: 23)]
    ),
    (String(repeating: "é", count: 47), [String(repeating: "é", count: 46)]),
  ]

  @Test(arguments: truncations) func truncatesNames(_ row: (name: String, truncations: [String])) {
    #expect(TakeoutName.truncations(of: row.name) == row.truncations)
  }

  @Test func everyFormHasADeclaredExtension() {
    for name in Sidecars.extensions {
      #expect(UTType(filenameExtension: name)?.isDeclared == true, "no type is declared for .\(name)")
    }
  }
}
