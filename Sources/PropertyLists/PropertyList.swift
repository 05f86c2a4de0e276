/// A value of a property list, with its position in the text.
///
/// Accessors return nil for another type, a missing key or an index out of range. Equality ignores positions and the
/// order of dictionary entries.
///
/// ```swift
/// let info = try PropertyList.parse(bytes)
/// for type in info["UTExportedTypeDeclarations"]?.array ?? [] {
///   print(type["UTTypeIdentifier"]?.string ?? "?", type.position ?? "")
/// }
/// ```
public struct PropertyList: Sendable, Equatable {
  /// The kinds of values.
  public enum Value: Sendable, Equatable {
    case string(String)
    /// An integer; binary property lists have up to 128 bits.
    case integer(Int128)
    case real(Double)
    case boolean(Bool)
    /// Seconds since the start of 2001, UTC.
    case date(Double)
    case data([UInt8])
    case array([PropertyList])
    case dictionary(PropertyListDictionary)
    /// JSON's null; only with ``PropertyListLimits/allowsNull``, since property lists have no null.
    case null
  }

  /// The value.
  public var value: Value
  /// The start of the value's text; nil in a binary property list.
  public var position: TextPosition?

  /// Creates a value.
  public init(_ value: Value, position: TextPosition? = nil) {
    self.value = value
    self.position = position
  }

  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }

  /// The file formats of property lists.
  public enum Format: Hashable, Sendable {
    /// Apple's XML, document type PropertyList-1.0.
    case xml
    /// `bplist00` and `bplist01`.
    case binary
    /// JSON (RFC 8259): no dates and no data.
    case json
  }

  /// Returns the format that the first bytes indicate, JSON by default; the rest may be invalid.
  public static func format(of bytes: [UInt8]) -> Format {
    if bytes.starts(with: Array("bplist".utf8)) { return .binary }
    // Zeros are of UTF-16; a byte order mark and white space may come first.
    let skipped: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x00, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return bytes.prefix(4096).first { !skipped.contains($0) } == UInt8(ascii: "<") ? .xml : .json
  }

  /// Parses a property list in XML, binary or JSON form.
  ///
  /// XML and JSON may be UTF-8 or UTF-16 with a byte order mark; XML may also declare US-ASCII or ISO-8859-1. OpenStep's
  /// text format is not supported. Errors: ``PropertyListError``. Complexity: linear in the bytes, within the limits.
  public static func parse(
    _ bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()
  ) throws(PropertyListError) -> PropertyList {
    switch format(of: bytes) {
    case .binary:
      var parser = try BinaryPropertyListParser(bytes, limits)
      return try parser.root()
    case .xml:
      var parser = XMLPropertyListParser(PropertyListText(try PropertyListText.decode(bytes), limits))
      return try parser.document()
    case .json: return try parseJSON(bytes, limits: limits)
    }
  }

  /// Parses one value of strict JSON (RFC 8259): no comments, trailing commas or lone surrogates.
  public static func parseJSON(
    _ bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()
  ) throws(PropertyListError) -> PropertyList {
    var parser = JSONParser(PropertyListText(try PropertyListText.decode(bytes), limits))
    return try parser.document()
  }
}

extension PropertyList {
  /// The text, if the value is a string.
  public var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number, if the value is an integer that fits.
  public var integer: Int? { if case .integer(let number) = value { Int(exactly: number) } else { nil } }
  /// The number, if the value is a real or an integer.
  public var real: Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
  /// The value, if it is a boolean; integers are not.
  public var boolean: Bool? { if case .boolean(let truth) = value { truth } else { nil } }
  /// The seconds since 2001, if the value is a date.
  public var date: Double? { if case .date(let seconds) = value { seconds } else { nil } }
  /// The bytes, if the value is data.
  public var data: [UInt8]? { if case .data(let bytes) = value { bytes } else { nil } }
  /// The elements, if the value is an array.
  public var array: [PropertyList]? { if case .array(let elements) = value { elements } else { nil } }
  /// The entries, if the value is a dictionary.
  public var dictionary: PropertyListDictionary? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }
  /// The value of a key, if this is a dictionary that has it.
  public subscript(key: String) -> PropertyList? { dictionary?[key] }
  /// The element at an index, if this is an array that has it.
  public subscript(index: Int) -> PropertyList? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The kind of value, for messages.
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
