internal import ByteSources

/// Text in which nothing, or hardly anything, is written.
enum WhiteSpace {
  /// How far libmagic would look.
  private static let longest = 256 << 10
  private static let marks: [[UInt8]] = [
    [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF],
  ]

  /// Whether the source is text of spaces, tabulators and line ends alone, as far as libmagic would look.
  static func fills(_ reader: ByteReader) -> Bool {
    guard let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole) else {
      return false
    }
    func isFilled(_ view: ByteView, isStart: Bool = true) -> Bool {
      let mark = isStart ? marks.first { view.matches($0) }?.count ?? 0 : 0
      return view.withUnsafeBytes { bytes in
        bytes.dropFirst(mark).allSatisfy {
          $0 == 0x20 || (0x09...0x0D).contains($0) || ($0 == 0 && !encoding.keepsASCII)
        }
      }
    }
    guard isFilled(reader.head) else { return false }
    if reader.headIsWhole { return true }
    guard let view = try? reader.available(at: 0, upTo: longest) else { return false }
    for start in stride(from: 0, to: view.count, by: WorkClock.pieceSize) {
      let piece = view.slice(start..<start + WorkClock.pieceSize)
      guard isFilled(piece, isStart: start == 0) else { return false }
      if reader.clock.isOver(after: WorkClock.pieceSize) { return false }
    }
    return true
  }

  /// How many characters libmagic's regular expressions look at.
  private static let searched = 8 << 10

  /// Whether most of the characters that libmagic's regular expressions look at are line ends.
  static func prevails(_ reader: ByteReader, _ encoding: PlainText.Encoding?) -> Bool {
    guard let encoding, let view = try? reader.available(at: 0, upTo: searched * 4) else { return false }
    func isPrevailing(_ text: some Collection<UInt8>) -> Bool {
      let text = text.prefix(searched)
      return text.count { $0 == 0x0A || $0 == 0x0D } * 2 > text.count
    }
    if let text = WideText.ascii(view, encoding) { return isPrevailing(text) }
    return view.withUnsafeBytes { isPrevailing($0) }
  }
}
