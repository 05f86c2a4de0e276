internal import ByteSources
internal import UniformTypes

/// Detects cartridge dumps by words and flags in a header that the console checks.
enum Cartridges {
  static func readGameBoy(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let flag = reader.head[0x143] else { throw .endOfData }
    let isColor = flag == 0x80 || flag == 0xC0
    return ContentFinding(
      isColor ? .gameBoyColorROM : .gameBoyROM, by: .structure, range: 260..<324,
      rule: isColor ? "game-boy-color" : "game-boy",
      because: "the logo, and the flag of colour behind the title")
  }

  private static let segaNames: [Rule<String>] = [
    Rule(
      "sega-32x", when: { $0.hasPrefix("SEGA 32X") }, then: .genesis32XROM,
      because: "the header names the 32X"),
    Rule(
      "sega-pico", when: { $0.hasPrefix("SEGA PICO") }, then: .picoROM, because: "the header names the Pico"),
    Rule(
      "sega-genesis",
      when: {
        $0.hasPrefix("SEGA GENESIS") || $0.hasPrefix("SEGA MEGA DRIVE") || $0.hasPrefix("SEGA_MEGA_DRIVE")
      },
      then: .genesisROM, because: "the header names the console"),
    Rule(
      "sega", decides: false, when: { $0.hasPrefix("SEGA") }, then: .genesisROM,
      because: "the header names the maker"),
  ]

  static func readSega(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let name = reader.head.slice(256..<272).text
    guard let rule = segaNames.first(for: name) else { return nil }
    return ContentFinding(rule, range: 256..<272, facts: Remark(name))
  }

  static func readNeoGeoPocket(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let mode = reader.head[35], mode == 0 || mode == 0x10 else { return nil }
    return ContentFinding(
      mode == 0x10 ? .neoGeoPocketColorROM : .neoGeoPocketROM, by: .structure, range: 0..<36,
      rule: mode == 0x10 ? "neo-geo-pocket-color" : "neo-geo-pocket",
      because: "the words that the console compares, and the colour mode at 35")
  }

  /// CIA: plausible sizes of certificate chain, ticket and title.
  static func readCIA(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let chain = reader.head.littleEndian(UInt32.self, at: 8), chain == 0xA00,
      let ticket = reader.head.littleEndian(UInt32.self, at: 12), ticket >= 0x350,
      reader.head.littleEndian(UInt32.self, at: 16) ?? 0 > 0
    else { return nil }
    return ContentFinding(
      .threeDSROM, by: .structure, range: 0..<20, rule: "3ds-archive",
      because: "a header's size and the sizes of certificates, ticket and title")
  }

  /// A 3DS cartridge: partitions in a row, within the stated size (3DBrew, NCSD).
  static func readNCSD(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    var isSound = head.count >= 0x160 && head.slice(0x110..<0x118).array.allSatisfy { $0 == 0 }
    let size = UInt64(head.littleEndian(UInt32.self, at: 0x104) ?? 0)
    var end: UInt64 = 1
    for index in 0..<8 {
      guard let start = head.littleEndian(UInt32.self, at: 0x120 + 8 * index),
        let length = head.littleEndian(UInt32.self, at: 0x124 + 8 * index), length > 0
      else { continue }
      isSound = isSound && UInt64(start) >= end
      end = UInt64(start) + UInt64(length)
    }
    isSound = isSound && end > 1 && end <= size
    return ContentFinding(
      .threeDSROM, by: .structure, decided: isSound, range: 256..<260,
      rule: isSound ? "3ds-cartridge" : "3ds-cartridge-open",
      because: isSound
        ? "the mark behind a signature, and partitions in a row within the stated size"
        : "the mark behind a signature")
  }

  /// MSX: AB, addresses in the cartridge's space, and six reserved bytes; too weak to decide.
  static func readMSX(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 512, let start = head.littleEndian(UInt16.self, at: 2),
      (0x4000...0xBFFF).contains(start),
      head.slice(10..<16).array.allSatisfy({ $0 == 0 })
    else { return nil }
    for field in [4, 6, 8] {
      guard let address = head.littleEndian(UInt16.self, at: field),
        address == 0 || (0x4000...0xBFFF).contains(address)
      else { return nil }
    }
    return ContentFinding(
      .msxROM, by: .structure, decided: false, range: 0..<16, rule: "msx",
      because: "AB, addresses in the cartridge's space, and reserved bytes that are zero")
  }

  /// WonderSwan: the header at the end has a far jump and the file's size.
  static func readWonderSwan(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 1 << 16, byteCount.nonzeroBitCount == 1 else {
      return nil
    }
    let footer = try reader.view(at: byteCount - 16, count: 16)
    guard footer[0] == 0xEA, let color = footer[7], color <= 1, let code = footer[10],
      let size = sizes[code], size == byteCount
    else { return nil }
    return ContentFinding(
      color == 1 ? .wonderSwanColorROM : .wonderSwanROM, by: .structure, range: byteCount - 16..<byteCount,
      rule: color == 1 ? "wonderswan-color" : "wonderswan",
      because: "a far jump at the end, and the size that the header says")
  }

