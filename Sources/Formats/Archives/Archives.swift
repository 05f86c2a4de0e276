internal import ByteSources
internal import UniformTypes

/// Detects archives that a signature alone does not prove: tar, ar, LHA, ARC, ARJ and others.
enum Archives {
  /// Identifies tar by the header's checksum (POSIX pax §"ustar"), with or without the `ustar` mark.
  static func readTar(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 512, isTarHeader(head.slice(0..<512).array[...]) else { return nil }
    let first = head.slice(0..<100).array.prefix { $0 != 0 }
    if try isGem(reader, first: first) {
      return ContentFinding(
        .rubyGem, by: .structure, range: 0..<512, rule: "tar-gem",
        because: "a tar that begins with a gem's description and data (RubyGems, Gem::Package)")
    }
    let isAppliance = first.suffix(4).elementsEqual(".ovf".utf8)
    let isPOSIX = head.matches("ustar\0", at: 257)
    return ContentFinding(
      isAppliance ? .virtualAppliance : .tarArchive, by: .structure, range: 0..<512,
      rule: isAppliance ? "tar-appliance" : "tar-checksum",
      because: isAppliance
        ? "a tar whose first member describes a virtual machine (DSP0243 §5)"
        : "the header's checksum is right",
      facts: Remark(isPOSIX ? "POSIX header" : head.matches("ustar", at: 257) ? "GNU header" : "old header"))
  }

  /// Returns true if the first two members are a gem's description and data, in either order.
  private static func isGem(_ reader: ByteReader, first: ArraySlice<UInt8>) throws(ReadFailure) -> Bool {
    let names = ["metadata.gz", "data.tar.gz"]
    guard let index = names.firstIndex(where: { first.elementsEqual($0.utf8) }) else { return false }
    var size: Int64 = 0
    for byte in reader.head.slice(124..<135).array {
      guard (0x30...0x37).contains(byte) else { return false }
      size = size << 3 | Int64(byte - 0x30)
    }
    let next = 512 + (size + 511) / 512 * 512
    guard let byteCount = reader.byteCount, next + 512 <= byteCount else { return false }
    let second = try reader.view(at: next, count: 100).array.prefix { $0 != 0 }
    return second.elementsEqual(names[1 - index].utf8)
  }

  /// Returns true if 512 bytes are a tar header with a correct checksum.
  static func isTarHeader(_ header: ArraySlice<UInt8>) -> Bool {
    guard header.count >= 512, let stored = tarChecksum(in: header) else { return false }
    let base = header.startIndex
    var sum: UInt32 = 0
    for index in 0..<512 { sum &+= (148..<156).contains(index) ? 0x20 : UInt32(header[base + index]) }
    return stored == sum
  }

  /// Returns the checksum field of a tar header; nil if the first 156 bytes cannot be of tar.
  static func tarChecksum(in header: ArraySlice<UInt8>) -> UInt32? {
    guard header.count >= 156, let first = header.first, first != 0 else { return nil }
    let base = header.startIndex
    var stored: UInt32 = 0
    var digits = 0
    for index in 148..<156 {
      let byte = header[base + index]
      if (0x30...0x37).contains(byte) {
        stored = stored << 3 | UInt32(byte - 0x30)
        digits += 1
      } else if byte == 0x20 && digits == 0 {
        continue
      } else if byte == 0 || byte == 0x20 {
        break
      } else {
        return nil
      }
    }
    return digits > 0 ? stored : nil
  }

  static func readAr(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    if reader.head.matches("debian-binary", at: 8) {
      return ContentFinding(
        .debianPackage, by: .structure, range: 0..<21, rule: "deb",
        because: "an ar archive whose first member is debian-binary")
    }
    // The signature alone is an empty archive or the beginning of any; a first member's header has 60 bytes.
    let isEmpty = reader.head.count == 8
    return ContentFinding(
      .arArchive, by: .signature, decided: !isEmpty, range: 0..<8, rule: isEmpty ? "ar-empty" : "ar",
      because: isEmpty ? "ar's signature and no member" : "ar's signature and another first member",
      damage: !isEmpty && reader.head.count < 68 ? .truncated : nil)
  }

