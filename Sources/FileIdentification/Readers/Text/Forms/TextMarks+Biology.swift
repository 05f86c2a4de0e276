internal import ASCIIBytes
internal import UniformTypes

extension TextMark {
  /// Marks of text formats of biology: sequences, trees, genomes and recordings of the body.
  static let biology: [TextMark] = [
    TextMark(
      "phylogenetic-nexus", "#nexus", ignoringCase: true, then: .phylogeneticNexus,
      because: "the word that comes first (Maddison et al. 1997)"),
    TextMark("stockholm", "# STOCKHOLM 1.", then: .stockholm, because: "the line that comes first"),
    TextMark(
      "clustal", "CLUSTAL", also: { $0.contains("lignment") || $0.contains("LIGNMENT") }, then: .clustal,
      because: "the program, and the word alignment"),
    TextMark(
      "gff-3", "##gff-version 3", then: .geneFeatures, because: "the directive that comes first (GFF3)"),
    TextMark(
      "gff-3-spaced", "##gff-version   3", then: .geneFeatures,
      because: "the directive that comes first (GFF3)"),
    TextMark(
      "bed-graph", "track type=bedGraph", then: .bedGraph, because: "a track that names its type (bedGraph)"),
    TextMark(
      "wiggle", "track type=wiggle_0", then: .wiggle, because: "a track that names its type (wiggle)"),
    TextMark(
      "wiggle-fixed", "fixedStep chrom", after: "#", then: .wiggle, because: "a declaration of steps (wiggle)"
    ),
    TextMark(
      "wiggle-variable", "variableStep chrom", after: "#", then: .wiggle,
      because: "a declaration of steps (wiggle)"),
    TextMark("maf", "##maf version=", then: .multipleAlignment, because: "the line that comes first (MAF)"),
    TextMark("hmmer", "HMMER3/", then: .hmmerProfile, because: "the version of the format comes first"),
    TextMark("hmmer-2", "HMMER2.0", then: .hmmerProfile, because: "the version of the format comes first"),
    TextMark(
      "obo", "format-version: 1.", after: "!",
      also: { $0.contains("[Term]") || $0.contains("[Typedef]") || $0.contains("\nontology: ") }, then: .obo,
      because: "a version, and terms (OBO 1.4 §4)"),
    TextMark("gaf", "!gaf-version:", then: .geneAnnotations, because: "the line that comes first (GAF 2.2)"),
    TextMark(
      "swiss-prot", "ID   ",
      also: { !$0.contains("\nXX") && $0.contains(" AA.\n") && $0.contains("\nAC   ") },
      then: .swissProt, because: "an entry with its length in amino acids, and an accession (UniProt manual)"),
    TextMark(
      "ncbi-asn1", "Seq-entry ::= ", then: .ncbiASN1, because: "an entry in the notation of ASN.1"),
    TextMark(
      "ncbi-asn1-submit", "Seq-submit ::= ", then: .ncbiASN1, because: "a submission in the notation of ASN.1"
    ),
    TextMark(
      "mztab", "MTD\tmzTab-version\t", after: "#", then: .mzTab, because: "the version comes first (mzTab)"),
    TextMark(
      "brain-vision", "Brain Vision Data Exchange ", then: .brainVision,
      because: "the words that come first (BrainVision Core Data Format)"),
    TextMark(
      "brain-vision-core", "BrainVision Data Exchange ", then: .brainVision,
      because: "the words that come first (BrainVision Core Data Format)"),
    TextMark(
      "philips-par", "# === DATA DESCRIPTION FILE ===", then: .philipsPAR,
      because: "the comment that comes first"),
  ]
}

/// Text formats of biology, detected by the shape of their lines: trees, alignments, features of genomes.
extension LineForms {
  static let biology: [LineForm] = [
    LineForm(
      "newick", first: "(", when: { NewickTree.isTree($0) }, then: .newick,
      because: "nested names with lengths, and a semicolon (Newick format)"),
    LineForm(
      "phylip", first: .digits, when: isPHYLIP, then: .phylip,
      because: "numbers of sequences and of sites, then names with sequences (PHYLIP)"),
    LineForm(
      "gene-transfer", after: "#", first: .words, when: { areFeatures($0) { $0.contains("gene_id \"") } },
      then: .geneTransfer, because: "nine columns of features, with the gene's identifier (GTF 2.2)"),
    LineForm(
      "gene-features", after: "#", first: .words,
      when: { areFeatures($0) { $0.contains("=") && !$0.contains("\"") } },
      then: .geneFeatures, because: "nine columns of features, with attributes (GFF3)"),
    LineForm(
      "browser-extensible", after: "#", first: .words, when: isBED, then: .browserExtensible,
      because: "a chromosome, a start and an end in every line (BED §1)"),
  ]

