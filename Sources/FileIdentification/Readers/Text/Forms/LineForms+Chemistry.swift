internal import UniformTypes

/// Molecules and crystals in columns.
extension LineForms {
  static let chemistry: [LineForm] = [
    LineForm(
      "gromacs-structure", when: isGROMACS, then: .gromacsStructure,
      because: "a title, a number of atoms, and atoms in fixed columns (GROMACS, \"gro file format\")"),
    LineForm(
      "gaussian-cube", when: isGaussianCube, then: .gaussianCube,
      because: "two lines of text, an origin, and three axes (Gaussian, \"Cubegen\")"),
    LineForm(
      "gaussian-checkpoint", when: { line($0, 2)?.hasPrefix("Number of atoms      ") == true },
      then: .gaussianCheckpoint, because: "a title, a job, and the number of atoms (Gaussian, \"Formchk\")"),
    LineForm(
      "vasp-structure", when: isPOSCAR, then: .vaspPOSCAR,
      because: "a title, a scale, three vectors, and how positions are written (VASP, \"POSCAR\")"),
    LineForm(
      "charmm-coordinates", first: "*", when: isCHARMM, then: .charmmCoordinates,
      because: "titles with asterisks, a number of atoms, and atoms in columns"),
    LineForm(
      "smiles", first: "BCNOPSFIbcnops[*", when: { LineNotation.isSMILES($0) }, then: .smiles,
      because: "every line begins with atoms, bonds, branches and closed rings (OpenSMILES)"),
  ]

  /// The line at a position, from zero on.
  private static func line(_ head: TextHead, _ position: Int) -> TextLine? {
    head.lines().dropFirst(position).first { _ in true }
  }

  private static func isGROMACS(_ head: TextHead) -> Bool {
    let lines = Array(head.lines().prefix(3))
    guard lines.count == 3, lines[1].trimmed.isDigits, lines[1].count < 16, lines[2].count >= 44 else {
      return false
    }
    func field(_ range: Range<Int>) -> TextLine {
      lines[2].prefix(range.upperBound).dropping(range.lowerBound).trimmed
    }
    guard field(0..<5).isDigits, field(15..<20).isDigits else { return false }
    return [20..<28, 28..<36, 36..<44].allSatisfy { range in
      field(range).isNumber && field(range).contains(UInt8(ascii: "."))
    }
  }

  private static func isGaussianCube(_ head: TextHead) -> Bool {
    let lines = Array(head.lines().prefix(6))
    guard lines.count == 6 else { return false }
    return lines.dropFirst(2).allSatisfy { line in
      guard line.count < 120, line.wordCount(upTo: 6) <= 5 else { return false }
      let words = line.words
      guard words.count >= 4 else { return false }
      return words[0].isNumber && !words[0].contains(UInt8(ascii: "."))
        && words[1...3].allSatisfy { $0.isNumber && $0.contains(UInt8(ascii: ".")) }
    }
  }

  private static func isPOSCAR(_ head: TextHead) -> Bool {
    let lines = Array(head.lines().prefix(9))
    guard lines.count >= 8, lines[1].wordCount(upTo: 2) == 1, lines[1].trimmed.isNumber else { return false }
    let hasVectors = lines[2...4].allSatisfy { line in
      line.wordCount(upTo: 4) == 3 && line.words.allSatisfy(\.isNumber)
    }
    guard hasVectors else { return false }
    let modes: ByteSet = "DdCcKkSs"
    let isCounted = [5, 6].contains { index in
      let words = lines[index].words
      return !words.isEmpty && words.allSatisfy(\.isDigits)
    }
    return isCounted && lines[6...7].contains { line in line.trimmed.first.map(modes.contains) == true }
  }

