internal import ByteSources
internal import UniformTypes

/// Archives whose marks need checking.
enum Archives {
  /// A tar header is proven by its own checksum (POSIX pax §"ustar"), with or without the `ustar` mark.
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

  /// Whether the first two members are a gem's: its description and its data, in either order.
  private static func isGem(_ reader: ByteReader, first: ArraySlice<UInt8>) throws(ReadFailure) -> Bool {
    let names = ["metadata.gz", "data.tar.gz"]
    guard let place = names.firstIndex(where: { first.elementsEqual($0.utf8) }) else { return false }
    var size: Int64 = 0
    for byte in reader.head.slice(124..<135).array {
      guard (0x30...0x37).contains(byte) else { return false }
      size = size << 3 | Int64(byte - 0x30)
    }
    let next = 512 + (size + 511) / 512 * 512
    guard let byteCount = reader.byteCount, next + 512 <= byteCount else { return false }
    let second = try reader.view(at: next, count: 100).array.prefix { $0 != 0 }
    return second.elementsEqual(names[1 - place].utf8)
  }

  /// Whether 512 bytes are a tar header whose checksum is right.
  static func isTarHeader(_ header: ArraySlice<UInt8>) -> Bool {
    guard header.count >= 512, let stored = tarChecksum(in: header) else { return false }
    let base = header.startIndex
    var sum: UInt32 = 0
    for index in 0..<512 { sum &+= (148..<156).contains(index) ? 0x20 : UInt32(header[base + index]) }
    return stored == sum
  }

  /// The checksum that a tar header states; nil where the 156 bytes up to its end can be none of a tar.
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
    // A first member's header is 60 bytes; the signature alone is a whole archive of nothing, or the start of any.
    let isEmpty = reader.head.count == 8
    return ContentFinding(
      .arArchive, by: .signature, decided: !isEmpty, range: 0..<8, rule: isEmpty ? "ar-empty" : "ar",
      because: isEmpty ? "ar's signature and no member" : "ar's signature and another first member",
      damage: !isEmpty && reader.head.count < 68 ? .truncated : nil)
  }

  /// DAR: the number 123, a label of ten bytes, and a letter for the slice's place; UTF-32 begins with that number, too.
  static func readDAR(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let place = reader.head[14], "NTE".utf8.contains(place) else { return nil }
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

  /// Apple's disk images keep their header at the very end.
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
    // The system area is empty or holds code; a text needs no look at sector 16.
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

  /// ARC: a method, a name of up to twelve printable signs that ends in zero, a date, and a size that fits the file
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

  /// ARJ: the size of the first header, and the method and file type that archive headers have.
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
