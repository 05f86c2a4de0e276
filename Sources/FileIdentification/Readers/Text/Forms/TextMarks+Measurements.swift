internal import UniformTypes

extension TextMark {
  /// Marks of text formats of measurements and other data: chemistry, biology, colour, statistics, graphs.
  static let measurements: [TextMark] = [
    TextMark(
      "rxnfile", "$RXN", .space, then: .rxnFile,
      because: "the line that identifies a reaction (CTfile formats)"),
    TextMark(
      "well-log", "~v", ignoringCase: true, after: "#",
      also: { $0.contains("VERS") && $0.contains("WRAP") }, then: .wellLog,
      because: "the section of the version, with version and wrapping (LAS 2.0, 5.3)"),
    TextMark(
      "maestro", "{", .lineEnd, after: "#", also: { $0.contains("s_m_m2io_version") }, then: .maestro,
      because: "an unnamed block with the version of the format"),
    TextMark("it8", "IT8.7/", then: .it8, because: "the standard's number comes first"),
    TextMark("ccmx", "CCMX", .lineEnd, then: .ccmx, because: "the kind of table comes first"),
    TextMark("cgats", "CGATS.", then: .cgats, because: "the standard's number comes first"),
    TextMark(
      "cgats-ti", "CTI", also: { $0.contains("DESCRIPTOR \"") }, then: .cgats,
      because: "Argyll's kind of table and a descriptor"),
    TextMark(
      "spss-portable", "ASCII SPSS PORT FILE", then: .spssPortable, because: "the line that names the format"),
    TextMark(
      "qtiplot", "QtiPlot ", also: { $0.contains(" project file") }, then: .qtiPlot,
      because: "the line that names the format"),
    TextMark(
      "sylk", "ID;P",
      also: {
        $0.contains("\nC;") || $0.contains("\nP;") || $0.contains("\nB;") || $0.contains("\nF;")
          || $0.contains("\rC;") || $0.contains("\rP;")
      },
      then: .sylk, because: "the record that comes first, and records of cells"),
    TextMark(
      "dif", "TABLE", .lineEnd, also: { Array($0.content(upTo: 2)).last?.matches("0,9~") == true },
      then: .dif,
      because: "the header that comes first, and its value"),
    TextMark(
      "vcf", "##fileformat=VCFv", then: .variantCalls, because: "the line that comes first (VCF §1.2.1)"),
    TextMark("sam", "@HD\tVN:", then: .sequenceAlignment, because: "the header with its version (SAM §1.3)"),
    TextMark(
      "sam-reference", "@SQ\tSN:", then: .sequenceAlignment, because: "a reference sequence (SAM §1.3)"),
    TextMark(
      "genbank", "LOCUS       ", also: { $0.contains("\nDEFINITION") || $0.contains("\nACCESSION") },
      then: .genBank, because: "locus, then definition"),
    TextMark(
      "embl", "ID   ", also: { $0.contains("\nXX") && ($0.contains("\nAC   ") || $0.contains("\nSQ   ")) },
      then: .embl, because: "an identification, and spacers between the records (EMBL user manual §3.4)"),
    TextMark(
      "mol2", "@<TRIPOS>", after: "#", then: .mol2,
      because: "the indicator that begins every record (Tripos Mol2 file format)"),
    TextMark(
      "java-heap-text", "JAVA PROFILE 1.0", also: { $0.contains(", created ") }, then: .javaHeapText,
      because: "the first words, a version and a date"),
    TextMark("mtree", "#mtree", .space, then: .mtree, because: "the comment that marks the format"),
    TextMark(
      "mtree-settings", "/set ", after: "#", also: { $0.contains("type=") && $0.contains("mode=") },
      then: .mtree, because: "settings for what follows (mtree(5))"),
    TextMark(
      "pdb", "HEADER    ",
      also: { $0.contains("\nTITLE ") || $0.contains("\nCOMPND") || $0.contains("\nREMARK") },
      then: .pdbMolecule, because: "the records that come first"),
    TextMark(
      "cif", "data_", after: "#",
      also: {
        $0.contains("\n_cell") || $0.contains("\nloop_") || $0.contains("\n_entry.id")
          || $0.contains("\n_audit") || $0.contains("\n_symmetry")
      }, then: .cif, because: "a data block and its names"),
    TextMark(
      "esri-grid", "ncols ", ignoringCase: true, also: { $0.contains("nrows") || $0.contains("NROWS") },
      then: .esriGrid, because: "columns and rows"),
    TextMark("gedcom", "0 HEAD", .lineEnd, then: .gedcom, because: "the record that comes first"),
    TextMark(
      "turtle", "@prefix ", after: "#", also: Statements.isTurtle, then: .turtle,
      because: "a prefix and its address"),
    TextMark(
      "turtle-base", "@base <", after: "#", also: Statements.isTurtle, then: .turtle,
      because: "a base address"),
    TextMark(
      "trig", "@prefix ", after: "#", also: Statements.isTriG, then: .triG,
      because: "a prefix, and graphs in braces"),
    TextMark(
      "n3", "@prefix ", after: "#", also: Statements.isN3, then: .n3,
      because: "a prefix, and formulas in braces"),
    TextMark(
      "sparql", "prefix ", ignoringCase: true, after: "#", also: Statements.isQuery, then: .sparql,
      because: "prefixes, then a query"),
    TextMark(
      "sparql-base", "base <", ignoringCase: true, after: "#", also: Statements.isQuery, then: .sparql,
      because: "a base address, then a query"),
  ]
}

/// Turtle and related languages.
enum Statements {
  private static func hasAddress(_ head: TextHead) -> Bool {
    head.content(skipping: "#").first.map { $0.contains("<") && $0.contains(">") } == true
  }

  /// Returns true for braces outside addresses, strings and comments.
  private static func brace(_ head: TextHead) -> Bool {
    head.content(skipping: "#", upTo: 400).contains { line in
      var quote: UInt8?
      for byte in line.bytes {
        if let end = quote {
          if byte == end { quote = nil }
        } else if byte == UInt8(ascii: "\"") {
          quote = byte
        } else if byte == UInt8(ascii: "<") {
          quote = UInt8(ascii: ">")
        } else if byte == UInt8(ascii: "{") {
          return true
        }
      }
      return false
    }
  }

  @Sendable static func isTurtle(_ head: TextHead) -> Bool { hasAddress(head) && !brace(head) }

  @Sendable static func isN3(_ head: TextHead) -> Bool {
    hasAddress(head) && (head.contains("=>") || head.contains("@forAll") || head.contains("@forSome"))
  }

  @Sendable static func isTriG(_ head: TextHead) -> Bool { hasAddress(head) && brace(head) && !isN3(head) }

  @Sendable static func isQuery(_ head: TextHead) -> Bool {
    guard hasAddress(head) else { return false }
    let verbs: [StaticString] = [
      "select", "construct", "ask", "describe", "insert", "delete", "with", "load", "clear",
    ]
    return head.content(skipping: "#", upTo: 64).contains { line in
      let line = line.trimmedStart
      return verbs.contains { verb in
        line.hasPrefix(verb, folding: true) && !TextLine.isWord(line[verb.utf8CodeUnitCount] ?? 0x20)
      }
    }
  }
}
