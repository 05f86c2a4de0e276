internal import ASCIIBytes
package import MediaMetadata
internal import UniformTypes

/// Finds the owners of sidecars in a folder: edits, metadata, thumbnails, subtitles.
///
/// Only names are used; a sidecar's content need not fit its owner.
///
/// ```swift
/// let sides = Sidecars(amid: ["IMG_0001.HEIC", "IMG_0001.AAE", "notes.txt"])
/// sides.owner(of: "IMG_0001.AAE")  // 0
/// ```
public struct Sidecars: Sendable {
  private(set) var byName: [String: Int] = [:]
  /// The last file of each stem; the others follow by ``previousOfStem``.
  private var lastOfStem: [String: Int] = [:]
  /// For each file the previous one with the same stem, or -1.
  private var previousOfStem: [Int] = []
  private var byKey: [String: [Int]] = [:]
  private(set) var takeout = TakeoutIndex()
  let names: [String]

  /// A sidecar and its owner, as indices.
  package struct Ownership: Hashable, Sendable {
    package var sidecar: Int
    package var owner: Int
    /// True if the sidecar belongs to another file and also describes this one.
    package var isShared: Bool
    /// False if the name alone is not evidence and the content could not be read.
    package var isCertain = true
  }

  /// Creates an index of a folder's names; sidecars are not owners.
  ///
  /// Complexity: linear in the number of names.
  public init(amid names: [String]) {
    self.init(names, names.map(Self.isSidecar), Set(Form.allCases))
  }

  /// Returns the sidecars of a folder with their owners.
  ///
  /// `confirms` returns by the content whether a file is a sidecar, if the name alone is not evidence. Complexity: linear in
  /// the number of names; without sidecars no index is built.
  package static func owners(
    amid names: [String], confirms: (_ position: Int) -> Ternary = { _ in .yes }
  ) -> [Ownership] {
    let forms = names.map(forms)
    let sidecars = names.indices.filter { !forms[$0].isEmpty }
    if sidecars.isEmpty { return [] }
    let index = Sidecars(
      names, forms.map { !$0.isEmpty }, Set(sidecars.flatMap { forms[$0].map(\.form) }))
    let isJSON = { (sidecar: Int) in forms[sidecar].contains { $0.form == .takeout } }
    let jsons = sidecars.filter(isJSON)
    let others = sidecars.filter { !isJSON($0) }.compactMap { sidecar in
      index.owner(of: names[sidecar]).map { Ownership(sidecar: sidecar, owner: $0, isShared: false) }
    }
    return jsons.isEmpty ? others : others + index.takeoutOwners(among: jsons, confirms: confirms)
  }

  /// Creates an index with the parts that these forms of sidecars need.
  private init(_ names: [String], _ areSidecars: [Bool], _ forms: Set<Form>) {
    self.names = names
    let needsNames = !forms.isDisjoint(with: [.name, .takeout, .appleDouble])
    let needsStems = !forms.isDisjoint(with: [.stem, .language, .smallCopy, .clip, .takeout])
    let needsKeys = forms.contains(.cameraStem)
    let needsFolded = needsNames || needsStems
    byName.reserveCapacity(needsNames ? names.count : 0)
    lastOfStem.reserveCapacity(needsStems ? names.count : 0)
    previousOfStem = [Int](repeating: -1, count: needsStems ? names.count : 0)
    let needsTakeout = forms.contains(.takeout)
    for (position, name) in names.enumerated() where !areSidecars[position] {
      let folded = needsFolded ? name.inLowerCase : name
      if needsNames { Self.setIfNil(position, in: &byName[folded]) }
      if needsStems {
        let last = lastOfStem.updateValue(position, forKey: Self.stem(of: folded))
        previousOfStem[position] = last ?? -1
      }
      if needsKeys { byKey[PairingName(name).key, default: []].append(position) }
      if needsTakeout { takeout.add(name, at: position) }
    }
  }

  private static func setIfNil(_ position: Int, in stored: inout Int?) { stored = stored ?? position }

  /// Returns true for a name with the extension of a sidecar.
  public static func isSidecar(_ name: String) -> Bool { !forms(of: name).isEmpty }

  /// Returns the index of a sidecar's owner; nil if the file is not a sidecar or its owner is missing.
  public func owner(of name: String) -> Int? {
    for row in Self.forms(of: name) {
      let owner =
        row.form == .takeout ? takeoutOwner(of: name) : owner(of: name.lowercased(), row.form, row.prefers)
      if let owner { return owner }
    }
    return nil
  }

