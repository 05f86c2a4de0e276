internal import UniformTypes

extension TextMark {
  /// Maps, the earth, space and particles.
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

/// Flights as recorders keep them.
enum Flights {
  /// Whether the first line is the letter A, three of the maker, and what identifies the recorder.
  static func isHeader(_ head: TextHead) -> Bool {
    guard let line = head.content().first, line.count >= 7, line.count <= 80 else { return false }
    return line.prefix(4).bytes.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }
}
