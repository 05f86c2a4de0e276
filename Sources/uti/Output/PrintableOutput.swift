import ASCIIBytes
import PropertyLists

/// Escapes control characters in all output of the command, as a last safeguard.
///
/// Line feeds, tabs and the line ends of CSV pass; other characters that move the cursor or hide text are escaped. Text
/// escaped before is unchanged, as by the writers of JSON and CSV.
enum PrintableOutput {
  /// The style sequences of ``Terminal``.
  private static let styles: [[UInt8]] =
    (Terminal.Style.allCases.map(\.rawValue) + ["0"]).map { Array("\u{1B}[\($0)m".utf8) }

  /// Characters that are passed on request.
  struct Passes: OptionSet {
    let rawValue: UInt8
    /// The style sequences of the command.
    static let styles = Passes(rawValue: 1)
    /// NUL as the end of records.
    static let nulls = Passes(rawValue: 2)
  }

  /// Appends `bytes` to `result`, escaped.
  static func append<Bytes: Collection<UInt8>>(
    _ bytes: Bytes, to result: inout [UInt8], passing passes: Passes = []
  ) {
    let isDone = bytes.withContiguousStorageIfAvailable { bytes in
      append(bytes, to: &result, passes)
      return true
    }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { append($0, to: &result, passes) } }
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8], _ passes: Passes
  ) {
    var start = 0
    var index = 0
    while index < bytes.count {
      index = skipPlain(bytes, from: index)
      guard index < bytes.count else { break }
      let kept = keptLength(bytes, at: index, passes)
      if kept > 0 {
        index += kept
        continue
      }
      result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      index += escape(bytes, at: index, to: &result)
      start = index
    }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Returns the index of the next byte that may need escaping; skips eight plain bytes at a time.
  private static func skipPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      if EightBytes(within: raw, at: index).nonprintable & EightBytes.highBits != 0 { break }
      index += 8
    }
    while index < raw.count, raw[index] >= 0x20, raw[index] < 0x7F { index += 1 }
    return index
  }

  /// Returns the number of bytes at `index` to pass unchanged; 0 if they are escaped.
  private static func keptLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ passes: Passes)
    -> Int
  {
    switch bytes[index] {
    case 0x0A, 0x09: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 0
    case 0x00: return passes.contains(.nulls) ? 1 : 0
    case 0x1B where passes.contains(.styles):
      let rest = bytes[index...]
      return styles.first { rest.starts(with: $0) }?.count ?? 0
    case let byte where !Unprintable.mayBegin(byte) && byte >= 0xC2 && byte < 0xF5:
      // Passed if it is a whole character.
      return scalar(bytes, at: index) == nil ? 0 : Unprintable.length(of: byte)
    default:
      guard let scalar = scalar(bytes, at: index), !Unprintable.contains(scalar) else { return 0 }
      return Unprintable.length(of: bytes[index])
    }
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
    let part = bytes[index...].prefix(Unprintable.length(of: bytes[index]))
    return String(validating: part, as: UTF8.self)?.unicodeScalars.first
  }

  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, to result: inout [UInt8]
  ) -> Int {
    guard let scalar = scalar(bytes, at: index), scalar.value >= 0x80 else {
      result.append(contentsOf: PrintableText.hexadecimal(bytes[index]))
      return 1
    }
    result.append(contentsOf: Unprintable.escape(scalar).utf8)
    return Unprintable.length(of: bytes[index])
  }
}
