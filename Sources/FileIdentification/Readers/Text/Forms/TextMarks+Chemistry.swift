internal import UniformTypes

extension TextMark {
  /// Structures, trajectories and spectra of molecules.
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

  /// Link 0 commands, and then a route that begins with `#`.
  @Sendable static func isInput(_ head: TextHead) -> Bool {
    for line in head.content(upTo: 16) {
      let line = line.trimmedStart
      if line.first == UInt8(ascii: "#") { return line.count > 1 }
      guard commands.contains(where: { line.hasPrefix($0, folding: true) }) else { return false }
    }
    return false
  }
}
