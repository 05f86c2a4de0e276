/// The name of a JSON file of Google Takeout, read back to the file that it describes.
///
/// Takeout appends `.json` or `.supplemental-metadata.json`, cuts what stands before `.json` at 46 UTF-16 units wherever
/// that falls, and writes the number of a copy behind that: `a(1).jpg` has `a.jpg(1).json` or
/// `a.jpg.supplemental-metadata(1).json`.
struct TakeoutName: Sendable {
  static let longest = 46
  static let word = "supplemental-metadata"
  static let suffix = ".json"

  /// One way to read the name.
  struct Reading: Hashable, Sendable {
    /// The owner's name as far as it is kept, without a copy's number, in lower case.
    var kept: String
    /// The number of a copy, in brackets, or nothing.
    var copy: String
    /// Whether the word of Takeout, or its beginning, stood behind it.
    var hasWord: Bool

    /// The owner's name, if nothing of it was cut.
    var ownerName: String {
      guard !copy.isEmpty else { return kept }
      let (stem, suffix) = Sidecars.split(kept)
      return suffix.isEmpty ? kept + copy : "\(stem)\(copy).\(suffix)"
    }
  }

  /// The likeliest first.
  let readings: [Reading]

  /// Reads a name without its `.json`.
  init(stem: some StringProtocol) {
    let whole = stem.lowercased()
    var readings = [Reading(kept: whole, copy: "", hasWord: false)]
    let (rest, copy) = Self.withoutNumber(whole[...])
    if !copy.isEmpty { readings.append(Reading(kept: String(rest), copy: String(copy), hasWord: false)) }
    if let dot = rest.lastIndex(of: "."), dot != rest.startIndex,
      Self.word.hasPrefix(rest[rest.index(after: dot)...])
    {
      let name = rest[..<dot]
      readings.append(Reading(kept: String(name), copy: String(copy), hasWord: true))
      let (inner, number) = Self.withoutNumber(name)
      if copy.isEmpty, !number.isEmpty {
        readings.append(Reading(kept: String(inner), copy: String(number), hasWord: true))
      }
    }
    self.readings = readings
  }

  /// `a.jpg` and `(1)` of `a.jpg(1)`; all of it and nothing where no number stands at the end.
  static func withoutNumber(_ text: Substring) -> (rest: Substring, number: Substring) {
    let open = text.bytewise { bytes -> Int? in
      guard bytes.last == UInt8(ascii: ")"), var place = bytes.indices.last else { return nil }
      repeat { place -= 1 } while place > 0 && (0x30...0x39).contains(bytes[place])
      return place > 0 && place < bytes.count - 2 && bytes[place] == UInt8(ascii: "(") ? place : nil
    }
    guard let open else { return (text, text[text.endIndex...]) }
    return (text.upTo(byte: open), text.from(byte: open))
  }

  /// What of a name a JSON's keeps, where it does not keep all: two ways where the limit falls into one character of
  /// two units.
  static func cuts(of name: String) -> [String] {
    // A unit is one to three bytes.
    guard name.utf8.count > longest, name.utf16.count > longest else { return [] }
    let end = name.utf16.index(name.utf16.startIndex, offsetBy: longest)
    if let cut = String(name.utf16[..<end]) { return [cut] }
    return [name.utf16.index(before: end), name.utf16.index(after: end)].compactMap {
      String(name.utf16[..<$0])
    }
  }
}
