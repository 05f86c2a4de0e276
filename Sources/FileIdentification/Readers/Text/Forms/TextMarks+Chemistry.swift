internal import ASCIIBytes
internal import UniformTypes

extension TextMark {
  /// Marks of text formats of chemistry: structures, trajectories and spectra of molecules.
  static let chemistry: [TextMark] = [
    TextMark("inchi", "InChI=1S/", then: .inChI, because: "the prefix of standard InChI"),
    TextMark("inchi-1", "InChI=1/", then: .inChI, because: "the prefix of InChI"),
    TextMark(
      "pdbqt", "REMARK", also: { $0.contains("\nROOT") && $0.contains("\nENDROOT") }, then: .pdbqt,
      because: "remarks, and the root of a torsion tree (AutoDock 4 User Guide)"),
    TextMark(
      "pdbqt-root", "ROOT", .lineEnd, also: { $0.contains("\nENDROOT") }, then: .pdbqt,
      because: "the root of a torsion tree (AutoDock 4 User Guide)"),
    TextMark(
      "gaussian-input", "%", also: GaussianText.isInput, then: .gaussianInput,
      because: "Link 0 commands, then a route (Gaussian, \"Input Overview\")"),
    TextMark(
      "gaussian-log", " Entering Gaussian System, Link 0=", then: .gaussianLog,
      because: "the line that a job begins with"),
    TextMark(
      "charmm-structure", "PSF", .space, also: { $0.contains("!NTITLE") }, then: .charmmStructure,
      because: "the mark, and a number of title lines"),
    TextMark(
      "lammps-dump", "ITEM: TIMESTEP", .lineEnd, also: { $0.contains("ITEM: ATOMS") }, then: .lammpsDump,
      because: "the first item, and atoms (LAMMPS, \"dump command\")"),
    TextMark(
      "amber-topology", "%VERSION  VERSION_STAMP", then: .amberTopology,
      because: "the line that comes first (Amber, \"Parameter/Topology file\")"),
    TextMark(
      "gamess-input", " $CONTRL", ignoringCase: false, also: { $0.contains("$END") || $0.contains("$end") },
      then: .gamessInput, because: "the group that controls the run, and its end"),
    TextMark(
      "hyperchem", "forcefield ", after: ";", also: { $0.contains("\natom 1 ") }, then: .hyperChem,
      because: "the force field, then atoms"),
    TextMark(
      "hyperchem-molecule", "mol 1", after: ";",
      also: { $0.contains("\natom 1 ") && $0.contains("\nendmol") },
      then: .hyperChem, because: "the first molecule, with atoms and an end"),
    TextMark("rdfile", "$RDFILE 1", then: .rdFile, because: "the header (CTfile formats)"),
    TextMark(
      "kinemage", "@kinemage",
      also: { $0.contains("list}") || $0.contains("list ") || $0.contains("@group") },
      then: .kinemage, because: "the keyword that begins a kinemage, and its lists"),
    TextMark(
      "kinemage-text", "@text", .lineEnd, also: { $0.contains("\n@kinemage") }, then: .kinemage,
      because: "a text, then a kinemage"),
    TextMark(
      "xcrysden", "CRYSTAL", .lineEnd, after: "#", also: { $0.contains("PRIMVEC") }, then: .xcrysden,
      because: "a crystal and its primitive vectors (XSF specification)"),
    TextMark(
      "xcrysden-steps", "ANIMSTEPS ", after: "#", also: { $0.contains("PRIMVEC") || $0.contains("ATOMS") },
      then: .xcrysden, because: "a number of steps, and vectors or atoms (XSF specification)"),
    TextMark(
      "jcamp", "##TITLE=", ignoringCase: false,
      also: { $0.contains("##JCAMP") || $0.contains("##DATA TYPE") || $0.contains("##DATATYPE") },
      then: .jcampDX, because: "a title, and a version or a type of data (JCAMP-DX 4.24 §5)"),
    TextMark(
      "jcamp-spaced", "##TITLE= ", also: { $0.contains("##JCAMP") }, then: .jcampDX,
      because: "a title and a version (JCAMP-DX 4.24 §5)"),
    TextMark(
      "opendx", "object 1 class gridpositions", after: "#", then: .openDX,
      because: "the first object, positions of a grid"),
    TextMark(
      "mascot", "BEGIN IONS", .lineEnd, after: "#",
      also: { $0.contains("PEPMASS=") || $0.contains("TITLE=") },
      then: .mascotGeneric, because: "a spectrum with a mass or a title (Mascot, \"Data file format\")"),
    TextMark(
      "nist-spectra", "name:", ignoringCase: true,
      also: { $0.contains("\nNum Peaks:") || $0.contains("\nNum peaks:") || $0.contains("\nNUM PEAKS:") },
      then: .nistSpectra, because: "a name, and a number of peaks"),
    TextMark(
      "grace", "# Grace project file", then: .graceProject, because: "the comment that Grace writes first"),
    TextMark(
      "grace-plot", "@", after: "#",
      also: { $0.contains("\n@TYPE ") || $0.contains("\n@    ") && $0.contains("axis  label") },
      then: .graceProject, because: "commands of Grace, with axes or a type of sets"),
  ]
}

/// Input of Gaussian.
enum GaussianText {
  private static let commands: [StaticString] = [
    "%chk=", "%mem=", "%nproc", "%oldchk=", "%rwf=", "%cpu=", "%gpucpu=", "%kjob", "%subst", "%lindaworkers=",
  ]

  /// Returns true for Link 0 commands, then a route that begins with `#`.
  @Sendable static func isInput(_ head: TextHead) -> Bool {
    for line in head.content(upTo: 16) {
      let line = line.trimmedStart
      if line.first == UInt8(ascii: "#") { return line.count > 1 }
      guard commands.contains(where: { line.hasPrefix($0, folding: true) }) else { return false }
    }
    return false
  }
}

/// Text formats of chemistry, detected by the shape of their lines: molecules and crystals in columns.
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

  /// Returns the line at a zero-based index.
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
  private static let maxLines = 24

  /// Returns true if all lines begin with a molecule, most with bonds, branches or rings.
  static func isSMILES(_ head: TextHead) -> Bool {
    var lines = 0
    var length = 0
    var shaped = 0
    for line in head.content(upTo: maxLines) {
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

  /// Returns true for a bracket atom: isotope, symbol, chirality, hydrogens, charge and class, mostly omitted
  /// (OpenSMILES §3.1.1).
  private static func isBracketAtom(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = bytes.drop { $0.isASCIIDigit }
    guard let symbol = rest.popFirst() else { return false }
    let isElement = symbol.isASCIIUppercase
    guard isElement || "bcnops*".utf8.contains(symbol) else { return false }
    if let second = rest.first, isElement, second.isASCIILowercase { rest.removeFirst() }
    return rest.allSatisfy { "@H+-:".utf8.contains($0) || $0.isASCIIDigit }
  }

  /// Returns the number of branches, rings, brackets and double bonds; nil if it is not a molecule.
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
        guard index + 2 <= bytes.count, bytes[index].isASCIIDigit, bytes[index + 1].isASCIIDigit else {
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