  private func owner(of name: String, _ form: Form, _ preferred: [String]) -> Int? {
    let stem = Self.split(name).stem
    switch form {
    case .name: return byName[String(stem)]
    case .stem: return best(positions(ofStem: stem), preferred)
    case .cameraStem: return cameraOwner(name, preferred)
    case .language: return best(positions(ofStem: Self.split(String(stem)).stem), preferred)
    case .clip: return clipOwner(stem, preferred)
    case .smallCopy: return smallCopyOwner(String(stem), preferred)
    case .appleDouble: return byName[String(name.dropFirst(2))]
    case .takeout: return nil
    }
  }

  /// Returns the files of a stem in lower case, in the order of the names; nil if there is none.
  func positions(ofStem stem: some StringProtocol) -> [Int]? {
    guard var position = lastOfStem[String(stem)] else { return nil }
    var positions = [position]
    while previousOfStem[position] >= 0 {
      position = previousOfStem[position]
      positions.append(position)
    }
    return positions.reversed()
  }

  private func best(_ positions: [Int]?, _ preferred: [String]) -> Int? {
    guard let positions else { return nil }
    func rank(_ position: Int) -> Int {
      let suffix = Self.split(names[position].lowercased()).suffix
      return preferred.firstIndex(of: String(suffix)) ?? preferred.count
    }
    return positions.min { (rank($0), $0) < (rank($1), $1) }
  }

  /// Returns the owner of a clip's description, which has an M and two digits after the clip's stem.
  private func clipOwner(_ stem: Substring, _ preferred: [String]) -> Int? {
    let mark = stem.suffix(3)
    guard mark.first == "m", mark.dropFirst().utf8.allSatisfy({ $0.isASCIIDigit }), mark.count == 3
    else { return nil }
    return best(positions(ofStem: stem.dropLast(3)), preferred)
  }

  private func smallCopyOwner(_ stem: String, _ preferred: [String]) -> Int? {
    for row in Self.smallCopies where stem.hasPrefix(row.prefix) {
      var name = row.owner + stem.dropFirst(row.prefix.count)
      if let (mark, other) = row.replacing { name = name.replacing(mark, with: other, maxReplacements: 1) }
      if let owner = best(positions(ofStem: name), preferred) { return owner }
    }
    return nil
  }

  private func takeoutOwner(of name: String) -> Int? {
    let json = TakeoutName(stem: Self.split(name).stem)
    return TakeoutRule.allCases.firstNonNil { takeoutOwners(json, by: $0).first }
  }

  /// Returns the file of the same stem, or else one that differs only in the marks of edited copies.
  private func cameraOwner(_ name: String, _ preferred: [String]) -> Int? {
    let sidecar = PairingName(name)
    let stem = Self.split(name).stem
    let matches = (byKey[sidecar.key] ?? []).filter { PairingName(names[$0]).copy == sidecar.copy }
    let exact = matches.filter { Self.split(names[$0].lowercased()).stem == stem }
    let similar = matches.filter { PairingName(names[$0]).isEdited == sidecar.isEdited }
    return [exact, similar, matches].firstNonNil { best($0, preferred) }
  }

  /// Returns the stem of ``split(_:)`` as a string.
  private static func stem(of name: String) -> String {
    var mutableName = name
    let stem = mutableName.withUTF8 { bytes -> String? in
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<dot]), as: UTF8.self)
    }
    return stem ?? name
  }

  /// Splits a name at its last dot; a leading dot does not start an extension.
  static func split(_ name: String) -> (stem: Substring, suffix: Substring) {
    let name = name[...]
    let dot = name.withUTF8Bytes { $0.lastIndex(of: UInt8(ascii: ".")) }
    guard let dot, dot > 0 else { return (name, "") }
    return (name.prefix(upToByte: dot), name.suffix(fromByte: dot + 1))
  }
}

extension Sidecars {
  /// A sidecar that begins with its owner's full name, with its name after renaming the owner.
  package struct Follower: Sendable {
    package var name: [UInt8]
    package var renamed: [UInt8]
    /// The reason why the owner must keep its name; nil if the sidecar is renamed with it.
    package var refusal: StaticString?
  }

  /// The folders of a file's sidecars, relative to its own folder.
  package static let folders: [[String]] = [[]] + rows.map(\.folder).filter { !$0.isEmpty }

