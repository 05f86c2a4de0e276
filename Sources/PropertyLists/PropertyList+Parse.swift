extension PropertyList {
  /// How a property list is written down.
  public enum Format: Hashable, Sendable {
    /// Apple's XML, document type PropertyList-1.0.
    case xml
    /// `bplist00` and `bplist01`.
    case binary
    /// JSON (RFC 8259): no dates and no data.
    case json
  }

  /// The format that the first bytes claim, JSON when they claim none; nothing is promised about the rest.
  public static func format(of bytes: [UInt8]) -> Format {
    if bytes.starts(with: Array("bplist".utf8)) { return .binary }
    // A letter may be two bytes with a zero, and byte order marks and white space may come first.
    let skipped: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x00, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return bytes.prefix(4096).first { !skipped.contains($0) } == UInt8(ascii: "<") ? .xml : .json
  }

  /// Reads a property list: XML, binary or JSON, whichever the first bytes say.
  ///
  /// XML and JSON may be UTF-8 or UTF-16 with a byte order mark; XML may declare US-ASCII or ISO-8859-1, too. OpenStep's
  /// text format is not read. Errors: ``PropertyListError``, with line and column for text, key path for all.
  /// Complexity: linear in the bytes, never more than the limits.
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

  /// Reads JSON (RFC 8259), strictly: no comments, no trailing commas, no lone surrogates, one value.
  public static func parseJSON(
    _ bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()
  ) throws(PropertyListError) -> PropertyList {
    var parser = JSONParser(PropertyListText(try PropertyListText.decode(bytes), limits))
    return try parser.document()
  }
}
