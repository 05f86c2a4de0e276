import Testing

@testable import MediaItems

struct PairingNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var still: String
    var movie: String
    var isSame = true
    var byteCounts: (still: Int64?, movie: Int64?) = (nil, nil)
    var testDescription: String { "\(still) – \(movie)" }
  }

  static let rows: [Row] = [
    Row(still: "IMG_1234.HEIC", movie: "IMG_1234.MOV"),
    Row(still: "IMG_1234.HEIC", movie: "img_1234.mov"),
    Row(still: "IMG_1234.HEIC", movie: "IMG_1234_HEVC.MOV"),
    Row(still: "IMG_E1234.HEIC", movie: "IMG_E1234.MOV"),
    Row(still: "IMG_E1234.HEIC", movie: "IMG_1234.MOV"),
    Row(still: "IMG_1234.HEIC", movie: "IMG_1234(1).MP4"),
    Row(still: "PXL_20240501.MP.jpg", movie: "PXL_20240501.MP"),
    Row(still: "PXL_20240501.MP~2.jpg", movie: "PXL_20240501.MP"),
    Row(still: "café.heic", movie: "cafe\u{301}.mov"),
    Row(still: "Strand-bearbeitet.heic", movie: "Strand.mov"),
    Row(still: "plage-modifié(1).jpg", movie: "plage(1).mp4"),
    Row(still: "IMG_1_edited.jpeg", movie: "IMG_1.mov"),
    Row(still: "a.heic", movie: "a_live.mov"),
    Row(still: "a.heic", movie: "A.LIVE.mov"),
    Row(still: "X-2369959.HEIC", movie: "X_HEVC-4559592.MOV", byteCounts: (2_369_959, 4_559_592)),
    Row(
      still: "E905E6C6-3CB2-4E3A-8F0C-0A1B2C3D1F02.heic", movie: "E905E6C6-3CB2-4E3A-8F0C-0A1B2C3D1F02_3.mov"),
    Row(
      still: "a name so long that an exporter cuts it somewhere.jpg",
      movie: "a name so long that an exporter cuts it somewh.mov"),
    Row(still: "IMG_1234.HEIC", movie: "IMG_1235.MOV", isSame: false),
    Row(still: "IMG_1234-1.HEIC", movie: "IMG_1234-2.MOV", isSame: false),
    Row(still: "IMG_EVENT.HEIC", movie: "IMG_VENT.MOV", isSame: false),
    Row(still: "X-2369959.HEIC", movie: "X.MOV", isSame: false),
    Row(still: "report_3.jpg", movie: "report.mov", isSame: false),
    Row(still: "(1).jpg", movie: "(2).mov", isSame: false),
  ]

  @Test(arguments: rows) func key(_ row: Row) {
    let still = PairingName(row.still, byteCount: row.byteCounts.still)
    let movie = PairingName(row.movie, byteCount: row.byteCounts.movie)
    #expect((still.key == movie.key) == row.isSame)
  }

  @Test func plainNamesHaveNoMarks() {
    let marked = PairingName.Mark.suffixes.flatMap {
      ["a\($0.text).jpg", "IMG_1\($0.text.uppercased()).mov"]
    }
    let others = [
      "IMG_0042.HEIC", "a.mov", "A", "a.b.c", ".a", "a.MP", "a.mv", "IMG_E0042.JPG", "a_3.jpg", "a-7.jpg",
      "a~2.jpg", "a(1).jpg", "a (2).jpg", "a  (2).jpg", "a(12345).jpg", "a().jpg", "(1).jpg", " (1).jpg",
      "a(1)(2).jpg", "a)(1).jpg", "((1).jpg", "IMG_E1(3).jpg", "a-7(1).jpg", "a_3(2).jpg", "a-edited(2).jpg",
      "A(0012).MP", "a(1).b(2)", "NAME.MP(1)", "a(x1).jpg",
    ]
    for name in marked + others + Self.rows.flatMap({ [$0.still, $0.movie] }) {
      for byteCount in [nil, 7, 2_369_959] as [Int64?] {
        let looked = PairingName(marked: name, byteCount: byteCount)
        #expect(PairingName(name, byteCount: byteCount) == looked, "\(name)")
      }
    }
    #expect(PairingName.plainKey(of: "IMG_0042.HEIC", 5)?.key == "img_0042")
    #expect(PairingName.plainKey(of: "IMG_0042 (3).HEIC", 5)?.copy == 3)
    #expect(PairingName.plainKey(of: "IMG_0042_HEVC.MOV", 5) == nil)
  }

  @Test func recordsMarks() {
    #expect(PairingName("IMG_E0001(3).JPG").copy == 3)
    #expect(PairingName("IMG_E0001(3).JPG").isEdited)
    #expect(!PairingName("IMG_O0001.AAE").isEdited)
    #expect(PairingName("a-edited(2).jpg").isEdited && PairingName("a(2)-edited.jpg").copy == 2)
  }

  @Test(arguments: [
    "", ".", "..", ".jpg", "_hevc", "-edited", "(1)", "~1", "img_e", "_3", "🏝", "-edited-edited",
  ])
  func oddNames(_ name: String) {
    #expect(PairingName(name, byteCount: 0).key.count <= PairingName.maxKeyLength)
  }
}
