internal import ByteSources

/// A position on earth with an optional altitude.
public struct Coordinates: Hashable, Sendable {
  /// The latitude in degrees; north is positive.
  public var latitude: Double
  /// The longitude in degrees; east is positive.
  public var longitude: Double
  /// The altitude in metres above sea level.
  public var altitude: Double?

  /// Latitude and longitude 0.
  package static let zero = Coordinates(at: 0)

  private init(at degrees: Double) { (latitude, longitude) = (degrees, degrees) }

  /// Creates a position; nil if a coordinate is out of range.
  public init?(latitude: Double, longitude: Double, altitude: Double? = nil) {
    guard latitude.magnitude <= 90, longitude.magnitude <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Coordinates {
  /// Parses ISO 6709, `+48.1000+011.5000+500.0/`; the number of digits distinguishes degrees, minutes and seconds.
  public init?(iso6709 text: String) {
    var parts: [(sign: Double, digits: String)] = []
    for character in text.unicodeScalars.prefix(96) {
      if character == "+" || character == "-" {
        parts.append((character == "-" ? -1 : 1, ""))
      } else if ("0"..."9").contains(character) || character == ".", !parts.isEmpty {
        parts[parts.count - 1].digits.unicodeScalars.append(character)
      } else {
        // A slash ends the numbers; the name of a coordinate system may follow.
        break
      }
    }
    guard parts.count >= 2, let latitude = Self.degrees(parts[0].digits, upTo: 2),
      let longitude = Self.degrees(parts[1].digits, upTo: 3)
    else { return nil }
    let altitude = parts.count > 2 ? Double(parts[2].digits).map { $0 * parts[2].sign } : nil
    self.init(
      latitude: latitude * parts[0].sign, longitude: longitude * parts[1].sign, altitude: altitude)
  }

  /// Parses `DD.D`, `DDMM.M` or `DDMMSS.S`, where degrees have at most `digits` digits.
  private static func degrees(_ text: String, upTo digits: Int) -> Double? {
    guard let value = Double(text) else { return nil }
    let whole = text.prefix { $0 != "." }.utf8.count
    // Writers omit leading zeros only in plain degrees.
    switch whole - digits {
    case ...0: return value
    case 1...2:
      let degrees = (value / 100).rounded(.down)
      return degrees + (value - degrees * 100) / 60
    case 3...4:
      let degrees = (value / 10_000).rounded(.down)
      let rest = value - degrees * 10_000
      let minutes = (rest / 100).rounded(.down)
      return degrees + minutes / 60 + (rest - minutes * 100) / 3600
    default: return nil
    }
  }

  /// Parses a coordinate of XMP, `48,6.0N` or `48,6,0N` (XMP specification part 2, "GPSCoordinate"), or plain degrees.
  package static func degrees(xmp text: String) -> Double? {
    let text = text.trimmed
    if let plain = Double(text) { return plain }
    guard let last = text.last, let sign: Double = ["N": 1, "E": 1, "S": -1, "W": -1][last.uppercased()]
    else {
      return nil
    }
    let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.drop { $0 == " " })
    }
    guard (1...3).contains(parts.count) else { return nil }
    var degrees = 0.0
    for (part, scale) in zip(parts, [1.0, 60, 3600]) {
      guard let part, part >= 0 else { return nil }
      degrees += part / scale
    }
    return degrees * sign
  }
}