  /// DAR: the number 123, a label of ten bytes, and a letter for the slice's position; UTF-32 can begin with that number too.
  static func readDAR(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let letter = reader.head[14], "NTE".utf8.contains(letter) else { return nil }
    return ContentFinding(
      .dar, by: .signature, decided: false, range: 0..<15, rule: "dar",
      because: "the magic number 123, and a letter that says whether it is the last slice")
  }

  static func readBzip2(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let level = reader.head[3] else { throw .endOfData }
    guard (0x31...0x39).contains(level),
      reader.head.matches([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4)
        || reader.head.matches([0x17, 0x72, 0x45, 0x38, 0x50, 0x90], at: 4)
    else { return nil }
    return ContentFinding(
      .bz2, by: .signature, range: 0..<10, rule: "bzip2",
      because: "BZh, a level, then a block's or the stream's end mark")
  }

  /// Identifies Apple's disk images by their trailer.
  static func readDiskImage(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 1024,
      byteCount % 512 == 0 || reader.head.matches([0x78, 0x01]) || reader.head.matches("BZh")
    else { return nil }
    let footer = try reader.view(at: byteCount - 512, count: 8)
    guard footer.matches("koly"), footer.bigEndian(UInt32.self, at: 4) == 4 else { return nil }
    return ContentFinding(
      .diskImageUDIF, by: .structure, range: byteCount - 512..<byteCount, rule: "udif",
      because: "the koly block at the end of the file")
  }

  static func readISO(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount > 34_816 else { return nil }
    // The system area is empty or code, never text.
    guard !DiskImages.beginsAsText(reader.head) else { return nil }
    let view = try reader.view(at: 32_768, count: 6)
    guard let kind = view[0] else { return nil }
    if view.matches("CD001", at: 1), kind <= 3 || kind == 255 {
      return ContentFinding(
        .isoImage, by: .structure, range: 32_768..<32_774, rule: "iso9660",
        because: "a volume descriptor in sector 16 (ECMA-119 §8)")
    }
    guard kind == 0, view.matches("BEA01", at: 1) else { return nil }
    return ContentFinding(
      .isoImage, by: .structure, range: 32_768..<32_774, rule: "udf",
      because: "the volume recognition sequence of UDF in sector 16 (ECMA-167 2/8)")
  }

  static func readLHA(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("-", at: 2), reader.head.matches("l", at: 3), reader.head.matches("-", at: 6),
      let family = reader.head[4], family == 0x68 || family == 0x7A
    else { return nil }
    return ContentFinding(
      .lha, by: .signature, range: 2..<7, rule: "lha", because: "a method name between dashes")
  }

  /// ARC: a method, a zero-terminated name of up to twelve printable characters, a date, and a size that fits the file
  /// (Keith Petersen's ARC-FILE.INF, 1986).
  static func readARC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let method = reader.head[1], (2...9).contains(method) else { return nil }
    let name = (2..<15).prefix { reader.head[$0].map { $0 > 0x20 && $0 < 0x7F } ?? false }
    guard !name.isEmpty, reader.head[2 + name.count] == 0,
      let day = reader.head.littleEndian(UInt16.self, at: 19),
      let size = reader.head.littleEndian(UInt32.self, at: 15)
    else { return nil }
    guard day == 0 || (1...12).contains(day >> 5 & 15) && day & 31 > 0 else { return nil }
    guard Int64(size) <= (reader.byteCount ?? .max) else { return nil }
    return ContentFinding(
      .arc, by: .structure, range: 0..<29, rule: "arc", because: "a member's method, name, date and size")
  }

