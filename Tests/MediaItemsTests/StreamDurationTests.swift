import MediaItems
import MediaMetadata
import Testing
import UniformTypes

/// Durations of streams without a stated duration, from the timestamps at both ends.
struct StreamDurationTests {
  // MARK: Bytes

  static func big(_ number: UInt64, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  static func little(_ number: UInt64, _ width: Int) -> [UInt8] { big(number, width).reversed() }

  /// A packetized stream packet with a 33-bit timestamp in units of 90 kHz.
  static func packet(_ stream: UInt8, _ time: UInt64, isFirst: Bool = false) -> [UInt8] {
    let stamp: [UInt8] = [
      UInt8(0x21 | (time >> 29 & 0x0E)), UInt8(time >> 22 & 0xFF), UInt8(time >> 14 & 0xFE | 1),
      UInt8(time >> 7 & 0xFF),
      UInt8(time << 1 & 0xFE | 1),
    ]
    return isFirst
      ? [0, 0, 1, stream, 0, 11, 0xFF, 0xFF, 0x60, 0x20] + stamp + [7, 7]
      : [0, 0, 1, stream, 0, 10, 0x80, 0x80, 5] + stamp + [7, 7]
  }

  static func program(_ times: [UInt64], stream: UInt8 = 0xE0, filler: Int = 0, isFirst: Bool = false)
    -> [UInt8]
  {
    let pack: [UInt8] = [0, 0, 1, 0xBA, 0x44, 0, 4, 0, 4, 1, 0, 0, 3, 0xF8]
    return times.enumerated().flatMap { index, time in
      pack + packet(stream, time, isFirst: isFirst)
        + (index == 0 ? [UInt8](repeating: 0x55, count: filler) : [])
    }
  }

  /// A transport stream of one program: tables, then a packet for each timestamp.
  static func transport(
    _ times: [UInt64], type: UInt8 = 0x1B, descriptors: [UInt8] = [], before: Int = 0, filler: Int = 0
  ) -> [UInt8] {
    func piece(_ identifier: UInt16, _ payload: [UInt8]) -> [UInt8] {
      [UInt8](repeating: 9, count: before) + [0x47] + big(UInt64(0x4000 | identifier), 2) + [0x10] + payload
        + [UInt8](repeating: 0xFF, count: 184 - payload.count)
    }
    let association: [UInt8] = [0, 0, 0xB0, 13, 0, 1, 0xC1, 0, 0, 0, 1, 0xE1, 0, 0, 0, 0, 0]
    let stream: [UInt8] = [type, 0xE1, 1, 0xF0, UInt8(descriptors.count)] + descriptors
    let map: [UInt8] =
      [0, 2, 0xB0, UInt8(13 + stream.count), 0, 1, 0xC1, 0, 0, 0xE1, 1, 0xF0, 0] + stream + [0, 0, 0, 0]
    let blank = piece(0x1FFF, [])
    return piece(0, association) + piece(0x100, map)
      + times.enumerated().flatMap { index, time in
        piece(0x101, packet(0xE0, time))
          + (index == 0 ? (0..<filler).flatMap { _ in blank } : [])
      }
  }

  static func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
    let contents = parts.flatMap { $0 }
    return big(UInt64(contents.count + 8), 4) + Array(type.utf8) + contents
  }

