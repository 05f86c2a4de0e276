internal import ByteSources

/// An archive or a program that begins inside a file of another kind.
///
/// A mark and what has to stand around it are 40 bits and more: none stands anywhere by chance.
struct EmbeddedFile: Sendable {
  var name: StaticString
  /// The byte of the mark that is looked for, and where it stands in it.
  var sign: UInt8
  var offset: Int
  var mark: [UInt8]
  /// Checks the rest of the embedded file's head, which begins at the given place of the view.
  var holds: @Sendable (ByteView, Int) -> Bool
  var words: String
  /// Whether it is looked for in pictures, sounds, movies and PDF alone: documents and databases hold such parts.
  var isForMedia = false
  /// Types that have data packed so as a part of theirs.
  var unless: [String] = []
  /// The programs that find it there.
  var because: StaticString

  /// How many bytes around a mark are looked at.
  static let reach = 1024

  /// In order of the bytes that are looked for: rows beside each other share a pass.
  static let all: [EmbeddedFile] = [
    EmbeddedFile(
      "Rar", "Rar!\u{1A}\u{7}", sign: 2, words: "unpackers find a Rar archive in it",
      because: "unrar looks for its mark in the first 2 MiB (archive.cpp, MAXSFXSIZE), 7-Zip in 8 MiB"),
    EmbeddedFile(
      "tar", "ustar", sign: 4, isForMedia: true, words: "unpackers find a tar archive in it",
      because: "GNU tar skips to the next header, 7-Zip looks for one (POSIX.1-2017, pax)"
    ) { view, place in place >= 257 && TarHeader.isOne(view.slice(place - 257..<place + 255)) },
    EmbeddedFile(
      "xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], sign: 4, isForMedia: true, unless: ["public.tiff"],
      words: "unpackers find packed data in it",
      because: "7-Zip looks for it (The .xz File Format §2.1.1)"),
    EmbeddedFile(
      "bzip2", "BZh", sign: 1, isForMedia: true, words: "unpackers find packed data in it",
      because: "7-Zip looks for it; the first block's number follows"
    ) { view, place in
      view[place + 3].map { (0x31...0x39).contains($0) } ?? false
        && view.matches([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: place + 4)
    },
    EmbeddedFile(
      "Windows program", "PE\0\0", sign: 1, words: "it holds a program for Windows",
      because: "what was put behind a picture is taken out again (PE Format, \"COFF File Header\")",
      isPortableExecutable),
    EmbeddedFile(
      "Unix program", [0x7F, 0x45, 0x4C, 0x46], sign: 1, words: "it holds a program",
      because: "as above (System V ABI, \"ELF Header\")"
    ) { view, place in
      guard let width = view[place + 4], let order = view[place + 5] else { return false }
      return [1, 2].contains(width) && [1, 2].contains(order) && view[place + 6] == 1
        && (view[place + 7] ?? 255) < 32
    },
    EmbeddedFile(
      "cabinet", "MSCF\0\0\0\0", sign: 0, words: "unpackers find a cabinet in it",
      because: "cabextract looks through a whole file for one ([MS-CAB] §2.1)"
    ) { view, place in view.matches([3, 1], at: place + 24) },
    EmbeddedFile(
      "WIM", "MSWIM\0\0\0", sign: 0, words: "unpackers find an archive in it",
      because: "7-Zip looks for it (Windows Imaging File Format)"),
    EmbeddedFile(
      "7z", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], sign: 2, words: "unpackers find a 7z archive in it",
      because: "7-Zip looks for its mark in the first 8 MiB, libarchive in 400 KiB (7zFormat.txt)"),
    EmbeddedFile(
      "gzip", [0x1F, 0x8B, 0x08], sign: 1, isForMedia: true, unless: ["gov.nasa.fits"],
      words: "unpackers find packed data in it",
      because: "7-Zip looks for it (RFC 1952 §2.3)", PackedMember.isGzip),
    EmbeddedFile(
      "ZIP", "PK\u{3}\u{4}", sign: 1, isForMedia: true, words: "unpackers find a ZIP archive in it",
      because: "7-Zip looks for a member, where the end is missing, too (APPNOTE 4.3.7)", PackedMember.isZIP),
    EmbeddedFile(
      "phar", "__HALT_COMPILER();", sign: 16, words: "PHP takes it for an archive of programs (phar)",
      because: "PHP looks through the file for it (PHP manual, \"Phar file stub\")"),
  ]