  private static func fields(_ line: TextLine) -> [TextLine] {
    line.bytes.split(separator: 0x09, maxSplits: 15, omittingEmptySubsequences: false).map { TextLine($0) }
  }

  private static func isPHYLIP(_ head: TextHead) -> Bool {
    let lines = Array(head.content(upTo: 5))
    guard lines.count >= 3, lines[0].wordCount(upTo: 3) == 2 else { return false }
    let numbers = lines[0].words.map { Int($0.text) ?? 0 }
    guard numbers[0] >= 2, numbers[1] >= 4, lines.count > min(numbers[0], 4) else { return false }
    let bases = ByteSet.capitals.union("abcdefghijklmnopqrstuvwxyz-?.*")
    return lines.dropFirst().prefix(min(numbers[0], 4)).allSatisfy { line in
      let words = line.words
      guard words.count >= 2, line.first.map({ $0 > 0x20 }) == true else { return false }
      let length = words.dropFirst().reduce(0) { $0 + $1.count }
      return length >= 4 && length <= numbers[1]
        && words.dropFirst().allSatisfy { $0.bytes.allSatisfy(bases.contains) }
    }
  }

  /// Returns true if the lines have nine columns with coordinates and strands, and the last fits `holds`.
  private static func areFeatures(_ head: TextHead, _ holds: (TextLine) -> Bool) -> Bool {
    let strands: ByteSet = "+-.?"
    let phases: ByteSet = "012."
    var lines = 0
    for line in head.content(skipping: "#", upTo: 12) {
      if line.first == UInt8(ascii: ">"), lines > 1 { break }
      let fields = fields(line)
      guard fields.count == 9, fields[3].isDigits, fields[4].isDigits, fields[6].count == 1,
        fields[6].first.map(strands.contains) == true, fields[7].count == 1,
        fields[7].first.map(phases.contains) == true, holds(fields[8])
      else { return false }
      lines += 1
    }
    return lines >= 2
  }

  private static func isBED(_ head: TextHead) -> Bool {
    let strands: ByteSet = "+-."
    var lines = 0
    var chromosomes = 0
    var stranded = 0
    var graphs = 0
    for line in head.content(skipping: "#", upTo: 16) {
      if line.hasPrefix("track ") || line.hasPrefix("browser ") { continue }
      let fields = fields(line)
      guard fields.count >= 3, fields.count <= 15, fields[0].count > 0, !fields[0].contains(0x20),
        fields[1].isDigits, fields[2].isDigits, fields[1].count <= 10, fields[2].count <= 10,
        let start = Int(fields[1].text), let end = Int(fields[2].text), start <= end
      else { return false }
      lines += 1
      if fields[0].hasPrefix("chr") { chromosomes += 1 }
      if fields.count >= 6, fields[5].count == 1, fields[5].first.map(strands.contains) == true {
        stranded += 1
      }
      if fields.count == 4, fields[3].isNumber { graphs += 1 }
    }
    return lines >= 2 && graphs < lines && (chromosomes == lines || stranded == lines)
  }
}

/// A tree as nested parentheses.
enum NewickTree {
  private static let maxBytes = 1 << 16

  static func isTree(_ head: TextHead) -> Bool {
    let bytes = head.bytes
    let others: ByteSet = "./|#*&+~@!?^"
    var (depth, leaves, lengths) = (0, 0, 0)
    /// The state of a label: begun, and ended by white space.
    var (isNamed, isOver) = (false, false)
    var index = 0
    while index < min(bytes.count, maxBytes) {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("):
        guard !isNamed else { return false }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: ","):
        guard depth > 0 else { return false }
        if byte == UInt8(ascii: ")") { depth -= 1 } else { leaves += 1 }
        (isNamed, isOver) = (false, false)
      case UInt8(ascii: ":"):
        guard depth > 0 || leaves > 0, index < bytes.count else { return false }
        let next = bytes[index]
        guard next.isASCIIDigit || next == UInt8(ascii: ".") || next == UInt8(ascii: "-") || next == 0x20
        else {
          return false
        }
        lengths += 1
        (isNamed, isOver) = (false, false)
      case UInt8(ascii: "["), UInt8(ascii: "'"):
        let end = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : byte
        guard let close = TextLine(bytes).offset(of: end, from: index) else {
          return !head.isWhole && lengths > 1
        }
        index = close + 1
        if byte != UInt8(ascii: "[") { isNamed = true }
      case UInt8(ascii: ";"):
        guard depth == 0, leaves > 0, lengths >= 2 || leaves >= 3 else { return false }
        let next = bytes[index...].first { $0 > 0x20 }
        return next.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") } ?? true
      case 0x09, 0x0A, 0x0D, 0x20: isOver = isNamed
      default:
        guard TextLine.isWord(byte) || others.contains(byte) || byte >= 0x80, !isOver else { return false }
        isNamed = true
      }
    }
    return !head.isWhole && depth > 0 && lengths > 2
  }
}
