/// The names of transfer functions (ITU-T H.273, table 3).
public enum TransferFunction {
  private static let rows: [(number: Int, name: String)] = [
    (1, "BT.709"), (4, "gamma 2.2"), (5, "gamma 2.8"), (6, "BT.601"), (7, "SMPTE 240M"), (8, "linear"),
    (9, "log 100"), (10, "log 316"), (11, "xvYCC"), (12, "BT.1361"), (13, "sRGB"), (14, "BT.2020 10-bit"),
    (15, "BT.2020 12-bit"), (16, "PQ"), (17, "SMPTE 428"), (18, "HLG"),
  ]

  /// Every name.
  public static var names: [String] { rows.map(\.name) }

  package static func name(_ number: Int) -> String? { rows.first { $0.number == number }?.name }
}

/// The names of colour primaries (ITU-T H.273, table 2).
package enum ColorPrimaries {
  private static let rows: [(number: Int, name: String)] = [
    (1, "BT.709"), (4, "BT.470 M"), (5, "BT.601 625"), (6, "BT.601 525"), (7, "SMPTE 240M"), (8, "film"),
    (9, "BT.2020"), (10, "XYZ"), (11, "DCI-P3"), (12, "Display P3"), (22, "EBU 3213"),
  ]

  /// Returns the name; BT.709 primaries with the sRGB curve are sRGB.
  package static func name(_ number: Int, transfer: Int?) -> String? {
    if number == 1, transfer == 13 { return "sRGB" }
    return rows.first { $0.number == number }?.name
  }
}