  private init(
    _ name: StaticString, _ mark: [UInt8], sign offset: Int, isForMedia: Bool = false, unless: [String] = [],
    words: String,
    because: StaticString, _ holds: @escaping @Sendable (ByteView, Int) -> Bool = { _, _ in true }
  ) {
    (self.name, self.mark, self.offset, self.words, self.because) = (name, mark, offset, words, because)
    (self.isForMedia, self.unless) = (isForMedia, unless)
    sign = mark.indices.contains(offset) ? mark[offset] : 0
    self.holds = holds
  }

  private init(
    _ name: StaticString, _ mark: String, sign offset: Int, isForMedia: Bool = false, unless: [String] = [],
    words: String,
    because: StaticString, _ holds: @escaping @Sendable (ByteView, Int) -> Bool = { _, _ in true }
  ) {
    self.init(
      name, Array(mark.utf8), sign: offset, isForMedia: isForMedia, unless: unless, words: words,
      because: because, holds)
  }

  /// Where a mark is looked for: the byte that `memchr` finds, and another one beside it that most places have not.
  private struct Probe {
    var row: Int
    var sign: UInt8
    var offset: Int
    var other: UInt8
    var distance: Int
  }

  private static let mostRefuted = 64

  /// The first of some rows that begins before `own`, all in one pass for each byte that they have in common.
  static func first(of rows: [EmbeddedFile], in view: ByteView, upTo own: Int) -> String? {
    let probes = rows.indices.map { index in
      let (row, other) = (rows[index], rows[index].offset == 0 ? 1 : 0)
      return Probe(
        row: index, sign: row.sign, offset: row.offset,
        other: row.mark.indices.contains(other) ? row.mark[other] : 0,
        distance: other - row.offset)
    }
    var start = 0
    while start < probes.count {
      let sign = probes[start].sign
      let end = probes[start...].firstIndex { $0.sign != sign } ?? probes.count
      var (index, refuted) = (0, 0)
      while let place = view.firstIndex(of: sign, from: index) {
        index = place + 1
        for number in start..<end where view[place + probes[number].distance] == probes[number].other {
          let row = rows[probes[number].row]
          let begin = place - row.offset
          guard begin < own, view.matches(row.mark, at: begin) else { continue }
          if row.holds(view, begin) { return row.words }
          // To refute a mark takes time: so many in one piece are no chance, and are not looked at one by one.
          refuted += 1
          if refuted > mostRefuted { return row.words }
        }
      }
      start = end
    }
    return nil
  }

  /// A machine, a number of sections, and the optional header's size and mark behind `PE\0\0`.
  private static func isPortableExecutable(_ view: ByteView, _ place: Int) -> Bool {
    guard let machine = view.littleEndian(UInt16.self, at: place + 4),
      let sections = view.littleEndian(UInt16.self, at: place + 6),
      let size = view.littleEndian(UInt16.self, at: place + 20),
      let mark = view.littleEndian(UInt16.self, at: place + 24)
    else { return false }
    return machines.contains(machine) && (1...96).contains(sections) && size >= 0x60 && size <= 0x200
      && (mark == 0x10B || mark == 0x20B)
  }

  private static let machines: Set<UInt16> = [0x14C, 0x8664, 0x1C0, 0x1C2, 0x1C4, 0xAA64, 0x200, 0xEBC]
}
