internal import ASCIIBytes

// The fast path of parsing names for pairing: most names are ASCII without marks.
extension PairingName {
  /// Returns key and copy number of an ASCII name without marks except a number in brackets; nil for other names.
  static func plainKey(of fileName: String, _ byteCount: Int64?) -> (key: String, copy: Int?)? {
    var fileName = fileName
    return fileName.withUTF8 { bytes in
      var bracketCount = 0
      for byte in bytes {
        if byte >= 0x80 || byte == UInt8(ascii: "~") { return nil }
        if byte == UInt8(ascii: ")") { bracketCount += 1 }
      }
      var end = bytes.count
      if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 {
        // `NAME.MP` is a movie without an extension.
        if bytes.count - dot == 3, bytes[dot + 1].asciiLowercased == UInt8(ascii: "m") { return nil }
        end = dot
      }
      var copy: Int?
      if bracketCount > 0 {
        guard bracketCount == 1, let numbered = copyNumber(UnsafeBufferPointer(rebasing: bytes[..<end]))
        else {
          return nil
        }
        (end, copy) = numbered
      }
      let stem = UnsafeBufferPointer(rebasing: bytes[..<end])
      guard let last = stem.last.map(\.asciiLowercased), stem.count <= maxKeyLength,
        !hasMark(stem, last, byteCount)
      else {
        return nil
      }
      let key = String(unsafeUninitializedCapacity: stem.count) { key in
        for index in stem.indices { key[index] = stem[index].asciiLowercased }
        return stem.count
      }
      return (key, copy)
    }
  }

  /// Parses `name(2)` and `name (2)`; nil if there is no small number at the end.
  private static func copyNumber(_ stem: UnsafeBufferPointer<UInt8>) -> (end: Int, number: Int)? {
    guard stem.last == UInt8(ascii: ")") else { return nil }
    var open = stem.count - 2
    while open > 0, stem[open].isASCIIDigit { open -= 1 }
    guard open > 0, stem[open] == UInt8(ascii: "("), (1...4).contains(stem.count - 2 - open) else {
      return nil
    }
    let number = stem[(open + 1)..<(stem.count - 1)].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let end = stem[open - 1] == UInt8(ascii: " ") ? open - 1 : open
    return end > 0 ? (end, number) : nil
  }

  /// Returns true if a stem may end with a mark, or begin like a camera's edited rendition; `last` is its last letter.
  private static func hasMark(
    _ stem: UnsafeBufferPointer<UInt8>, _ last: UInt8, _ byteCount: Int64?
  ) -> Bool {
    if let byteCount, Int64(last) - 0x30 == byteCount % 10, ends(stem, withSize: byteCount) { return true }
    if last == UInt8(ascii: "3"), stem.count > 2, stem[stem.count - 2] == UInt8(ascii: "_") { return true }
    if stem.count > 5, stem[3] == UInt8(ascii: "_"), stem[0].asciiLowercased == UInt8(ascii: "i"),
      !stem[4].isASCIIDigit
    {
      return true
    }
    let marks = Mark.suffixes
    for index in Mark.ending(with: last) where ends(stem, with: marks[index].text) { return true }
    return false
  }

  /// Returns true if a stem ends with a hyphen and the file's size.
  private static func ends(_ stem: UnsafeBufferPointer<UInt8>, withSize byteCount: Int64) -> Bool {
    var (index, rest) = (stem.count, byteCount)
    repeat {
      index -= 1
      guard index > 0, Int64(stem[index]) - 0x30 == rest % 10 else { return false }
      rest /= 10
    } while rest > 0
    return stem[index - 1] == UInt8(ascii: "-")
  }

  private static func ends(_ stem: UnsafeBufferPointer<UInt8>, with mark: String) -> Bool {
    var index = stem.count - mark.utf8.count
    if index < 0 { return false }
    for byte in mark.utf8 {
      if stem[index].asciiLowercased != byte { return false }
      index += 1
    }
    return true
  }

}
