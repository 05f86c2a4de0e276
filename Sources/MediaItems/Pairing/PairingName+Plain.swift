// Most names carry no mark, and their bytes tell so before any part of them is a text.
extension PairingName {
  /// The key of a name in ASCII without any mark but a number in brackets at its end, and that number; nil where the name
  /// has to be looked at part by part.
  static func plainKey(of fileName: String, _ byteCount: Int64?) -> (key: String, copy: Int?)? {
    var fileName = fileName
    return fileName.withUTF8 { bytes in
      var brackets = 0
      for byte in bytes {
        if byte >= 0x80 || byte == UInt8(ascii: "~") { return nil }
        if byte == UInt8(ascii: ")") { brackets += 1 }
      }
      var end = bytes.count
      if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 {
        // `NAME.MP` is a movie's whole name.
        if bytes.count - dot == 3, folded(bytes[dot + 1]) == UInt8(ascii: "m") { return nil }
        end = dot
      }
      var copy: Int?
      if brackets > 0 {
        guard brackets == 1, let found = copyNumber(UnsafeBufferPointer(rebasing: bytes[..<end])) else {
          return nil
        }
        (end, copy) = found
      }
      let stem = UnsafeBufferPointer(rebasing: bytes[..<end])
      guard let last = stem.last.map(folded), stem.count <= longestKey, !hasMark(stem, last, byteCount) else {
        return nil
      }
      let key = String(unsafeUninitializedCapacity: stem.count) { key in
        for index in stem.indices { key[index] = folded(stem[index]) }
        return stem.count
      }
      return (key, copy)
    }
  }

  /// `name(2)` and `name (2)`: where the name ends, and the number; nil where no small number stands at the end.
  private static func copyNumber(_ stem: UnsafeBufferPointer<UInt8>) -> (end: Int, number: Int)? {
    guard stem.last == UInt8(ascii: ")") else { return nil }
    var open = stem.count - 2
    while open > 0, stem[open] &- 0x30 < 10 { open -= 1 }
    guard open > 0, stem[open] == UInt8(ascii: "("), (1...4).contains(stem.count - 2 - open) else {
      return nil
    }
    let number = stem[(open + 1)..<(stem.count - 1)].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let end = stem[open - 1] == UInt8(ascii: " ") ? open - 1 : open
    return end > 0 ? (end, number) : nil
  }

  /// Whether a stem may end with a mark, or begin as cameras name edited renditions; `last` is its last letter.
  private static func hasMark(
    _ stem: UnsafeBufferPointer<UInt8>, _ last: UInt8, _ byteCount: Int64?
  ) -> Bool {
    if let byteCount, Int64(last) - 0x30 == byteCount % 10, ends(stem, withSize: byteCount) { return true }
    if last == UInt8(ascii: "3"), stem.count > 2, stem[stem.count - 2] == UInt8(ascii: "_") { return true }
    if stem.count > 5, stem[3] == UInt8(ascii: "_"), folded(stem[0]) == UInt8(ascii: "i"),
      !(0x30...0x39).contains(stem[4])
    {
      return true
    }
    let marks = Mark.suffixes
    for position in Mark.ending(with: last) where ends(stem, with: marks[position].text) { return true }
    return false
  }

  /// Whether a stem ends with a hyphen and a file's size.
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
      if folded(stem[index]) != byte { return false }
      index += 1
    }
    return true
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
