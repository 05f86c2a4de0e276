internal import ByteSources
internal import MediaMetadata

/// Gathers a file's packets: the standard one, and the parts of an extended one (XMP specification part 3 §1.1.3.1).
struct XMPCollector {
  private static let standard: StaticString = "http://ns.adobe.com/xap/1.0/"
  private static let extended: StaticString = "http://ns.adobe.com/xmp/extension/\0"
  /// What is read of one packet, and of all parts of an extended one.
  static let longestPacket = 512 << 10
  private static let longestSegment = 64 << 10

  private var packets: [[UInt8]] = []
  /// Whether a part of a packet was left out.
  private var isCut = false
  private var parts: [(digest: String, offset: UInt32, range: Range<Int64>)] = []

  /// Takes an APP1 segment; others than XMP's are left alone, and that is told.
  @discardableResult
  mutating func add(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    if let packet = try Self.packet(in: range, reader) {
      packets.append(packet)
      return true
    }
    let view = try reader.available(in: range, upTo: Self.longestSegment)
    guard view.matches(Self.extended) else { return false }
    guard parts.count < 64, let part = Self.extendedPart(in: range, view) else {
      isCut = true
      return true
    }
    if !part.range.isEmpty { parts.append(part) }
    return true
  }

  /// The part of an extended packet that an APP1 segment holds; nil where it holds something else.
  static func extendedPart(
    in range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> (digest: String, offset: UInt32, range: Range<Int64>)? {
    let view = try reader.available(in: range, upTo: extended.utf8CodeUnitCount + 40)
    return view.matches(extended) ? extendedPart(in: range, view) : nil
  }

  /// Digest and place of a part: 32 characters, then the packet's length and the part's offset (§1.1.3.1).
  private static func extendedPart(
    in range: Range<Int64>, _ view: ByteView
  ) -> (digest: String, offset: UInt32, range: Range<Int64>)? {
    let start = extended.utf8CodeUnitCount
    let body = range.lowerBound + Int64(start) + 40
    guard let offset = view.bigEndian(UInt32.self, at: start + 36) else { return nil }
    return (view.slice(start..<start + 32).text, offset, body..<max(body, range.upperBound))
  }

  /// The standard packet of an APP1 segment, or nil when it holds something else.
  static func packet(in range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> [UInt8]? {
    let view = try reader.available(in: range, upTo: longestSegment)
    return start(ofPacketIn: view).map { view.slice(from: $0).array }
  }

  /// Where the standard packet of an APP1 segment begins; nil where it holds something else.
  static func start(ofPacketIn range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    start(ofPacketIn: try reader.available(in: range, upTo: 64)).map { range.lowerBound + Int64($0) }
  }

  private static func start(ofPacketIn view: ByteView) -> Int? {
    guard view.matches(standard) else { return nil }
    // A zero ends the name; some writers have a blank before it.
    let end = standard.utf8CodeUnitCount + (view[standard.utf8CodeUnitCount] == 0x20 ? 1 : 0)
    return view[end] == 0 ? end + 1 : nil
  }

  /// Takes a packet that was unpacked.
  mutating func add(bytes: [UInt8]) { packets.append(bytes) }

  /// Takes a packet that stands alone.
  mutating func add(packet range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    packets.append(try reader.available(in: range, upTo: Self.longestPacket).array)
    if range.upperBound - range.lowerBound > Self.longestPacket { isCut = true }
  }

  /// The packets, with the extended one that they name.
  func all(_ reader: ByteReader) throws(ReadFailure) -> [[UInt8]] {
    guard !parts.isEmpty else { return packets }
    var facts = XMPFacts()
    for packet in packets { facts.take(packet: packet, reader.clock) }
    guard let digest = facts.extendedDigest else { return packets }
    return packets + [try Self.join(parts(of: digest), reader)]
  }

  /// The parts of the extended packet with a digest, in their order.
  private func parts(of digest: String) -> [(offset: UInt32, range: Range<Int64>)] {
    parts.filter { $0.digest == digest }.sorted { $0.offset < $1.offset }.map { ($0.offset, $0.range) }
  }

  /// Reads the packets and hands what they say to `metadata`.
  mutating func finish(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard !packets.isEmpty else {
      if !parts.isEmpty { metadata.locations.leave("an extended XMP packet without its first part") }
      return
    }
    var facts = metadata.xmp ?? XMPFacts()
    for packet in packets where Self.pays(for: packet, reader, &facts) {
      facts.take(packet: packet, reader.clock)
    }
    if let digest = facts.extendedDigest {
      let gathered = parts(of: digest)
      try metadata.attempt { (_) throws(ReadFailure) in
        let joined = try Self.join(gathered, reader)
        let length = gathered.reduce(Int64(0)) { $0 + $1.range.upperBound - $1.range.lowerBound }
        if Int64(joined.count) < length { facts.isWhole = false }
        if Self.pays(for: joined, reader, &facts) { facts.take(packet: joined, reader.clock) }
        if joined.isEmpty { facts.isWhole = false }
      }
    }
    if parts.contains(where: { $0.digest != facts.extendedDigest }) { facts.isWhole = false }
    if isCut { facts.isWhole = false }
    metadata.xmp = facts
    metadata.captured = metadata.captured ?? facts.captured
    metadata.burstIdentifier = metadata.burstIdentifier ?? facts.burstIdentifier
    facts.tell(&metadata.locations)
  }

  /// How many bytes of markup count as one step.
  private static let bytesPerStep = 128

  /// Counts what reading a packet costs; false, and noted, where that is more than is left.
  private static func pays(for packet: [UInt8], _ reader: ByteReader, _ facts: inout XMPFacts) -> Bool {
    do throws(ReadFailure) { try pay(for: packet, reader) } catch {
      facts.isWhole = false
      return false
    }
    return true
  }

  /// Counts what reading a packet costs.
  static func pay(for packet: [UInt8], _ reader: ByteReader) throws(ReadFailure) {
    try reader.step(packet.count / bytesPerStep)
  }

  /// Joins the parts that follow one another; large ones are depth maps, of which the beginning is enough.
  private static func join(_ parts: [(offset: UInt32, range: Range<Int64>)], _ reader: ByteReader)
    throws(ReadFailure) -> [UInt8]
  {
    var bytes: [UInt8] = []
    for part in parts {
      guard Int(part.offset) == bytes.count, bytes.count < longestPacket else { break }
      bytes += try reader.available(in: part.range, upTo: .max).array
    }
    return bytes
  }
}
