internal import ASCIIBytes

extension String {
  /// The text in lower case; fast for ASCII and for text that already is, as most keys are.
  package var inLowerCase: String {
    var plain = self
    let folded = plain.withUTF8 { bytes -> String? in
      var all: UInt8 = 0
      var hasUpper = false
      for byte in bytes {
        all |= byte
        if byte.isASCIIUppercase { hasUpper = true }
      }
      if all >= 0x80 { return foldedByScalars }
      guard hasUpper else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { buffer in
        for index in bytes.indices {
          let byte = bytes[index]
          buffer[index] = byte.asciiLowercased
        }
        return bytes.count
      }
    }
    return folded ?? self
  }

  /// Like `lowercased()`, but faster: `lowercased()` creates a string for each letter.
  private var foldedByScalars: String {
    var folded: [UInt8] = []
    folded.reserveCapacity(utf8.count + 8)
    for scalar in unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        folded.append(byte.asciiLowercased)
      } else {
        folded.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }
}
