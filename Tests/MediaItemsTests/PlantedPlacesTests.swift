import Foundation
import MediaItems
import SystemPackage
import Testing

@testable import MediaMetadata

/// Coordinates that exiftool wrote into one part of a file at a time.
@Suite struct PlantedPlacesTests {
  private static let folder = MetadataFixtures.tests.appendingPathComponent("../Fixtures/Places")
    .standardizedFileURL

  static let rows: [(file: String, part: String)] = {
    let text = (try? String(contentsOf: folder.appendingPathComponent("places.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      return cells.count == 2 ? (cells[0], cells[1]) : nil
    }
  }()

  @Test(arguments: rows.indices) func planted(_ index: Int) throws {
    let file = Self.rows[index].file
    let path = FilePath(Self.folder.appendingPathComponent(file).path)
    // For a sidecar, read the image beside it, which has no coordinates.
    let isSidecar = file.hasSuffix(".xmp")
    let still = FilePath(MetadataFixtures.folder.appendingPathComponent("headers/animated.png").path)
    let item =
      isSidecar
      ? try MediaItemReader().read(path: still, sidecars: [path]) : try MediaItemReader().read(path: path)
    #expect(item.isLocated == true, "\(file)")
    let place = try #require(item.coordinates, "\(file) has no coordinates")
    #expect(abs(place.latitude - 48.1) < 0.0001 && abs(place.longitude - 11.5) < 0.0001, "\(file)")
    if ["keys", "list", "user", "3gpp"].contains(Self.rows[index].part) { #expect(place.altitude == 500) }
  }

  @Test func filesExist() {
    #expect(Self.rows.count >= 50)
    #expect(Set(Self.rows.map(\.part)).count == 8)
  }
}