  private static func isCHARMM(_ head: TextHead) -> Bool {
    var lines: [TextLine] = []
    for line in head.lines() where !line.isBlank && line.first != UInt8(ascii: "*") {
      lines.append(line)
      if lines.count == 2 { break }
    }
    guard lines.count == 2 else { return false }
    let (count, atom) = (lines[0].words, lines[1].words)
    guard let number = count.first, number.isDigits, count.count == 1 || count[1] == "EXT", atom.count >= 8
    else {
      return false
    }
    return atom[0].isDigits && atom[1].isDigits && atom[2].isIdentifier
      && atom[4...6].allSatisfy { $0.isNumber && $0.contains(UInt8(ascii: ".")) }
  }
}

/// Molecules as lines of letters (OpenSMILES).
enum LineNotation {
  private static let most = 24

  /// Whether every line begins with a molecule, and the molecules have bonds, branches and rings.
  static func isSMILES(_ head: TextHead) -> Bool {
    var lines = 0
    var length = 0
    var shaped = 0
    for line in head.content(upTo: most) {
      let word = line.firstWord
      // A table's heading.
      if lines == 0, word.hasPrefix("smiles", folding: true) { continue }
      guard let shape = shape(word) else { return false }
      lines += 1
      length += word.count
      if shape > 0 { shaped += 1 }
      if lines == 1, word.count < 5, line.count == word.count { return false }
    }
    guard lines > 0, shaped * 3 >= lines * 2 else { return false }
    return lines >= 3 ? length >= lines * 6 : length >= lines * 12
  }

  /// Whether what stands between brackets is an atom: isotope, symbol, chirality, hydrogens, charge and class, most of them
  /// left out (OpenSMILES §3.1.1).
  private static func isBracketAtom(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = bytes.drop { $0 &- 0x30 < 10 }
    guard let symbol = rest.popFirst() else { return false }
    let isElement = symbol &- UInt8(ascii: "A") < 26
    guard isElement || "bcnops*".utf8.contains(symbol) else { return false }
    if let second = rest.first, isElement, second &- UInt8(ascii: "a") < 26 { rest.removeFirst() }
    return rest.allSatisfy { "@H+-:".utf8.contains($0) || $0 &- 0x30 < 10 }
  }

  /// How many branches, rings, brackets and double bonds a word has; nil where it is no molecule.
  private static func shape(_ word: TextLine) -> Int? {
    let bytes = word.bytes
    var index = 0
    var (atoms, depth, shapes) = (0, 0, 0)
    var rings: UInt16 = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "["):
        guard let end = word.offset(of: UInt8(ascii: "]"), from: index), end > index,
          isBracketAtom(bytes[index..<end])
        else { return nil }
        index = end + 1
        atoms += 1
        shapes += 1
      case UInt8(ascii: "C"), UInt8(ascii: "B"):
        atoms += 1
        if index < bytes.count,
          bytes[index] == (byte == UInt8(ascii: "C") ? UInt8(ascii: "l") : UInt8(ascii: "r"))
        {
          index += 1
        }
      case UInt8(ascii: "N"), UInt8(ascii: "O"), UInt8(ascii: "P"), UInt8(ascii: "S"), UInt8(ascii: "F"),
        UInt8(ascii: "I"), UInt8(ascii: "b"), UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "o"),
        UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "*"):
        atoms += 1
      case UInt8(ascii: "("):
        guard atoms > 0 else { return nil }
        depth += 1
        shapes += 1
      case UInt8(ascii: ")"):
        guard depth > 0 else { return nil }
        depth -= 1
      case UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "\\"):
        shapes += 1
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "$"):
        break
      case UInt8(ascii: "%"):
        guard index + 2 <= bytes.count, bytes[index] &- 0x30 < 10, bytes[index + 1] &- 0x30 < 10 else {
          return nil
        }
        index += 2
      case 0x30...0x39:
        guard atoms > 0 else { return nil }
        rings ^= 1 << UInt16(byte - 0x30)
        shapes += 1
      default: return nil
      }
    }
    return atoms >= 1 && depth == 0 && rings == 0 ? shapes : nil
  }
}
