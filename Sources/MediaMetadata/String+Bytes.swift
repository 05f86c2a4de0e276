internal import FileIdentification

extension String {
  /// Whether the last bytes are those of `suffix`: for text in which a letter is written in one way only.
  package func endsBytewise(with suffix: String) -> Bool { self[...].endsBytewise(with: suffix) }
}

extension Substring {
  /// Whether the last bytes are those of `suffix`: for text in which a letter is written in one way only.
  package func endsBytewise(with suffix: String) -> Bool {
    let length = suffix.utf8.count
    guard utf8.count >= length else { return false }
    let isEqual = utf8.withContiguousStorageIfAvailable { all in
      suffix.utf8.withContiguousStorageIfAvailable { end in
        // Most texts differ in their last letters already.
        var index = length
        while index > 0 {
          index -= 1
          if all[all.count - length + index] != end[index] { return false }
        }
        return true
      } ?? utf8.suffix(length).elementsEqual(suffix.utf8)
    }
    return isEqual ?? utf8.suffix(length).elementsEqual(suffix.utf8)
  }
}

extension String {
  /// The text in upper case; itself where it is so already, as most identifiers are.
  package var inUpperCase: String {
    var plain = self
    let isUpper = plain.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 || (0x61...0x7A).contains(byte) { return false }
      return true
    }
    return isUpper ? self : uppercased()
  }
}

extension String {
  // The library's own `contains` for text needs Foundation on some platforms.
  package func containsText(_ text: String) -> Bool {
    text.isEmpty || Array(utf8).contains(text)
  }
}
