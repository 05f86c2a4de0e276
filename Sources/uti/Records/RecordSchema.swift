import MediaItems

/// The JSON schema of records, made from the table of fields.
enum RecordSchema {
  /// The schema of the records that a command writes: the fields that all have, and its own.
  static func value(command: String = "classify", also fields: [ItemField] = []) -> FieldValue {
    .object(present: [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("uti \(command) record")),
      (
        "description",
        .text("One line of NDJSON, or one element of the JSON array. Absent keys have no value.")
      ),
      ("type", .text("object")), ("properties", properties(ItemField.all + fields)),
      ("required", .list([.text("path")])), ("additionalProperties", .flag(false)),
    ])
  }

  private static func properties(_ fields: [ItemField]) -> FieldValue {
    .object(fields.map { FieldValue.Member(key: $0.name, value: schema(of: $0)) })
  }

  private static func schema(of field: ItemField) -> FieldValue {
    let meaning = field.meaning + (field.unit.map { " Unit: \($0)." } ?? "")
    var members: [(String, FieldValue?)] = []
    switch field.shape {
    case .text, .path, .identifier, .date: members = [("type", .text("string"))]
    case .word(let words): members = [("type", .text("string")), ("enum", .list(words.map(FieldValue.text)))]
    case .integer: members = [("type", .text("integer"))]
    case .number: members = [("type", .text("number"))]
    case .flag: members = [("type", .text("boolean"))]
    case .object(let fields): members = object(fields)
    case .texts, .paths:
      members = [
        ("type", .text("array")), ("items", .object(present: [("type", .text("string"))])),
      ]
    case .list(let fields): members = [("type", .text("array")), ("items", .object(present: object(fields)))]
    }
    return .object(present: members + [("description", .text(meaning))])
  }

  private static func object(_ fields: [ItemField]) -> [(String, FieldValue?)] {
    [("type", .text("object")), ("properties", properties(fields)), ("additionalProperties", .flag(false))]
  }
}
