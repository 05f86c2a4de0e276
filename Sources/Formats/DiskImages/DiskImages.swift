internal import ByteSources
internal import UniformTypes

/// Detects disk images and file systems that a signature alone does not prove.
enum DiskImages {
  /// Reads a QED header; the cluster size must be a power of two from 4 KiB to 64 MiB.
  static func readQED(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let cluster = reader.head.littleEndian(UInt32.self, at: 4), cluster.nonzeroBitCount == 1,
      (1 << 12...1 << 26).contains(cluster)
    else { return nil }
    return ContentFinding(
      .qed, by: .structure, range: 0..<8, rule: "qed", because: "the mark and a possible cluster size")
  }

  static func readSquashFS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let block = reader.head.littleEndian(UInt32.self, at: 12),
      let major = reader.head.littleEndian(UInt16.self, at: 28), (1...4).contains(major)
    else { return nil }
    let isSound = major == 4 && block.nonzeroBitCount == 1 && (1 << 12...1 << 20).contains(block)
    return ContentFinding(
      .squashFS, by: .structure, decided: isSound, range: 0..<30, rule: "squashfs",
      because: "the mark, a version, and a block size that fits", facts: Remark("version \(major)"))
  }

  static func readCramFS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("Compressed ROMFS", at: 16) else { return nil }
    return ContentFinding(
      .cramFS, by: .structure, range: 0..<32, rule: "cramfs",
      because: "the magic number and the signature behind it")
  }

  /// Reads the superblock of ext2, ext3 or ext4: counts, block size, state and revision (Linux's `ext4.rst`).
  static func readExt(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let block = reader.head.slice(1024..<2048)
    guard let inodes = block.littleEndian(UInt32.self, at: 0), inodes > 0,
      let blocks = block.littleEndian(UInt32.self, at: 4), blocks > 0,
      let first = block.littleEndian(UInt32.self, at: 20), first <= 1,
      let size = block.littleEndian(UInt32.self, at: 24), size <= 6,
      let state = block.littleEndian(UInt16.self, at: 58), state <= 7,
      let revision = block.littleEndian(UInt32.self, at: 76), revision <= 1
    else { return nil }
    return ContentFinding(
      .extFileSystem, by: .structure, range: 1024..<1104, rule: "ext",
      because: "a superblock whose fields are all possible", facts: Remark("\(blocks) blocks"))
  }

  /// Reads the boot sector of a FAT volume: a jump, a sector size and the end mark.
  static func readBootSector(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head[0] == 0xEB || head[0] == 0xE9, head.matches([0x55, 0xAA], at: 510),
      let sector = head.littleEndian(UInt16.self, at: 11), [512, 1024, 2048, 4096].contains(sector)
    else { return nil }
    return ContentFinding(
      .rawDiskImage, by: .structure, range: 0..<512, rule: "fat-volume",
      because: "a boot sector with a jump, a sector size, a file system's name and the end mark")
  }

  static func readCISO(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt32.self, at: 4), size == 0 || size == 24,
      let block = reader.head.littleEndian(UInt32.self, at: 16), block.nonzeroBitCount == 1,
      (1 << 9...1 << 20).contains(block), let version = reader.head[20], version <= 2
    else { return nil }
    return ContentFinding(
      .compressedISO, by: .structure, range: 0..<24, rule: "ciso",
      because: "the mark, a header's size, a block size and a version")
  }

  /// Reads an Amiga boot block; the type is final only for the two sizes of floppies.
  static func readAmiga(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let kind = reader.head[3], kind <= 7, let byteCount = reader.byteCount else { return nil }
    let isFloppy = byteCount == 901_120 || byteCount == 1_802_240
    return ContentFinding(
      .amigaDisk, by: .structure, decided: isFloppy, range: 0..<4, rule: "amiga-disk",
      because: "a boot block's mark, and whether the size is a floppy's")
  }

  static func readTwoImage(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt16.self, at: 8), size == 52 || size == 64,
      let kind = reader.head.littleEndian(UInt32.self, at: 12), kind <= 2
    else { return nil }
    return ContentFinding(
      .appleIIDisk, by: .structure, range: 0..<16, rule: "two-image",
      because: "the mark, a header's size and a sector order")
  }

  /// Reads fixed VHD disks and DiscJuggler images, which have only a footer.
  static func readFooter(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 4096 else { return nil }
    if byteCount % 512 == 0 {
      let footer = try reader.view(at: byteCount - 512, count: 16)
      if footer.matches("conectix"), footer.bigEndian(UInt32.self, at: 12) == 0x0001_0000 {
        return ContentFinding(
          .vhd, by: .structure, range: byteCount - 512..<byteCount, rule: "vhd-fixed",
          because: "the footer of a fixed disk, with its version")
      }
    }
    guard !beginsAsText(reader.head) else { return nil }
    let end = try reader.view(at: byteCount - 8, count: 8)
    guard let version = end.littleEndian(UInt32.self, at: 0),
      let header = end.littleEndian(UInt32.self, at: 4),
      (0x8000_0004...0x8000_0006).contains(version), header > 0, Int64(header) < byteCount
    else { return nil }
    return ContentFinding(
      .discJuggler, by: .structure, range: byteCount - 8..<byteCount, rule: "discjuggler",
      because: "a version that DiscJuggler has, and its header's place, end the file")
  }

  /// Returns true if the first bytes can be text; the first sector of a disc is empty or code.
  static func beginsAsText(_ head: ByteView) -> Bool {
    for index in 0..<16 {
      guard let byte = head[index] else { return true }
      if byte < 0x09 || byte >= 0x80 { return false }
    }
    return true
  }
}

extension FileFormat {
  static let iso9660 = FileFormat(
    "iso9660", types: [.isoImage],
    completeness: CompletenessCheck(
      read: DiscImageCompleteness.iso, because: "the volume descriptor counts the blocks (ECMA-119, 8.4.8)"))

  static let udif = FileFormat(
    "udif", types: [.diskImageUDIF],
    completeness: CompletenessCheck(
      read: DiscImageCompleteness.appleImage, because: "the trailer states where data stand before it"))
}
