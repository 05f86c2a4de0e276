import Testing

@testable import MediaItems

struct LivePhotoPairingTests {
  /// Parses a row: `folder/name [identifier] [key=value…]`.
  static func candidate(_ row: String) -> PairingCandidate {
    let words = row.split(separator: " ").map(String.init)
    let path = words[0].split(separator: "/").map(String.init)
    let name = path[1]
    let isMovie = ["MOV", "MP4", "MP", "mov"].contains(String(name.split(separator: ".").last ?? ""))
    var result = PairingCandidate(
      isMovie ? .movie : .still, name: PairingName(name),
      folder: path[0].unicodeScalars.reduce(0) { $0 + Int($1.value) },
      isHEIC: name.hasSuffix("HEIC"))
    for word in words.dropFirst() {
      let parts = word.split(separator: "=").map(String.init)
      if parts.count == 1 { result.identifier = word.uppercased(); continue }
      switch parts[0] {
      case "s": result.duration = Double(parts[1])
      case "utc": result.captured = CaptureMoment(seconds: Int64(parts[1]) ?? 0, isLocal: false)
      case "local": result.captured = CaptureMoment(seconds: Int64(parts[1]) ?? 0, isLocal: true)
      case "moment": result.marksStillTime = true
      case "movie": result.half = .movie
      case "apple": result.cameraWritesIdentifiers = true
      case "bytes": result.byteCount = Int64(parts[1])
      case "inside": result.embeddedMovieLength = Int64(parts[1])
      default: Issue.record("no such key: \(parts[0])")
      }
    }
    return result
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String]
    /// `still+movie basis [alternate…]`, by index.
    var pairs: [String]

