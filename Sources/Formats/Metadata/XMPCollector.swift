internal import ByteSources
internal import MediaMetadata

/// Collects the XMP packets of a file: the standard one, and the parts of an extended one (XMP specification part 3
/// §1.1.3.1).
struct XMPCollector {
  private static let standard: StaticString = "http://ns.adobe.com/xap/1.0/"
  private static let extended: StaticString = "http://ns.adobe.com/xmp/extension/\0"
  /// The limit for one packet, and for all parts of an extended one.
  static let maxPacketLength = 512 << 10
  private static let maxSegmentLength = 64 << 10

  private var packets: [[UInt8]] = []
  /// True if a part of a packet was skipped.
  private var isTruncated = false
  private var parts: [(digest: String, offset: UInt32, range: Range<Int64>)] = []

  /// Adds an APP1 segment; returns false if it is not XMP.
  @discardableResult
  mutating func add(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    if let packet = try Self.packet(in: range, reader) {
      packets.append(packet)
      return true
    }
    let view = try reader.available(in: range, upTo: Self.maxSegmentLength)
    guard view.matches(Self.extended) else { return false }
    guard parts.count < 64, let part = Self.extendedPart(in: range, view) else {
      isTruncated = true
      return true
    }
    if !part.range.isEmpty { parts.append(part) }
    return true
  }

  /// Returns the part of an extended packet in an APP1 segment; nil for other contents.
  static func extendedPart(
    in range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> (digest: String, offset: UInt32, range: Range<Int64>)? {
    let view = try reader.available(in: range, upTo: extended.utf8CodeUnitCount + 40)
    return view.matches(extended) ? extendedPart(in: range, view) : nil
  }

  /// Reads a part's digest of 32 characters, the packet's length and the part's offset (§1.1.3.1).
  private static func extendedPart(
    in range: Range<Int64>, _ view: ByteView
  ) -> (digest: String, offset: UInt32, range: Range<Int64>)? {
    let start = extended.utf8CodeUnitCount
    let body = range.lowerBound + Int64(start) + 40
    guard let offset = view.bigEndian(UInt32.self, at: start + 36) else { return nil }
    return (view.slice(start..<start + 32).text, offset, body..<max(body, range.upperBound))
  }

  /// Returns the standard packet of an APP1 segment; nil for other contents.
  static func packet(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> [UInt8]? {
    let view = try reader.available(in: range, upTo: maxSegmentLength)
    return start(ofPacketIn: view).map { view.slice(from: $0).array }
  }

  /// Returns the offset of the standard packet in an APP1 segment; nil for other contents.
  static func start(ofPacketIn range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    start(ofPacketIn: try reader.available(in: range, upTo: 64)).map { range.lowerBound + Int64($0) }
  }

  private static func start(ofPacketIn view: ByteView) -> Int? {
    guard view.matches(standard) else { return nil }
    // A zero ends the name; some writers add a space before it.
    let end = standard.utf8CodeUnitCount + (view[standard.utf8CodeUnitCount] == 0x20 ? 1 : 0)
    return view[end] == 0 ? end + 1 : nil
  }

  /// Adds a packet that is in memory.
  mutating func add(bytes: [UInt8]) { packets.append(bytes) }

  /// Adds the packet in `range`.
  mutating func add(packet range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    packets.append(try reader.available(in: range, upTo: Self.maxPacketLength).array)
    if range.upperBound - range.lowerBound > Self.maxPacketLength { isTruncated = true }
  }

  /// Returns the packets, with the extended packet whose digest they contain.
  func all(_ reader: ByteReader) throws(ReadFailure) -> [[UInt8]] {
    guard !parts.isEmpty else { return packets }
    var facts = XMPFacts()
    for packet in packets { facts.add(packet: packet, reader.clock) }
    guard let digest = facts.extendedDigest else { return packets }
    return packets + [try Self.join(parts(of: digest), reader)]
  }

  /// Returns the parts of the extended packet with a digest, in order.
  private func parts(of digest: String) -> [(offset: UInt32, range: Range<Int64>)] {
    parts.filter { $0.digest == digest }.sorted { $0.offset < $1.offset }.map { ($0.offset, $0.range) }
  }

  /// Parses the packets into `metadata`.
  mutating func finish(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard !packets.isEmpty else {
      if !parts.isEmpty { metadata.locations.noteUnread("an extended XMP packet without its first part") }
      return
    }
    var facts = metadata.xmp ?? XMPFacts()
    for packet in packets where Self.chargeOrMarkIncomplete(packet, reader, &facts) {
      facts.add(packet: packet, reader.clock)
    }
    if let digest = facts.extendedDigest {
      let ordered = parts(of: digest)
      try metadata.attempt { (_) throws(ReadFailure) in
        let joined = try Self.join(ordered, reader)
        let length = ordered.reduce(Int64(0)) { $0 + $1.range.upperBound - $1.range.lowerBound }
        if Int64(joined.count) < length { facts.isWhole = false }
        if Self.chargeOrMarkIncomplete(joined, reader, &facts) { facts.add(packet: joined, reader.clock) }
        if joined.isEmpty { facts.isWhole = false }
      }
    }
    if parts.contains(where: { $0.digest != facts.extendedDigest }) { facts.isWhole = false }
    if isTruncated { facts.isWhole = false }
    metadata.xmp = facts
    metadata.captured = metadata.captured ?? facts.captured
    metadata.burstIdentifier = metadata.burstIdentifier ?? facts.burstIdentifier
    facts.report(to: &metadata.locations)
  }

  /// The number of bytes that cost one step of the budget.
  private static let bytesPerStep = 128

  /// Charges a packet to the budget; returns false, and marks the facts incomplete, if that is exhausted.
  private static func chargeOrMarkIncomplete(
    _ packet: [UInt8], _ reader: ByteReader, _ facts: inout XMPFacts
  ) -> Bool {
    do throws(ReadFailure) { try charge(packet, to: reader) } catch {
      facts.isWhole = false
      return false
    }
    return true
  }

  /// Charges a packet to the reader's budget.
  static func charge(_ packet: [UInt8], to reader: ByteReader) throws(ReadFailure) {
    try reader.step(packet.count / bytesPerStep)
  }

  /// Joins contiguous parts until the limit; larger packets hold depth maps, whose beginning suffices.
  private static func join(_ parts: [(offset: UInt32, range: Range<Int64>)], _ reader: ByteReader)
    throws(ReadFailure) -> [UInt8]
  {
    var bytes: [UInt8] = []
    for part in parts {
      guard Int(part.offset) == bytes.count, bytes.count < maxPacketLength else { break }
      bytes += try reader.available(in: part.range, upTo: .max).array
    }
    return bytes
  }
}
