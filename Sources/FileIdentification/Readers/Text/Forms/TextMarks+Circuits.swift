internal import ASCIIBytes
internal import UniformTypes

extension TextMark {
  /// Marks of text formats of circuits, boards, and bodies in space.
  static let circuits: [TextMark] = [
    TextMark(
      "edif", "(edif ", ignoringCase: true,
      also: { $0.contains("ersion") || $0.contains("ERSION") }, then: .edif,
      because: "the form that encloses a design, and its version"),
    TextMark(
      "lef", "VERSION ", after: "#", also: { CellLibraries.isLEF($0) }, then: .cellLayout,
      because: "a version, and units, layers or macros (LEF/DEF 5.8)"),
    TextMark(
      "def", "VERSION ", after: "#",
      also: { $0.contains("\nDESIGN ") && ($0.contains("\nDIEAREA ") || $0.contains("\nUNITS DISTANCE")) },
      then: .designExchange, because: "a version, a design and its area (LEF/DEF 5.8)"),
    TextMark(
      "kicad-board", "(kicad_pcb", .space, then: .kicadBoard, because: "the form that encloses a board"),
    TextMark(
      "kicad-schematic", "(kicad_sch", .space, then: .kicadSchematic,
      because: "the form that encloses a schematic"),
    TextMark(
      "kicad-symbols", "(kicad_symbol_lib", .space, then: .kicadFootprint,
      because: "the form that encloses symbols"),
    TextMark(
      "kicad-sheet", "(kicad_wks", .space, then: .kicadFootprint, because: "the form that encloses a sheet"),
    TextMark(
      "kicad-footprint", "(footprint ", also: { $0.contains("(layer ") }, then: .kicadFootprint,
      because: "a footprint with a layer"),
    TextMark(
      "kicad-module", "(module ", also: { $0.contains("(layer ") && $0.contains("(fp_") },
      then: .kicadFootprint, because: "a footprint with a layer and texts or lines"),
    TextMark(
      "kicad-legacy-board", "PCBNEW-BOARD Version ", then: .kicadLegacyBoard,
      because: "the line that comes first"),
    TextMark(
      "kicad-legacy-schematic", "EESchema Schematic File Version ", then: .kicadLegacySchematic,
      because: "the line that comes first"),
    TextMark(
      "kicad-legacy-library", "EESchema-LIBRARY Version ", then: .kicadLegacyLibrary,
      because: "the line that comes first"),
    TextMark(
      "ibis", "[ibis ver]", ignoringCase: true, then: .ibisModel,
      because: "the keyword of the version (IBIS §4)"),
    TextMark(
      "standard-delay", "(delayfile", ignoringCase: true, then: .standardDelay,
      because: "the form that encloses delays (IEEE 1497)"),
    TextMark(
      "liberty", "library", after: "/*",
      also: {
        $0.contains("delay_model") || $0.contains("\n  cell") && $0.contains("time_unit")
          || $0.contains("technology (") || $0.contains("lu_table_template")
      }, then: .liberty, because: "a library, and units, models or cells (Liberty User Guide)"),
    TextMark("spef", "*SPEF \"", then: .spef, because: "the version comes first (IEEE 1481)"),
    TextMark(
      "blif", ".model ", after: "#", also: { $0.contains("\n.inputs") || $0.contains("\n.outputs") },
      then: .blif, because: "a model, with inputs or outputs (BLIF)"),
    TextMark(
      "specctra-board", "(pcb ", ignoringCase: true,
      also: { $0.contains("(parser") || $0.contains("(structure") },
      then: .specctra, because: "a board with a parser or a structure (Specctra)"),
    TextMark(
      "specctra-session", "(session ", ignoringCase: true,
      also: { $0.contains("(base_design") || $0.contains("(placement") || $0.contains("(routes") },
      then: .specctra, because: "a session with a design, places or routes (Specctra)"),
    TextMark(
      "geda-schematic", "v 20", also: { $0.content().first?.matches("v 99999999 9") == true },
      then: .gedaSchematic, because: "the date of a release, and a version (gEDA file format)"),
    TextMark("geda-board", "# release: pcb ", then: .gedaBoard, because: "the comment that comes first"),
    TextMark(
      "geda-board-version", "FileVersion[20", after: "#", then: .gedaBoard, because: "the version comes first"
    ),
    TextMark(
      "ipc-netlist", "P  JOB", also: { $0.contains("\n317") || $0.contains("\n327") }, then: .ipcNetlist,
      because: "a job, and records of tests (IPC-D-356)"),
    TextMark(
      "value-changes-date", "$date", .space,
      also: { $0.contains("$enddefinitions") || $0.contains("$timescale") },
      then: .valueChangeDump, because: "a date, and a time scale or definitions (IEEE 1364 §18)"),
    TextMark(
      "value-changes-version", "$version", .space, also: { $0.contains("$timescale") },
      then: .valueChangeDump,
      because: "a version and a time scale (IEEE 1364 §18)"),
    TextMark(
      "value-changes-comment", "$comment", .space,
      also: { $0.contains("$timescale") && $0.contains("$var ") },
      then: .valueChangeDump, because: "a time scale and variables (IEEE 1364 §18)"),
    TextMark(
      "value-changes-scale", "$timescale", .space, also: { $0.contains("$var ") || $0.contains("$scope ") },
      then: .valueChangeDump, because: "a time scale and variables (IEEE 1364 §18)"),
    TextMark(
      "spice-raw", "Title: ", also: { $0.contains("\nPlotname: ") && $0.contains("\nFlags: ") },
      then: .spiceRaw, because: "a title, a plot and flags"),
    TextMark("md5-model", "MD5Version ", after: "/*", then: .md5Model, because: "the version comes first"),
    TextMark(
      "ac3d", "AC3D", also: { $0.contains("\nOBJECT ") }, then: .ac3D, because: "the mark, and objects"),
    TextMark(
      "medit", "MeshVersionFormatted", after: "#", also: { $0.contains("Dimension") }, then: .meditMesh,
      because: "the version comes first, then a dimension"),
    TextMark(
      "openfoam", "FoamFile", .lineEnd, after: "/*", also: { $0.contains("\n{") && $0.contains("class ") },
      then: .openFOAM, because: "the header that every dictionary has, with a class"),
    TextMark(
      "biovision", "HIERARCHY", .lineEnd, also: { $0.contains("ROOT ") && $0.contains("CHANNELS") },
      then: .biovision, because: "a hierarchy of joints with channels"),
    TextMark(
      "open-cascade", "DBRep_DrawableShape", .lineEnd, then: .openCascade,
      because: "the header (Open CASCADE, \"BRep Format\")"),
    TextMark(
      "open-cascade-topology", "CASCADE Topology V", then: .openCascade,
      because: "the version (Open CASCADE, \"BRep Format\")"),
    TextMark(
      "valve-smd", "version 1", .lineEnd, after: "/",
      also: { $0.contains("\nnodes") && $0.contains("\nskeleton") },
      then: .valveSMD, because: "version 1, nodes and a skeleton"),
    TextMark(
      "parasolid", "**PART1;", also: { $0.contains("APPL=") }, then: .parasolidText,
      because: "the first part of the header, and an application"),
  ]
}

