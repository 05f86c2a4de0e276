internal import ASCIIBytes

/// A file or folder name prepared for finding dates: lower case, with ASCII digits and spaces.
struct FoldedName {
  let bytes: [UInt8]
  /// The offsets at which a word can start: those that do not follow an ASCII letter or digit.
  let starts: [Int]

  /// The limit on the length of a name.
  private static let maxLength = 255

  /// Returns true if a name is not too long and has enough digits for a date; non-ASCII bytes count as digits.
  static func mayHaveDate(_ name: some Collection<UInt8>, digits: Int) -> Bool {
    var count = 0, length = 0
    for byte in name {
      if byte.isASCIIDigit || byte >= 0x80 { count += 1 }
      length += 1
    }
    return count >= digits && length <= maxLength
  }

  /// Returns true if the path contains four consecutive digits.
  static func mayHaveYear(_ path: some Collection<UInt8>) -> Bool {
    var run = 0
    for byte in path {
      run = byte.isASCIIDigit ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }

  init(_ text: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { bytes.append(byte.asciiLowercased) }
    } else {
      for scalar in String(decoding: text, as: UTF8.self).lowercased().unicodeScalars {
        if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
          bytes.append(0x30 + UInt8(digit))
        } else if scalar.properties.generalCategory == .spaceSeparator {
          bytes.append(0x20)
        } else {
          bytes += UTF8.encode(scalar).map(Array.init) ?? []
        }
      }
    }
    self.bytes = bytes
    var starts: [Int] = []
    for index in 0...bytes.count where index == 0 || !Self.isWord(bytes[index - 1]) { starts.append(index) }
    self.starts = starts
  }

  /// The dates in the form `2024-05-01`.
  var days: [(year: Int, month: Int, day: Int)] {
    starts.compactMap { start in
      guard let year = number(start, 4), let month = number(start + 5, 2), let day = number(start + 8, 2),
        bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D, year > 1826, 1...12 ~= month, 1...31 ~= day
      else { return nil }
      return (year, month, day)
    }
  }

  /// Returns the value of the `width` digits at an offset; nil if there are fewer.
  func number(_ start: Int, _ width: Int) -> Int? {
    guard start + width <= bytes.count else { return nil }
    var value = 0
    for index in start..<start + width {
      let digit = bytes[index] &- 0x30
      if digit > 9 { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return value
  }

  /// Returns the number of consecutive matching bytes from an offset on.
  func run(_ start: Int, _ isMember: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, isMember(bytes[index]) { index += 1 }
    return index - start
  }

  /// Returns true if the bytes at an offset begin with `other`.
  func starts(_ start: Int, with other: some Collection<UInt8>) -> Bool {
    guard start + other.count <= bytes.count else { return false }
    var index = start
    for byte in other {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Returns true for a lowercase ASCII letter and for any non-ASCII byte.
  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILowercase }
  private static func isWord(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte.isASCIILowercase }
}
