internal import MediaMetadata

/// The name of a JSON file of Google Takeout, read back to the picture that it describes.
///
/// Takeout appends `.json` or `.supplemental-metadata.json`, cuts the whole at 46 characters wherever that falls, and
/// moves the number of a copy behind the owner's extension: `a(1).jpg` has `a.jpg(1).json`.
struct TakeoutName {
  static let longest = 46
  private static let word = "supplemental-metadata"

  /// The owner's name as far as it is kept, without a copy's number, in lower case.
  private(set) var kept: String
  private(set) var copy: String?
  let mayBeCut: Bool

  /// Reads a name without its `.json`, in lower case.
  init(stem: String) {
    var rest = Substring(stem)
    if rest.last == ")", let open = rest.lastIndex(of: "("), open != rest.startIndex {
      let digits = rest[rest.index(after: open)...].dropLast()
      if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        copy = String(digits)
        rest = rest[..<open]
      }
    }
    mayBeCut = rest.count >= Self.longest
    if let dot = rest.lastIndex(of: "."), dot != rest.startIndex,
      Self.word.hasPrefix(rest[rest.index(after: dot)...])
    {
      rest = rest[..<dot]
    }
    kept = String(rest)
  }

  /// The names that the owner may have, the likeliest first.
  var ownerNames: [String] {
    guard let copy else { return [kept] }
    guard let dot = kept.lastIndex(of: "."), dot != kept.startIndex else { return ["\(kept)(\(copy))"] }
    return ["\(kept[..<dot])(\(copy))\(kept[dot...])"]
  }

  /// Whether an owner's name, of which the JSON's keeps only the start, fits.
  func fits(cut owner: String) -> Bool {
    let plain = copy.map { owner.replacing("(\($0))", with: "", maxReplacements: 1) } ?? owner
    return (copy == nil || plain.count < owner.count) && plain.hasPrefix(kept)
  }
}
