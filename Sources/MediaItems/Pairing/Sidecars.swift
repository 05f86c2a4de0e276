package import MediaMetadata
internal import UniformTypes

/// Which files of one folder belong to another file of it: edits, metadata, thumbnails, subtitles.
///
/// Names alone decide; it refuses to promise that a sidecar's content fits its owner.
///
/// ```swift
/// let sides = Sidecars(amid: ["IMG_0001.HEIC", "IMG_0001.AAE", "notes.txt"])
/// sides.owner(of: "IMG_0001.AAE")  // 0
/// ```
public struct Sidecars: Sendable {
  private(set) var byName: [String: Int] = [:]
  /// The last file of each stem; the others follow by ``before``.
  private var lastOfStem: [String: Int] = [:]
  /// The file before each that has the same stem, or -1: most stems have one file or two.
  private var before: [Int] = []
  private var byKey: [String: [Int]] = [:]
  private(set) var takeout = TakeoutIndex()
  let names: [String]

  /// A sidecar and a file that it belongs to, as positions.
  package struct Owned: Hashable, Sendable {
    package var side: Int
    package var owner: Int
    /// Whether it is another file's, and says something of this one, too.
    package var isShared: Bool
    /// False where the name alone is no evidence and the content could not be read.
    package var isCertain = true
  }

  /// Sorts the names of one folder's files; sidecars among them own nothing.
  ///
  /// Complexity: linear in the number of names.
  public init(amid names: [String]) {
    self.init(names, names.map(Self.isSidecar), Set(Form.allCases))
  }

  /// The sidecars among the names of one folder and their owners.
  ///
  /// `confirms` says of a sidecar whose name alone is no evidence whether its content is. Complexity: linear in the
  /// number of names; without sidecars nothing is sorted.
  package static func owners(
    amid names: [String], confirms: (_ position: Int) -> Ternary = { _ in .yes }
  ) -> [Owned] {
    let forms = names.map(forms)
    let sides = names.indices.filter { !forms[$0].isEmpty }
    if sides.isEmpty { return [] }
    let found = Sidecars(names, forms.map { !$0.isEmpty }, Set(sides.flatMap { forms[$0].map(\.form) }))
    let isJSON = { (side: Int) in forms[side].contains { $0.form == .takeout } }
    let jsons = sides.filter(isJSON)
    let others = sides.filter { !isJSON($0) }.compactMap { side in
      found.owner(of: names[side]).map { Owned(side: side, owner: $0, isShared: false) }
    }
    return jsons.isEmpty ? others : others + found.takeoutOwners(among: jsons, confirms: confirms)
  }

  /// Sorts the names as far as these forms of sidecars need it.
  private init(_ names: [String], _ areSides: [Bool], _ forms: Set<Form>) {
    self.names = names
    let needsNames = !forms.isDisjoint(with: [.name, .takeout, .appleDouble])
    let needsStems = !forms.isDisjoint(with: [.stem, .language, .smallCopy, .clip, .takeout])
    let needsKeys = forms.contains(.cameraStem)
    let needsFolded = needsNames || needsStems
    byName.reserveCapacity(needsNames ? names.count : 0)
    lastOfStem.reserveCapacity(needsStems ? names.count : 0)
    before = [Int](repeating: -1, count: needsStems ? names.count : 0)
    let needsTakeout = forms.contains(.takeout)
    for (position, name) in names.enumerated() where !areSides[position] {
      let folded = needsFolded ? name.inLowerCase : name
      if needsNames { Self.keepFirst(position, in: &byName[folded]) }
      if needsStems {
        let last = lastOfStem.updateValue(position, forKey: Self.stem(of: folded))
        before[position] = last ?? -1
      }
      if needsKeys { byKey[PairingName(name).key, default: []].append(position) }
      if needsTakeout { takeout.add(name, at: position) }
    }
  }

  private static func keepFirst(_ position: Int, in kept: inout Int?) { kept = kept ?? position }

  /// Whether a name's extension is one that sidecars have.
  public static func isSidecar(_ name: String) -> Bool { !forms(of: name).isEmpty }

  /// The position of the file that the sidecar `name` belongs to; nil when it is none or its owner is not there.
  public func owner(of name: String) -> Int? {
    for row in Self.forms(of: name) {
      let found =
        row.form == .takeout ? takeoutOwner(of: name) : owner(of: name.lowercased(), row.form, row.prefers)
      if let found { return found }
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

  /// The files of a stem in lower case, in the order of the names; nil where there is none.
  func positions(ofStem stem: some StringProtocol) -> [Int]? {
    guard var position = lastOfStem[String(stem)] else { return nil }
    var found = [position]
    while before[position] >= 0 {
      position = before[position]
      found.append(position)
    }
    return found.reversed()
  }

  private func best(_ positions: [Int]?, _ preferred: [String]) -> Int? {
    guard let positions else { return nil }
    func rank(_ position: Int) -> Int {
      let suffix = Self.split(names[position].lowercased()).suffix
      return preferred.firstIndex(of: String(suffix)) ?? preferred.count
    }
    return positions.min { (rank($0), $0) < (rank($1), $1) }
  }

  /// Two digits behind an M number the descriptions of one clip.
  private func clipOwner(_ stem: Substring, _ preferred: [String]) -> Int? {
    let mark = stem.suffix(3)
    guard mark.first == "m", mark.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }), mark.count == 3
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

  /// The picture of the same stem; without it the one whose name differs in the marks of edited copies alone.
  private func cameraOwner(_ name: String, _ preferred: [String]) -> Int? {
    let side = PairingName(name)
    let stem = Self.split(name).stem
    let fitting = (byKey[side.key] ?? []).filter { PairingName(names[$0]).copy == side.copy }
    let exact = fitting.filter { Self.split(names[$0].lowercased()).stem == stem }
    let alike = fitting.filter { PairingName(names[$0]).isEdited == side.isEdited }
    return [exact, alike, fitting].firstNonNil { best($0, preferred) }
  }

  /// The stem that ``split(_:)`` gives, as a text of its own.
  private static func stem(of name: String) -> String {
    var whole = name
    let stem = whole.withUTF8 { bytes -> String? in
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<dot]), as: UTF8.self)
    }
    return stem ?? name
  }

  static func split(_ name: String) -> (stem: Substring, suffix: Substring) {
    let name = name[...]
    let dot = name.bytewise { $0.lastIndex(of: UInt8(ascii: ".")) }
    guard let dot, dot > 0 else { return (name, "") }
    return (name.upTo(byte: dot), name.from(byte: dot + 1))
  }
}
