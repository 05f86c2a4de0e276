internal import UniformTypes

/// An answer of another implementation, and the expectation reduced to what it can be compared with.
///
/// Names of rules are dropped, this package's own keys may be missing, and MIME types are mapped to types.
struct ForeignAnswer {
  /// The expectation for the answered keys.
  private(set) var expected = CaseObject()
  /// The answer, with MIME types replaced by the expected identifiers they map to.
  private(set) var answer = CaseObject()
  /// The common keys that were not answered: `items[0].camera`.
  private(set) var missing: [String] = []
  /// True if any expected key was answered.
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

  // The depth of the recursion is that of the shape.
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
      // In lists of different lengths, each element may match any expected one.
      return (
        expected,
        .list(answer.map { got in wanted.first { stands(got, for: $0) } ?? got })
      )
    case (.identifier, _, _), (.bound, _, _), (.mimeType, _, _):
      return (expected, stands(got, for: expected) ? agreed(expected, got) : got)
    default: return (expected, got)
    }
  }

  /// Returns true if a MIME type belongs to an expected type, or to the type of an expected MIME type.
  private func stands(_ got: CaseValue, for expected: CaseValue) -> Bool {
    guard let mimeType = got.text, mimeType.isMIMEType else { return false }
    let types = registry.types(answeredMIMEType: mimeType)
    guard let name = expected.text else { return bounded(types, by: expected) != nil }
    if name.isMIMEType {
      return !Set(types).isDisjoint(with: registry.types(answeredMIMEType: name))
    }
    guard let type = registry.type(name) else { return false }
    if types.contains(type) { return true }
    // A MIME type that a type inherits is no more specific than its supertype.
    return type.printedMIMEType == mimeType.lowercased()
      && !type.supertypes.contains { $0.printedMIMEType == type.printedMIMEType }
  }

  /// Returns the value that a MIME type is compared as.
  private func agreed(_ expected: CaseValue, _ got: CaseValue) -> CaseValue {
    guard expected.text == nil, let mimeType = got.text else { return expected }
    return bounded(registry.types(answeredMIMEType: mimeType), by: expected).map { .text($0.identifier) }
      ?? got
  }

  /// Returns the first type within a bound.
  private func bounded(_ types: [UTType], by expected: CaseValue) -> UTType? {
    guard let bound = expected.object?.members.first,
      let limit = bound.value.text.flatMap({ registry.type($0) })
    else { return nil }
    return types.first { bound.key == "atLeast" ? $0.conforms(to: limit) : limit.conforms(to: $0) }
  }
}

extension TypeRegistry {
  /// Returns the types of an answered MIME type; the default MIME type means `public.data`.
  func types(answeredMIMEType mimeType: String) -> [UTType] {
    mimeType.lowercased() == UTType.data.printedMIMEType ? [.data] : types(claimedMIMEType: mimeType)
  }
}

extension String {
  /// True for MIME types: identifiers have no slash.
  var isMIMEType: Bool { utf8.contains(UInt8(ascii: "/")) }
}

extension CaseValue {
  /// True unless null, false or zero.
  fileprivate var isSomething: Bool {
    switch self {
    case .null, .flag(false), .integer(0): false
    default: true
    }
  }
}

extension SuiteCase {
  /// The skip reason for cases with only this package's own keys, unanswered.
  static let ownKeysSkipReason = "in this package's own words; others may answer them"

  /// The reason why a case is only for this package and strict comparison; nil for other cases.
  var strictOnlyReason: String? {
    if kind.compared(expected, strictly: false).isEmpty {
      return "expects names of rules alone; --strict compares them"
    }
    let names = kind.question.filter { $0.vocabulary == .names && question[$0.name] != nil }.map(\.name)
    return names.isEmpty
      ? nil : "the question has this package's '\(names.joined(separator: "', '"))'; --strict asks it"
  }

  /// True if other implementations need not answer any key.
  var hasOnlyOwnKeys: Bool {
    !kind.expectation.contains { $0.vocabulary == .common && expected[$0.name] != nil }
  }
}
