import TypeLaws

/// A small type provider, correct or with one fault.
struct ToyTypes: TypeProvider {
  enum Fault: String, CaseIterable {
    case notReflexive, cyclicParents, forgetsGrandparents, subtypeOfItself, supertypeOfItself
    case supertypesWithoutRoot, parentsWithoutSecond
    case identifierCaseMatters, declaredIsNeither, dynamicIsBoth
    case onlyFirstOwner, strangerOwnsTag, prefersLastTag, prefersLastType, ignoresConformingTo, reordersBelow
    case nothingForUnknownTags, lowerCasesUnknownClass, colonEndsTag, decodesWithoutSupertype
    case undeclaredIsDeclared, undeclaredIsBelow, undeclaredCaseMatters, undeclaredHidesDynamic
  }

  struct ToyType: Hashable {
    var identifier: String
    var made: MadeUp?

    static func == (a: ToyType, b: ToyType) -> Bool { a.identifier == b.identifier }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  final class MadeUp: Sendable {
    let supertype: ToyType?
    let tagClass: String
    let tag: String

    init(_ supertype: ToyType?, _ tagClass: String, _ tag: String) {
      self.supertype = supertype
      self.tagClass = tagClass
      self.tag = tag
    }
  }

  var fault: Fault?

  private static let extensionClass = "public.filename-extension"
  private static let mimeClass = "public.mime-type"
  private static let rows: [(identifier: String, parents: [String], tags: [String: [String]])] = [
    ("toy.item", [], [:]), ("toy.content", [], [:]),
    ("toy.data", ["toy.item"], [:]),
    ("toy.image", ["toy.data", "toy.content"], [:]),
    (
      "toy.jpeg", ["toy.image"],
      [extensionClass: ["jpg", "jpeg"], mimeClass: ["image/jpeg", "image/jpg"], "toy.code": ["JPEG"]]
    ),
    ("toy.raw", ["toy.image"], [extensionClass: ["raw"]]),
    ("toy.dump", ["toy.data"], [extensionClass: ["raw", "dmp"], mimeClass: ["x/dump"]]),
    ("toy.tape", ["toy.item"], [extensionClass: ["raw"]]),
    ("toy.twin", ["toy.data"], [:]),
  ]

  var allTypes: [ToyType] { Self.rows.map { ToyType(identifier: $0.identifier) } }
  func identifier(of type: ToyType) -> String { type.identifier }

  func type(identifier: String) -> ToyType? {
    let folded = fault == .identifierCaseMatters ? identifier : identifier.lowercased()
    if let row = Self.rows.first(where: { $0.identifier == folded }) {
      return ToyType(identifier: row.identifier)
    }
    return decode(folded)
  }

  var keepsUndeclaredTypes: Bool { true }

  func type(undeclared identifier: String) -> ToyType? {
    let isDynamic = identifier.lowercased().hasPrefix("dyn.")
    if fault != .undeclaredHidesDynamic || !isDynamic, let type = type(identifier: identifier) { return type }
    if fault == .undeclaredCaseMatters, identifier == identifier.uppercased() { return nil }
    let isWritten = identifier.unicodeScalars.allSatisfy {
      $0.value >= 0x80 || $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "." || $0 == "-"
    }
    let isKept = fault == .undeclaredHidesDynamic || !isDynamic
    return isWritten && isKept && !identifier.isEmpty ? ToyType(identifier: identifier.lowercased()) : nil
  }

  private func isKept(_ type: ToyType) -> Bool {
    type.made == nil && !Self.rows.contains { $0.identifier == type.identifier }
  }

  func isDeclared(_ type: ToyType) -> Bool {
    if isKept(type) { return fault == .undeclaredIsDeclared }
    if fault == .dynamicIsBoth { return true }
    return type.made == nil && !(fault == .declaredIsNeither && type.identifier == "toy.raw")
  }
  func isDynamic(_ type: ToyType) -> Bool { type.made != nil }

  // Order.

  private func parents(of type: ToyType) -> [ToyType] {
    if let made = type.made { return made.supertype.map { [$0] } ?? [] }
    var names = Self.rows.first { $0.identifier == type.identifier }?.parents ?? []
    if fault == .undeclaredIsBelow, isKept(type) { names = ["toy.item"] }
    if fault == .cyclicParents, type.identifier == "toy.twin" { names = ["toy.tape"] }
    if fault == .cyclicParents, type.identifier == "toy.tape" { names.append("toy.twin") }
    return names.map { ToyType(identifier: $0) }
  }

