/// The JSON schema of a suite's lines, generated from the kinds and fields.
public enum SuiteSchema {
  /// Returns the schema; a line is a header or a case.
  public static func json(kinds: [any CaseKind.Type] = CaseKinds.standard) -> String {
    value(kinds).indentedJSON + "\n"
  }

  private static func value(_ kinds: [any CaseKind.Type]) -> CaseValue {
    object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("One line of a conformance suite, format \(Suite.format)")),
      (
        "description",
        .text(
          "The first line is the header, every further one a case. Only the keys of 'expect' that are there are compared."
        )
      ),
      (
        "oneOf",
        .list([record(Suite.header, about: "The header: a suite's first line.")] + kinds.map(schema))
      ),
    ])
  }

  private static func schema(_ kind: any CaseKind.Type) -> CaseValue {
    let fixed: [(String, CaseValue?)] = [
      ("id", property(Suite.idField)),
      ("kind", object([("const", .text(kind.name)), ("description", .text(kind.about))])),
    ]
    let expect = record(kind.expectation, about: "What must hold; at least one key.", leastKeys: 1)
    return record(
      Suite.fields(of: kind), about: kind.about, before: fixed, after: [("expect", expect)],
      required: ["id", "kind", "expect"])
  }

  private static func record(
    _ fields: [CaseField], about: String, before: [(String, CaseValue?)] = [],
    after: [(String, CaseValue?)] = [], required: [String] = [], leastKeys: Int? = nil
  ) -> CaseValue {
    let required = required + fields.filter(\.isRequired).map(\.name)
    return object([
      ("type", .text("object")), ("description", .text(about)),
      ("properties", object(before + fields.map { ($0.name, property($0)) } + after)),
      ("required", required.isEmpty ? nil : .texts(required)),
      ("minProperties", leastKeys.map { .integer($0) }), ("additionalProperties", .flag(false)),
    ])
  }

  private static func property(_ field: CaseField) -> CaseValue {
    var schema = schema(field.shape)
    schema["description"] = .text(field.meaning + field.comparison.words + field.vocabulary.words)
    if let word = field.shape.word { schema["x-type"] = .text(word) }
    if let key = field.fallback { schema["x-fallback"] = .text(key) }
    if let word = field.comparison.word { schema["x-comparison"] = .text(word) }
    if let word = field.vocabulary.word { schema["x-vocabulary"] = .text(word) }
    return .object(schema)
  }

  private static func schema(_ shape: CaseField.Shape) -> CaseObject {
    switch shape {
    case .text: CaseObject([("type", .text("string"))])
    case .identifier, .mimeType: CaseObject([("type", .text("string"))])
    case .word(let words): CaseObject([("enum", .texts(words))])
    case .flag: CaseObject([("type", .text("boolean"))])
    case .integer(let range):
      CaseObject([
        ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", range.upperBound == .max ? nil : .integer(range.upperBound)),
      ])
    case .number: CaseObject([("type", .text("number"))])
    case .list(let element, let count):
      CaseObject([
        ("type", .text("array")),
        ("items", .object(schema(element).with("x-type", element.word.map { .text($0) }))),
        ("minItems", count.lowerBound > 0 ? .integer(count.lowerBound) : nil),
        ("maxItems", count.lowerBound == count.upperBound ? .integer(count.upperBound) : nil),
      ])
    case .map(let shape):
      CaseObject([("type", .text("object")), ("additionalProperties", .object(schema(shape)))])
    case .object(let fields): record(fields, about: "").object ?? CaseObject()
    case .orNull(let shape):
      CaseObject([("anyOf", .list([.object(schema(shape)), object([("type", .text("null"))])]))])
    case .bound:
      CaseObject([
        (
          "anyOf",
          .list(
            [.object(schema(.identifier))]
              + ["atLeast", "atMost"].map {
                record([CaseField($0, .identifier, required: true, "a bound")], about: "")
              })
        )
      ])
    }
  }

  private static func object(_ members: [(String, CaseValue?)]) -> CaseValue { .object(CaseObject(members)) }
}

extension CaseField.Shape {
  /// The value of `x-type`, for shapes without a JSON type.
  fileprivate var word: String? {
    switch self {
    case .identifier: "identifier"
    case .mimeType: "mime-type"
    case .bound: "bound"
    case .orNull(let shape): shape.word
    default: nil
    }
  }
}

extension CaseField.Comparison {
  fileprivate var words: String {
    switch self {
    case .same, .set: ""
    case .contains: "; the answer may hold more"
    case .substring: "; the answer may be longer"
    }
  }

  /// The value of `x-comparison`; nil for equality.
  fileprivate var word: String? {
    switch self {
    case .same: nil
    case .set: "set"
    case .contains: "contains"
    case .substring: "substring"
    }
  }
}

extension CaseField.Vocabulary {
  fileprivate var words: String {
    switch self {
    case .common: ""
    case .own: "; another implementation may leave it out"
    case .ownValue: "; another implementation may leave it out, and only whether there is one is compared"
    case .names: "; compared with --strict alone"
    }
  }

  /// The value of `x-vocabulary`; nil for common keys.
  fileprivate var word: String? {
    switch self {
    case .common: nil
    case .own: "own"
    case .ownValue: "own-value"
    case .names: "names"
    }
  }
}
