import PropertyLists

/// The last gate of everything that the command writes: whatever a writer forgot to escape is escaped here.
///
/// Lines, tabs and the line ends of CSV pass; nothing else that moves a cursor or hides text does. What was escaped
/// before passes unchanged: writers that must be read back, JSON's and CSV's, have their own forms.
enum PrintableOutput {
  /// The sequences with which ``Terminal`` sets text off.
  private static let styles: [[UInt8]] =
    (Terminal.Style.allCases.map(\.rawValue) + ["0"]).map { Array("\u{1B}[\($0)m".utf8) }

  /// What passes where it was asked for.
  struct Passes: OptionSet {
    let rawValue: UInt8
    /// The command's own colours.
    static let styles = Passes(rawValue: 1)
    /// What ends records in place of new lines.
    static let nulls = Passes(rawValue: 2)
  }

  /// Appends `bytes` to `result`.
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

  /// The next byte that needs a look: eight plain ones at once are passed over.
  private static func skipPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Below 0x20, above 0x7E: only those leave a high bit, or borrow from the byte above.
      if (word | (word &- ones &* 0x20) | ((word ^ ones &* 0x7F) &- ones)) & highs != 0 { break }
      index += 8
    }
    while index < raw.count, raw[index] >= 0x20, raw[index] < 0x7F { index += 1 }
    return index
  }

  /// How many bytes at `index` may stay as they are; 0 for what is escaped.
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
      // A whole character, if it is one.
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
