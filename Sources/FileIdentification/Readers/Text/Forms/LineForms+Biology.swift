internal import UniformTypes

/// Trees, alignments and features of genomes.
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

  /// Whether the lines have nine columns, with places and strands, and the last is as asked.
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
  private static let most = 1 << 16

  static func isTree(_ head: TextHead) -> Bool {
    let bytes = head.bytes
    let others: ByteSet = "./|#*&+~@!?^"
    var (depth, leaves, lengths) = (0, 0, 0)
    /// Whether the label has begun, and whether white space has ended it.
    var (isNamed, isOver) = (false, false)
    var index = 0
    while index < min(bytes.count, most) {
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
        guard next &- 0x30 < 10 || next == UInt8(ascii: ".") || next == UInt8(ascii: "-") || next == 0x20
        else {
          return false
        }
        lengths += 1
        (isNamed, isOver) = (false, false)
      case UInt8(ascii: "["), UInt8(ascii: "'"):
        let end = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : byte
        guard let place = TextLine(bytes).offset(of: end, from: index) else {
          return !head.isWhole && lengths > 1
        }
        index = place + 1
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
