extension String {
  /// The text in lower case; itself where it is so already, as most keys are, and folded by bytes in ASCII.
  package var inLowerCase: String {
    var plain = self
    let folded = plain.withUTF8 { bytes -> String? in
      var all: UInt8 = 0
      var hasUpper = false
      for byte in bytes {
        all |= byte
        if byte &- 0x41 < 26 { hasUpper = true }
      }
      if all >= 0x80 { return foldedByScalars }
      guard hasUpper else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        for index in bytes.indices {
          let byte = bytes[index]
          buffer[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        return bytes.count
      }
    }
    return folded ?? self
  }

  /// As `lowercased()`, which makes a text of each letter: letters of ASCII are folded by themselves.
  private var foldedByScalars: String {
    var folded: [UInt8] = []
    folded.reserveCapacity(utf8.count + 8)
    for scalar in unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        folded.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      } else {
        folded.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }
}
