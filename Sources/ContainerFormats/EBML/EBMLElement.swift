package import ByteSources

/// An element of an EBML document: identifier and range (RFC 8794 §5, §6).
package struct EBMLElement: Sendable {
  package var identifier: UInt64
  /// The contents, clamped to the parent; to its end if the size is unknown.
  package var contents: Range<Int64>
  /// The declared end; the parent's end if the size is unknown.
  package var declaredEnd: Int64
  /// True if the declared size exceeds the parent.
  package var isCutShort = false
  /// True if the size is unknown.
  package var isUnbounded = false

  /// Reads the element's head at `offset`; nil at the parent's end.
  package init?(at offset: Int64, end: Int64, _ reader: ByteReader) throws(ReadFailure) {
    guard offset < end else { return nil }
    try reader.step()
    let (identifier, sizeStart) = try Self.number(at: offset, upTo: 4, keepsMarker: true, reader)
    let (size, start) = try Self.number(at: sizeStart, upTo: 8, keepsMarker: false, reader)
    self.identifier = identifier
    let limit: Int64
    // All ones mean an unknown size.
    if size == 1 << UInt64(7 * (start - sizeStart)) - 1 {
      isUnbounded = true
      (limit, declaredEnd) = (end, end)
    } else {
      let (upper, overflow) = start.addingReportingOverflow(Int64(clamping: size))
      isCutShort = overflow || upper > end
      limit = isCutShort ? end : upper
      declaredEnd = overflow ? .max : upper
    }
    contents = start..<max(start, limit)
  }

  /// Reads a variable-length number, whose length is the count of leading zeros (RFC 8794 §4), and its end.
  private static func number(
    at offset: Int64, upTo longest: Int, keepsMarker: Bool, _ reader: ByteReader
  ) throws(ReadFailure) -> (value: UInt64, end: Int64) {
    let first = try reader.bigEndian(UInt8.self, at: offset)
    let length = first.leadingZeroBitCount + 1
    guard length <= longest else { throw .malformed("an element's identifier or size is too long") }
    var value = UInt64(keepsMarker ? first : first & UInt8(0xFF >> length))
    for index in 1..<max(1, length) {
      value = value << 8 | UInt64(try reader.bigEndian(UInt8.self, at: offset + Int64(index)))
    }
    return (value, offset + Int64(length))
  }

  package func children(_ reader: ByteReader) -> EBMLElements { EBMLElements(in: contents, reader) }

  /// Returns the contents as an unsigned number of up to eight bytes (RFC 8794 §7.2).
  package func unsigned(_ reader: ByteReader) throws(ReadFailure) -> UInt64 {
    let count = Int(min(8, contents.upperBound - contents.lowerBound))
    return try reader.view(at: contents.lowerBound, count: count).withUnsafeBytes { bytes in
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// Returns the contents as a floating-point number (RFC 8794 §7.3); nil unless of four or eight bytes.
  package func real(_ reader: ByteReader) throws(ReadFailure) -> Double? {
    let bits = try unsigned(reader)
    return switch contents.upperBound - contents.lowerBound {
    case 4: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: Double(bitPattern: bits)
    default: nil
    }
  }

  /// Returns the first bytes of the contents as text, without padding zeros (RFC 8794 §7.4).
  package func text(_ reader: ByteReader) throws(ReadFailure) -> String {
    let count = Int(min(64, contents.upperBound - contents.lowerBound))
    let text = try reader.view(at: contents.lowerBound, count: count).text
    return String(text.prefix { $0 != "\0" })
  }
}

/// The elements of a range, in order; the reader's budget bounds their number.
package struct EBMLElements {
  @usableFromInline let reader: ByteReader
  @usableFromInline var offset: Int64
  @usableFromInline let end: Int64

  @inlinable package init(in range: Range<Int64>, _ reader: ByteReader) {
    self.reader = reader
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// Returns the next element; nil at the end.
  @inlinable package mutating func next() throws(ReadFailure) -> EBMLElement? {
    guard let element = try EBMLElement(at: offset, end: end, reader) else { return nil }
    offset = element.contents.upperBound
    return element
  }
}
