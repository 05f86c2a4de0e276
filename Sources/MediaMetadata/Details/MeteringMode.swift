/// The names of Exif's metering modes (Exif 2.32, "MeteringMode").
package enum MeteringMode {
  private static let rows: [(number: Int, name: String)] = [
    (1, "average"), (2, "centerWeighted"), (3, "spot"), (4, "multiSpot"), (5, "pattern"), (6, "partial"),
    (255, "other"),
  ]

  /// Every name.
  package static var names: [String] { rows.map(\.name) }

  /// Returns the name of a mode; nil for 0 (unknown) and undefined numbers.
  package static func name(_ number: Int) -> String? { rows.first { $0.number == number }?.name }
}
