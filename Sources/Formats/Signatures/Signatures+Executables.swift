internal import UniformTypes

extension Signature {
  /// Signatures of executables, bytecode, debug symbols and memory dumps.
  static let executables: [Signature] = [
    Signature(
      "xpcom-typelib", "'XPCOM' 0A 'TypeLib' 0D 0A 1A", .decides(.xpcomTypeLibrary),
      "the magic of the header (XPCOM typelib file format, 1.2)"),
    Signature(
      "portable-pdb", "'BSJB' 01 00 01 00", .reads(.portableProgramDatabase, Executables.readPortableSymbols),
      "the mark of metadata (ECMA-335, II.24.2.1), which assemblies have inside, too"),
    Signature("pef", "'Joy!peff'", .decides(.pef), "both tags of a PEF container"),
    Signature(
      "python-bytecode", "0D 0A", at: 2, .reads(.pythonBytecode, Bytecode.readPython),
      "the line end behind a version number, which needs the code behind it"),
    Signature("lua-bytecode", "1B 'Lua'", .reads(.luaBytecode, Bytecode.readLua), "the mark, then a version"),
    Signature("beam", "'FOR1' ???????? 'BEAM'", .decides(.erlangBEAM), "an IFF form of the name"),
    Signature(
      "swift-module", "E2 9C A8 0E 01 08 00 00", .decides(.swiftModule),
      "a module's mark, and the block of a bit stream that comes first"),
    Signature(
      "swift-documentation", "E2 9C A8 07 01 08 00 00", .decides(.swiftModule),
      "the mark of a module's documentation, and the block of a bit stream that comes first"),
    Signature(
      "swift-source-information", "F0 9F 8F 8E 01 08 00 00", .decides(.swiftModule),
      "the mark of a module's places in its sources, and the block of a bit stream that comes first"),
    Signature("llvm", "'BC' C0 DE", .decides(.llvmBitcode), "the magic number"),
    Signature("llvm-wrapped", "DE C0 17 0B", .decides(.llvmBitcode), "the wrapper's magic number"),
    Signature("elc", "';ELC' ?? 00 00 00", .decides(.emacsBytecode), "the mark and a version"),
    Signature("xbe", "'XBEH'", .suggests(.xboxExecutable), "four letters"),
    Signature("xex", "'XEX2' 00 00", .decides(.xboxExecutable), "the mark of an Xbox 360 program"),
    Signature(
      "program-database", "'Microsoft C/C++ MSF 7.00' 0D 0A 1A 'DS'", .decides(.programDatabase),
      "the first line in full"),
    Signature("minidump", "'MDMP' 93 A7", .decides(.minidump), "the signature and version"),
    Signature(
      "prefetch", "'SCCA'", at: 4, .reads(.prefetch, Executables.readPrefetch), "the mark behind a version"),
    Signature(
      "java-heap", "'JAVA PROFILE 1.0.' ?? 00", .decides(.javaHeap),
      "the first words and version, ended by a zero (hprof_b_spec.h); the text format goes on with a date"),
  ]
}
