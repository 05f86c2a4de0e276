import Foundation
import PropertyLists
import Testing

@testable import MediaItems

/// The filtered names give the same sidecars as all names of the folder.
@Suite struct SidecarNameFilterTests {
  /// The names of all folders in the pairing suite.
  static let described: [[String]] = {
    let file = Fixtures.media.appendingPathComponent("../../Suites/media-pairing.suite.ndjson")
    guard let text = try? Data(contentsOf: file) else { return [] }
    return text.split(separator: 0x0A).compactMap { line in
      let files = (try? PropertyList.parseJSON(Array(line)))?["files"]?.array ?? []
      let names = files.compactMap { ($0["name"] ?? $0["file"])?.string }.filter { !$0.contains("/") }
      return names.isEmpty ? nil : names
    }
  }()

  static let made: [[String]] = [
    SidecarsTests.folder + SidecarsTests.owners.map(\.name),
    ["GX010001.MP4", "GH010001.MP4", "GL010001.LRV", "GL010001.MP4", "GX010002.MP4"],
    ["VID_20220101_120000_00_001.mp4", "LRV_20220101_120000_01_001.lrv", "VID_20220101_120000_00_002.mp4"],
    ["IMG_E1234.JPG", "IMG_1234.JPG", "IMG_O1234.AAE", "IMG_1234.AAE", "IMG_E1234.AAE", "img_12345.jpg"],
    ["IMG_1.HEIC", "IMG_1_HEVC.MOV", "IMG_1 (1).HEIC", "IMG_1 (1).AAE", "IMG_1.AAE", "IMG_10.HEIC"],
    ["C0001.MP4", "C0001M01.XML", "C0001M02.XML", "C00012.MP4", "C0002.MP4"],
    ["film.mp4", "film.en.mp4", "film.en.srt", "film.srt", "film.en-US.srt", "filmed.mp4"],
    ["._a.jpg", "a.jpg", "._b.jpg", "b.jpg"],
    ["Caf\u{E9}.jpg", "Cafe\u{301}.jpg.xmp", "CAF\u{C9}.json", "Cafe.jpg"],
    ["x.jpg", "x-edited.jpg", "x-bearbeitet(1).jpg", "x.supplemental-metadata.json", "x(1).jpg", "x.mp4"],
    [
      "IMG_E123456789012345678901234567890123456789012.jpg",
      "IMG_E12345678901234567890123456789012345678901.json",
    ],
    [
      "9E1F0F5A-0B1C-4D2E-8F3A-000000000001.HEIC", "9E1F0F5A-0B1C-4D2E-8F3A-000000000001_3.MOV",
      "9E1F0F5A-0B1C-4D2E-8F3A-000000000001.AAE",
    ],
  ]

  /// Returns the sidecars by owner.
  private static func sidecars(amid names: [String]) -> [String: Set<String>] {
    Sidecars.owners(amid: names) { _ in .unknown }.reduce(into: [:]) { found, owned in
      found[names[owned.owner], default: []].insert(
        "\(names[owned.sidecar]) \(owned.isShared) \(owned.isCertain)")
    }
  }

  private static func near(_ name: String, amid names: [String]) -> [String] {
    var name = name
    let near = name.withUTF8 { SidecarNameFilter(for: $0) }
    return names.filter {
      var other = $0
      return other.withUTF8 { near.admits($0) }
    }
  }

  /// Compares the sidecars and returns their number.
  private static func compare(_ names: [String]) -> Int {
    let all = sidecars(amid: names)
    for name in names {
      let near = near(name, amid: names)
      #expect(near.contains(name))
      #expect(sidecars(amid: near)[name] == all[name], "\(name) amid \(near)")
    }
    return all.values.reduce(0) { $0 + $1.count }
  }

  @Test(arguments: made) func generatedFolders(_ names: [String]) { #expect(Self.compare(names) > 0) }

  @Test func describedFolders() {
    #expect(Self.described.reduce(0) { $0 + Self.compare($1) } > 100)
  }

  /// All names in one folder, where many are similar.
  @Test func oneFolder() {
    var known: Set<String> = []
    let names = (Self.described + Self.made).flatMap { $0 }.filter { known.insert($0).inserted }
    #expect(Self.compare(names.sorted()) > 100)
  }

  @Test(arguments: [
    ("IMG_0001.HEIC", "IMG_0002.JPG", false), ("IMG_0001.HEIC", "img_0001.jpg.json", true),
    ("IMG_0001.HEIC", "IMG_E0001.AAE", true), ("a.jpg", "b.jpg", false), ("a.jpg", "._a.jpg", true),
    ("Holiday-in-Rome.jpg", "Holiday.jpg.json", true), ("PXL_1.MP.jpg", "PXL_1.MP", true),
    ("a.jpg", "\u{E4}.jpg", true), (".a", ".a.xmp", true), ("abc.jpg", "ab", false),
  ])
  func isNear(_ row: (name: String, other: String, isNear: Bool)) {
    #expect((Self.near(row.name, amid: [row.other]) == [row.other]) == row.isNear)
  }
}
