internal import ByteSources
internal import Formats

/// The reasons that a text may not have one byte over and over at a place.
enum FilledTexts {
  /// Text of which no reader knows more; what runs as a script may have anything behind it.
  static func plainText(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    file.finding == nil && !file.reader.head.matches("#!") ? try text(file, run) : nil
  }

  /// No text has zeros or FF, whatever its encoding: they stand where it goes on.
  static func text(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    guard run.byte == 0 || run.byte == 0xFF else { return nil }
    let start = max(0, run.range.lowerBound - 256)
    let before = try file.reader.available(at: start, upTo: Int(run.range.lowerBound - start))
    let isText = before.withUnsafeBytes { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || PlainText.isTextControl($0) }
    }
    return isText ? "text should be" : nil
  }
}
