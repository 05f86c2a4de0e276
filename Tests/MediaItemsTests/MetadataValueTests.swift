import ByteSources
import MediaItems
import MediaMetadata
import Testing

struct MetadataValueTests {
  static let dates: [(text: String, expected: String?)] = [
    ("2024:05:01 12:34:56", "2024-05-01T12:34:56"),
    ("2024-05-01T12:34:56+02:00", "2024-05-01T12:34:56+02:00"),
    ("2024-05-01T12:34:56+0200", "2024-05-01T12:34:56+02:00"),
    ("2024-05-01T12:34:56.250-0330", "2024-05-01T12:34:56.250-03:30"),
    ("2024-05-01T12:34:56Z", "2024-05-01T12:34:56Z"),
    ("2024-05-01T12:34", "2024-05-01T12:34"),
    ("2024-05-01", "2024-05-01"),
    ("2024:02:29 00:00:00", "2024-02-29T00:00:00"),
    ("2023:02:29 00:00:00", nil), ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", nil),
    ("2024:13:01 00:00:00", nil), ("2024:05:01 25:00:00", nil), ("", nil), ("yesterday", nil),
    ("2024:05:01 12:34:56+99:00", "2024-05-01T12:34:56"),
  ]

  @Test(arguments: dates.indices) func date(index: Int) {
    #expect(CaptureDate(text: Self.dates[index].text)?.description == Self.dates[index].expected)
  }

  static let cameras: [(make: String?, model: String?, expected: String?)] = [
    ("Apple", "iPhone 15", "Apple iPhone 15"), ("Canon", "Canon EOS R5", "Canon EOS R5"),
    ("NIKON CORPORATION", "NIKON D90", "NIKON D90"),
    ("EASTMAN KODAK COMPANY", "KODAK DX4900", "KODAK DX4900"),
    ("samsung", nil, "samsung"), (nil, "X-T5", "X-T5"), (nil, nil, nil),
  ]

  @Test(arguments: cameras.indices) func camera(index: Int) {
    var metadata = MediaMetadata()
    metadata.cameraMake = Self.cameras[index].make
    metadata.cameraModel = Self.cameras[index].model
    #expect(metadata.camera == Self.cameras[index].expected)
  }

  @Test func rulesHaveUniqueNamesAndReasons() {
    #expect(Set(SubtypeRule.all.map(\.name)).count == SubtypeRule.all.count)
    #expect(SubtypeRule.all.allSatisfy { !$0.because.isEmpty })
    #expect(Set(SubtypeRule.all.map(\.subtype)) == Set(MediaSubtype.allCases))
  }

  @Test func rawBitsEqualTheLibrarys() {
    let bits = MediaSubtype.allCases.compactMap(\.rawBit)
    #expect(Set(bits).count == bits.count && bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(MediaSubtype.cinematic.rawBit == 0x20_0000 && MediaSubtype.livePhoto.rawBit == 8)
  }

  /// Metadata, subtypes, and the deciding rules.
  static let decisions:
    [(name: String, subtype: MediaSubtype, rule: String?, set: @Sendable (inout MediaMetadata) -> Void)] = [
      (
        "slow", .slowMotion, "slow-rate",
        {
          $0.medium = .movie; $0.format = "isoMedia"; $0.frameRate = 239.7
        }
      ),
      (
        "ordinary", .slowMotion, "slow-rendered",
        {
          $0.medium = .movie; $0.frameRate = 29.97
        }
      ),
      (
        "film", .slowMotion, "slow-other-rate",
        {
          $0.medium = .movie; $0.frameRate = 24
        }
      ),
      ("no rate", .slowMotion, nil, { $0.medium = .movie }),
      (
        "still", .slowMotion, "slow-still",
        {
          $0.medium = .still; $0.frameRate = 120
        }
      ),
      (
        "depth alone", .depthEffect, "depth-map",
        {
          $0.medium = .still; $0.auxiliaryTypes = ["urn:com:apple:photo:2018:aux:portraiteffectsmatte"]
        }
      ),
      (
        "gain map", .hdr, "hdr-gain-map-item",
        {
          $0.medium = .still; $0.auxiliaryTypes = ["urn:com:apple:photo:2020:aux:hdrgainmap"]
        }
      ),
      (
        "wide", .panorama, nil,
        {
          $0.medium = .still; $0.pixelWidth = 900; $0.pixelHeight = 300
        }
      ),
      (
        "tall", .panorama, nil,
        {
          $0.medium = .still; $0.pixelWidth = 300; $0.pixelHeight = 900
        }
      ),
      (
        "ordinary", .panorama, "panorama-proportion",
        {
          $0.medium = .still; $0.pixelWidth = 400; $0.pixelHeight = 300
        }
      ),
      ("movie", .panorama, "panorama-movie", { $0.medium = .movie }),
      (
        "lapse with sound", .timeLapse, "lapse-sound",
        {
          $0.medium = .movie; $0.tracks = [MediaTrack(kind: .audio, coding: "mp4a")]
        }
      ),
      (
        "still half", .livePhoto, "live-still",
        {
          $0.medium = .still; $0.contentIdentifier = "x"
        }
      ),
      (
        "movie half", .livePhoto, "live-movie",
        {
          $0.medium = .movie; $0.contentIdentifier = "x"
        }
      ),
      (
        "damaged", .livePhoto, nil,
        {
          $0.medium = .still; $0.damage = .truncated
        }
      ),
      ("nothing known", .spatial, nil, { _ in }),
    ]

  @Test(arguments: decisions.indices) func decision(index: Int) {
    let row = Self.decisions[index]
    var metadata = MediaMetadata()
    row.set(&metadata)
    #expect(metadata.answer(row.subtype).rule == row.rule, "\(row.name)")
  }
}
