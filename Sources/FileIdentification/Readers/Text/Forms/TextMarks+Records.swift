internal import UniformTypes

extension TextMark {
  /// Marks of text formats of data, profiles, logs, projects and tables of colours.
  static let records: [TextMark] = [
    TextMark(
      "arff", "@relation ", ignoringCase: true, after: "%",
      also: { $0.contains("@attribute") || $0.contains("@ATTRIBUTE") || $0.contains("@Attribute") },
      then: .arff, because: "a relation and its attributes"),
    TextMark("matrix-market", "%%MatrixMarket ", then: .matrixMarket, because: "the banner that comes first"),
    TextMark(
      "pc-axis", "CHARSET=\"", also: { $0.contains("\nAXIS-VERSION=") || $0.contains("\nMATRIX=") },
      then: .pcAxis, because: "a character set, and a version or a matrix (PC-Axis file format §2)"),
    TextMark(
      "pc-axis-version", "AXIS-VERSION=\"", then: .pcAxis, because: "the version (PC-Axis file format §2)"),
    TextMark(
      "labview-measurement", "LabVIEW Measurement", then: .labViewMeasurement,
      because: "the words that come first"),
    TextMark(
      "octave", "# Created by Octave ", then: .octaveText, because: "the comment that Octave writes first"),
    TextMark("gcov", "        -:    0:Source:", then: .gcovReport, because: "the source's name comes first"),
    TextMark(
      "lcov", "TN:", also: { $0.contains("\nSF:") && $0.contains("\nDA:") }, then: .lcovTrace,
      because: "a test, a source and its lines (geninfo(1))"),
    TextMark(
      "lcov-source", "SF:", also: { $0.contains("\nDA:") && $0.contains("end_of_record") }, then: .lcovTrace,
      because: "a source and its lines (geninfo(1))"),
    TextMark(
      "vector-log", "date ",
      also: { $0.contains("\nbase hex  timestamps ") || $0.contains("\nbase dec  timestamps ") },
      then: .vectorASC, because: "a date, and the base of numbers"),
    TextMark("peak-trace", ";$FILEVERSION=", then: .peakTrace, because: "the version comes first"),
    TextMark(
      "callgrind", "# callgrind format", .lineEnd, then: .callgrind, because: "the line that comes first"),
    TextMark(
      "callgrind-version", "version: 1", .lineEnd,
      also: { $0.contains("\ncreator: ") && $0.contains("\nevents: ") },
      then: .callgrind, because: "version, creator and events"),
    TextMark(
      "minisign", "untrusted comment: ", also: Signatures.isMinisign, then: .minisign,
      because: "an untrusted comment, then a line of base 64 that begins with an algorithm"),
    TextMark("primavera", "ERMHDR\t", then: .primaveraXER, because: "the record that comes first"),
    TextMark(
      "project-exchange", "MPX,", also: { $0.content().first?.contains("Microsoft Project") == true },
      then: .projectExchange, because: "the record that comes first, and the program's name"),
    TextMark(
      "gimp-palette", "GIMP Palette", .lineEnd, then: .gimpPalette, because: "the line that comes first"),
    TextMark(
      "gimp-gradient", "GIMP Gradient", .lineEnd, then: .gimpGradient, because: "the line that comes first"),
    TextMark("jasc-palette", "JASC-PAL", .lineEnd, then: .jascPalette, because: "the line that comes first"),
    TextMark("spi-3d", "SPILUT 1.0", .lineEnd, then: .sonyLUT3, because: "the line that comes first"),
    TextMark(
      "spi-1d", "Version 1", .lineEnd, also: { $0.contains("\nFrom ") && $0.contains("\nLength ") },
      then: .sonyLUT1, because: "version 1, a range and a length"),
    TextMark("cinespace", "CSPLUTV100", .lineEnd, then: .cineSpaceLUT, because: "the line that comes first"),
    TextMark(
      "cube-table", "LUT_3D_SIZE ", after: "#", then: .cubeLUT,
      because: "the size of a cube (Adobe Cube LUT 1.0)"),
    TextMark(
      "cube-table-1d", "LUT_1D_SIZE ", after: "#", then: .cubeLUT,
      because: "the size of a table (Adobe Cube LUT 1.0)"),
    TextMark(
      "cube-table-domain", "DOMAIN_M", after: "#",
      also: { $0.contains("\nLUT_3D_SIZE ") || $0.contains("\nLUT_1D_SIZE ") }, then: .cubeLUT,
      because: "a domain and a size (Adobe Cube LUT 1.0)"),
    TextMark(
      "cube-table-title", "TITLE \"", after: "#",
      also: { $0.contains("\nLUT_3D_SIZE ") || $0.contains("\nLUT_1D_SIZE ") }, then: .cubeLUT,
      because: "a title and a size (Adobe Cube LUT 1.0)"),
    TextMark(
      "opencolorio", "ocio_profile_version: ", after: "#", then: .openColorIO,
      because: "the version comes first"),
    TextMark(
      "relax-ng-compact", "default namespace", .space, after: "#",
      also: { $0.contains(" = \"") && $0.contains("element ") }, then: .relaxNGCompact,
      because: "a namespace and elements (RELAX NG compact syntax §2)"),
    TextMark(
      "relax-ng-compact-prefix", "namespace ", after: "#",
      also: { $0.content(skipping: "#").first?.contains(" = \"") == true && $0.contains("element ") },
      then: .relaxNGCompact, because: "a prefix and elements (RELAX NG compact syntax §2)"),
    TextMark(
      "relax-ng-compact-datatypes", "datatypes ", after: "#",
      also: { $0.content(skipping: "#").first?.contains(" = \"") == true }, then: .relaxNGCompact,
      because: "a library of data types (RELAX NG compact syntax §2)"),
    TextMark(
      "relax-ng-compact-start", "start =", after: "#",
      also: { $0.contains("element ") && $0.contains("{") }, then: .relaxNGCompact,
      because: "a start and elements (RELAX NG compact syntax §2)"),
  ]
}

/// Signatures and keys of minisign and signify.
enum Signatures {
  /// Returns true if the second line is base 64 that begins with the letters of Ed, ED or RW.
  @Sendable static func isMinisign(_ head: TextHead) -> Bool {
    guard let line = Array(head.content(upTo: 2)).last?.trimmed, line.count >= 40 else { return false }
    let signs = ByteSet.words.union("+/=")
    return (line.hasPrefix("RW") || line.hasPrefix("RU")) && line.bytes.allSatisfy(signs.contains)
  }
}
