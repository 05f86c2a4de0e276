package import ByteSources
package import MediaMetadata

/// Reads the size of an SVG's root element: width and height in pixels at 96 per inch, else the view box's.
package enum SVGMetadata {
  private static let searchLength = 64 << 10
  /// Pixels per unit (CSS Values and Units Module Level 3 §6.2).
  private static let units: [(unit: String, pixels: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
  ]

  package static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let view = try reader.available(at: 0, upTo: searchLength)
    // Compressed SVG is not read.
    if view.matches([0x1F, 0x8B]) { return }
    var parser = XMPParser(view.array)
    while let event = parser.next() {
      guard case .start(let name) = event else { continue }
      guard parser.spells(name, "svg") else { return }
      func value(_ name: StaticString) -> String? {
        parser.attributes.first { parser.spells($0.name, name) }.map { parser.decoded($0.value).trimmed }
      }
      let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      let width = value("width").flatMap(pixels), height = value("height").flatMap(pixels)
      switch (width, height) {
      case (let width?, let height?): metadata.store(width: whole(width), height: whole(height))
      // A single side keeps the aspect ratio of the view box.
      case (let width?, nil) where box.count == 4 && box[2] > 0:
        metadata.store(width: whole(width), height: whole(width * box[3] / box[2]))
      case (nil, let height?) where box.count == 4 && box[3] > 0:
        metadata.store(width: whole(height * box[2] / box[3]), height: whole(height))
      case (nil, nil) where box.count == 4: metadata.store(width: whole(box[2]), height: whole(box[3]))
      default: break
      }
      return
    }
  }

  private static func whole(_ number: Double) -> Int? { Int(exactly: min(number, 1e9).rounded()) }

  /// Returns a length in pixels; nil for percentages.
  private static func pixels(_ text: String) -> Double? {
    if let plain = Double(text) { return plain }
    let unit = units.first { text.hasSuffix($0.unit) }
    return unit.flatMap { row in Double(text.dropLast(row.unit.utf8.count)).map { $0 * row.pixels } }
  }
}
