internal import ByteSources
internal import UniformTypes

/// A key of a case for which the answer differs from the expectation.
public struct CaseDifference: Sendable, Hashable {
  /// The key of the expectation.
  public var key: String
  /// The expected value.
  public var expected: CaseValue
  /// The answered value; nil if the key is missing.
  public var got: CaseValue?
  /// The differing parts of structured values, up to a limit.
  public var leaves: [CaseLeaf]
  /// The nearest common supertypes of two differing types.
  public var meetsAt: [String]
  /// An explanation of the difference.
  public var note: String?
  /// True if the answer is a supertype or carrier of the expected type.
  public var isLessSpecific = false

  /// Creates a difference.
  public init(
    key: String, expected: CaseValue, got: CaseValue?, leaves: [CaseLeaf] = [], meetsAt: [String] = [],
    note: String? = nil
  ) {
    self.key = key
    self.expected = expected
    self.got = got
    self.leaves = leaves
    self.meetsAt = meetsAt
    self.note = note
  }
}

extension CaseField {
  /// Returns the difference between an answer and the expectation in this key, or nil.
  func difference(_ expected: CaseValue, _ answer: CaseObject, _ registry: TypeRegistry) -> CaseDifference? {
    guard var difference = anyDifference(expected, answer, registry) else { return nil }
    difference.isLessSpecific = difference.got.map { isAbove($0, expected, registry) } ?? false
    return difference
  }

  /// Returns true if a type or MIME type is a supertype or carrier of an expected one.
  private func isAbove(_ got: CaseValue, _ expected: CaseValue, _ registry: TypeRegistry) -> Bool {
    switch shape {
    case .bound, .identifier, .mimeType: break
    default: return false
    }
    func types(_ value: CaseValue) -> [UTType] {
      guard let text = value.text ?? value.object?.members.first?.value.text else { return [] }
      return text.isMIMEType
        ? registry.types(answeredMIMEType: text) : registry.type(text).map { [$0] } ?? []
    }
    guard let type = types(expected).first else { return false }
    return types(got).contains { type.isSubtype(of: $0) || type.isCarried(by: $0) }
  }

  private func anyDifference(
    _ expected: CaseValue, _ answer: CaseObject, _ registry: TypeRegistry
  ) -> CaseDifference? {
    guard let got = answer[name] ?? fallback.flatMap({ answer[$0] }) else {
      return CaseDifference(key: name, expected: expected, got: nil, note: "not answered")
    }
    if case .bound = shape { return boundDifference(expected, got, registry) }
    if matches(expected, got) { return nil }
    return CaseDifference(
      key: name, expected: expected, got: got, leaves: leaves(expected, got),
      meetsAt: nearestCommonSupertypes(expected, got, registry),
      note: dynamicTypes(expected, got, registry) ?? mimeType(got, for: expected, registry))
  }

  /// Returns the decoded dynamic identifiers among two values, or nil if there are none.
  private func dynamicTypes(_ expected: CaseValue, _ got: CaseValue, _ registry: TypeRegistry) -> String? {
    guard shape.isIdentifier else { return nil }
    let decoded = [("expected", expected), ("got", got)].compactMap { word, value -> String? in
      guard let text = value.text, let type = registry.type(text), type.isDynamic else { return nil }
      let tags = type.tags.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { tagClass, tags in
        tags.map { "\(tagClass.rawValue) \($0)" }
      }
      let above = type.supertypes.map(\.identifier).sorted().joined(separator: ", ")
      return "\(word) is \(tags.joined(separator: ", ")) below \(above.isEmpty ? "nothing" : above)"
    }
    return decoded.isEmpty ? nil : decoded.joined(separator: "; ")
  }

  /// Returns a note about the type of an answered MIME type and the MIME type of the expected type.
  private func mimeType(_ got: CaseValue, for expected: CaseValue, _ registry: TypeRegistry) -> String? {
    guard shape.isIdentifier, let text = got.text, text.isMIMEType else { return nil }
    let identifier = registry.types(answeredMIMEType: text).first?.identifier ?? "of no type"
    let name = expected.text ?? expected.object?.members.first?.value.text ?? ""
    let own = registry.type(name)?.preferredMIMEType.map { "\(name) has \($0)" }
    return "\(text) is \(identifier); \(own ?? "\(name) has no MIME type")"
  }

