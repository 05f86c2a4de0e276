// Coding of field values with `Codable`, for JSON and other encoders.
extension FieldValue: Codable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The limit on nesting; records have three levels.
  private static let maxDepth = 16

  /// Decodes a value; keys are in the decoder's order, and null is not a value.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maxDepth else {
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

  /// Encodes the value as in JSON; numbers that are not finite become null.
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
