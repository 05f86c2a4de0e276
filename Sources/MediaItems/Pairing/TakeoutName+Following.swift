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
      for name in names(old) {
        guard let rest = rest(of: name.dropFirst(old.count), copy: copy) else { continue }
        found.append((name, new + rest))
      }
      let end = Array((copy + suffix).utf8)
      for (cut, newCut) in zip(cuts(of: old), cuts(of: new, or: new)) where cut != newCut {
        for name in names(cut + end) where name.count == cut.count + end.count {
          found.append((name, newCut + end))
        }
      }
    }
    return found
  }

  /// What stands behind the owner's name in one of its JSON files; nil in any other name.
  private static func rest(of tail: ArraySlice<UInt8>, copy: String) -> [UInt8]? {
    let text = String(decoding: tail, as: UTF8.self)
    guard text.hasSuffix(suffix) else { return nil }
    var middle = text.dropLast(suffix.count)
    if !copy.isEmpty {
      // The number stands behind the word or before it.
      if middle.hasSuffix(copy) {
        middle = middle.dropLast(copy.count)
      } else if middle.hasPrefix(copy) {
        middle = middle.dropFirst(copy.count)
      } else {
        return nil
      }
    }
    // `NAME.EXT.json` is a name and an extension.
    guard middle.isEmpty ? !copy.isEmpty : middle.utf8.count > 1, ".\(word)".hasPrefix(middle) else {
      return nil
    }
    return Array(tail)
  }

  private static func cuts(of name: [UInt8], or whole: [UInt8]? = nil) -> [[UInt8]] {
    guard let text = String(validating: name, as: UTF8.self) else { return [] }
    let cuts = cuts(of: text).map { Array($0.utf8) }
    return cuts.isEmpty ? whole.map { [$0] } ?? [] : cuts
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
