internal import MediaMetadata

/// Which files of one folder belong to another file of it: edits, metadata, thumbnails, subtitles.
///
/// Names alone decide; it refuses to promise that a sidecar's content fits its owner.
///
/// ```swift
/// let sides = Sidecars(amid: ["IMG_0001.HEIC", "IMG_0001.AAE", "notes.txt"])
/// sides.owner(of: "IMG_0001.AAE")  // 0
/// ```
public struct Sidecars: Sendable {
  private var byName: [String: Int] = [:]
  private var byStem: [String: [Int]] = [:]
  private var byKey: [String: [Int]] = [:]
  /// Long names by their beginning, for names that an exporter has cut.
  private var byBeginning: [String: [Int]] = [:]
  private static let beginning = 40
  private let names: [String]

  /// Sorts the names of one folder's files; sidecars among them own nothing.
  ///
  /// Complexity: linear in the number of names.
  public init(amid names: [String]) {
    self.init(names, names.map(Self.isSidecar), Set(Form.allCases))
  }

  /// The sidecars among the names of one folder and their owners, as positions.
  ///
  /// Complexity: linear in the number of names; without sidecars nothing is sorted.
  package static func owners(amid names: [String]) -> [(side: Int, owner: Int)] {
    let areSides = names.map(isSidecar)
    let sides = names.indices.filter { areSides[$0] }
    if sides.isEmpty { return [] }
    let found = Sidecars(names, areSides, Set(sides.flatMap { forms(of: names[$0]).map(\.form) }))
    return sides.compactMap { side in found.owner(of: names[side]).map { (side, $0) } }
  }

  /// Sorts the names as far as these forms of sidecars need it.
  private init(_ names: [String], _ areSides: [Bool], _ forms: Set<Form>) {
    self.names = names
    let needsNames = !forms.isDisjoint(with: [.name, .takeout])
    let needsStems = !forms.isDisjoint(with: [.stem, .language])
    let needsKeys = forms.contains(.cameraStem)
    byName.reserveCapacity(needsNames ? names.count : 0)
    let needsBeginnings = forms.contains(.takeout)
    for (position, name) in names.enumerated() where !areSides[position] {
      let folded = name.lowercased()
      if needsNames { byName[folded] = byName[folded] ?? position }
      if needsStems { byStem[String(Self.split(folded).stem), default: []].append(position) }
      if needsKeys { byKey[PairingName(name).key, default: []].append(position) }
      if needsBeginnings, folded.utf8.count >= Self.beginning, folded.count >= Self.beginning {
        byBeginning[String(folded.prefix(Self.beginning)), default: []].append(position)
      }
    }
  }

  /// Whether a name's extension is one that sidecars have.
  public static func isSidecar(_ name: String) -> Bool { !forms(of: name).isEmpty }

  /// The position of the file that the sidecar `name` belongs to; nil when it is none or its owner is not there.
  public func owner(of name: String) -> Int? {
    for row in Self.forms(of: name) {
      if let owner = owner(of: name.lowercased(), row.form, row.prefers) { return owner }
    }
    return nil
  }

  private func owner(of name: String, _ form: Form, _ preferred: [String]) -> Int? {
    let stem = Self.split(name).stem
    switch form {
    case .name: return byName[String(stem)]
    case .stem: return best(byStem[String(stem)], preferred)
    case .cameraStem: return best(byKey[PairingName(name).key], preferred)
    case .language: return best(byStem[String(Self.split(String(stem)).stem)], preferred)
    case .clip: return clipOwner(stem, preferred)
    case .smallCopy: return smallCopyOwner(String(stem), preferred)
    case .appleDouble: return byName[String(name.dropFirst(2))]
    case .takeout: return takeoutOwner(TakeoutName(stem: String(stem)))
    }
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
    return best(byStem[String(stem.dropLast(3))], preferred)
  }

  private func smallCopyOwner(_ stem: String, _ preferred: [String]) -> Int? {
    for row in Self.smallCopies where stem.hasPrefix(row.prefix) {
      var name = row.owner + stem.dropFirst(row.prefix.count)
      if let (mark, other) = row.replacing { name = name.replacing(mark, with: other, maxReplacements: 1) }
      if let owner = best(byStem[name], preferred) { return owner }
    }
    return nil
  }

  private func takeoutOwner(_ json: TakeoutName) -> Int? {
    for name in json.ownerNames { if let position = byName[name] { return position } }
    guard json.mayBeCut else { return nil }
    let candidates = byBeginning[String(json.kept.prefix(Self.beginning))] ?? []
    let fitting = candidates.filter { json.fits(cut: names[$0].lowercased()) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  static func split(_ name: String) -> (stem: Substring, suffix: Substring) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return (name[...], "")
    }
    return (name[..<dot], name[name.index(after: dot)...])
  }
}
