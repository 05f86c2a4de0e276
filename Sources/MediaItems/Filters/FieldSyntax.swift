internal import ASCIIBytes
internal import PropertyLists
internal import UniformTypes

/// The syntax of a field's values in conditions, and its operators; used by help and errors.
package struct FieldSyntax: Sendable {
  /// The description of valid values, to follow "takes".
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
  /// The reason why a value is invalid for the field, with suggestions.
  struct LiteralError: Error {
    var reason: FilterExpressionError.Reason
    var message: String
    var suggestions: [String] = []
  }

  /// Parses the right side of a comparison; without a registry, any text is accepted as a type.
  func literal(
    _ text: String, for comparison: FieldComparison.Operator, in registry: TypeRegistry?
  ) throws(LiteralError) -> FieldComparison.Literal {
    if let words { return try .words(matching(text, comparison, words)) }
    switch shape {
    case .integer, .number:
      if let number = number(text) { return .number(number) }
    case .flag:
      if let flag = Bool(text.lowercased()) { return .flag(flag) }
      throw literalError(text, Self.booleanSynonyms[text.lowercased()].map { [$0] } ?? [])
    case .date:
      if let span = CaptureSpan(text) { return .date(span) }
    case .identifier where comparison != .contains: return try .text(identifier(text, registry))
    case .text, .path, .identifier, .texts, .paths: return .text(text)
    case .word, .object, .list: break
    }
    throw literalError(text, [])
  }

  private static let booleanSynonyms = [
    "yes": "true", "y": "true", "on": "true", "1": "true", "no": "false", "n": "false", "off": "false",
    "0": "false",
  ]

  private func literalError(_ text: String, _ suggestions: [String]) -> LiteralError {
    LiteralError(
      reason: .value, message: "\(name) takes \(FieldSyntax(self).values), not \(Self.printable(text))",
      suggestions: suggestions)
  }

  private static func printable(_ text: String) -> String {
    text.isEmpty ? "an empty text" : PrintableText.escaped(text)
  }

  private func number(_ text: String) -> Double? {
    // Rejects inf, nan and hexadecimal numbers.
    guard let first = text.utf8.first, text.utf8.count <= 32, !text.lowercased().hasPrefix("0x"),
      first.isASCIIDigit || first == 0x2D || first == 0x2B || first == 0x2E
    else { return nil }
    if unit == "bytes", let bytes = ByteQuantity.bytes(text) { return Double(bytes) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the matching words: the equal one, or all that contain the text.
  private func matching(
    _ text: String, _ comparison: FieldComparison.Operator, _ words: [String]
  ) throws(LiteralError) -> [String] {
    let folded = text.lowercased()
    let matches = words.filter { word in
      let word = word.lowercased()
      return comparison == .contains ? !folded.isEmpty && word.contains(folded) : word == folded
    }
    if !matches.isEmpty { return matches }
    throw literalError(text, NearestNames.near(text, among: words))
  }

  private func identifier(_ text: String, _ registry: TypeRegistry?) throws(LiteralError) -> String {
    guard let registry else { return text }
    if TypeSpecifier.isPronomIdentifier(text) {
      if let fault = TypeSpecifier.pronomFault(text, in: registry) {
        throw LiteralError(reason: .type, message: fault)
      }
      if let type = UTType(pronomIdentifier: text) { return type.identifier }
    }
    if let type = TypeSpecifier(text).types(in: registry).first { return type.identifier }
    if case .mimeType = TypeSpecifier(text).form, let fault = TypeSpecifier.mimeTypeFault(text) {
      throw LiteralError(reason: .type, message: "\(Self.printable(text)) is \(fault)")
    }
    let isOwned = !registry.declaredTypes(tag: text, tagClass: .filenameExtension).isEmpty
    throw LiteralError(
      reason: .type, message: "no type is called \(Self.printable(text))",
      suggestions: (isOwned ? [".\(text)"] : []) + registry.identifiers(near: text))
  }
}