  private func reached(from type: ToyType) -> Set<ToyType> {
    var seen: Set<ToyType> = []
    var pending = parents(of: type)
    while let next = pending.popLast() { if seen.insert(next).inserted { pending += parents(of: next) } }
    return seen
  }

  func conforms(_ type: ToyType, to other: ToyType) -> Bool {
    if type == other { return !(fault == .notReflexive && type.identifier == "toy.image") }
    if fault == .forgetsGrandparents, type.identifier == "toy.jpeg", other.identifier == "toy.item" {
      return false
    }
    if fault == .forgetsGrandparents, let supertype = type.made?.supertype {
      return supertype == other || conforms(supertype, to: other)
    }
    return reached(from: type).contains(other)
  }

  func isSubtype(_ type: ToyType, of other: ToyType) -> Bool {
    (type != other || fault == .subtypeOfItself) && conforms(type, to: other)
  }
  func isSupertype(_ type: ToyType, of other: ToyType) -> Bool {
    isSubtype(other, of: type) || (fault == .supertypeOfItself && type == other)
  }

  func supertypes(of type: ToyType) -> Set<ToyType> {
    if let made = type.made { return made.supertype.map { supertypes(of: $0).union([$0]) } ?? [] }
    var above = reached(from: type)
    above.remove(type)
    above = above.filter { conforms(type, to: $0) }
    if fault == .supertypesWithoutRoot { above.remove(ToyType(identifier: "toy.item")) }
    return above
  }

  func directSupertypes(of type: ToyType) -> [ToyType]? {
    switch fault {
    case .forgetsGrandparents, .supertypesWithoutRoot: nil
    case .parentsWithoutSecond: Array(parents(of: type).prefix(1))
    default: parents(of: type)
    }
  }

  // Tags.

  func tags(of type: ToyType) -> [String: [String]] {
    if let made = type.made { return [made.tagClass: [made.tag]] }
    return Self.rows.first { $0.identifier == type.identifier }?.tags ?? [:]
  }

  func preferredTag(_ tagClass: String, of type: ToyType) -> String? {
    let tags = tags(of: type)[tagClass]
    return fault == .prefersLastTag ? tags?.last : tags?.first
  }

  func types(tag: String, tagClass: String, conformingTo supertype: ToyType?) -> [ToyType] {
    var owners = allTypes.filter {
      tags(of: $0)[tagClass]?.contains { $0.lowercased() == tag.lowercased() } ?? false
    }
    if fault == .onlyFirstOwner { owners = Array(owners.prefix(1)) }
    if fault == .strangerOwnsTag, tag == "dmp" { owners.append(ToyType(identifier: "toy.twin")) }
    if let supertype, fault != .ignoresConformingTo {
      owners = owners.filter { conforms($0, to: supertype) }
      if fault == .reordersBelow { owners.reverse() }
    }
    if !owners.isEmpty { return owners }
    return fault == .nothingForUnknownTags ? [] : [encode(tag, tagClass, supertype)]
  }

  func preferredType(tag: String, tagClass: String, conformingTo supertype: ToyType?) -> ToyType? {
    let all = types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    return fault == .prefersLastType ? all.last : all.first
  }

  // Dynamic types: the fields in hexadecimal.

  private func encode(_ tag: String, _ tagClass: String, _ supertype: ToyType?) -> ToyType {
    let tagClass = fault == .lowerCasesUnknownClass ? tagClass.replacing("-", with: "") : tagClass
    let payload = "\(supertype?.identifier ?? "")|\(tagClass)|\(tag)"
    let digits = Array("0123456789abcdef")
    let letters = payload.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return ToyType(identifier: "dyn." + String(letters), made: MadeUp(supertype, tagClass, tag))
  }

  private func decode(_ identifier: String) -> ToyType? {
    guard identifier.hasPrefix("dyn.") else { return nil }
    let values = identifier.dropFirst(4).compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
    // Compared as bytes: a combining mark must not hide a separator.
    let fields = bytes.split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    var tag = String(decoding: fields[2], as: UTF8.self)
    if fault == .colonEndsTag { tag = String(tag.unicodeScalars.prefix { $0 != ":" }) }
    let supertype =
      fault == .decodesWithoutSupertype ? nil : type(identifier: String(decoding: fields[0], as: UTF8.self))
    return ToyType(
      identifier: identifier, made: MadeUp(supertype, String(decoding: fields[1], as: UTF8.self), tag))
  }
}
