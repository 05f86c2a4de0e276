import ByteSources
import Checksums
import FileIdentification
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// What goes between processes: everything arrives, and nothing else is believed.
@Suite struct WireTests {
  /// A property that is not in the list of a `transfer` would be lost: whoever adds one adds it there, and here.
  @Test(
    arguments: [
      (Mirror(reflecting: MediaMetadata()).children.count, 43, "MediaMetadata"),
      (Mirror(reflecting: MediaDetails()).children.count, 30, "MediaDetails"),
      (Mirror(reflecting: PictureTags()).children.count, 4, "PictureTags"),
      (Mirror(reflecting: XMPFacts()).children.count, 23, "XMPFacts"),
      (Mirror(reflecting: ExifFacts()).children.count, 9, "ExifFacts"),
      (Mirror(reflecting: LocationSearch()).children.count, 6, "LocationSearch"),
      (storedProperties(of: Identification.blank), 17, "Identification"),
      (Mirror(reflecting: FileReading.blank).children.count, 5, "FileReading"),
      (Mirror(reflecting: FileReading.Archive.blank).children.count, 8, "FileReading.Archive"),
    ])
  func everyPropertyIsTransferred(_ stored: Int, _ transferred: Int, _ name: String) {
    #expect(stored == transferred, "\(name)")
  }

  @Test func everyPropertyOfPicturesIsTransferred() {
    #expect(Mirror(reflecting: PictureHeaders()).children.count == 14)
    #expect(Mirror(reflecting: PictureCamera()).children.count == 5)
    #expect(Mirror(reflecting: PNGHeader()).children.count == 8)
    #expect(Mirror(reflecting: JFIFHeader()).children.count == 4)
  }

  /// The properties of a verdict and of what it keeps in a box.
  private static func storedProperties(of verdict: Identification) -> Int {
    var verdict = verdict
    verdict.damage = .empty
    let all = Mirror(reflecting: verdict).children
    let box = all.first { $0.label == "exceptions" }.flatMap { Mirror(reflecting: $0.value).children.first }
    return all.count - 1 + (box.map { Mirror(reflecting: $0.value).children.count } ?? 0)
  }

  private static var metadata: MediaMetadata {
    var metadata = MediaMetadata()
    metadata.medium = .movie
    metadata.tracks = [MediaTrack(kind: .video, coding: "hvc1", count: 2)]
    metadata.captured = CaptureDate(year: 2024, month: 2, day: 29, subsecond: "12", offset: -90)
    metadata.coordinates = Coordinates(latitude: -48.5, longitude: 11, altitude: 3)
    metadata.movieKeys = ["a": "b", "é": "\u{301}"]
    metadata.xmp = XMPFacts()
    metadata.xmp?.place.take(1.5, 0, .created)
    metadata.previews = [EmbeddedPreview(kind: .rawPreview, type: .jpeg, extents: [4..<9])]
    metadata.movieViews = .projected
    metadata.damage = .hollow
    return metadata
  }

  @Test func valuesArriveAsTheyWere() {
    var wire = Wire(Wire.bytes(of: Self.metadata))
    #expect(wire.read(MediaMetadata.self) == Self.metadata)
    #expect(wire.isWhole)
    var details = MediaDetails()
    details.tags.main = [1: .text("x"), 2: .wholes([1, -2]), 3: .reals([0.5]), 4: .bytes([0, 255])]
    details.keywords = ["a", "b"]
    var pictures = PictureHeaders()
    (pictures.colorModel, pictures.distances, pictures.primary) = (.cmyk, .disparity, 1)
    var camera = PictureCamera()
    (camera.position, camera.isGeneric) = ([0.5, -1, 0], true)
    pictures.pictures = [
      PictureHeaders.Picture(delay: 0.25), PictureHeaders.Picture(width: 3, height: 4, camera: camera),
    ]
    pictures.groups = [PictureHeaders.Group(kind: .alternates, members: [1, nil])]
    var png = PNGHeader()
    (png.pixelsPerMeter, png.texts) = (PixelDensity(across: 1, down: 2), ["Title": "t"])
    pictures.png = png
    var jfif = JFIFHeader()
    (jfif.version, jfif.isProgressive) = (0x0102, true)
    pictures.jfif = jfif
    details.pictures = pictures
    (details.eyes, details.heroEye, details.packing) = (["left", "right"], "right", "overUnder")
    (details.baseline, details.disparityAdjustment, details.fieldOfView) = (19_240, -150, 63.4)
    var other = Wire(Wire.bytes(of: details))
    #expect(other.read(MediaDetails.self) == details && other.isWhole)
  }

  /// Sums arrive, and what is none by its form is refused.
  @Test func sumsAreBelievedByTheirForm() throws {
    let item = try MediaItemReader(details: .sums).read(bytes: Array("abc".utf8), name: "a.txt")
    var reading = FileReading.blank
    reading.sums = item.file.sums
    let bytes = Wire.bytes(of: reading)
    var wire = Wire(bytes)
    let read = wire.read(FileReading.self)
    #expect(wire.isWhole)
    for algorithm in ChecksumAlgorithm.allCases {
      #expect(read.sums?.text(algorithm) == reading.sums?.text(algorithm))
    }
    let place = try #require(bytes.firstRange(of: Array("ba7816bf".utf8)))
    var changed = bytes
    changed[place.lowerBound] = UInt8(ascii: "x")
    var other = Wire(changed)
    _ = other.read(FileReading.self)
    #expect(!other.isWhole)
  }

  /// Cut anywhere it is refused; changed anywhere it is refused or another value, and never more than its bytes.
  @Test func nothingElseIsBelieved() {
    let bytes = Wire.bytes(of: Self.metadata)
    for count in 0..<bytes.count {
      var wire = Wire(Array(bytes[..<count]))
      _ = wire.read(MediaMetadata.self)
      #expect(!wire.isWhole)
    }
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        var wire = Wire(changed)
        let read = wire.read(MediaMetadata.self)
        if wire.isWhole { #expect(read.captured.map { $0.month <= 12 } ?? true) }
      }
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF], [1, 0, 0, 0, 0xFF], [2, 0, 0, 0, 0xC3, 0x28], [3, 0, 0, 0, 0x61],
    ] as [[UInt8]])
  func badTexts(_ bytes: [UInt8]) {
    var wire = Wire(bytes)
    _ = wire.read(String.self)
    #expect(!wire.isWhole)
  }

  @Test func badValues() {
    var range = Wire(Wire.bytes(of: Int64(9)) + Wire.bytes(of: Int64(3)))
    _ = range.read(Range<Int64>.self)
    #expect(!range.isWhole)
    var type = Wire(Wire.bytes(of: "no.such.type"))
    _ = type.read(UTType.self)
    #expect(!type.isWhole)
    var truth = Wire([2])
    _ = truth.read(Bool.self)
    #expect(!truth.isWhole)
    var names = FileReading.Archive()
    names.because = "x"
    var bytes = Wire.bytes(of: names)
    bytes.replaceSubrange(0..<1, with: [1] + Wire.bytes(of: "../etc"))
    var archive = Wire(bytes)
    _ = archive.read(FileReading.Archive.self)
    #expect(!archive.isWhole)
  }
}
