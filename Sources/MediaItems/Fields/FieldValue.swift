package import PropertyLists

/// The value of a field, or any other JSON value that the command prints; keys keep their order.
public enum FieldValue: Hashable, Sendable {
  /// Text, such as a word, an identifier or a date.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number that may have a fraction.
  case number(Double)
  /// A Boolean value.
  case flag(Bool)
  /// A list of values.
  case list([FieldValue])
  /// Named values.
  case object([Member])

  /// A named value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var key: String
    /// The value.
    public var value: FieldValue

    /// Creates a member.
    public init(key: String, value: FieldValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value as text for people: lists separated by commas; empty for objects.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .list(let elements): elements.map(\.plainText).joined(separator: ", ")
    case .object: ""
    }
  }

  /// Returns an object of the members that have a value.
  package static func object(present members: [(String, FieldValue?)]) -> FieldValue {
    var present: [Member] = []
    present.reserveCapacity(members.count)
    for (key, value) in members {
      if let value { present.append(Member(key: key, value: value)) }
    }
    return .object(present)
  }
}

extension JSONWriter {
  package mutating func value(_ value: FieldValue) {
    switch value {
    case .text(let text): self.value(text)
    case .integer(let number): self.value(number)
    case .number(let number): self.value(number)
    case .flag(let flag): self.value(flag)
    case .list(let elements): array { json in for element in elements { json.value(element) } }
    case .object(let members):
      beginObject()
      for index in members.indices {
        key(members[index].key)
        self.value(members[index].value)
      }
      endObject()
    }
  }
}
