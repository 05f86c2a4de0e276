internal import ByteSources
internal import ContainerFormats

/// The signature of an archive or program embedded in another file.
///
/// A signature with its checks has at least 40 bits and does not occur by chance.
struct EmbeddedFile: Sendable {
  var name: StaticString
  /// The byte of the signature that is searched for, and its offset.
  var searchByte: UInt8
  var offset: Int
  var signature: [UInt8]
  /// Checks the rest of the header, which begins at an offset of the view.
  var isValid: @Sendable (ByteView, Int) -> Bool
  var reason: String
  /// True to search only pictures, audio, movies and PDF: documents and databases may contain such parts.
  var isForMedia = false
  /// Types that may contain such data.
  var unless: [String] = []
  /// The programs that find it.
  var because: StaticString

  /// The number of bytes around a signature that are checked.
  static let reach = 1024

  /// The signatures, grouped by search byte: neighbouring rows share a pass.
  static let all: [EmbeddedFile] = [
    EmbeddedFile(
      "Rar", "Rar!\u{1A}\u{7}", searchByte: 2, reason: "unpackers find a Rar archive in it",
      because: "unrar looks for its mark in the first 2 MiB (archive.cpp, MAXSFXSIZE), 7-Zip in 8 MiB"),
    EmbeddedFile(
      "tar", "ustar", searchByte: 4, isForMedia: true, reason: "unpackers find a tar archive in it",
      because: "GNU tar skips to the next header, 7-Zip looks for one (POSIX.1-2017, pax)"
    ) { view, offset in offset >= 257 && TarHeader.isValid(view.slice(offset - 257..<offset + 255)) },
    EmbeddedFile(
      "xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], searchByte: 4, isForMedia: true, unless: ["public.tiff"],
      reason: "unpackers find packed data in it",
      because: "7-Zip looks for it (The .xz File Format §2.1.1)"),
    EmbeddedFile(
      "bzip2", "BZh", searchByte: 1, isForMedia: true, reason: "unpackers find packed data in it",
      because: "7-Zip looks for it; the first block's number follows"
    ) { view, offset in
      view[offset + 3].map { (0x31...0x39).contains($0) } ?? false
        && view.matches([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: offset + 4)
    },
    EmbeddedFile(
      "Windows program", "PE\0\0", searchByte: 1, reason: "it holds a program for Windows",
      because: "what was put behind a picture is taken out again (PE Format, \"COFF File Header\")",
      isPortableExecutable),
    EmbeddedFile(
      "Unix program", [0x7F, 0x45, 0x4C, 0x46], searchByte: 1, reason: "it holds a program",
      because: "as above (System V ABI, \"ELF Header\")"
    ) { view, offset in
      guard let width = view[offset + 4], let order = view[offset + 5] else { return false }
      return [1, 2].contains(width) && [1, 2].contains(order) && view[offset + 6] == 1
        && (view[offset + 7] ?? 255) < 32
    },
    EmbeddedFile(
      "cabinet", "MSCF\0\0\0\0", searchByte: 0, reason: "unpackers find a cabinet in it",
      because: "cabextract looks through a whole file for one ([MS-CAB] §2.1)"
    ) { view, offset in view.matches([3, 1], at: offset + 24) },
    EmbeddedFile(
      "WIM", "MSWIM\0\0\0", searchByte: 0, reason: "unpackers find an archive in it",
      because: "7-Zip looks for it (Windows Imaging File Format)"),
    EmbeddedFile(
      "7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], searchByte: 2, reason: "unpackers find a 7z archive in it",
      because: "7-Zip looks for its mark in the first 8 MiB, libarchive in 400 KiB (7zFormat.txt)"),
    EmbeddedFile(
      "gzip", [0x1F, 0x8B, 0x08], searchByte: 1, isForMedia: true, unless: ["gov.nasa.fits"],
      reason: "unpackers find packed data in it",
      because: "7-Zip looks for it (RFC 1952 §2.3)", PackedMember.isGzip),
    EmbeddedFile(
      "ZIP", "PK\u{3}\u{4}", searchByte: 1, isForMedia: true, reason: "unpackers find a ZIP archive in it",
      because: "7-Zip looks for a member, where the end is missing, too (APPNOTE 4.3.7)", PackedMember.isZIP),
    EmbeddedFile(
      "phar", "__HALT_COMPILER();", searchByte: 16, reason: "PHP takes it for an archive of programs (phar)",
      because: "PHP looks through the file for it (PHP manual, \"Phar file stub\")"),
  ]

  private init(
    _ name: StaticString, _ signature: [UInt8], searchByte offset: Int, isForMedia: Bool = false,
    unless: [String] = [], reason: String,
    because: StaticString, _ isValid: @escaping @Sendable (ByteView, Int) -> Bool = { _, _ in true }
  ) {
    (self.name, self.signature, self.offset, self.reason, self.because) = (
      name, signature, offset, reason, because
    )
    (self.isForMedia, self.unless) = (isForMedia, unless)
    searchByte = signature.indices.contains(offset) ? signature[offset] : 0
    self.isValid = isValid
  }

  private init(
    _ name: StaticString, _ signature: String, searchByte offset: Int, isForMedia: Bool = false,
    unless: [String] = [], reason: String,
    because: StaticString, _ isValid: @escaping @Sendable (ByteView, Int) -> Bool = { _, _ in true }
  ) {
    self.init(
      name, Array(signature.utf8), searchByte: offset, isForMedia: isForMedia, unless: unless, reason: reason,
      because: because, isValid)
  }

  /// The byte of a signature that `memchr` finds, and another one that excludes most of its occurrences.
  private struct Probe {
    var row: Int
    var searchByte: UInt8
    var offset: Int
    var other: UInt8
    var distance: Int
  }

  private static let maxRejections = 64

  /// Returns the reason of the first signature that begins before `own`, in one pass for each distinct search byte.
  static func first(of rows: [EmbeddedFile], in view: ByteView, upTo own: Int) -> String? {
    let probes = rows.indices.map { index in
      let (row, other) = (rows[index], rows[index].offset == 0 ? 1 : 0)
      return Probe(
        row: index, searchByte: row.searchByte, offset: row.offset,
        other: row.signature.indices.contains(other) ? row.signature[other] : 0,
        distance: other - row.offset)
    }
    var start = 0
    while start < probes.count {
      let searchByte = probes[start].searchByte
      let end = probes[start...].firstIndex { $0.searchByte != searchByte } ?? probes.count
      var (index, rejections) = (0, 0)
      while let offset = view.firstIndex(of: searchByte, from: index) {
        index = offset + 1
        for number in start..<end where view[offset + probes[number].distance] == probes[number].other {
          let row = rows[probes[number].row]
          let begin = offset - row.offset
          guard begin < own, view.matches(row.signature, at: begin) else { continue }
          if row.isValid(view, begin) { return row.reason }
          // Checks take time: so many rejected signatures in one chunk are no coincidence.
          rejections += 1
          if rejections > maxRejections { return row.reason }
        }
      }
      start = end
    }
    return nil
  }

  /// Returns true for a known machine, section count, and optional header size and magic number after `PE\0\0`.
  private static func isPortableExecutable(_ view: ByteView, _ offset: Int) -> Bool {
    guard let machine = view.littleEndian(UInt16.self, at: offset + 4),
      let sections = view.littleEndian(UInt16.self, at: offset + 6),
      let size = view.littleEndian(UInt16.self, at: offset + 20),
      let mark = view.littleEndian(UInt16.self, at: offset + 24)
    else { return false }
    return machines.contains(machine) && (1...96).contains(sections) && size >= 0x60 && size <= 0x200
      && (mark == 0x10B || mark == 0x20B)
  }

  private static let machines: Set<UInt16> = [0x14C, 0x8664, 0x1C0, 0x1C2, 0x1C4, 0xAA64, 0x200, 0xEBC]
}

/// Checks for archive members whose signatures alone are too short to be certain.
enum PackedMember {
  /// Returns true for a gzip member (RFC 1952 §2.3): known flags, level and system, then data that inflates.
  static func isGzip(_ view: ByteView, _ offset: Int) -> Bool {
    guard let flags = view[offset + 3], flags & 0xE0 == 0, let level = view[offset + 8],
      let system = view[offset + 9],
      [0, 2, 4].contains(level), system <= 13 || system == 255, var inflater = try? Inflater(.gzip)
    else { return false }
    var text: [UInt8] = []
    let some = view.slice(offset..<offset + EmbeddedFile.reach)
    guard let state = try? inflater.inflate(some, appendingTo: &text, upTo: EmbeddedFile.reach).state else {
      return false
    }
    return state == .finished || text.count >= minInflatedCount
  }

  /// Random bytes may inflate to fewer bytes than this.
  private static let minInflatedCount = 64

  /// Returns true for a ZIP member (APPNOTE 4.3.7): a known version and method, and a printable name.
  static func isZIP(_ view: ByteView, _ offset: Int) -> Bool {
    guard let version = view[offset + 4], (10...63).contains(version),
      let method = view.littleEndian(UInt16.self, at: offset + 8), methods.contains(method),
      let length = view.littleEndian(UInt16.self, at: offset + 26), (1...512).contains(length)
    else { return false }
    let name = view.slice(offset + 30..<offset + 30 + min(Int(length), 64))
    return name.count > 0
      && (0..<name.count).allSatisfy { name[$0].map { $0 >= 0x20 && $0 != 0x7F } ?? false }
  }

  /// The compression methods (APPNOTE 4.4.5).
  private static let methods: Set<UInt16> = [0, 1, 6, 8, 9, 12, 14, 19, 93, 95, 96, 97, 98, 99]
}