  private static let sizes: [UInt8: Int64] = [
    0: 1 << 17, 1: 1 << 18, 2: 1 << 19, 3: 1 << 20, 4: 1 << 21, 6: 1 << 22, 8: 1 << 23, 9: 1 << 24,
  ]

  /// Thomson cassettes: a leader of ones, then a block's mark.
  static func readThomsonCassette(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head[0] == 0xFF || head[0] == 0x01, head.count >= 64 else { return nil }
    var index = 0
    while index < 32, head[index] == head[0] { index += 1 }
    guard index >= 8,
      head.matches([0x01, 0x3C, 0x00], at: index) || head.matches([0x3C, 0x5A, 0x00], at: index)
    else { return nil }
    return ContentFinding(
      .thomsonCassette, by: .structure, decided: false, range: 0..<Int64(index + 3), rule: "thomson-cassette",
      because: "a leader of equal bytes, then the mark of a name block")
  }
}

/// Detects cartridge dumps whose header is far after the start, at an address that the console defines.
extension Cartridges {
  /// The offsets of the Super Nintendo's header: in banks of 32 or 64 KiB, and after 4 MiB in the largest.
  private static let superNintendoOffsets: [Int64] = [0x7FC0, 0xFFC0, 0x40FFC0]
  private static let superNintendoModes: Set<UInt8> = [
    0x20, 0x21, 0x22, 0x23, 0x25, 0x30, 0x31, 0x32, 0x33, 0x35,
  ]

  /// Super Nintendo: title, mode and sizes, then the vectors; dumps are whole banks of 32 KiB, after 512 bytes of copiers
  /// (SNES Development Manual, "ROM Registration Data").
  static func readSuperNintendo(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 0x8000 else { return nil }
    let extra = byteCount % 0x8000
    guard extra == 0 || extra == 512 else { return nil }
    for offset in superNintendoOffsets where offset + 64 + extra <= byteCount {
      let header = try reader.view(at: offset + extra, count: 64)
      guard let mode = header[21], superNintendoModes.contains(mode), let size = header[23], size <= 13,
        let memory = header[24], memory <= 12, let region = header[25], region <= 0x14,
        let complement = header.littleEndian(UInt16.self, at: 28),
        let sum = header.littleEndian(UInt16.self, at: 30),
        let reset = header.littleEndian(UInt16.self, at: 60), reset >= 0x8000
      else { continue }
      let title = header.slice(0..<21).array
      let isTitle =
        title.allSatisfy { (0x20..<0x7F).contains($0) } && title.contains { (0x30...0x7A).contains($0) }
      let isSummed = complement ^ sum == 0xFFFF
      guard isTitle || isSummed && sum != 0 && sum != 0xFFFF else { continue }
      return ContentFinding(
        .snesROM, by: .structure, decided: isTitle, range: offset + extra..<offset + extra + 64,
        rule: isSummed ? "snes" : "snes-unsummed",
        because: isSummed
          ? "a title, a mode, sizes, and a checksum with its complement before the vectors"
          : "a title, a mode, sizes, and a start in the cartridge's space",
        facts: isTitle ? Remark(String(decoding: title, as: UTF8.self)) : nil)
    }
    return nil
  }

  /// Master System and Game Gear: `TMR SEGA` at the end of the first banks; the region distinguishes the consoles
  /// (SMS Power!, "ROM Header").
  static func readMasterSystem(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 0x2000, byteCount % 0x2000 == 0 else { return nil }
    for offset: Int64 in [0x7FF0, 0x3FF0, 0x1FF0] where offset + 16 <= byteCount {
      let header = try reader.view(at: offset, count: 16)
      guard header.matches("TMR SEGA", at: 0), let region = header[15] else { continue }
      let isGameGear = (5...7).contains(region >> 4)
      return ContentFinding(
        isGameGear ? .gameGearROM : .smsROM, by: .structure, range: offset..<offset + 16,
        rule: isGameGear ? "game-gear" : "master-system",
        because: "the words that the console looks for, and the region of the console")
    }
    return nil
  }
}

extension GameData {
  /// Power Tab: a version, and the kind of file: song or lesson.
  static func readPowerTab(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt16.self, at: 4), let kind = reader.head[6] else {
      throw .endOfData
    }
    guard (1...4).contains(version), kind <= 1 else { return nil }
    return ContentFinding(
      .powerTab, by: .structure, range: 0..<7, rule: "power-tab", because: "the mark, a version and a kind")
  }
}
