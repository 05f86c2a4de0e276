internal import PropertyLists

// Reading and validating the keys of a case.
extension CaseField {
  /// Reads an object with these keys; others are errors, except those in `also`, which are ignored.
  static func read(
    _ value: PropertyList, _ fields: [CaseField], what: String, also: Set<String> = [], line: Int
  ) throws(SuiteError) -> CaseObject {
    guard let entries = value.dictionary else {
      throw SuiteError(line: line, at: value.position, "expected \(what) as an object, found \(value.words)")
    }
    if let twice = entries.hidden.first {
      throw SuiteError(line: line, at: twice.keyPosition, "the key '\(twice.key)' comes twice")
    }
    var object = CaseObject()
    for entry in entries {
      if also.contains(entry.key) { continue }
      guard let field = fields.first(where: { $0.name == entry.key }) else {
        let known = (fields.map(\.name) + also.sorted()).joined(separator: ", ")
        throw SuiteError(
          line: line, at: entry.keyPosition, "unknown key '\(entry.key)' in \(what); it has \(known)")
      }
      object[field.name] = try field.shape.read(entry.value, key: field.name, line: line)
    }
    for field in fields where field.isRequired && object[field.name] == nil {
      throw SuiteError(line: line, at: value.position, "\(what) has no '\(field.name)': \(field.meaning)")
    }
    return object
  }
}

extension CaseField.Shape {
  private static let bounds = ["atLeast", "atMost"]

  func read(_ value: PropertyList, key: String, line: Int) throws(SuiteError) -> CaseValue {
    switch (self, value.value) {
    case (.text, .string(let text)): return .text(text)
    case (.identifier, .string(let text)), (.mimeType, .string(let text)): return .text(text)
    case (.word(let words), .string(let text)) where words.contains(text): return .text(text)
    case (.flag, .boolean(let truth)): return .flag(truth)
    case (.integer(let range), .integer(let number)):
      if let number = Int(exactly: number), range.contains(number) { return .integer(number) }
    case (.number, .integer(let number)):
      if let number = Int(exactly: number) { return .integer(number) }
    case (.number, .real(let number)) where number.isFinite: return .real(number)
    case (.list(let element, let count), .array(let elements)) where count.contains(elements.count):
      var list: [CaseValue] = []
      for value in elements { list.append(try element.read(value, key: key, line: line)) }
      return .list(list)
    case (.map(let shape), .dictionary(let entries)):
      var object = CaseObject()
      for entry in entries { object[entry.key] = try shape.read(entry.value, key: key, line: line) }
      return .object(object)
    case (.object(let fields), .dictionary):
      return .object(try CaseField.read(value, fields, what: "an element of '\(key)'", line: line))
    case (.orNull, .null): return .null
    case (.orNull(let shape), _): return try shape.read(value, key: key, line: line)
    case (.bound, .string(let text)) where !text.isEmpty: return .text(text)
    case (.bound, .dictionary(let entries)) where entries.count == 1:
      if let entry = entries.first, Self.bounds.contains(entry.key), let text = entry.value.string,
        !text.isEmpty
      {
        return .object(CaseObject([(entry.key, .text(text))]))
      }
    default: break
    }
    throw SuiteError(line: line, at: value.position, "'\(key)' holds \(value.words); write \(words)")
  }
}

extension PropertyList {
  /// A short form of the value for messages.
  fileprivate var words: String {
    switch value {
    case .string(let text): text.utf8.count <= 60 ? "\"\(text)\"" : "a long string"
    case .integer(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .null: "null"
    case .array(let elements): "an array of \(elements.count)"
    case .dictionary: "an object"
    case .real, .date, .data: "a \(typeName)"
    }
  }
}
