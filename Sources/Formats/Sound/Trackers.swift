internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detects tracker modules whose signatures need a version or count check.
enum Trackers {
  /// Detects `6CHN` and `32CH` at 1080: 1 to 32 channels.
  static func readChannels(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head[1080], let second = reader.head[1081], (0x31...0x39).contains(first),
      second.isASCIIDigit || second == 0x43
    else { return nil }
    let count = second == 0x43 ? Int(first) - 0x30 : (Int(first) - 0x30) * 10 + Int(second) - 0x30
    guard count <= 32 else { return nil }
    return ContentFinding(
      .module, by: .signature, range: 1080..<1084, rule: "mod-channels",
      because: "a number of channels and CH behind 31 sample headers", facts: Remark("\(count) channels"))
  }

  static func readMO3(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3], let size = reader.head.littleEndian(UInt32.self, at: 4) else {
      throw .endOfData
    }
    guard version <= 5, size >= 0x1A6 / 16, size < 1 << 30 else { return nil }
    return ContentFinding(
      .mo3, by: .structure, range: 0..<8, rule: "mo3", because: "the mark, a version and the header's size",
      facts: Remark("version \(version)"))
  }

  /// Detects Impulse Tracker: volumes, tempo and separation in range, and the signature of the first
  /// instrument or sample at its offset (ITTECH.TXT 2.14).
  static func readImpulse(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let orders = head.littleEndian(UInt16.self, at: 32),
      let instruments = head.littleEndian(UInt16.self, at: 34),
      let samples = head.littleEndian(UInt16.self, at: 36), let volume = head[48], let mixing = head[49],
      let tempo = head[51], let separation = head[52], instruments > 0 || samples > 0
    else { return impulse(decided: false) }
    let offset = try reader.littleEndian(UInt32.self, at: 192 + Int64(orders))
    let first = try reader.available(at: Int64(offset), upTo: 4)
    let isMarked = instruments > 0 ? first.matches("IMPI") : first.matches("IMPS")
    return impulse(
      decided: isMarked && volume <= 128 && mixing <= 128 && tempo >= 31 && separation <= 128)
  }

  private static func impulse(decided: Bool) -> ContentFinding {
    ContentFinding(
      .impulseTracker, by: .structure, decided: decided, range: 0..<192, rule: decided ? "it" : "it-open",
      because: decided
        ? "the mark, settings in their ranges, and a table that leads to an instrument's or a sample's mark"
        : "the mark alone")
  }

  static func readOctaMED(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3], let size = reader.head.bigEndian(UInt32.self, at: 4) else {
      throw .endOfData
    }
    guard (0x30...0x33).contains(version), size >= 52, size < 1 << 28 else { return nil }
    let isTruncated = reader.byteCount.map { Int64(size) > $0 } ?? false
    return ContentFinding(
      .trackerOther, by: .structure, range: 0..<8, rule: "octamed",
      because: "the mark, a version from 0 to 3, and a size", damage: isTruncated ? .truncated : nil)
  }

  static func readDSMI(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3] else { throw .endOfData }
    guard version == 1 || (8...14).contains(version) else { return nil }
    return ContentFinding(
      .trackerOther, by: .signature, range: 0..<4, rule: "dsmi", because: "the mark and a version that exists"
    )
  }

  /// Detects Composer 669: `if` or `JN`, then counts, orders, tempos and breaks, each in range.
  static func read669(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.matches("if") || head.matches("JN"), let samples = head[0x6E], let patterns = head[0x6F],
      let loop = head[0x70], samples <= 64, (1...128).contains(patterns), loop < 128, head.count >= 0x1F1
    else { return nil }
    for index in 0..<128 {
      guard let order = head[0x71 + index], order < patterns || order >= 0xFE, let tempo = head[0xF1 + index],
        tempo <= 15, let end = head[0x171 + index], end <= 0x3F
      else { return nil }
    }
    let size = 0x1F1 + Int64(samples) * 25 + Int64(patterns) * 1536
    let isTruncated = reader.byteCount.map { size > $0 } ?? false
    return ContentFinding(
      .trackerOther, by: .structure, decided: !isTruncated, range: 0..<0x1F1, rule: "composer-669",
      because: "the mark, and every count, order, tempo and break in its range",
      damage: isTruncated ? .truncated : nil, facts: Remark("\(patterns) patterns"))
  }
}

extension FileFormat {
  static let xm = FileFormat(
    "xm", types: [.fastTracker],
    signatures: [
      Signature("xm", "'Extended Module: '", .decides(.fastTracker), "seventeen bytes of mark")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("Extended Module: ".utf8)], isCheap: false, read: TrackerCompleteness.fastTracker,
      because: "patterns, instruments and samples state their sizes (XM 1.04)"))

  static let it = FileFormat(
    "it", types: [.impulseTracker],
    signatures: [
      Signature(
        "it", "'IMPM'", .reads(.impulseTracker, Trackers.readImpulse), "four letters, then tables of places")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("IMPM".utf8)], isCheap: false, read: TrackerCompleteness.impulseTracker,
      because: "tables state where instruments, samples and patterns stand (ITTECH.TXT 2.14)"))

  static let s3m = FileFormat(
    "s3m", types: [.screamTracker],
    signatures: [
      Signature("s3m", "'SCRM'", at: 44, .decides(.screamTracker), "the mark behind the title")
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: TrackerCompleteness.screamTracker,
      because: "tables state where samples and patterns stand (Scream Tracker 3.21, tech.doc)"))

  static let mod = FileFormat(
    "mod", types: [.module],
    signatures: [
      Signature("mod", "'M.K.'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
      Signature("mod-long", "'M!K!'", at: 1080, .decides(.module), "the mark of more than 64 patterns"),
      Signature("mod-his", "'M&K!'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
      Signature("mod-noise", "'N.T.'", at: 1080, .decides(.module), "NoiseTracker's mark"),
      Signature("mod-fest", "'FEST'", at: 1080, .decides(.module), "the mark behind 31 sample headers"),
      Signature("mod-startrekker-4", "'FLT4'", at: 1080, .decides(.module), "StarTrekker's mark"),
      Signature("mod-startrekker-8", "'FLT8'", at: 1080, .decides(.module), "StarTrekker's mark"),
      Signature(
        "mod-channels", "?? 'CHN'", at: 1080, .reads(.module, Trackers.readChannels), "a number of channels"),
      Signature(
        "mod-channels-2", "???? 'CH'", at: 1080, .reads(.module, Trackers.readChannels),
        "a number of channels"),
      Signature("mod-octalyser", "'CD81'", at: 1080, .decides(.module), "Octalyser's mark"),
      Signature("mod-oktalyzer", "'OKTA'", at: 1080, .decides(.module), "Oktalyzer's mark"),
      Signature("mod-octa", "'OCTA'", at: 1080, .decides(.module), "OctaMED's mark"),
    ],
    completeness: CompletenessCheck(
      read: TrackerCompleteness.module,
      because: "the header states the samples' lengths and the number of patterns (ProTracker 1.1B)"))
}