  /// A fragmented movie with fragments of three samples and one second; `clock` is the number of units per second.
  static func fragments(
    _ count: Int, clock: UInt64 = 300, times: Bool = true, index: Bool = false, data: Int = 16,
    runs: Bool = true
  ) -> [UInt8] {
    let head = box("tkhd", big(3, 4), big(0, 8), big(7, 4), big(0, 4), big(0, 60))
    let media = box("mdia", box("mdhd", big(0, 4), big(0, 8), big(clock, 4), big(0, 4), big(0, 4)))
    let movie = box(
      "moov", box("mvhd", big(0, 4), big(0, 8), big(1000, 4), big(0, 84)), box("trak", head, media),
      box("mvex", box("trex", big(0, 4), big(7, 4), big(1, 4), big(clock / 3, 4), big(0, 8))))
    var bytes = box("ftyp", Array("iso5".utf8), big(0, 4), Array("iso5".utf8)) + movie
    var last = 0
    for number in 0..<count {
      last = bytes.count
      let time = times ? box("tfdt", big(0, 4), big(UInt64(number) * clock, 4)) : []
      let run =
        runs
        ? box("trun", big(0x100, 4), big(3, 4), big(clock / 3, 4), big(clock / 3, 4), big(clock / 3, 4))
        : box("trun", big(0, 4), big(3, 4))
      bytes += box("moof", box("mfhd", big(0, 8)), box("traf", box("tfhd", big(0, 4), big(7, 4)), time, run))
      bytes += box("mdat", [UInt8](repeating: 1, count: data))
    }
    if index {
      let table = box(
        "tfra", big(0, 4), big(7, 4), big(0, 4), big(1, 4), big(0, 4), big(UInt64(last), 4), [1, 1, 1])
      bytes += box("mfra", table, box("mfro", big(0, 4), big(UInt64(table.count + 8 + 16), 4)))
    }
    return bytes
  }

  static func element(_ identifier: [UInt8], _ contents: [UInt8], isOpen: Bool = false) -> [UInt8] {
    identifier
      + (isOpen ? [0x01] + [UInt8](repeating: 0xFF, count: 7) : [0x10] + big(UInt64(contents.count), 3))
      + contents
  }

