import MediaItems

/// Creates JSON schemas from tables of fields.
enum RecordSchema {
  /// Returns the schema of one kind of output.
  static func value(_ schema: OutputSchema) -> FieldValue {
    .object(present: [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("urn:uniform-types:schema:\(schema.name):\(OutputSchema.version)")),
      ("version", .integer(OutputSchema.version)), ("title", .text("\(schema.commands): one record")),
      (
        "description",
        .text("One line of NDJSON, one element of the JSON array, or the answer. Absent keys have no value.")
      ),
      ("type", .text("object")), ("properties", properties(schema.fields, schema.open)),
      ("required", schema.required.isEmpty ? nil : .list(schema.required.map(FieldValue.text))),
      ("additionalProperties", .flag(false)),
    ])
  }

  private static func properties(_ fields: [ItemField], _ open: Set<String> = []) -> FieldValue {
    .object(
      fields.map { field in
        FieldValue.Member(
          key: field.name, value: open.contains(field.name) ? texts(of: field) : schema(of: field))
      })
  }

  private static func schema(of field: ItemField) -> FieldValue {
    let meaning = field.meaning + (field.unit.map { " Unit: \($0)." } ?? "")
    let words = field.words.map { FieldValue.list($0.map(FieldValue.text)) }
    var members: [(String, FieldValue?)] = []
    switch field.shape {
    case .text, .path, .identifier, .date, .word: members = [("type", .text("string")), ("enum", words)]
    case .integer: members = [("type", .text("integer"))]
    case .number: members = [("type", .text("number"))]
    case .flag: members = [("type", .text("boolean"))]
    case .object(let fields): members = object(fields)
    case .texts, .paths:
      members = [
        ("type", .text("array")),
        ("items", .object(present: [("type", .text("string")), ("enum", words)])),
      ]
    case .list(let fields): members = [("type", .text("array")), ("items", .object(present: object(fields)))]
    }
    return .object(present: members + [("description", .text(meaning))])
  }

  /// Returns the schema of an object with arbitrary keys and lists of texts.
  private static func texts(of field: ItemField) -> FieldValue {
    let list = FieldValue.object(present: [
      ("type", .text("array")), ("items", .object(present: [("type", .text("string"))])),
    ])
    return .object(present: [
      ("type", .text("object")), ("additionalProperties", list), ("description", .text(field.meaning)),
    ])
  }

  private static func object(_ fields: [ItemField]) -> [(String, FieldValue?)] {
    [("type", .text("object")), ("properties", properties(fields)), ("additionalProperties", .flag(false))]
  }
}
