internal import ByteSources
internal import UniformTypes

/// Detects keys and certificates in ASN.1's distinguished encoding by the tags of their first two levels (X.690).
enum DER {
  private static let sequence: UInt8 = 0x30
  private static let set: UInt8 = 0x31
  private static let integer: UInt8 = 0x02
  private static let bitString: UInt8 = 0x03
  private static let octetString: UInt8 = 0x04
  private static let objectIdentifier: UInt8 = 0x06
  private static let times: Set<UInt8> = [0x17, 0x18]

  /// The tags of a sequence's values, and of the values in the first nested sequence.
  fileprivate struct Shape: ContentFacts {
    var outer: [UInt8]
    var inner: [UInt8]
    /// The first small integer.
    var version: UInt8?
    var details: String { "ASN.1 sequence of \(outer.count), \(inner.count) in the first of its sequences" }
  }

  private static let rules: [Rule<Shape>] = [
    Rule(
      "der-certificate",
      when: { shape in
        var body = shape.inner
        if body.first == 0xA0 { body.removeFirst() }
        return shape.isSigned
          && body.starts(with: [integer, sequence, sequence, sequence, sequence, sequence])
      }, then: .x509Certificate,
      because: "serial number, algorithm, issuer, validity, subject and key (RFC 5280 §4.1)"),
    Rule(
      "der-revocations",
      when: { shape in
        var body = shape.inner
        if body.first == integer { body.removeFirst() }
        return shape.isSigned && body.starts(with: [sequence, sequence]) && body.count > 2
          && times.contains(body[2])
      }, then: .revocationList, because: "algorithm, issuer and the time of this update (RFC 5280 §5.1)"),
    Rule(
      "der-request", when: { $0.isSigned && $0.inner == [integer, sequence, sequence, 0xA0] },
      then: .certificateRequest, because: "version, subject, key and attributes (RFC 2986 §4.1)"),
    Rule(
      "der-pkcs12",
      when: {
        $0.outer.starts(with: [integer, sequence]) && $0.version == 3 && $0.inner == [objectIdentifier, 0xA0]
      }, then: .pkcs12, because: "version 3 and a content (RFC 7292 §4)"),
    Rule(
      "der-pkcs8",
      when: {
        $0.outer.starts(with: [integer, sequence, octetString]) && ($0.version ?? 9) <= 1
          && $0.inner.first == objectIdentifier
      }, then: .pkcs8, because: "version, algorithm and key (RFC 5958 §2)"),
    Rule(
      "der-ec-key", when: { $0.outer.starts(with: [integer, octetString, 0xA0]) && $0.version == 1 },
      then: .x509Key,
      because: "version 1, a key and its curve (RFC 5915 §3)"),
    Rule(
      "der-rsa-key",
      when: {
        $0.outer.count >= 9 && $0.outer.prefix(9).allSatisfy { $0 == integer } && ($0.version ?? 9) <= 1
      },
      then: .x509Key, because: "version and eight numbers (RFC 8017 §A.1.2)"),
    Rule(
      "der-dsa-key",
      when: { $0.outer == [integer, integer, integer, integer, integer, integer] && $0.version == 0 },
      then: .x509Key, because: "version and five numbers"),
    Rule(
      "der-public-key", when: { $0.outer == [sequence, bitString] && $0.inner.first == objectIdentifier },
      then: .x509Key, because: "an algorithm and a key (RFC 5280 §4.1)"),
    Rule(
      "der-encrypted-key",
      when: { $0.outer == [sequence, octetString] && $0.inner.first == objectIdentifier },
      then: .pkcs8, because: "an algorithm and an encrypted key (RFC 5958 §3)"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let outer = header(reader.head, at: 0), outer.tag == sequence else { return nil }
    let end = outer.length.map { Int64(outer.start) + Int64($0) }
    let isTruncated = end.flatMap { end in reader.byteCount.map { end > $0 } } ?? false
    if let finding = message(reader.head, from: outer.start, isTruncated ? .truncated : nil) {
      return finding
    }
    // Only a line end may follow the sequence.
    guard let end, let size = reader.byteCount, end <= size, size - end <= 2 else { return nil }
    let values = try children(reader, Int64(outer.start)..<end)
    guard let first = values.first else { return nil }
    var inner: [UInt8] = []
    if let sequence = values.prefix(2).first(where: { $0.tag == Self.sequence }) {
      inner = try children(reader, sequence.range).map(\.tag)
    }
    var version: UInt8?
    if first.tag == integer, first.range.upperBound - first.range.lowerBound == 1 {
      version = try reader.view(at: first.range.lowerBound, count: 1)[0]
    }
    let shape = Shape(outer: values.map(\.tag), inner: inner, version: version)
    return rules.first(for: shape).map { ContentFinding($0, range: 0..<min(end, 4096), facts: shape) }
  }

  /// Identifies PKCS #7 by the content type at the start; lengths may be indefinite (RFC 2315 §7).
  private static func message(_ head: ByteView, from start: Int, _ damage: ContentDamage?)
    -> ContentFinding?
  {
    guard head.matches([0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07], at: start),
      let kind = head[start + 10], (1...6).contains(kind)
    else { return nil }
    var type = DeclaredType.pkcs7
    // Signed data without digest algorithms only carries certificates.
    var isUndecided = kind == 2
    if isUndecided {
      if let content = header(head, at: start + 11), let signed = header(head, at: content.start),
        let version = header(head, at: signed.start), version.tag == integer, let length = version.length,
        let algorithms = header(head, at: version.start + length), algorithms.tag == set
      {
        type = algorithms.length == 0 ? .pkcs7Certificates : .pkcs7Signature
        isUndecided = false
      }
    }
    return ContentFinding(
      type, by: .structure, decided: !isUndecided, range: 0..<Int64(start + 11), rule: "der-pkcs7",
      because: "an object identifier of PKCS #7's contents (RFC 2315 §14)", damage: damage)
  }

  private static func children(
    _ reader: ByteReader, _ range: Range<Int64>
  ) throws(ReadFailure) -> [(tag: UInt8, range: Range<Int64>)] {
    var children: [(tag: UInt8, range: Range<Int64>)] = []
    var offset = range.lowerBound
    while offset < range.upperBound, children.count < 12 {
      try reader.step()
      let view = try reader.available(at: offset, upTo: 6)
      guard let value = header(view, at: 0), let length = value.length else { break }
      let start = offset + Int64(value.start)
      guard start + Int64(length) <= range.upperBound else { break }
      children.append((value.tag, start..<start + Int64(length)))
      offset = start + Int64(length)
    }
    return children
  }

  /// Reads a tag and a length of up to four bytes; the length is nil if it is indefinite.
  private static func header(_ view: ByteView, at index: Int) -> (tag: UInt8, start: Int, length: Int?)? {
    guard let tag = view[index], tag & 0x1F != 0x1F, let first = view[index + 1] else { return nil }
    switch first {
    case 0x00...0x7F: return (tag, index + 2, Int(first))
    case 0x80: return (tag, index + 2, nil)
    case 0x81...0x84:
      var length = 0
      for offset in 0..<Int(first & 0x7F) {
        guard let byte = view[index + 2 + offset] else { return nil }
        length = length << 8 | Int(byte)
      }
      return length <= Int(Int32.max) ? (tag, index + 2 + Int(first & 0x7F), length) : nil
    default: return nil
    }
  }
}

extension DER.Shape {
  /// True for a body, an algorithm and a signature.
  fileprivate var isSigned: Bool { outer == [0x30, 0x30, 0x03] }
}
