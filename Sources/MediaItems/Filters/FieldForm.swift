internal import PropertyLists
internal import UniformTypes

/// How values of one sort are written in conditions, and which operators compare them; help and errors say the same.
package struct FieldForm: Sendable {
  /// What a value may be, after "takes".
  package let values: String
  let operators: [FieldComparison.Operator]

  static let order: [FieldComparison.Operator] = [
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]
  static let choice: [FieldComparison.Operator] = [.equal, .notEqual, .contains]

  package init(_ field: ItemField) {
    if field.isList || field.words != nil {
      operators = Self.choice
      values =
        field.words.map { "one of \($0.joined(separator: ", "))" }
        ?? "text, compared with each element of the list"
      return
    }
    switch field.shape {
    case .identifier: (values, operators) = ("a type, as in public.heic, .heic or image/heic", Self.choice)
    case .integer, .number:
      let unit = field.unit.map { " of \($0)" } ?? ""
      let suffixes = field.unit == "bytes" ? ", as in 4096, 64K, 1.5M or 2G (powers of 1024)" : ""
      (values, operators) = ("a number\(unit)\(suffixes)", Self.order)
    case .flag: (values, operators) = ("true or false", [.equal, .notEqual])
    case .date:
      (values, operators) = (
        "a date, as in 2024, 2024-05, 2024-05-01, 2024-05-01T12:00 or 2024-05-01T12:00:00+02:00", Self.order
      )
    case .text, .path, .word, .texts, .paths, .object, .list:
      (values, operators) = ("text", Self.order + [.contains])
    }
  }
}

extension ItemField {
  /// Why a value is not one of the field's, and what was meant.
  struct Misfit: Error {
    var reason: FilterExpressionError.Reason
    var message: String
    var suggestions: [String] = []
  }

  /// Reads what a condition compares the field with.
  ///
  /// Without a registry types are not looked up: any text passes.
  func literal(
    _ text: String, for comparison: FieldComparison.Operator, in registry: TypeRegistry?
  ) throws(Misfit) -> FieldComparison.Literal {
    if let words { return try .words(chosen(text, comparison, words)) }
    switch shape {
    case .integer, .number:
      if let number = number(text) { return .number(number) }
    case .flag:
      if let flag = Bool(text.lowercased()) { return .flag(flag) }
      throw misfit(text, Self.meantFlags[text.lowercased()].map { [$0] } ?? [])
    case .date:
      if let span = CaptureSpan(text) { return .date(span) }
    case .identifier where comparison != .contains: return try .text(identifier(text, registry))
    case .text, .path, .identifier, .texts, .paths: return .text(text)
    case .word, .object, .list: break
    }
    throw misfit(text, [])
  }

  private static let meantFlags = [
    "yes": "true", "y": "true", "on": "true", "1": "true", "no": "false", "n": "false", "off": "false",
    "0": "false",
  ]

  private func misfit(_ text: String, _ suggestions: [String]) -> Misfit {
    Misfit(
      reason: .value, message: "\(name) takes \(FieldForm(self).values), not \(Self.shown(text))",
      suggestions: suggestions)
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "an empty text" : PrintableText.escaped(text)
  }

  private func number(_ text: String) -> Double? {
    // Numbers in words and other bases are none that anybody means.
    guard let first = text.utf8.first, text.utf8.count <= 32, !text.lowercased().hasPrefix("0x"),
      (0x30...0x39).contains(first) || first == 0x2D || first == 0x2B || first == 0x2E
    else { return nil }
    if unit == "bytes", let bytes = ByteQuantity.bytes(text) { return Double(bytes) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The words that are meant: one, or every one that contains the text.
  private func chosen(
    _ text: String, _ comparison: FieldComparison.Operator, _ words: [String]
  ) throws(Misfit) -> [String] {
    let folded = text.lowercased()
    let found = words.filter { word in
      let word = word.lowercased()
      return comparison == .contains ? !folded.isEmpty && word.contains(folded) : word == folded
    }
    if !found.isEmpty { return found }
    throw misfit(text, NearestNames.near(text, among: words))
  }

  private func identifier(_ text: String, _ registry: TypeRegistry?) throws(Misfit) -> String {
    guard let registry else { return text }
    if WrittenType.isPronomIdentifier(text) {
      if let fault = WrittenType.pronomFault(text, in: registry) {
        throw Misfit(reason: .type, message: fault)
      }
      if let type = UTType(pronomIdentifier: text) { return type.identifier }
    }
    if let type = WrittenType(text).types(in: registry).first { return type.identifier }
    if case .mimeType = WrittenType(text).form, let fault = WrittenType.mimeTypeFault(text) {
      throw Misfit(reason: .type, message: "\(Self.shown(text)) is \(fault)")
    }
    let isOwned = !registry.declaredTypes(tag: text, tagClass: .filenameExtension).isEmpty
    throw Misfit(
      reason: .type, message: "no type is called \(Self.shown(text))",
      suggestions: (isOwned ? [".\(text)"] : []) + registry.identifiers(near: text))
  }
}
