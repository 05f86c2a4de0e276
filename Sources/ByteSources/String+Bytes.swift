internal import ASCIIBytes

// Bytewise comparison, case, UTF-16, numbers and trimming of text, without Foundation.
extension String {
  /// Returns true if the text ends with the bytes of `suffix`, without Unicode normalization.
  package func endsBytewise(with suffix: String) -> Bool { self[...].endsBytewise(with: suffix) }
}

extension Substring {
  /// Returns true if the text ends with the bytes of `suffix`, without Unicode normalization.
  package func endsBytewise(with suffix: String) -> Bool {
    let length = suffix.utf8.count
    guard utf8.count >= length else { return false }
    let isEqual = utf8.withContiguousStorageIfAvailable { all in
      suffix.utf8.withContiguousStorageIfAvailable { end in
        // Backwards, since most texts differ in their last letters.
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
  /// The text in upper case; without a copy if it already is, as most identifiers are.
  package var inUpperCase: String {
    var text = self
    let isUpper = text.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 || byte.isASCIILowercase { return false }
      return true
    }
    return isUpper ? self : uppercased()
  }
}

extension String {
  /// Returns true if the text contains the bytes of `part`.
  // The standard library's `contains` for strings needs Foundation on some platforms.
  package func containsText(_ part: String) -> Bool {
    var all = self, part = part
    return all.withUTF8 { all in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        var start = 0
        while start + part.count <= all.count {
          if all[start] == first {
            var length = 1
            while length < part.count, all[start + length] == part[length] { length += 1 }
            if length == part.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }
}

extension String {
  /// Returns UTF-16 text up to the first zero unit; nil if it is empty.
  // Text is decoded as ASCII up to the first other unit, since most of it is ASCII.
  package static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
    var units: [UInt16] = []
    var ascii: [UInt8] = []
    ascii.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if unit == 0 { break }
      index += 2
      if unit == 0xFEFF { continue }
      if !units.isEmpty {
        units.append(unit)
      } else if unit < 0x80 {
        ascii.append(UInt8(truncatingIfNeeded: unit))
      } else {
        units = ascii.map { UInt16($0) } + [unit]
      }
    }
    let decoded =
      units.isEmpty ? String(decoding: ascii, as: UTF8.self) : String(decoding: units, as: UTF16.self)
    let text = decoded.trimmed
    return text.isEmpty ? nil : text
  }
}

extension Double {
  /// Creates a number from decimal text or a fraction such as `1/250`.
  package init?(fraction text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let top = Double(parts[0]), top.isFinite else { return nil }
    guard parts.count == 2 else {
      self = top
      return
    }
    guard let bottom = Double(parts[1]), bottom != 0, bottom.isFinite else { return nil }
    self = top / bottom
  }
}

extension String {
  /// The text without spaces and control characters at its ends.
  package var trimmed: String {
    let bytes = utf8
    if let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 { return self }
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(scalars)
  }
}
