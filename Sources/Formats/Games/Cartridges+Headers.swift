internal import ByteSources
internal import UniformTypes

/// Cartridges whose header stands where the console's address space has it, far behind the start.
extension Cartridges {
  /// Where the header of a Super Nintendo's game stands: 32 or 64 KiB banks, and 4 MiB behind for the largest.
  private static let superNintendoPlaces: [Int64] = [0x7FC0, 0xFFC0, 0x40FFC0]
  private static let superNintendoModes: Set<UInt8> = [
    0x20, 0x21, 0x22, 0x23, 0x25, 0x30, 0x31, 0x32, 0x33, 0x35,
  ]

  /// Super Nintendo: a header of title, mode and sizes, and the vectors behind it; dumps are whole banks of 32 KiB, and
  /// copiers put 512 bytes before them (SNES Development Manual, "ROM Registration Data").
  static func readSuperNintendo(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 0x8000 else { return nil }
    let extra = byteCount % 0x8000
    guard extra == 0 || extra == 512 else { return nil }
    for place in superNintendoPlaces where place + 64 + extra <= byteCount {
      let header = try reader.view(at: place + extra, count: 64)
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
        .snesROM, by: .structure, decided: isTitle, range: place + extra..<place + extra + 64,
        rule: isSummed ? "snes" : "snes-unsummed",
        because: isSummed
          ? "a title, a mode, sizes, and a checksum with its complement before the vectors"
          : "a title, a mode, sizes, and a start in the cartridge's space",
        facts: isTitle ? Remark(String(decoding: title, as: UTF8.self)) : nil)
    }
    return nil
  }

  /// Master System and Game Gear: the maker's words at the end of the first banks, and a region that tells the consoles
  /// apart (SMS Power!, "ROM Header").
  static func readMasterSystem(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 0x2000, byteCount % 0x2000 == 0 else { return nil }
    for place: Int64 in [0x7FF0, 0x3FF0, 0x1FF0] where place + 16 <= byteCount {
      let header = try reader.view(at: place, count: 16)
      guard header.matches("TMR SEGA", at: 0), let region = header[15] else { continue }
      let isGameGear = (5...7).contains(region >> 4)
      return ContentFinding(
        isGameGear ? .gameGearROM : .smsROM, by: .structure, range: place..<place + 16,
        rule: isGameGear ? "game-gear" : "master-system",
        because: "the words that the console looks for, and the region of the console")
    }
    return nil
  }
}

extension GameData {
  /// Power Tab: a version and what the file is, a song or a lesson.
  static func readPowerTab(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt16.self, at: 4), let kind = reader.head[6] else {
      throw .endOfData
    }
    guard (1...4).contains(version), kind <= 1 else { return nil }
    return ContentFinding(
      .powerTab, by: .structure, range: 0..<7, rule: "power-tab", because: "the mark, a version and a kind")
  }
}
