import ByteSources
import Testing

@testable import ContainerFormats

/// Every walk through an audio or video container reports each part once, in order, and ends on any bytes.
struct StreamGrammarTests {
  struct Walk: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    /// The boundaries of the whole file's parts.
    var offsets: [Int64]
    var run: @Sendable (ByteReader, (Int64) -> Void) throws -> Void
  }

  private static func big(_ number: UInt64, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (width - 1 - $0))) }
  }

  private static func page(_ flags: UInt8, _ serial: UInt8, _ packet: [UInt8]) -> [UInt8] {
    Array("OggS\0".utf8) + [flags] + big(0, 8) + [serial, 0, 0, 0] + big(0, 8) + [1, UInt8(packet.count)]
      + packet
  }

  private static func packet(_ count: UInt8) -> [UInt8] {
    [0x47, 0, count, 0x10] + [UInt8](repeating: 0xFF, count: 184)
  }

  private static func object(_ identifier: [UInt64], _ contents: [UInt8]) -> [UInt8] {
    identifier.flatMap { big($0, 8) } + big(UInt64(contents.count + 24).byteSwapped, 8) + contents
  }

  private static let header: [UInt8] = {
    let objects = object([1, 2], [1, 2, 3]) + object([3, 4], []) + object([5, 6], [9])
    return object([0x3026_B275_8E66_CF11, 0xA6D9_00AA_0062_CE6C], big(3, 4) + [1, 2] + objects)
  }()

  static let walks: [Walk] = [
    Walk(
      testDescription: "EBML: a void, an element of two bytes of size, one of unknown size",
      bytes: [0xEC, 0x82, 0, 0, 0xAE, 0x40, 0x03, 1, 2, 3, 0x1F, 0x43, 0xB6, 0x75, 0xFF, 0xE7, 0x81, 5],
      offsets: [4, 10, 18]
    ) { reader, note in
      var elements = EBMLElements(in: 0..<reader.end, reader)
      while let element = try elements.next() { note(element.contents.upperBound) }
    },
    Walk(
      testDescription: "RIFF: an odd chunk with its filling, a list, an odd chunk without",
      bytes: Array("odd ".utf8) + [3, 0, 0, 0, 1, 2, 3, 0] + Array("LIST".utf8) + [8, 0, 0, 0]
        + Array("infoabcd".utf8) + Array("last".utf8) + [1, 0, 0, 0, 7],
      offsets: [8, 24, 36]
    ) { reader, note in
      var chunks = IFFChunks(in: 0..<reader.end, isBigEndian: false, reader)
      while let chunk = try chunks.next() { note(chunk.contents.lowerBound) }
    },
    Walk(
      testDescription: "IFF: two chunks",
      bytes: Array("NAME".utf8) + [0, 0, 0, 2, 1, 2] + Array("BODY".utf8) + [0, 0, 0, 1, 7, 0],
      offsets: [8, 18]
    ) { reader, note in
      var chunks = IFFChunks(in: 0..<reader.end, isBigEndian: true, reader)
      while let chunk = try chunks.next() { note(chunk.contents.lowerBound) }
    },
    Walk(
      testDescription: "Ogg: two pages that begin streams, and one that does not",
      bytes: page(2, 1, Array("OpusHead".utf8)) + page(2, 2, [1, 2]) + page(0, 1, [3]), offsets: [36, 66]
    ) { reader, note in try OggPage.firstPages(upTo: 64, reader) { _, _, end in note(end) } },
    Walk(testDescription: "ASF: three objects", bytes: header, offsets: [57, 81, 106]) { reader, note in
      try ASFObject.header(reader) { note($0.range.upperBound) }
    },
    Walk(
      testDescription: "MPEG-2 transport stream: five packets",
      bytes: (0..<5).flatMap { packet($0) }, offsets: [0, 1, 2, 3, 4]
    ) { reader, note in
      let view = try reader.view(at: 0, count: reader.head.count)
      let layout = TransportLayout(view, isWhole: true)
      layout?.packets(in: view, from: layout?.start ?? 0) { note(Int64($0.identifier ?? -1)) }
    },
    Walk(
      testDescription: "start codes: long, short, and at the end",
      bytes: [0, 0, 0, 1, 9, 0, 0, 1, 0, 1, 0, 0, 1], offsets: [4, 8, 13]
    ) { reader, note in StartCodes(in: reader.head).forEach { note(Int64($0)) } },
  ]

  private static func offsets(_ walk: Walk, _ bytes: [UInt8]) throws -> (offsets: [Int64], steps: Int) {
    let reader = ByteReader()
    var offsets: [Int64] = []
    try reader.open(MemorySource(bytes), budget: ReadBudget(steps: 1000))
    do { try walk.run(reader) { offsets.append($0) } } catch is ReadFailure {}
    return (offsets, reader.statistics.steps)
  }

  @Test(arguments: walks) func reportsEachPartOnce(walk: Walk) throws {
    #expect(try Self.offsets(walk, walk.bytes).offsets == walk.offsets)
  }

  @Test(arguments: walks) func survivesTruncation(walk: Walk) throws {
    for length in 0..<walk.bytes.count {
      let (offsets, _) = try Self.offsets(walk, Array(walk.bytes.prefix(length)))
      #expect(offsets.count <= walk.offsets.count && offsets == offsets.sorted(), "\(length) bytes")
    }
  }

  @Test(arguments: walks) func survivesChangedBytes(walk: Walk) throws {
    var random = Deterministic(state: 12)
    for _ in 0..<2000 {
      var bytes = walk.bytes
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let (offsets, steps) = try Self.offsets(walk, bytes)
      #expect(offsets.count <= bytes.count && steps <= bytes.count, "\(bytes)")
    }
  }

  // MARK: Frames

  @Test(
    arguments: [
      // MPEG-1 layer III, 128 kbit/s, 44.1 kHz; padded; mono.
      ([0xFF, 0xFB, 0x90, 0x00], 417, 1152, 32), ([0xFF, 0xFB, 0x92, 0x00], 418, 1152, 32),
      ([0xFF, 0xFB, 0x90, 0xC0], 417, 1152, 17),
      // MPEG-2 layer III, 64 kbit/s, 22.05 kHz; the shortest frame of all, 8 kbit/s at 24 kHz.
      ([0xFF, 0xF3, 0x80, 0x00], 208, 576, 17), ([0xFF, 0xF3, 0x14, 0x00], 24, 576, 17),
      // MPEG-1 layer II, 192 kbit/s, 48 kHz; layer I, 384 kbit/s, 48 kHz; MPEG-2.5 layer III, 8 kbit/s, 8 kHz.
      ([0xFF, 0xFD, 0xA4, 0x00], 576, 1152, 32), ([0xFF, 0xFF, 0xC4, 0x00], 384, 384, 32),
      ([0xFF, 0xE3, 0x18, 0x00], 72, 576, 17),
    ] as [([UInt8], Int, Int, Int)])
  func frames(head: [UInt8], length: Int, samples: Int, side: Int) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(head))
    let frame = try #require(MPEGAudioFrame(reader.head))
    #expect(frame.length == length && frame.samples == samples && frame.sideInformation == side)
  }

  @Test(
    "Reserved version, layer, bit rate and sample rate, and a free bit rate, are no frame",
    arguments: [
      [0xFF, 0xEB, 0x90, 0], [0xFF, 0xF9, 0x90, 0], [0xFF, 0xFB, 0xF0, 0], [0xFF, 0xFB, 0x9C, 0],
      [0xFF, 0xFB, 0x00, 0],
    ] as [[UInt8]])
  func noFrames(head: [UInt8]) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(head))
    #expect(MPEGAudioFrame(reader.head) == nil)
  }

  @Test func frameLengthsMatchTheTables() throws {
    let reader = ByteReader()
    var lengths: [Int] = []
    for low in 0xE000...UInt16.max {
      try reader.open(MemorySource([0xFF, UInt8(low >> 8), UInt8(low & 0xFF), 0]))
      if let frame = MPEGAudioFrame(reader.head) { lengths.append(frame.length) }
    }
    #expect(lengths.min() == 24)
  }
}
