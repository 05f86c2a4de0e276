/// One value of a property list, with the place it was read from.
///
/// All accessors are total: the wrong type, a missing key or an index out of range is nil. Equality compares values,
/// not places, and ignores the order of dictionary entries.
///
/// ```swift
/// let info = try PropertyList.parse(bytes)
/// for type in info["UTExportedTypeDeclarations"]?.array ?? [] {
///   print(type["UTTypeIdentifier"]?.string ?? "?", type.position ?? "")
/// }
/// ```
public struct PropertyList: Sendable, Equatable {
  /// What a property list can hold.
  public enum Value: Sendable, Equatable {
    case string(String)
    /// Binary property lists have integers of up to 128 bits.
    case integer(Int128)
    case real(Double)
    case boolean(Bool)
    /// Seconds since the start of 2001, UTC.
    case date(Double)
    case data([UInt8])
    case array([PropertyList])
    case dictionary(PropertyListDictionary)
    /// JSON's null, which no property list may hold; only with ``PropertyListLimits/allowsNull``.
    case null
  }

  /// The value.
  public var value: Value
  /// Where its text starts, or nil in a binary property list.
  public var position: TextPosition?

  /// Creates a value.
  public init(_ value: Value, position: TextPosition? = nil) {
    self.value = value
    self.position = position
  }

  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension PropertyList {
  /// The text of a string.
  public var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number of an integer that fits.
  public var integer: Int? { if case .integer(let number) = value { Int(exactly: number) } else { nil } }
  /// The number of a real or an integer.
  public var real: Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
  /// The truth of a boolean; integers are none.
  public var boolean: Bool? { if case .boolean(let truth) = value { truth } else { nil } }
  /// The seconds since 2001 of a date.
  public var date: Double? { if case .date(let seconds) = value { seconds } else { nil } }
  /// The bytes of data.
  public var data: [UInt8]? { if case .data(let bytes) = value { bytes } else { nil } }
  /// The elements of an array.
  public var array: [PropertyList]? { if case .array(let elements) = value { elements } else { nil } }
  /// The entries of a dictionary.
  public var dictionary: PropertyListDictionary? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }
  /// The value of a key in a dictionary.
  public subscript(key: String) -> PropertyList? { dictionary?[key] }
  /// The element of an array.
  public subscript(index: Int) -> PropertyList? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// What the value is, for a message.
  public var typeName: String {
    switch value {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    case .null: "null"
    }
  }
}
