extension FieldValue: Codable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// How deep values are read: records are three deep.
  private static let deepest = 16

  /// Reads a value; keys are in the decoder's order, and null is none.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.deepest else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no record has values in values this deep"))
    }
    if let object = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try object.allKeys.compactMap { key in
          if try object.decodeNil(forKey: key) { return nil }
          return Member(key: key.stringValue, value: try object.decode(FieldValue.self, forKey: key))
        })
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [FieldValue] = []
      while !list.isAtEnd { elements.append(try list.decode(FieldValue.self)) }
      self = .list(elements)
      return
    }
    let single = try decoder.singleValueContainer()
    if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? single.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try single.decode(String.self))
    }
  }

  /// Writes the value as JSON has it: objects by their keys, numbers that JSON has no form for as null.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: Key.self)
      for member in members { try object.encode(member.value, forKey: Key(stringValue: member.key)) }
    case .list(let elements):
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(element) }
    case .text(let text): try Self.encode(text, encoder)
    case .integer(let number): try Self.encode(number, encoder)
    case .number(let number) where !number.isFinite:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .number(let number): try Self.encode(number, encoder)
    case .flag(let flag): try Self.encode(flag, encoder)
    }
  }

  private static func encode(_ value: some Encodable, _ encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(value)
  }
}
