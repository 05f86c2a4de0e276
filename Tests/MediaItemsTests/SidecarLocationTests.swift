import Foundation
import SystemPackage
import Testing

@testable import MediaItems
@testable import MediaMetadata

/// Locations in sidecars.
@Suite struct SidecarLocationTests {
  private static let zeros = #"{"latitude":0.0,"longitude":0.0,"altitude":0.0}"#
  private static let there = #"{"latitude":48.1,"longitude":11.5,"altitude":0.0}"#

  @Test(
    arguments: [
      ("a.xmp", String(decoding: LocationSamples.place, as: UTF8.self), true),
      ("a.xmp", String(decoding: LocationSamples.noPlace, as: UTF8.self), false),
      ("a.xmp", "<x:xmpmeta", nil), ("a.xmp", nil, nil),
      ("a.jpg.json", #"{"title":"a.jpg","geoData":\#(there),"geoDataExif":\#(zeros)}"#, true),
      ("a.jpg.json", #"{"title":"a.jpg","geoData":\#(zeros),"geoDataExif":\#(there)}"#, true),
      ("a.jpg.json", #"{"title":"a.jpg","geoData":\#(zeros),"geoDataExif":\#(zeros)}"#, false),
      ("a.jpg.json", #"{"title":"a.jpg","photoTakenTime":{"timestamp":"1"},"url":null}"#, false),
      ("a.jpg.json", #"{"geoData":{"latitude":"48"}}"#, nil), ("a.jpg.json", #"[{"GPSLatitude":48}]"#, nil),
      ("a.jpg.json", nil, nil), ("a.jpg.sha256", "x", false), ("a.jpg.pp3", "x", nil), ("a.aae", "x", false),
    ] as [(String, String?, Bool?)])
  func sidecar(_ name: String, _ text: String?, _ expected: Bool?) throws {
    try withFile("a.jpg", LocationSamples.jpeg([])) { path in
      let side = path.removingLastComponent().appending(name)
      if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: side.string)) }
      let item = try MediaItemReader().read(path: path, sidecars: [side])
      #expect(item.isLocated == expected)
      #expect(item.value(of: "located") == expected.map { .flag($0) })
    }
  }

  /// An unread sidecar makes the location unknown, unless another file has one.
  @Test func unread() throws {
    try withFile("a.jpg", LocationSamples.jpeg([])) { path in
      let file = try MediaItemReader().read(path: path).file
      #expect(MediaItem(whole: file).isLocated == false)
      #expect(MediaItem(whole: file, sidecars: ["a.xmp"]).isLocated == nil)
    }
    try withFile("a.jpg", LocationSamples.jpeg(LocationSamples.app1(xmp: LocationSamples.place))) { path in
      let file = try MediaItemReader().read(path: path).file
      #expect(MediaItem(whole: file, sidecars: ["a.xmp"]).isLocated == true)
    }
  }

  @Test(arguments: [(true, true), (false, false), (nil, nil)] as [(Bool?, Bool?)])
  func aPairIsWhereItsMovieIs(_ movie: Bool?, _ expected: Bool?) throws {
    var items = try ["live/IMG_0001.JPG", "live/IMG_0001.MOV"].map {
      try MediaItemReader().read(path: Fixtures.path($0), sidecars: [])
    }
    items[1].file.metadata?.isLocated = movie
    let joined = MediaItem.joined(items)
    #expect(joined.count == 1 && joined[0].kind == .livePhoto)
    #expect(joined[0].isLocated == expected)
  }
}
