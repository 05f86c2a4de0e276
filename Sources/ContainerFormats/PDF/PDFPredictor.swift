/// A predictor of PDF's FlateDecode and LZWDecode: rows are stored as differences (ISO 32000-2 §7.4.4.4).
package struct PDFPredictor: Sendable {
  private let isPNG: Bool
  /// The bytes per pixel, at least one.
  private let pixel: Int
  /// The bytes per row, without PNG's leading tag.
  private let row: Int

  private static let maxRowLength = 1 << 20

  /// Reads the predictor from filter parameters; nil if there is none.
  init?(_ parameters: PDFDictionary) throws(PDFFilterError) {
    let predictor = try Self.number("Predictor", parameters, 1, 0...15)
    if predictor <= 1 { return nil }
    guard predictor == 2 || predictor >= 10 else { throw .ambiguous }
    isPNG = predictor >= 10
    let colors = try Self.number("Colors", parameters, 1, 1...64)
    let bits = try Self.number("BitsPerComponent", parameters, 8, 1...16)
    let columns = try Self.number("Columns", parameters, 1, 1...Self.maxRowLength)
    // Readers agree on TIFF predictors only for whole bytes.
    guard [1, 2, 4, 8, 16].contains(bits), isPNG || bits == 8 else { throw .ambiguous }
    pixel = max(1, (colors * bits + 7) / 8)
    row = (colors * bits * columns + 7) / 8
    guard row <= Self.maxRowLength else { throw .ambiguous }
  }

  private static func number(
    _ key: String, _ parameters: PDFDictionary, _ usual: Int, _ range: ClosedRange<Int>
  ) throws(PDFFilterError) -> Int {
    switch parameters[key] {
    case nil: return usual
    case .integer(let value) where range.contains(value): return value
    case .reference: throw .elsewhere
    default: throw .ambiguous
    }
  }

  /// Undoes the prediction; a truncated last row is kept.
  ///
  /// Complexity: linear. Errors: ``PDFFilterError/corrupt`` for an unknown PNG tag.
  package func undo(_ bytes: [UInt8]) throws(PDFFilterError) -> [UInt8] {
    isPNG ? try undoPNG(bytes) : undoTIFF(bytes)
  }

  /// Undoes TIFF's prediction by the previous sample in the row (TIFF 6.0 §14).
  private func undoTIFF(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 0
    while start < bytes.count {
      let end = min(start + row, bytes.count)
      var index = start + pixel
      while index < end {
        bytes[index] &+= bytes[index - pixel]
        index += 1
      }
      start = end
    }
    return bytes
  }

  /// Undoes PNG's prediction, by the tag of each row (PNG §9.2).
  private func undoPNG(_ bytes: [UInt8]) throws(PDFFilterError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: row)
    var current = above
    var start = 0
    while start < bytes.count {
      let tag = bytes[start]
      guard tag <= 4 else { throw .corrupt }
      let count = min(row, bytes.count - start - 1)
      for index in 0..<count {
        let left = index >= pixel ? current[index - pixel] : 0
        let corner = index >= pixel ? above[index - pixel] : 0
        let guess: UInt8 =
          switch tag {
          case 1: left
          case 2: above[index]
          case 3: UInt8(truncatingIfNeeded: (Int(left) + Int(above[index])) / 2)
          case 4: Self.paeth(left, above[index], corner)
          default: 0
          }
        current[index] = bytes[start + 1 + index] &+ guess
      }
      output += current[..<count]
      swap(&above, &current)
      start += row + 1
    }
    return output
  }

  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(above), Int(corner))
    let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