  private func matches(_ expected: CaseValue, _ got: CaseValue) -> Bool {
    switch (comparison, expected, got) {
    case (.same, _, _): return shape.matches(expected, got)
    case (.substring, .text(let part), .text(let whole)): return whole.containsText(part)
    case (.set, .list(let expected), .list(let got)):
      return expected.count == got.count && Self.pairUp(expected, got, shape.element)
    case (.contains, .list(let expected), .list(let got)): return Self.pairUp(expected, got, shape.element)
    default: return false
    }
  }

  /// Returns true if each expected element matches a different element of the answer.
  private static func pairUp(_ expected: [CaseValue], _ got: [CaseValue], _ element: Shape) -> Bool {
    var rest = got
    return expected.allSatisfy { wanted in
      guard let index = rest.firstIndex(where: { element.matches(wanted, $0) }) else { return false }
      rest.swapAt(index, rest.count - 1)
      rest.removeLast()
      return true
    }
  }

  private func boundDifference(
    _ expected: CaseValue, _ got: CaseValue, _ registry: TypeRegistry
  ) -> CaseDifference? {
    let bound = expected.object?.members.first
    guard let bound, let name = bound.value.text else {
      if shape.matches(expected, got) { return nil }
      return CaseDifference(
        key: self.name, expected: expected, got: got,
        meetsAt: nearestCommonSupertypes(expected, got, registry))
    }
    var difference = CaseDifference(key: self.name, expected: expected, got: got)
    guard let limit = registry.type(name) else {
      difference.note = "the suite's registry has no type '\(name)'"
      return difference
    }
    guard let identifier = got.text, let type = registry.type(identifier) else {
      difference.note =
        mimeType(got, for: expected, registry) ?? "the answer is no type of the suite's registry"
      return difference
    }
    if bound.key == "atLeast" ? type.conforms(to: limit) : limit.conforms(to: type) { return nil }
    difference.meetsAt = UTType.nearestCommonSupertypes(limit, type).map(\.identifier)
    return difference
  }

  /// Returns the nearest common supertypes of two types; empty for other values.
  private func nearestCommonSupertypes(_ expected: CaseValue, _ got: CaseValue, _ registry: TypeRegistry)
    -> [String]
  {
    guard shape.isIdentifier, let a = expected.text.flatMap({ registry.type($0) }),
      let b = got.text.flatMap({ registry.type($0) })
    else {
      return []
    }
    return UTType.nearestCommonSupertypes(a, b).map(\.identifier)
  }
}

extension CaseField.Shape {
  var isIdentifier: Bool {
    switch self {
    case .identifier, .bound: true
    case .orNull(let shape): shape.isIdentifier
    default: false
    }
  }

  fileprivate var element: Self { if case .list(let element, _) = self { element } else { self } }

  /// Returns true if two values are equal in this shape; only the expected keys of objects are compared.
  func matches(_ expected: CaseValue, _ got: CaseValue) -> Bool {
    switch (self, expected, got) {
    case (.orNull(let shape), _, _) where !(expected.isNull && got.isNull): shape.matches(expected, got)
    case (.identifier, .text(let a), .text(let b)), (.bound, .text(let a), .text(let b)):
      a.lowercased() == b.lowercased()
    case (.list(let element, _), .list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { element.matches($0, $1) }
    case (.map(let shape), .object(let a), .object(let b)):
      a.members.count == b.members.count
        && a.members.allSatisfy { member in b[member.key].map { shape.matches(member.value, $0) } ?? false }
    case (.object(let fields), .object(let a), .object(let b)):
      fields.allSatisfy { field in
        a[field.name].map { wanted in b[field.name].map { field.shape.matches(wanted, $0) } ?? false } ?? true
      }
    default: expected == got
    }
  }
}

extension CaseValue {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}

extension UTType {
  /// Returns the nearest common supertypes of two types, sorted.
  static func nearestCommonSupertypes(_ a: UTType, _ b: UTType) -> [UTType] {
    let common = a.supertypes.union([a]).intersection(b.supertypes.union([b]))
    return common.filter { type in !common.contains { $0.isSubtype(of: type) } }
      .sorted { $0.identifier < $1.identifier }
  }
}