  /// Returns the sidecars in one of ``folders`` that must be renamed with a file.
  ///
  /// Sidecars that share only the stem are not included, since the stem does not change. `names` returns the folder's
  /// names with a prefix. Complexity: linear in the number of names that begin with the file's.
  package static func followers(
    of owner: [UInt8], as renamed: [UInt8], in folder: [String], names: (_ prefix: [UInt8]) -> [[UInt8]]
  ) -> [Follower] {
    var followers: [Follower] = names(owner + [UInt8(ascii: ".")]).compactMap { name in
      let tag = name.dropFirst(owner.count + 1)
      guard !tag.contains(UInt8(ascii: ".")),
        // After a full name, the extension's usual form does not matter.
        let row = byExtension[String(decoding: tag, as: UTF8.self).lowercased()]?.first,
        folder.isEmpty || row.folder == folder
      else { return nil }
      return Follower(name: name, renamed: renamed + [UInt8(ascii: ".")] + tag, refusal: row.refusal)
    }
    guard folder.isEmpty else { return followers }
    followers += TakeoutName.followers(of: owner, as: renamed, names: names)
      .map { Follower(name: $0.name, renamed: $0.renamed) }
    let hidden = Array("._".utf8)
    followers += names(hidden + owner).filter { $0.count == hidden.count + owner.count }
      .map { Follower(name: $0, renamed: hidden + renamed) }
    return followers
  }
}

extension TakeoutName {
  /// Returns the names of an owner's JSON files, with their names after renaming the owner.
  static func followers(
    of owner: [UInt8], as renamed: [UInt8], names: (_ prefix: [UInt8]) -> [[UInt8]]
  ) -> [(name: [UInt8], renamed: [UInt8])] {
    var followers: [(name: [UInt8], renamed: [UInt8])] = []
    let unnumberedNames = unnumbered(owner).flatMap { old in
      unnumbered(renamed).map { (old.name, $0.name, old.copy) }
    }
    for (old, new, copy) in [(owner, renamed, "")] + (unnumberedNames.map { [$0] } ?? []) {
      for name in names(old) {
        guard let rest = rest(of: name.dropFirst(old.count), copy: copy) else { continue }
        followers.append((name, new + rest))
      }
      let end = Array((copy + suffix).utf8)
      for (cut, newCut) in zip(truncations(of: old), truncations(of: new, or: new)) where cut != newCut {
        for name in names(cut + end) where name.count == cut.count + end.count {
          followers.append((name, newCut + end))
        }
      }
    }
    return followers
  }

  /// Returns the tail of a JSON's name after the owner's name; nil if it is not a JSON file of the owner.
  private static func rest(of tail: ArraySlice<UInt8>, copy: String) -> [UInt8]? {
    let text = String(decoding: tail, as: UTF8.self)
    guard text.hasSuffix(suffix) else { return nil }
    var middle = text.dropLast(suffix.count)
    if !copy.isEmpty {
      // The number comes after or before the word.
      if middle.hasSuffix(copy) {
        middle = middle.dropLast(copy.count)
      } else if middle.hasPrefix(copy) {
        middle = middle.dropFirst(copy.count)
      } else {
        return nil
      }
    }
    // `NAME.EXT.json` is a full name with an extension.
    guard middle.isEmpty ? !copy.isEmpty : middle.utf8.count > 1, ".\(word)".hasPrefix(middle) else {
      return nil
    }
    return Array(tail)
  }

  private static func truncations(of name: [UInt8], or full: [UInt8]? = nil) -> [[UInt8]] {
    guard let text = String(validating: name, as: UTF8.self) else { return [] }
    let truncations = truncations(of: text).map { Array($0.utf8) }
    return truncations.isEmpty ? full.map { [$0] } ?? [] : truncations
  }

  /// Splits `NAME(1).EXT` into `NAME.EXT` and `(1)`.
  private static func unnumbered(_ name: [UInt8]) -> (name: [UInt8], copy: String)? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name[dot - 1] == UInt8(ascii: ")"),
      let open = name[..<dot].lastIndex(of: UInt8(ascii: "(")), open > 0, open < dot - 2,
      name[(open + 1)..<(dot - 1)].allSatisfy({ $0.isASCIIDigit })
    else { return nil }
    return (Array(name[..<open] + name[dot...]), String(decoding: name[open..<dot], as: UTF8.self))
  }
}
