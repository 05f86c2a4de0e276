import ByteSources
import Checksums
import FileIdentification
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// Values sent between processes: valid ones arrive unchanged, invalid ones are rejected.
@Suite struct WireCoderTests {
  /// A new property must be added to `transfer`, or it would be lost, and here.
  @Test(
    arguments: [
      (Mirror(reflecting: MediaMetadata()).children.count, 43, "MediaMetadata"),
      (Mirror(reflecting: MediaDetails()).children.count, 30, "MediaDetails"),
      (Mirror(reflecting: PictureTags()).children.count, 4, "PictureTags"),
      (Mirror(reflecting: XMPFacts()).children.count, 23, "XMPFacts"),
      (Mirror(reflecting: ExifFacts()).children.count, 9, "ExifFacts"),
      (Mirror(reflecting: LocationSearch()).children.count, 6, "LocationSearch"),
      (storedProperties(of: Identification.placeholder), 17, "Identification"),
      (Mirror(reflecting: FileReadResult.placeholder).children.count, 5, "FileReadResult"),
      (Mirror(reflecting: FileReadResult.Archive.placeholder).children.count, 8, "FileReadResult.Archive"),
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

  /// The number of properties of an identification, including its rare fields.
  private static func storedProperties(of verdict: Identification) -> Int {
    var verdict = verdict
    verdict.damage = .empty
    let all = Mirror(reflecting: verdict).children
    let box = all.first { $0.label == "rareFields" }.flatMap { Mirror(reflecting: $0.value).children.first }
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
    metadata.xmp?.partialCoordinates.insert(1.5, 0, .created)
    metadata.previews = [EmbeddedPreview(kind: .rawPreview, type: .jpeg, extents: [4..<9])]
    metadata.movieViews = .projected
    metadata.damage = .hollow
    return metadata
  }

  @Test func roundTrips() {
    var wire = WireCoder(WireCoder.bytes(of: Self.metadata))
    #expect(wire.read(MediaMetadata.self) == Self.metadata)
    #expect(wire.isComplete)
    var details = MediaDetails()
    details.tags.main = [1: .text("x"), 2: .wholes([1, -2]), 3: .reals([0.5]), 4: .bytes([0, 255])]
    details.keywords = ["a", "b"]
    var pictures = PictureHeaders()
    (pictures.colorModel, pictures.depthMapKind, pictures.primary) = (.cmyk, .disparity, 1)
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
    var other = WireCoder(WireCoder.bytes(of: details))
    #expect(other.read(MediaDetails.self) == details && other.isComplete)
  }

  /// Checksums of the wrong length are rejected.
  @Test func rejectsInvalidChecksums() throws {
    let item = try MediaItemReader(details: .sums).read(bytes: Array("abc".utf8), name: "a.txt")
    var reading = FileReadResult.placeholder
    reading.sums = item.file.checksums
    let bytes = WireCoder.bytes(of: reading)
    var wire = WireCoder(bytes)
    let read = wire.read(FileReadResult.self)
    #expect(wire.isComplete)
    for algorithm in ChecksumAlgorithm.allCases {
      #expect(read.sums?.text(algorithm) == reading.sums?.text(algorithm))
    }
    let place = try #require(bytes.firstRange(of: Array("ba7816bf".utf8)))
    var changed = bytes
    changed[place.lowerBound] = UInt8(ascii: "x")
    var other = WireCoder(changed)
    _ = other.read(FileReadResult.self)
    #expect(!other.isComplete)
  }

  /// Truncated messages are rejected; modified ones are rejected or decoded, without reading beyond the end.
  @Test func rejectsDamagedMessages() {
    let bytes = WireCoder.bytes(of: Self.metadata)
    for count in 0..<bytes.count {
      var wire = WireCoder(Array(bytes[..<count]))
      _ = wire.read(MediaMetadata.self)
      #expect(!wire.isComplete)
    }
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        var wire = WireCoder(changed)
        let read = wire.read(MediaMetadata.self)
        if wire.isComplete { #expect(read.captured.map { $0.month <= 12 } ?? true) }
      }
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF], [1, 0, 0, 0, 0xFF], [2, 0, 0, 0, 0xC3, 0x28], [3, 0, 0, 0, 0x61],
    ] as [[UInt8]])
  func rejectsInvalidText(_ bytes: [UInt8]) {
    var wire = WireCoder(bytes)
    _ = wire.read(String.self)
    #expect(!wire.isComplete)
  }

  @Test func rejectsInvalidValues() {
    var range = WireCoder(WireCoder.bytes(of: Int64(9)) + WireCoder.bytes(of: Int64(3)))
    _ = range.read(Range<Int64>.self)
    #expect(!range.isComplete)
    var type = WireCoder(WireCoder.bytes(of: "no.such.type"))
    _ = type.read(UTType.self)
    #expect(!type.isComplete)
    var truth = WireCoder([2])
    _ = truth.read(Bool.self)
    #expect(!truth.isComplete)
    var names = FileReadResult.Archive()
    names.because = "x"
    var bytes = WireCoder.bytes(of: names)
    bytes.replaceSubrange(0..<1, with: [1] + WireCoder.bytes(of: "../etc"))
    var archive = WireCoder(bytes)
    _ = archive.read(FileReadResult.Archive.self)
    #expect(!archive.isComplete)
  }
}