  /// ARJ: the size of the first header, and the method and file type of archive headers.
  static func readARJ(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt16.self, at: 2), let first = reader.head[4],
      let kind = reader.head[10]
    else { throw .endOfData }
    guard (30...2600).contains(size), (0x1E...0x40).contains(first), kind == 2 else { return nil }
    return ContentFinding(
      .arj, by: .structure, range: 0..<11, rule: "arj",
      because: "the mark, a header's sizes, and the archive header's type")
  }
}

/// Detects package types in cabinets by the first members' names (MS-CAB §2.3).
enum CabinetPackage {
  private static let rules: [Rule<[String]>] = [
    Rule(
      "cab-theme", when: { $0.contains { $0.hasSuffix(".theme") } }, then: .themePack,
      because: "a cabinet that holds a desktop theme"),
    Rule(
      "cab-onenote", when: { $0.contains { $0.hasSuffix(".onetoc2") } }, then: .oneNotePackage,
      because: "a cabinet that holds a notebook's table of contents"),
    Rule("cab", when: { _ in true }, then: .cabinet, because: "the mark and a reserved field"),
  ]

  private static let maxMembers = 64

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var names: [String] = []
    var damage: ContentDamage? = reader.head.count < 36 ? .truncated : nil
    if let first = reader.head.littleEndian(UInt32.self, at: 16),
      let count = reader.head.littleEndian(UInt16.self, at: 28)
    {
      var offset = Int64(first)
      for _ in 0..<min(Int(count), maxMembers) {
        try reader.step()
        let entry = try reader.available(at: offset, upTo: 16 + 256)
        guard let end = entry.firstIndex(of: 0, from: 16) else {
          damage = .truncated
          break
        }
        names.append(entry.slice(16..<end).text.lowercased())
        offset += Int64(end) + 1
      }
    }
    guard let rule = rules.first(for: names) else { return nil }
    return ContentFinding(rule, range: 0..<8, damage: damage, facts: Remark("\(names.count) members seen"))
  }
}

/// Detects MacBinary: a header of 128 bytes without a mark at its start (MacBinary II and III specifications).
enum MacBinary {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 128, let length = head[1], (1...63).contains(length), head[74] == 0, head[82] == 0,
      let data = head.bigEndian(UInt32.self, at: 83), let resource = head.bigEndian(UInt32.self, at: 87),
      data | resource != 0, data < 1 << 31, resource < 1 << 31,
      head.slice(2..<2 + Int(length)).array.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      FourCharacterCode(head.bigEndian(UInt32.self, at: 65) ?? 0).isPrintable
    else { return nil }
    let forks = 128 + padded(data) + padded(resource)
    if let byteCount = reader.byteCount, 128 + Int64(data) > byteCount, padded(data) > 0 { return nil }
    if head.matches("mBIN", at: 102) {
      return ContentFinding(
        .macBinary, by: .structure, range: 0..<128, rule: "macbinary-3",
        because: "a possible header with MacBinary III's mark")
    }
    let header = head.slice(0..<124).array
    if let stored = head.bigEndian(UInt16.self, at: 124), stored != 0, stored == checksum(header) {
      return ContentFinding(
        .macBinary, by: .structure, range: 0..<126, rule: "macbinary-2",
        because: "a possible header whose checksum is right")
    }
    // The first version has no checksum: unused bytes must be zero, and the forks must fill the file.
    guard head.slice(99..<128).array.allSatisfy({ $0 == 0 }), let byteCount = reader.byteCount,
      byteCount <= forks, byteCount > forks - 256
    else { return nil }
    return ContentFinding(
      .macBinary, by: .structure, decided: false, range: 0..<128, rule: "macbinary-1",
      because: "a possible header of the first version, and forks that fill the file")
  }

  private static func padded(_ length: UInt32) -> Int64 { (Int64(length) + 127) & ~127 }

  /// CRC-16/XMODEM.
  private static func checksum(_ bytes: [UInt8]) -> UInt16 {
    var value: UInt16 = 0
    for byte in bytes {
      value ^= UInt16(byte) << 8
      for _ in 0..<8 { value = value & 0x8000 != 0 ? value << 1 ^ 0x1021 : value << 1 }
    }
    return value
  }
}
