/// A value of a record's field, or of any other JSON that the command prints: keys keep their order.
enum FieldValue: Equatable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case list([FieldValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: FieldValue
  }

  /// An object of the members that have a value.
  static func object(present members: [(String, FieldValue?)]) -> FieldValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}
