internal import ByteSources
internal import UniformTypes

// Format definitions for programs and libraries: ELF, PE, Mach-O, WebAssembly, Java classes and others.
extension FileFormat {
  static let elf = FileFormat(
    "elf", types: [.elf],
    signatures: [
      Signature(
        "elf", "7F 'ELF'", .reads(.elf, Executables.readELF),
        "the mark, width and order; the header tells the role")
    ],
    completeness: CompletenessCheck(
      prefixes: [[0x7F, 0x45, 0x4C, 0x46]], read: ExecutableCompleteness.elf,
      because: "tables say where sections and segments stand (System V ABI, 4 and 5)"))

  static let pe = FileFormat(
    "pe",
    types: [
      .exe, .windowsLibrary, .portableExecutable, .dosExecutable, .newExecutable, .linearExecutable,
      .virtualDevice,
    ],
    signatures: [
      Signature("pe", "'MZ'", .reads(.exe, Executables.readPE), "two letters, which need the PE header")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("MZ".utf8)], read: ExecutableCompleteness.pe,
      because: "the section table says where sections stand (PE Format)"))

  static let machO = FileFormat(
    "machO", types: [.machBinary],
    signatures: [
      Signature("mach-32", "FE ED FA CE", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
      Signature("mach-64", "FE ED FA CF", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
      Signature(
        "mach-32-little", "CE FA ED FE", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
      Signature(
        "mach-64-little", "CF FA ED FE", .reads(.machBinary, Executables.readMach), "a Mach-O header"),
    ],
    completeness: CompletenessCheck(
      read: MachOCompleteness.read, because: "load commands say where segments stand"))

  static let wasm = FileFormat(
    "wasm", types: [.webAssembly],
    signatures: [
      Signature("wasm", "00 'asm' ?? 00 00 00", .decides(.webAssembly), "the mark and a module's version"),
      Signature(
        "wasm-component", "00 'asm' ?? 00 01 00", .decides(.webAssembly),
        "the mark, a version, and the layer of components (Component Model, Binary.md)"),
    ],
    completeness: CompletenessCheck(
      prefixes: [[0, 0x61, 0x73, 0x6D]], isCheap: false, read: DocumentCompleteness.webAssembly,
      because: "sections state their sizes (WebAssembly Core, 5.5.2)"))

  static let dex = FileFormat(
    "dex", types: [.dalvik],
    signatures: [
      Signature("dex", "'dex' 0A '0' ?? ?? 00", .decides(.dalvik), "the mark and a version"),
      Signature("dex-optimized", "'dey' 0A '0' ?? ?? 00", .decides(.dalvik), "the mark and a version"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("dex".utf8)],
      read: { file throws(ReadFailure) in try file.completeness(statedLength: try file.little32(32)) },
      because: "the header states the file's size"))

  static let javaClass = FileFormat(
    "javaClass", types: [.javaClass],
    signatures: [
      Signature(
        "cafebabe", "CA FE BA BE", .reads(.javaClass, Executables.readCafeBabe),
        "Java and Mach-O share this mark")
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: JavaClassCompleteness.read,
      because: "tables follow each other, with counts and sizes (JVMS, 4.1)"))

  static let gettext = FileFormat(
    "gettext", types: [.gettext],
    signatures: [
      Signature("mo-little", "DE 12 04 95 00 00", .decides(.gettext), "the magic number and a revision"),
      Signature(
        "mo-little-minor", "DE 12 04 95 01 00 00 00", .decides(.gettext),
        "the magic number and revision 0.1, whose strings depend on the system"),
      Signature(
        "mo-little-both", "DE 12 04 95 01 00 01 00", .decides(.gettext), "the magic number and revision 1.1"),
      Signature("mo-big", "95 04 12 DE 00 00", .decides(.gettext), "the magic number and a revision"),
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: DiscImageCompleteness.gettext, because: "tables state where texts stand"))
}