/// Libraries of cells.
enum CellLibraries {
  static func isLEF(_ head: TextHead) -> Bool {
    !head.contains("\nDESIGN ")
      && (head.contains("\nMACRO ") || head.contains("\nLAYER ") || head.contains("DATABASE MICRONS"))
      && (head.contains("\nBUSBITCHARS ") || head.contains("\nDIVIDERCHAR ") || head.contains("END "))
  }
}

/// Text formats of firmware and circuits, detected by the shape of their lines.
extension LineForms {
  static let circuits: [LineForm] = [
    LineForm(
      "intel-hex", first: ":", when: isIntelHex, then: .intelHex,
      because: "records with a length and a sum that is zero (Intel, \"Hexadecimal Object File Format\")"),
    LineForm(
      "motorola-s", first: "S", when: isSRecord, then: .motorolaSRecord,
      because: "records with a length and a sum of ones (Motorola, \"S-record\")"),
    LineForm(
      "touchstone", first: "!#[", when: isTouchstone, then: .touchstone,
      because: "an option line with unit, parameter and notation (Touchstone 1.1)"),
    LineForm(
      "bsdl", first: "-e", when: isBSDL, then: .bsdl,
      because: "an entity with pins and a boundary register (IEEE 1149.1, annex B)"),
    LineForm(
      "bsdl-capitals", first: "E", when: isBSDL, then: .bsdl,
      because: "an entity with pins and a boundary register (IEEE 1149.1, annex B)"),
  ]

  /// Returns the bytes of hexadecimal digits; nil for other characters.
  private static func bytes(_ line: TextLine) -> [UInt8]? {
    (2...1024).contains(line.count) ? Hexadecimal.bytes(line.bytes) : nil
  }

  private static func isIntelHex(_ head: TextHead) -> Bool {
    var records = 0
    for line in head.content(upTo: 16) {
      guard line.first == UInt8(ascii: ":"), let bytes = bytes(line.trimmedEnd.dropping(1)), bytes.count >= 5,
        Int(bytes[0]) + 5 == bytes.count, bytes[3] <= 5, bytes.reduce(0, &+) == 0
      else { return false }
      records += 1
    }
    return records >= 1
  }

  private static func isSRecord(_ head: TextHead) -> Bool {
    var records = 0
    for line in head.content(upTo: 16) {
      guard line.first == UInt8(ascii: "S"), let kind = line[1], kind.isASCIIDigit,
        let bytes = bytes(line.trimmedEnd.dropping(2)), bytes.count >= 4, Int(bytes[0]) + 1 == bytes.count,
        bytes.reduce(0, &+) == 0xFF
      else { return false }
      records += 1
    }
    return records >= 2
  }

  private static func isTouchstone(_ head: TextHead) -> Bool {
    for line in head.content(upTo: 200) where line.trimmedStart.first != UInt8(ascii: "!") {
      if line.hasPrefix("[version]", folding: true) { continue }
      guard line.trimmedStart.first == UInt8(ascii: "#") else { return false }
      let words = line.trimmedStart.dropping(1).words.map { $0.text.lowercased() }
      return words.contains { ["hz", "khz", "mhz", "ghz"].contains($0) }
        && words.contains { ["s", "y", "z", "g", "h"].contains($0) }
        && words.contains { ["ri", "ma", "db"].contains($0) }
    }
    return false
  }

  private static func isBSDL(_ head: TextHead) -> Bool {
    let first = head.content(upTo: 60).first { !$0.trimmedStart.hasPrefix("--") }
    return first?.trimmedStart.hasPrefix("entity ", folding: true) == true
      && (head.contains("PHYSICAL_PIN_MAP") || head.contains("Physical_Pin_Map"))
  }
}
