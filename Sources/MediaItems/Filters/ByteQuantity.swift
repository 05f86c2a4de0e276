/// Numbers of bytes as people write them, in powers of 1024: 64M, 1.5G, 4096.
package enum ByteQuantity {
  private static let units: [(suffix: String, factor: Double)] = [
    ("K", 0x1p10), ("M", 0x1p20), ("G", 0x1p30), ("T", 0x1p40),
  ]

  /// The number of bytes that a text says; nil when it says none.
  package static func bytes(_ text: String) -> Int64? {
    let text = text.uppercased()
    let unit = units.first { text.hasSuffix($0.suffix) }
    guard let number = Double(unit == nil ? text[...] : text.dropLast()), number >= 0 else { return nil }
    return Int64(exactly: (number * (unit?.factor ?? 1)).rounded())
  }
}
