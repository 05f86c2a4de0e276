package import PropertyLists

/// A value of a record's field, or of any other JSON that the command prints: keys keep their order.
package enum FieldValue: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case list([FieldValue])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: FieldValue

    package init(key: String, value: FieldValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value for people: lists with commas, no objects.
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

  /// An object of the members that have a value.
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
      object { json in
        for member in members {
          json.key(member.key)
          json.value(member.value)
        }
      }
    }
  }
}