    init(_ description: String, _ files: [String], _ pairs: [String]) {
      testDescription = description
      self.files = files
      self.pairs = pairs
    }
  }

  static let rows: [Row] = [
    Row("one pair", ["a/IMG_1.HEIC A", "a/IMG_1.MOV a"], ["0+1 identifier"]),
    Row("other names", ["a/IMG_1.JPG A", "a/clip.MOV A"], ["0+1 identifier"]),
    Row("one name, two identifiers", ["a/IMG_9.JPG A", "a/IMG_9.MOV B s=2 utc=0"], []),
    Row("one name, one identifier", ["a/IMG_9.JPG utc=0", "a/IMG_9.MOV B s=2 utc=0"], ["0+1 name"]),
    Row(
      "a movie that lost its identifier, whatever the camera",
      ["a/IMG_9.HEIC A local=7200 apple=1", "a/IMG_9.MP4 s=2 utc=0 apple=1"], ["0+1 name"]),
    Row("one identifier, another moment", ["a/IMG_9.HEIC A utc=0", "a/IMG_9.MP4 s=2 utc=60"], []),
    Row("one identifier, no moment", ["a/IMG_9.HEIC A utc=0", "a/IMG_9.MP4 s=2"], []),
    Row("one identifier, too long", ["a/IMG_9.HEIC A utc=0", "a/IMG_9.MP4 s=9 utc=0"], []),
    Row("one identifier, another folder", ["a/IMG_9.HEIC A utc=0", "b/IMG_9.MP4 s=2 utc=0"], []),
    Row(
      "the still that names a movie before one that names none",
      ["a/IMG_9.HEIC utc=0", "a/IMG_9.JPG A utc=0", "a/IMG_9.MP4 s=2 utc=0"], ["1+2 name"]),
    Row(
      "an identifier on both sides before a name",
      ["a/IMG_9.HEIC A utc=0", "a/IMG_9.MP4 s=2 utc=0", "a/x.MOV A s=2 utc=0"], ["0+2 identifier"]),
    Row("an older Pixel's movie without an extension", ["a/MVIMG_2.jpg", "a/MVIMG_2 movie=1"], ["0+1 name"]),
    Row("of another number", ["a/MVIMG_2(1).jpg", "a/MVIMG_2 movie=1"], []),
    Row("of another name", ["a/IMG_2.jpg", "a/IMG_2 movie=1"], []),
    Row(
      "an older Pixel's own movie", ["a/MVIMG_2.jpg inside=2007", "a/MVIMG_2 movie=1 bytes=2007"],
      ["0+1 embedded"]),
    Row(
      "the name decides within one identifier",
      ["a/IMG_5.HEIC A", "a/IMG_6.HEIC A", "a/IMG_6_HEVC.MOV A", "a/IMG_5.MP4 A"],
      ["0+3 identifier", "1+2 identifier"]),
    Row(
      "the same pair in two folders", ["a/IMG_1.HEIC A", "a/IMG_1.MOV A", "b/IMG_1.HEIC A", "b/IMG_1.MOV A"],
      ["0+1 identifier", "2+3 identifier"]),
    Row(
      "edited with edited",
      ["a/IMG_1.HEIC A", "a/IMG_1.MOV A", "a/IMG_E1.HEIC A", "a/IMG_E1.MOV A"],
      ["0+1 identifier", "2+3 identifier"]),
    Row(
      "an edited still without a movie is an alternate",
      ["a/IMG_1.HEIC A", "a/IMG_1.MOV A", "a/IMG_E1.HEIC A"], ["0+1 identifier 2"]),
    Row("an edited still alone with the movie", ["a/IMG_E1.HEIC A", "a/IMG_1.MOV A"], ["0+1 identifier"]),
    Row(
      "HEIC before its JPEG export", ["a/IMG_1.JPG A", "a/IMG_1.HEIC A", "a/IMG_1.MOV A"],
      ["1+2 identifier 0"]),
    Row(
      "the movie that marks its still", ["a/x.JPG A", "a/y.MOV A", "a/z.MOV A moment=1"], ["0+2 identifier 1"]
    ),
    Row(
      "Takeout's wandering numbers",
      ["t/IMG_2.HEIC A", "t/IMG_2(1).MP4 A", "t/IMG_2.JPG B", "t/IMG_2.MP4 B"],
      ["0+1 identifier", "2+3 identifier"]),
    Row(
      "folders of their own", ["s/IMG_1.HEIC A", "s/IMG_2.HEIC B", "m/IMG_2.MOV B", "m/IMG_1.MOV A"],
      ["0+3 identifier", "1+2 identifier"]),
    Row(
      "a left-over elsewhere is an alternate",
      ["a/IMG_1.HEIC A", "a/IMG_1.MOV A", "b/IMG_E1.JPG A", "b/IMG_1.JPG A"], ["0+1 identifier 2 3"]),
    Row("only stills", ["a/IMG_1.HEIC A", "a/IMG_1(1).HEIC A"], []),
    Row("weak: name, moment, length", ["a/V.JPG utc=100", "a/V.MOV s=3 utc=101"], ["0+1 name"]),
    Row("weak: clock without a zone", ["a/V.JPG local=7300", "a/V.MOV s=3 utc=101"], ["0+1 name"]),
    Row(
      "a camera that writes identifiers wrote none", ["a/V.JPG utc=100 apple=1", "a/V.MOV s=3 utc=101"], []),
    Row("no moment, no weak pair", ["a/V.JPG", "a/V.MOV s=3 utc=101"], []),
    Row("another moment", ["a/V.JPG utc=100", "a/V.MOV s=3 utc=160"], []),
    Row("too long for half a Live Photo", ["a/V.JPG utc=100", "a/V.MOV s=9 utc=100"], []),
    Row("weak, another folder", ["a/V.JPG utc=100", "b/V.MOV s=3 utc=100"], []),
    Row(
      "the motion photo's own movie", ["a/PXL_1.MP.JPG inside=2007", "a/PXL_1.MP bytes=2007"],
      ["0+1 embedded"]),
    Row("not the motion photo's own", ["a/PXL_1.MP.JPG inside=2007", "a/PXL_1.MP bytes=2008"], []),
  ]

  @Test(arguments: rows) func pairs(_ row: Row) {
    let pairing = LivePhotoPairing(of: row.files.map(Self.candidate))
    let answer = pairing.pairs.map {
      (["\($0.still)+\($0.movie) \($0.basis.rawValue)"] + $0.alternates.map(String.init)).joined(
        separator: " ")
    }
    #expect(answer == row.pairs)
  }

  @Test func ignoresOrderOfFiles() {
    for row in Self.rows {
      let files = row.files.map(Self.candidate)
      let straight = LivePhotoPairing(of: files).pairs.map { [$0.still, $0.movie] }
      let reversed = LivePhotoPairing(of: files.reversed()).pairs.map {
        [files.count - 1 - $0.still, files.count - 1 - $0.movie]
      }
      #expect(Set(straight) == Set(reversed), "\(row.testDescription)")
    }
  }

  @Test func manyFilesOfOneIdentifier() {
    let files = (0..<4000).map { Self.candidate("a/IMG_\($0).\($0 % 2 == 0 ? "HEIC" : "MOV") A") }
    let pairing = LivePhotoPairing(of: files)
    #expect(pairing.pairs.count == 2000)
  }
}
