import Testing

@testable import MediaMetadata

@Suite struct CoordinatesTests {
  @Test(
    arguments: [
      ("+48.1000+011.5000+500.0/", 48.1, 11.5, 500), ("+48.1000+011.5000/", 48.1, 11.5, nil),
      ("-33.8688+151.2093+000/", -33.8688, 151.2093, 0), ("+4806.0+01130.0/", 48.1, 11.5, nil),
      ("+480600+0113000/", 48.1, 11.5, nil), ("+48.1+11.5/", 48.1, 11.5, nil),
      ("+48.1-011.5+5.5CRSWGS_84/", 48.1, -11.5, 5.5), ("+00-00/", 0, 0, nil),
    ] as [(String, Double, Double, Double?)])
  func iso6709(_ text: String, _ latitude: Double, _ longitude: Double, _ altitude: Double?) throws {
    let place = try #require(Coordinates(iso6709: text))
    #expect(abs(place.latitude - latitude) < 1e-9 && abs(place.longitude - longitude) < 1e-9)
    #expect(place.altitude == altitude)
  }

  @Test(
    arguments: [
      "", "+48.1", "48.1+11.5", "+91+011/", "+48+181/", "home", "+48.1.2+011/", "++/", "+123456789+011/",
    ])
  func rejectsInvalidISO6709(_ text: String) { #expect(Coordinates(iso6709: text) == nil) }

  @Test(
    arguments: [
      ("48,6N", 48.1), ("48,6,0N", 48.1), ("11,30E", 11.5), ("11,30.0W", -11.5), ("33,52,7.68S", -33.8688),
      ("48.1", 48.1), ("+48.1", 48.1), (" -11.5 ", -11.5), ("48.1N", 48.1),
    ] as [(String, Double)])
  func xmp(_ text: String, _ expected: Double) throws {
    #expect(abs(try #require(Coordinates.degrees(xmp: text)) - expected) < 1e-9)
  }

  @Test(arguments: ["", "N", "48,6", "48,6X", "48,,6N", "1,2,3,4N", "-48,6N"])
  func rejectsInvalidXMP(_ text: String) { #expect(Coordinates.degrees(xmp: text) == nil) }
}
