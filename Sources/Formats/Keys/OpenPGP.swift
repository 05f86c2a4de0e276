internal import ByteSources
internal import UniformTypes

/// Detects OpenPGP's binary packets (RFC 9580) by the first packet's tag and fields.
enum OpenPGP {
  private struct Packet {
    var tag: UInt8
    var body: Int
    var length: Int64?
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let packet = packet(head), let version = head[packet.body] else { return nil }
    if let length = packet.length, let byteCount = reader.byteCount, Int64(packet.body) + length > byteCount {
      return nil
    }
    switch packet.tag {
    case 1 where version == 3 || version == 6:
      guard let algorithm = head[packet.body + 9], publicKeyAlgorithms.contains(algorithm) else { return nil }
      return finding(.openPGPEncrypted, packet, "a session key encrypted with an algorithm that exists")
    case 3 where version == 4 || version == 5:
      guard let cipher = head[packet.body + 1], (1...13).contains(cipher),
        let derivation = head[packet.body + 2], derivation <= 4, let length = packet.length, length <= 64
      else { return nil }
      return finding(
        .openPGPEncrypted, packet, "a session key made from a password, with a cipher that exists")
    case 2 where version == 3 || version == 4:
      let index = packet.body + (version == 3 ? 2 : 1)
      guard version == 4 || head[packet.body + 1] == 5, let kind = head[index], signatureKinds.contains(kind),
        let algorithm = head[index + (version == 3 ? 13 : 1)], publicKeyAlgorithms.contains(algorithm),
        let hash = head[index + (version == 3 ? 14 : 2)], (1...14).contains(hash)
      else { return nil }
      return finding(.openPGPSignature, packet, "a signature of a kind, algorithm and hash that exist")
    case 5 where version == 3 || version == 4, 6 where version == 3 || version == 4:
      let index = packet.body + (version == 3 ? 7 : 5)
      guard let algorithm = head[index], publicKeyAlgorithms.contains(algorithm),
        let bits = head.bigEndian(UInt16.self, at: index + 1), bits > 0
      else { return nil }
      return finding(.openPGPKeys, packet, "a key of a version and algorithm that exist")
    default: return nil
    }
  }

  private static let publicKeyAlgorithms: Set<UInt8> = [1, 2, 3, 16, 17, 18, 19, 20, 22, 25, 27]
  private static let signatureKinds: Set<UInt8> = [
    0, 1, 2, 0x10, 0x11, 0x12, 0x13, 0x18, 0x19, 0x1F, 0x20, 0x28, 0x30, 0x40, 0x50,
  ]

  private static func packet(_ head: ByteView) -> Packet? {
    guard let first = head[0] else { return nil }
    if first & 0x40 == 0 {
      let tag = first >> 2 & 0x0F
      switch first & 3 {
      case 0: return head[1].map { Packet(tag: tag, body: 2, length: Int64($0)) }
      case 1: return head.bigEndian(UInt16.self, at: 1).map { Packet(tag: tag, body: 3, length: Int64($0)) }
      default: return head.bigEndian(UInt32.self, at: 1).map { Packet(tag: tag, body: 5, length: Int64($0)) }
      }
    }
    guard let length = head[1] else { return nil }
    let tag = first & 0x3F
    switch length {
    case 0..<192: return Packet(tag: tag, body: 2, length: Int64(length))
    case 192..<224:
      return head[2].map { Packet(tag: tag, body: 3, length: Int64(length - 192) << 8 + Int64($0) + 192) }
    case 255: return head.bigEndian(UInt32.self, at: 2).map { Packet(tag: tag, body: 6, length: Int64($0)) }
    default: return Packet(tag: tag, body: 2, length: nil)
    }
  }

  private static func finding(_ type: DeclaredType, _ packet: Packet, _ because: StaticString)
    -> ContentFinding
  {
    ContentFinding(
      type, by: .structure, range: 0..<Int64(packet.body) + 1, rule: "openpgp-packet", because: because,
      facts: Remark("packet \(packet.tag)"))
  }
}
