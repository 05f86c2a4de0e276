internal import ASCIIBytes
internal import UniformTypes

extension TextMark {
  /// Marks of text formats of maps, the earth, space and particles.
  static let places: [TextMark] = [
    wellKnown("wkt-geogcs", "GEOGCS["), wellKnown("wkt-projcs", "PROJCS["),
    wellKnown("wkt-geoccs", "GEOCCS["),
    wellKnown("wkt-compd", "COMPD_CS["), wellKnown("wkt-local", "LOCAL_CS["),
    wellKnown("wkt-vert", "VERT_CS["),
    wellKnown("wkt2-geog", "GEOGCRS["), wellKnown("wkt2-geod", "GEODCRS["),
    wellKnown("wkt2-proj", "PROJCRS["),
    wellKnown("wkt2-compound", "COMPOUNDCRS["), wellKnown("wkt2-bound", "BOUNDCRS["),
    TextMark("e00", "EXP  0 ", then: .arcInfoExport, because: "an export without compression, then a path"),
    TextMark("e00-packed", "EXP  1 ", then: .arcInfoExport, because: "a compressed export, then a path"),
    TextMark(
      "mapinfo-table", "!table", .lineEnd, ignoringCase: true,
      also: { $0.contains("!version") || $0.contains("!VERSION") }, then: .mapInfoTable,
      because: "a table and its version"),
    TextMark(
      "mapinfo-interchange", "version ", ignoringCase: true,
      also: { head in
        ["\nColumns ", "\nCOLUMNS ", "\ncolumns "].contains { head.contains($0) }
          && ["\nData", "\nDATA", "\ndata"].contains { head.contains($0) }
      }, then: .mapInfoInterchange, because: "a version, columns and data (MapInfo Interchange Format)"),
    TextMark(
      "envi-header", "ENVI", .lineEnd, also: { $0.contains("samples") && $0.contains("lines") },
      then: .enviHeader, because: "the word that comes first, and numbers of samples and lines"),
    TextMark(
      "surfer-text", "DSAA", .lineEnd, then: .surferTextGrid, because: "the mark on a line of its own"),
    TextMark(
      "igc", "A", also: { $0.contains("\nHFDTE") && Flights.isHeader($0) }, then: .igcFlight,
      because: "the recorder's maker, and a date (IGC, appendix A)"),
    TextMark(
      "gse", "BEGIN GSE2", then: .gseSeismogram, because: "the version comes first (GSE 2.0)"),
    TextMark(
      "gse-waveform", "WID2 ", also: { $0.contains("\nDAT2") }, then: .gseSeismogram,
      because: "a waveform's identification and its data (GSE 2.0)"),
    TextMark(
      "spice-text", "KPL/", also: { $0.contains("\\begindata") || $0.contains("\\begintext") },
      then: .spiceTextKernel,
      because: "a kind of kernel, and data or text (NAIF, \"Kernel Required Reading\")"),
    TextMark("hepmc", "HepMC::Version ", then: .hepMC, because: "the line that comes first"),
  ]

  private static func wellKnown(_ name: StaticString, _ start: StaticString) -> TextMark {
    TextMark(
      name, start, ignoringCase: false, then: .wellKnownText,
      because: "the keyword of a reference system (ISO 19162)")
  }
}

/// Recorded flights.
enum Flights {
  /// Returns true if the first line is `A`, three characters for the maker, and an identifier.
  static func isHeader(_ head: TextHead) -> Bool {
    guard let line = head.content().first, line.count >= 7, line.count <= 80 else { return false }
    return line.prefix(4).bytes.allSatisfy { $0.isASCIIUppercase || $0.isASCIIDigit }
  }
}

/// Detects NMEA 0183, a text format of positions, by its sentences and their checksums.
extension LineForms {
  static let places: [LineForm] = [
    LineForm(
      "nmea", first: "$!", when: isNMEA, then: .nmea,
      because: "sentences with a talker, and sums that are right (NMEA 0183)")
  ]

  private static func isNMEA(_ head: TextHead) -> Bool {
    var sentences = 0
    for line in head.content(upTo: 12) {
      let line = line.trimmedEnd
      guard line.first == UInt8(ascii: "$") || line.first == UInt8(ascii: "!"), line.count <= 120,
        let comma = line.offset(of: UInt8(ascii: ",")), (5...8).contains(comma),
        line.prefix(comma).dropping(1).bytes.allSatisfy(ByteSet.capitals.union(.digits).contains)
      else { return false }
      if let star = line.offset(of: UInt8(ascii: "*")), star + 3 == line.count,
        let sum = UInt8(line.dropping(star + 1).text, radix: 16)
      {
        guard line.prefix(star).dropping(1).bytes.reduce(0, ^) == sum else { return false }
        sentences += 1
      }
    }
    return sentences >= 2
  }
}
