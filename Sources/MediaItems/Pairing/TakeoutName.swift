internal import ASCIIBytes

/// The name of a JSON file of Google Takeout, parsed to find its owner: the file that it describes.
///
/// Takeout appends `.json` or `.supplemental-metadata.json`, truncates the text before `.json` to 46 UTF-16 units, and
/// moves a copy number to its end: `a(1).jpg` has `a.jpg(1).json` or `a.jpg.supplemental-metadata(1).json`.
struct TakeoutName: Sendable {
  static let maxLength = 46
  static let word = "supplemental-metadata"
  static let suffix = ".json"

  /// A possible interpretation of the name.
  struct Interpretation: Hashable, Sendable {
    /// The owner's name in lower case without copy number, possibly truncated.
    var prefix: String
    /// The copy number in brackets, or an empty text.
    var copy: String
    /// True if `supplemental-metadata`, possibly truncated, followed.
    var hasWord: Bool

    /// The owner's name, if it was not truncated.
    var ownerName: String {
      guard !copy.isEmpty else { return prefix }
      let (stem, suffix) = Sidecars.split(prefix)
      return suffix.isEmpty ? prefix + copy : "\(stem)\(copy).\(suffix)"
    }
  }

  /// The interpretations, the most likely first.
  let interpretations: [Interpretation]

  /// Parses a name without its `.json`.
  init(stem: some StringProtocol) {
    let whole = stem.lowercased()
    var interpretations = [Interpretation(prefix: whole, copy: "", hasWord: false)]
    let (rest, copy) = Self.splittingCopyNumber(whole[...])
    if !copy.isEmpty {
      interpretations.append(Interpretation(prefix: String(rest), copy: String(copy), hasWord: false))
    }
    if let dot = rest.lastIndex(of: "."), dot != rest.startIndex,
      Self.word.hasPrefix(rest[rest.index(after: dot)...])
    {
      let name = rest[..<dot]
      interpretations.append(Interpretation(prefix: String(name), copy: String(copy), hasWord: true))
      let (inner, number) = Self.splittingCopyNumber(name)
      if copy.isEmpty, !number.isEmpty {
        interpretations.append(Interpretation(prefix: String(inner), copy: String(number), hasWord: true))
      }
    }
    self.interpretations = interpretations
  }

  /// Splits `a.jpg(1)` into `a.jpg` and `(1)`; the number is empty if there is none.
  static func splittingCopyNumber(_ text: Substring) -> (rest: Substring, number: Substring) {
    let open = text.withUTF8Bytes { bytes -> Int? in
      guard bytes.last == UInt8(ascii: ")"), var index = bytes.indices.last else { return nil }
      repeat { index -= 1 } while index > 0 && bytes[index].isASCIIDigit
      return index > 0 && index < bytes.count - 2 && bytes[index] == UInt8(ascii: "(") ? index : nil
    }
    guard let open else { return (text, text[text.endIndex...]) }
    return (text.prefix(upToByte: open), text.suffix(fromByte: open))
  }

  /// Returns the truncated forms of a long name: two if the limit is inside a surrogate pair, none for short names.
  static func truncations(of name: String) -> [String] {
    // A UTF-16 unit is one to three bytes of UTF-8.
    guard name.utf8.count > maxLength, name.utf16.count > maxLength else { return [] }
    let end = name.utf16.index(name.utf16.startIndex, offsetBy: maxLength)
    if let cut = String(name.utf16[..<end]) { return [cut] }
    return [name.utf16.index(before: end), name.utf16.index(after: end)].compactMap {
      String(name.utf16[..<$0])
    }
  }
}