  /// A recording without a duration: clusters every 200 units, each of five blocks 40 units apart.
  static func recording(
    _ clusters: Int, isOpen: Bool = true, start: UInt64 = 0, scale: UInt64 = 1_000_000, filler: Int = 4,
    hasCues: Bool = false
  ) -> [UInt8] {
    let info = element([0x15, 0x49, 0xA9, 0x66], element([0x2A, 0xD7, 0xB1], big(scale, 4)))
    let track = element(
      [0x16, 0x54, 0xAE, 0x6B],
      element([0xAE], element([0xD7], [1]) + element([0x83], [1]) + element([0x86], Array("V_VP8".utf8))))
    let seek =
      hasCues
      ? element(
        [0x11, 0x4D, 0x9B, 0x74],
        element(
          [0x4D, 0xBB], element([0x53, 0xAB], [0x1C, 0x53, 0xBB, 0x6B]) + element([0x53, 0xAC], big(60, 4))))
      : []
    var body = seek + info + track
    var last = 0
    for number in 0..<clusters {
      last = body.count
      let blocks = (0..<5).flatMap { index in
        element(
          [0xA3], [0x81] + big(UInt64(index * 40), 2) + [0x80] + [UInt8](repeating: 0x33, count: filler))
      }
      body += element(
        [0x1F, 0x43, 0xB6, 0x75], element([0xE7], big(start + UInt64(number * 200), 4)) + blocks,
        isOpen: isOpen)
    }
    _ = last
    return element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array("webm".utf8)))
      + element([0x18, 0x53, 0x80, 0x67], body, isOpen: isOpen)
  }

  /// A frame of MPEG-1 layer III at 44,100 Hz in stereo: 128 kbit/s are 417 bytes, 64 are 208.
  static func frame(_ kilobits: Int = 128, _ contents: [(Int, [UInt8])] = []) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFB, kilobits == 128 ? 0x90 : 0x50, 0x00]
    bytes += [UInt8](repeating: 0, count: (kilobits == 128 ? 417 : 208) - 4)
    for (at, part) in contents { bytes.replaceSubrange(at..<at + part.count, with: part) }
    return bytes
  }

  static func frames(_ count: Int, _ kilobits: (Int) -> Int) -> [UInt8] {
    (0..<count).flatMap { frame(kilobits($0)) }
  }

  static func page(_ serial: UInt64, _ position: UInt64, flags: UInt8 = 0, _ packet: [UInt8]) -> [UInt8] {
    Array("OggS".utf8) + [0, flags] + little(position, 8) + little(serial, 4) + big(0, 8)
      + [1, UInt8(packet.count)] + packet
  }

  static func sounds(_ head: [UInt8], _ last: UInt64) -> [UInt8] {
    page(5, 0, flags: 2, head) + page(5, last / 2, [1, 2, 3]) + page(5, .max, [1])
      + page(5, last, flags: 4, [4])
      + page(9, last * 9, [1])
  }

  static let vorbis = [1] + Array("vorbis".utf8) + big(0, 4) + [2] + little(44_100, 4) + big(0, 14)
  static let opus = Array("OpusHead".utf8) + [1, 2] + little(312, 2) + little(44_100, 4) + big(0, 3)
  static let speex = Array("Speex   ".utf8) + big(0, 28) + little(16_000, 4) + big(0, 40)
  static let theora =
    [0x80] + Array("theora".utf8) + [3, 2, 1] + big(20, 2) + big(15, 2) + big(310, 3) + big(230, 3) + [0, 0]
    + big(25, 4) + big(1, 4) + big(0, 6) + big(0, 4) + big(6 << 5, 2)

  static let stream: [UInt8] =
    Array("fLaC".utf8) + [0, 0, 0, 34] + big(0, 10) + big(UInt64(48_000) << 44 | 7 << 36 | 96_000, 8)
    + big(0, 16)
  static func tag(_ count: Int) -> [UInt8] {
    Array("ID3".utf8) + [4, 0, 0] + [0, 0, UInt8(count >> 7), UInt8(count & 0x7F)]
      + [UInt8](repeating: 0, count: count)
  }

  static let exchange =
    Array("FORM".utf8) + big(0, 4) + Array("AIFF".utf8) + Array("NAME".utf8) + big(3, 4) + [1, 2, 3, 0]
    + Array("COMM".utf8) + big(18, 4) + big(2, 2) + big(88_200, 4) + big(16, 2) + big(0x400E, 2)
    + big(44_100 << 48, 8)

  // MARK: Rows

  struct Row: Sendable, CustomTestStringConvertible {
    var shows: String
    var type: String
    var bytes: [UInt8]
    /// The duration; nil if unknown.
    var duration: Double?
    var rate: Double?
    var testDescription: String { shows }
  }

  static let pictures: [UInt64] = [900_000, 907_200, 903_600, 910_800]
  static let wrapped: [UInt64] = [(1 << 33) - 3600, 0, 3600, 7200]

  static let rows = programs + transports + fragmented + recordings + sounding

  static let programs: [Row] = [
    Row(
      shows: "program stream, times out of order", type: "public.mpeg", bytes: program(pictures),
      duration: 0.16),
    Row(
      shows: "program stream of MPEG-1", type: "public.mpeg", bytes: program(pictures, isFirst: true),
      duration: 0.16),
    Row(
      shows: "program stream, its ends far apart", type: "public.mpeg",
      bytes: program([90_000, 990_000, 993_600], filler: 1 << 20), duration: 10.08),
    Row(
      shows: "program stream, the clock wraps", type: "public.mpeg", bytes: program(wrapped), duration: 0.16),
    Row(
      shows: "program stream, the clock was set back", type: "public.mpeg",
      bytes: program([900_000, 90_000, 93_600])),
    Row(
      shows: "program stream of sound, whose last packet is of unknown length", type: "public.mpeg",
      bytes: program([0, 9000, 18_000], stream: 0xC0), duration: 0.2),
    Row(shows: "program stream without times", type: "public.mpeg", bytes: Array(program([0]).prefix(14))),
    Row(
      shows: "transport stream", type: "public.mpeg-2-transport-stream", bytes: transport(pictures),
      duration: 0.16,
      rate: 25),
  ]

  static let transports: [Row] = [
    Row(
      shows: "transport stream with times before its packets", type: "org.blu-ray.m2ts",
      bytes: transport(pictures, before: 4), duration: 0.16, rate: 25),
    Row(
      shows: "transport stream, its ends far apart", type: "public.mpeg-2-transport-stream",
      bytes: transport([90_000, 990_000, 993_600], filler: 6000), duration: 10.08, rate: 25),
    Row(
      shows: "transport stream, the clock wraps", type: "public.mpeg-2-transport-stream",
      bytes: transport(wrapped),
      duration: 0.16, rate: 25),
    Row(
      shows: "transport stream, the clock was set back", type: "public.mpeg-2-transport-stream",
      bytes: transport([900_000, 90_000])),
    Row(
      shows: "transport stream of sound that a descriptor names", type: "public.mpeg-2-transport-stream",
      bytes: transport([0, 9000, 18_000], type: 0x06, descriptors: [0x0A, 2, 1, 2, 0x6A, 0]), duration: 0.2),
    Row(
      shows: "transport stream of data that nobody names", type: "public.mpeg-2-transport-stream",
      bytes: transport([0, 9000, 18_000], type: 0x06)),
    Row(shows: "a frame without its sound", type: "public.mp3", bytes: Array(frame().prefix(40))),
    Row(shows: "Theora that ends where it begins", type: "org.xiph.theora", bytes: sounds(theora, 0)),
    Row(
      shows: "transport stream of sound", type: "public.mpeg-2-transport-stream",
      bytes: transport([0, 9000, 18_000], type: 0x0F), duration: 0.2),
    Row(shows: "fragments counted off", type: "public.mpeg-4", bytes: fragments(7), duration: 7),
    Row(
      shows: "fragments without times", type: "public.mpeg-4", bytes: fragments(7, times: false), duration: 7),
    Row(
      shows: "fragments whose samples last alike", type: "public.mpeg-4", bytes: fragments(4, runs: false),
      duration: 4),
  ]

  static let fragmented: [Row] = [
    Row(
      shows: "many fragments, found by the index", type: "public.mpeg-4",
      bytes: fragments(400, index: true, data: 9000), duration: 400),
    Row(
      shows: "too many fragments without an index", type: "public.mpeg-4", bytes: fragments(400, data: 9000)),
    Row(
      shows: "fragments, the last one cut short", type: "public.mpeg-4",
      bytes: Array(fragments(7).dropLast(4)), duration: 7),
    Row(
      shows: "a recording of open clusters", type: "org.webmproject.webm", bytes: recording(3), duration: 0.6),
    Row(
      shows: "a recording of closed clusters", type: "org.webmproject.webm",
      bytes: recording(3, isOpen: false),
      duration: 0.6),
    Row(
      shows: "a recording that began later", type: "org.webmproject.webm", bytes: recording(2, start: 50_000),
      duration: 0.4),
    Row(
      shows: "a recording in units of its own", type: "org.webmproject.webm",
      bytes: recording(2, scale: 500_000),
      duration: 0.2),
    Row(
      shows: "a recording that was broken off", type: "org.webmproject.webm",
      bytes: Array(recording(3).dropLast(3)),
      duration: 0.6),
  ]

  static let recordings: [Row] = [
    Row(
      shows: "a long recording", type: "org.webmproject.webm", bytes: recording(60, filler: 8000),
      duration: 12),
    Row(
      shows: "a cluster too large to search", type: "org.webmproject.webm",
      bytes: recording(1, filler: 700_000)),
    Row(
      shows: "Xing's number of frames", type: "public.mp3",
      bytes: frame(128, [(36, Array("Xing".utf8) + big(1, 4) + big(1000, 4))]) + frame(64) + frame(128),
      duration: 1000 * 1152.0 / 44_100),
    Row(
      shows: "LAME's silence taken off", type: "public.mp3",
      bytes: frame(
        128,
        [
          (36, Array("Info".utf8) + big(1, 4) + big(1000, 4)), (48, Array("LAME3.100".utf8)),
          (48 + 21, big(576 << 12 | 1024, 3)),
        ]) + frame() + frame(), duration: (1000 * 1152.0 - 1600) / 44_100),
    Row(
      shows: "VBRI's number of frames", type: "public.mp3",
      bytes: frame(128, [(36, Array("VBRI".utf8) + big(0, 10) + big(500, 4))]) + frame(64) + frame(128),
      duration: 500 * 1152.0 / 44_100),
    Row(
      shows: "a constant rate between tags", type: "public.mp3",
      bytes: tag(300) + frames(100) { _ in 128 } + Array("TAG".utf8)
        + [UInt8](repeating: 32, count: 125),
      duration: 41_700 * 8 / 128_000.0),
    Row(
      shows: "changing rates without a header", type: "public.mp3",
      bytes: frames(10) { $0 % 2 == 0 ? 128 : 64 }),
    Row(shows: "no frame at all", type: "public.mp3", bytes: tag(20) + [UInt8](repeating: 0, count: 400)),
  ]

  static let sounding: [Row] = [
    Row(shows: "FLAC", type: "org.xiph.flac", bytes: stream, duration: 2),
    Row(shows: "FLAC behind a tag", type: "org.xiph.flac", bytes: tag(300) + stream, duration: 2),
    Row(shows: "Vorbis", type: "org.xiph.vorbis", bytes: sounds(vorbis, 441_000), duration: 10),
    Row(shows: "Opus", type: "org.xiph.opus", bytes: sounds(opus, 480_312), duration: 10),
    Row(shows: "Speex", type: "org.xiph.speex", bytes: sounds(speex, 160_000), duration: 10),
    Row(
      shows: "Theora", type: "org.xiph.theora", bytes: sounds(theora, 240 << 6 | 10), duration: 10, rate: 25),
    Row(shows: "Ogg of an unknown stream", type: "org.xiph.ogg", bytes: sounds([1, 2, 3], 9)),
    Row(shows: "AIFF", type: "public.aiff-audio", bytes: exchange, duration: 2),
  ]

  @Test(arguments: rows) func duration(_ row: Row) throws {
    let type = try #require(TypeRegistry.standard.type(row.type))
    let metadata = try MetadataDamageTests.check(row.bytes, type)
    #expect((metadata.duration == nil) == (row.duration == nil))
    if let expected = row.duration, let found = metadata.duration {
      #expect(abs(found - expected) < 0.0005, "\(found)")
    }
    if let expected = row.rate { #expect(abs((metadata.frameRate ?? -1) - expected) < 0.01) }
    #expect(metadata.format != nil && !metadata.isIncomplete)
  }

  @Test(arguments: rows) func truncated(_ row: Row) throws {
    let type = try #require(TypeRegistry.standard.type(row.type))
    // Long streams are truncated at few offsets, since each search is slow.
    let step = max(1, row.bytes.count / (row.bytes.count > 64 << 10 ? 3 : 97))
    for length in stride(from: 0, to: row.bytes.count, by: step) {
      let metadata = try MetadataDamageTests.check(Array(row.bytes.prefix(length)), type)
      #expect(metadata.duration ?? 0 < 10_000)
    }
  }

  @Test func sizes() throws {
    let theora = try MetadataFixtures.read(Self.sounds(Self.theora, 64), as: UTType("org.xiph.theora"))
    #expect(theora.pixelWidth == 310 && theora.pixelHeight == 230 && theora.medium == .movie)
    let sound = try MetadataFixtures.read(Self.sounds(Self.opus, 64), as: UTType("org.xiph.opus"))
    #expect(sound.medium == .audio && sound.tracks == [MediaTrack(kind: .audio, coding: "opus")])
  }

  /// Parameter sets of encoders: 1920 by 1080 with cropping, and 176 by 144.
  static let parameterSets: [(hex: [UInt8], width: Int, height: Int)] = [
    (
      [
        0x67, 0x64, 0x00, 0x28, 0xAC, 0xD9, 0x40, 0x78, 0x02, 0x27, 0xE5, 0xC0, 0x44, 0x00, 0x00, 0x03, 0x00,
        0x04, 0x00,
        0x00, 0x03, 0x00, 0xC8, 0x3C, 0x60, 0xC6, 0x58,
      ], 1920, 1080
    ),
    (
      [
        0x67, 0x42, 0xC0, 0x0B, 0xD9, 0x02, 0xC4, 0xE8, 0x40, 0, 0, 3, 0, 0x40, 0, 0, 0x0C, 0x83, 0xC5, 0x0A,
        0x92,
      ], 176, 144
    ),
  ]

  @Test(arguments: parameterSets.indices) func sizeInAParameterSet(index: Int) throws {
    let row = Self.parameterSets[index]
    var bytes = Self.transport(Self.pictures)
    // In the third packet, after the first picture header.
    bytes.replaceSubrange(2 * 188 + 4 + 20..<2 * 188 + 4 + 24 + row.hex.count, with: [0, 0, 0, 1] + row.hex)
    let metadata = try MetadataFixtures.read(bytes, as: UTType("public.mpeg-2-transport-stream"))
    #expect(metadata.pixelWidth == row.width && metadata.pixelHeight == row.height)
  }
}
