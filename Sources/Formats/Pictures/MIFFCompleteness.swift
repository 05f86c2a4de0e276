internal import ByteSources

/// Checks MIFF: headers of words, then profiles, colours and pixels of fixed length ("MIFF").
struct MIFFCompleteness {
  private static let checked = "the sizes of all pictures"
  private static let maxHeaderLength = 1 << 15

  private var values: [String: String] = [:]
  /// The byte count between the header and the colours.
  private var profiles: Int64 = 0

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var offset: Int64 = 0
    repeat {
      try file.reader.step()
      let head = try file.reader.available(at: offset, upTo: maxHeaderLength)
      guard let mark = head.firstIndex(of: ":\u{1A}") else {
        return head.count < maxHeaderLength ? .truncated("the first words") : .unknown(checked)
      }
      let header = MIFFCompleteness(head.slice(0..<mark).text)
      guard let colours = header.colours, let pixel = header.pixel, let count = header.count else {
        return .unknown("nothing: a form of pixels whose size is not known")
      }
      let start = offset + Int64(mark) + 2 + header.profiles + colours
      switch header.values["compression"] ?? "None" {
      case "None", "Undefined": offset = start + count * pixel
      case "RLE":
        var runs = CountedPixels(left: count, size: pixel)
        let result = try file.feed(from: start, checked) { runs.consume($0) }
        guard let end = result.end else { return result }
        offset = end
      default: return .unknown("nothing: packed pixels, whose lengths are not read")
      }
    } while try file.reader.available(at: offset, upTo: 14).matches("id=ImageMagick")
    return try .ending(at: offset, of: file, checked)
  }

  /// Parses `key=value` words; comments are in braces.
  private init(_ text: String) {
    var isInComment = false
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.hasPrefix("{") { isInComment = true }
      if !isInComment, let equals = word.firstIndex(of: "=") {
        let (name, value) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
        if name.hasPrefix("profile-"), let length = Int64(value), (0..<1 << 32).contains(length) {
          profiles += length
        }
        values[name] = value
      }
      if word.hasSuffix("}") { isInComment = false }
    }
  }

  private func number(_ name: String, _ range: ClosedRange<Int64>) -> Int64? {
    values[name].flatMap { Int64($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  private var count: Int64? {
    guard let columns = number("columns", 1...1 << 24), let rows = number("rows", 1...1 << 24) else {
      return nil
    }
    return columns * rows
  }

  /// The bytes per value: 1, 2, 4 or 8.
  private var depth: Int64? {
    (values["depth"] == nil ? 8 : number("depth", 1...64)).map { $0 > 32 ? 8 : $0 > 16 ? 4 : $0 > 8 ? 2 : 1 }
  }

  private var isPalette: Bool { values["class"] == "PseudoClass" }

  private var colours: Int64? {
    guard isPalette else { return 0 }
    guard let depth, let colors = number("colors", 0...256) else { return nil }
    return colors * 3 * depth
  }

  private var pixel: Int64? {
    guard let depth, !isPalette || depth == 1 else { return nil }
    let space = values["colorspace"] ?? "RGB"
    let isGray = space.hasSuffix("Gray") || values["type"]?.hasPrefix("Grayscale") ?? false
    let channels: Int64 = isPalette || isGray ? 1 : space == "CMYK" ? 4 : 3
    let alpha = values["alpha-trait"] ?? values["matte"] ?? "False"
    return (channels + (["False", "Undefined"].contains(alpha) ? 0 : 1)) * depth
  }
}

/// Run-length encoded pixels: each pixel is followed by its repeat count.
private struct CountedPixels {
  private var left: Int64
  private let size: Int64
  private var pending: Int64

  init(left: Int64, size: Int64) { (self.left, self.size, pending) = (left, size, size) }

  /// Consumes a byte; returns true if it was the last.
  mutating func consume(_ byte: UInt8) -> Bool {
    if pending > 0 {
      pending -= 1
      return false
    }
    left -= Int64(byte) + 1
    pending = size
    return left <= 0
  }
}
