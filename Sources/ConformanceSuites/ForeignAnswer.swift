internal import UniformTypes

/// An answer of another implementation, held to what can be asked of it.
///
/// Names of rules fall away; keys in this package's words may be missing; MIME types stand for types that have them.
struct ForeignAnswer {
  /// The expectation, of the keys that were answered.
  private(set) var expected = CaseObject()
  /// The answer, with identifiers for MIME types that the registry maps to what is expected.
  private(set) var answer = CaseObject()
  /// The keys that everybody can answer and that were not answered: `items[0].camera`.
  private(set) var missing: [String] = []
  /// Whether any key of the expectation was answered.
  private(set) var isAnswer = false

  private let registry: TypeRegistry

  init(
    _ answer: CaseObject, to expected: CaseObject, _ fields: [CaseField], unsupported: Set<String>,
    _ registry: TypeRegistry
  ) {
    self.registry = registry
    var answer = answer
    for key in unsupported { answer[key] = nil }
    (self.expected, self.answer) = read(expected, answer, fields, "")
  }

  private mutating func read(
    _ expected: CaseObject, _ got: CaseObject, _ fields: [CaseField], _ path: String
  ) -> (CaseObject, CaseObject) {
    var (wanted, answer) = (CaseObject(), CaseObject())
    for member in expected.members {
      guard let field = fields.first(where: { $0.name == member.key }), field.vocabulary != .names
      else { continue }
      let place = path + field.name
      guard let value = got[field.name] ?? field.fallback.flatMap({ got[$0] }) else {
        if field.vocabulary == .common { missing.append(place) }
        continue
      }
      isAnswer = true
      if field.vocabulary == .ownValue, member.value.isSomething == value.isSomething { continue }
      (wanted[field.name], answer[field.name]) = read(member.value, value, field.shape, place)
    }
    return (wanted, answer)
  }

  // As deep as the shape is, and no deeper.
  private mutating func read(
    _ expected: CaseValue, _ got: CaseValue, _ shape: CaseField.Shape, _ path: String
  ) -> (CaseValue, CaseValue) {
    switch (shape, expected, got) {
    case (.orNull(let shape), _, _): return read(expected, got, shape, path)
    case (.object(let fields), .object(let wanted), .object(let answer)):
      let (wanted, answer) = read(wanted, answer, fields, path + ".")
      return (.object(wanted), .object(answer))
    case (.list(let element, _), .list(let wanted), .list(let answer)) where wanted.count == answer.count:
      var pairs: [(CaseValue, CaseValue)] = []
      for (index, pair) in zip(wanted, answer).enumerated() {
        pairs.append(read(pair.0, pair.1, element, "\(path)[\(index)]"))
      }
      return (.list(pairs.map(\.0)), .list(pairs.map(\.1)))
    case (.list(.identifier, _), .list(let wanted), .list(let answer)):
      // Of lists that differ in length, what is expected somewhere in them.
      return (
        expected,
        .list(answer.map { got in wanted.first { stands(got, for: $0) } ?? got })
      )
    case (.identifier, _, _), (.bound, _, _), (.mimeType, _, _):
      return (expected, stands(got, for: expected) ? agreed(expected, got) : got)
    default: return (expected, got)
    }
  }

  /// Whether a MIME type is one of an expected type, or of the same type as an expected MIME type.
  private func stands(_ got: CaseValue, for expected: CaseValue) -> Bool {
    guard let mimeType = got.text, mimeType.isMIMEType else { return false }
    let types = registry.types(answeredMIMEType: mimeType)
    guard let name = expected.text else { return bounded(types, by: expected) != nil }
    if name.isMIMEType {
      return !Set(types).isDisjoint(with: registry.types(answeredMIMEType: name))
    }
    guard let type = registry.type(name) else { return false }
    if types.contains(type) { return true }
    // What is only printed for want of a MIME type of its own says no more than the type above it.
    return type.printedMIMEType == mimeType.lowercased()
      && !type.supertypes.contains { $0.printedMIMEType == type.printedMIMEType }
  }

  /// What an answer that stands for the expectation is compared as.
  private func agreed(_ expected: CaseValue, _ got: CaseValue) -> CaseValue {
    guard expected.text == nil, let mimeType = got.text else { return expected }
    return bounded(registry.types(answeredMIMEType: mimeType), by: expected).map { .text($0.identifier) }
      ?? got
  }

  /// The first type within a bound.
  private func bounded(_ types: [UTType], by expected: CaseValue) -> UTType? {
    guard let bound = expected.object?.members.first,
      let limit = bound.value.text.flatMap({ registry.type($0) })
    else { return nil }
    return types.first { bound.key == "atLeast" ? $0.conforms(to: limit) : limit.conforms(to: $0) }
  }
}

extension TypeRegistry {
  /// The types that a MIME type stands for when it is answered; what is printed for want of a better one is data.
  func types(answeredMIMEType mimeType: String) -> [UTType] {
    mimeType.lowercased() == UTType.data.printedMIMEType ? [.data] : types(claimedMIMEType: mimeType)
  }
}

extension String {
  /// Whether this is a MIME type: no identifier has a slash.
  var isMIMEType: Bool { utf8.contains(UInt8(ascii: "/")) }
}

extension CaseValue {
  /// Whether it is anything but null, false and zero.
  fileprivate var isSomething: Bool {
    switch self {
    case .null, .flag(false), .integer(0): false
    default: true
    }
  }
}

extension SuiteCase {
  /// The reason that a case is left out whose words nobody else answered.
  static let ownWords = "in this package's own words; others may answer them"

  /// Why only this package can be asked, or one that is compared strictly; nil for a case for everybody.
  var foreignToOthers: String? {
    if kind.compared(expected, strictly: false).isEmpty {
      return "expects names of rules alone; --strict compares them"
    }
    let names = kind.question.filter { $0.vocabulary == .names && question[$0.name] != nil }.map(\.name)
    return names.isEmpty
      ? nil : "the question has this package's '\(names.joined(separator: "', '"))'; --strict asks it"
  }

  /// Whether nobody else needs to answer any key of it.
  var isInOwnWords: Bool {
    !kind.expectation.contains { $0.vocabulary == .common && expected[$0.name] != nil }
  }
}
