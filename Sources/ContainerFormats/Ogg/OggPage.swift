package import ByteSources

/// The header of an Ogg page, and the range of its body (RFC 3533 §6).
package struct OggPage: Sendable {
  private static let headLength = 27
  private static let maxStreams = 64

  /// True for the first page of a logical stream.
  package var beginsStream: Bool
  /// The granule position of the last packet that ends here; all ones if none does.
  package var position: UInt64
  package var serial: UInt32
  package var endsStream: Bool
  /// The number of segment lengths between header and body.
  private var segments: Int

  /// Reads the header at `index`, without segment lengths; nil unless it is of version 0.
  package init?(_ view: ByteView, at index: Int = 0) {
    guard view.matches("OggS\0", at: index), let flags = view[index + 5],
      let position = view.littleEndian(UInt64.self, at: index + 6),
      let serial = view.littleEndian(UInt32.self, at: index + 14), let segments = view[index + 26]
    else { return nil }
    beginsStream = flags & 2 != 0
    endsStream = flags & 4 != 0
    (self.position, self.serial, self.segments) = (position, serial, Int(segments))
  }

  /// Calls `body` for the pages at the start that begin streams, with up to `limit` bytes of the first packet
  /// and the page's end.
  package static func firstPages(
    upTo limit: Int, _ reader: ByteReader, _ body: (OggPage, ByteView, Int64) -> Void
  ) throws(ReadFailure) {
    var offset: Int64 = 0
    for _ in 0..<maxStreams {
      try reader.step()
      guard let page = OggPage(try reader.view(at: offset, count: headLength)), page.beginsStream else {
        return
      }
      offset += Int64(headLength)
      let length = try reader.view(at: offset, count: page.segments).withUnsafeBytes { lengths in
        lengths.reduce(0) { $0 + Int($1) }
      }
      offset += Int64(page.segments)
      let packet = try reader.available(at: offset, upTo: min(length, limit))
      offset += Int64(length)
      body(page, packet, offset)
    }
  }

  /// Calls `body` for the headers of all pages in `view`, which may begin anywhere.
  package static func pages(in view: ByteView, _ body: (OggPage) -> Void) {
    var index = 0
    while let position = view.firstIndex(of: UInt8(ascii: "O"), from: index) {
      index = position + 1
      if let page = OggPage(view, at: position) { body(page) }
    }
  }

  /// The maximum size of a page: header, 255 lengths, and 255 segments of 255 bytes.
  package static let maxLength = headLength + 255 + 255 * 255

  /// Returns the end of the page at `index`, and whether its last packet continues; nil if truncated.
  package func extent(_ view: ByteView, at index: Int) -> (end: Int, isContinued: Bool)? {
    let lengths = view.slice(index + Self.headLength..<index + Self.headLength + segments)
    guard lengths.count == segments else { return nil }
    let sum = lengths.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }
    return (index + Self.headLength + segments + sum, segments > 0 && lengths[segments - 1] == 255)
  }

  /// Returns true if the checksum is right: CRC-32 from 0, not reflected, with zeros for the checksum.
  package static func hasValidChecksum(_ page: ByteView) -> Bool {
    guard let stored = page.littleEndian(UInt32.self, at: 22) else { return false }
    let check = page.withUnsafeBytes { bytes in
      var check: UInt32 = 0
      for index in 0..<bytes.count {
        let byte = (22..<26).contains(index) ? 0 : bytes[index]
        check = check << 8 ^ table[Int(UInt8(check >> 24) ^ byte)]
      }
      return check
    }
    return check == stored
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { check, _ in
      check & 0x8000_0000 != 0 ? check << 1 ^ 0x04C1_1DB7 : check << 1
    }
  }
}

/// The codec of an Ogg stream, detected from its first packet.
package enum OggCodec: String, Sendable {
  case vorbis, opus, flac, speex, pcm, theora, dirac, vp8, ogm, daala, skeleton, text, midi, other

  private static let signatures: [(first: UInt8?, text: StaticString, codec: OggCodec)] = [
    (1, "vorbis", .vorbis), (nil, "OpusHead", .opus), (0x7F, "FLAC", .flac), (nil, "fLaC", .flac),
    (nil, "Speex   ", .speex), (nil, "PCM     ", .pcm), (0x80, "theora", .theora), (nil, "BBCD\0", .dirac),
    (nil, "OVP80", .vp8), (1, "video\0", .ogm), (0x80, "daala", .daala), (nil, "CELT    ", .pcm),
    (nil, "fishead\0", .skeleton), (nil, "CMML\0", .text), (0x80, "kate", .text), (nil, "OggMIDI\0", .midi),
    (1, "audio\0", .pcm), (1, "text\0", .text),
  ]

  /// Detects the codec from a stream's first packet.
  package init(_ packet: ByteView) {
    let row = Self.signatures.first { row in
      row.first.map { packet[0] == $0 && packet.matches(row.text, at: 1) } ?? packet.matches(row.text)
    }
    self = row?.codec ?? .other
  }

  package var isVideo: Bool { [.theora, .dirac, .vp8, .ogm, .daala].contains(self) }
}
