// Most names carry no mark, and their bytes tell so before any part of them is a text.
extension PairingName {
  /// The key of a name in ASCII without any mark; nil where the name has to be looked at part by part.
  static func plainKey(of fileName: String, _ byteCount: Int64?) -> String? {
    var fileName = fileName
    return fileName.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: ")") }) else {
        return nil
      }
      var end = bytes.count
      if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 {
        // `NAME.MP` is a movie's whole name.
        if bytes.count - dot == 3, folded(bytes[dot + 1]) == UInt8(ascii: "m") { return nil }
        end = dot
      }
      let stem = UnsafeBufferPointer(rebasing: bytes[..<end])
      guard let last = stem.last.map(folded), stem.count <= longestKey, !hasMark(stem, last, byteCount) else {
        return nil
      }
      return String(unsafeUninitializedCapacity: stem.count) { key in
        for index in stem.indices { key[index] = folded(stem[index]) }
        return stem.count
      }
    }
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
