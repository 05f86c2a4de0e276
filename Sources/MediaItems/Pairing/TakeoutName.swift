internal import MediaMetadata

/// The name of a JSON file of Google Takeout, read back to the picture that it describes.
///
/// Takeout appends `.json` or `.supplemental-metadata.json`, cuts the whole at 46 characters wherever that falls, and
/// moves the number of a copy behind the owner's extension: `a(1).jpg` has `a.jpg(1).json`.
struct TakeoutName {
  static let longest = 46
  private static let word = "supplemental-metadata"
  private static let suffix = ".json"

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

extension TakeoutName {
  /// The names of `owner`'s JSON among those that begin so, and what they become when it is called `renamed`.
  static func followers(
    of owner: [UInt8], as renamed: [UInt8], names: (_ beginning: [UInt8]) -> [[UInt8]]
  ) -> [(name: [UInt8], renamed: [UInt8])] {
    var found: [(name: [UInt8], renamed: [UInt8])] = []
    let numbered = unnumbered(owner).flatMap { old in
      unnumbered(renamed).map { (old.name, $0.name, old.copy) }
    }
    for (old, new, copy) in [(owner, renamed, "")] + (numbered.map { [$0] } ?? []) {
      let end = Array((copy + suffix).utf8)
      for name in names(old) where name.suffix(end.count).elementsEqual(end) {
        let middle = name.dropFirst(old.count).dropLast(end.count)
        // `NAME.EXT.json` is a name and an extension.
        guard name.count >= old.count + end.count, middle.isEmpty ? !copy.isEmpty : middle.count > 1,
          ".\(word)".utf8.starts(with: middle)
        else { continue }
        found.append((name, new + middle + end))
      }
      let cut = Array(old.prefix(longest))
      let renamedCut = Array(new.prefix(longest))
      guard cut.count < old.count, cut != renamedCut else { continue }
      for name in names(cut + end) where name.count == cut.count + end.count {
        found.append((name, renamedCut + end))
      }
    }
    return found
  }

  /// `NAME.EXT` and `(1)` of `NAME(1).EXT`.
  private static func unnumbered(_ name: [UInt8]) -> (name: [UInt8], copy: String)? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name[dot - 1] == UInt8(ascii: ")"),
      let open = name[..<dot].lastIndex(of: UInt8(ascii: "(")), open > 0, open < dot - 2,
      name[(open + 1)..<(dot - 1)].allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return (Array(name[..<open] + name[dot...]), String(decoding: name[open..<dot], as: UTF8.self))
  }
}
