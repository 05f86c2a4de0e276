/// A name whose date is looked for: its bytes with small letters, and with ASCII's digits and spaces, and where its words begin.
struct NameText {
  let bytes: [UInt8]
  /// The places that no ASCII letter or digit stands before.
  let starts: [Int]

  /// Longer names are not what a camera or a person wrote.
  private static let longest = 255

  /// Whether a name is of a usual length and has digits enough for a date; any that are not ASCII's may be some.
  static func mayHaveDate(_ name: some Collection<UInt8>, digits: Int) -> Bool {
    var count = 0, length = 0
    for byte in name {
      if isDigit(byte) || byte >= 0x80 { count += 1 }
      length += 1
    }
    return count >= digits && length <= longest
  }

  /// Whether four digits stand together.
  static func hasYear(_ path: some Collection<UInt8>) -> Bool {
    var run = 0
    for byte in path {
      run = isDigit(byte) ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }

  init(_ text: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
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

  /// The days that stand in it as `2024-05-01`.
  var days: [(year: Int, month: Int, day: Int)] {
    starts.compactMap { start in
      guard let year = number(start, 4), let month = number(start + 5, 2), let day = number(start + 8, 2),
        bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D, year > 1826, 1...12 ~= month, 1...31 ~= day
      else { return nil }
      return (year, month, day)
    }
  }

  /// The number of so many digits at a place.
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

  /// How many bytes from a place on are of a kind.
  func run(_ start: Int, _ isOne: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, isOne(bytes[index]) { index += 1 }
    return index - start
  }

  func starts(_ start: Int, with other: some Collection<UInt8>) -> Bool {
    guard start + other.count <= bytes.count else { return false }
    var index = start
    for byte in other {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  /// Letters of other scripts count as letters.
  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte &- 0x61 < 26 }
  private static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || byte &- 0x61 < 26 }
}
