internal import ByteSources
internal import UniformTypes

/// Detects programs and libraries: Mach-O and Java classes here, ELF, DOS and Windows in extensions.
enum Executables {
  private static let machKinds: [Rule<UInt32>] = [
    Rule("mach-o-object", when: { $0 == 1 }, then: .machObject, because: "file type MH_OBJECT"),
    Rule("mach-o-executable", when: { $0 == 2 }, then: .machExecutable, because: "file type MH_EXECUTE"),
    Rule("mach-o-core", when: { $0 == 4 }, then: .machCore, because: "file type MH_CORE"),
    Rule("mach-o-dylib", when: { $0 == 6 || $0 == 9 }, then: .machLibrary, because: "file type MH_DYLIB"),
    Rule("mach-o-bundle", when: { $0 == 8 }, then: .machBundle, because: "file type MH_BUNDLE"),
    Rule("mach-o", when: { $0 <= 12 }, then: .machBinary, because: "another file type of Mach-O"),
  ]

  static func readMach(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try mach(at: 0, reader)
  }

  private static func mach(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let magic = try reader.bigEndian(UInt32.self, at: offset)
    let isLittle: Bool
    switch magic {
    case 0xFEED_FACE, 0xFEED_FACF: isLittle = false
    case 0xCEFA_EDFE, 0xCFFA_EDFE: isLittle = true
    default: return nil
    }
    let cpu =
      isLittle
      ? try reader.littleEndian(UInt32.self, at: offset + 4)
      : try reader.bigEndian(UInt32.self, at: offset + 4)
    let kind =
      isLittle
      ? try reader.littleEndian(UInt32.self, at: offset + 12)
      : try reader.bigEndian(UInt32.self, at: offset + 12)
    guard cpu & 0xFF <= 32, let rule = machKinds.first(for: kind) else { return nil }
    return ContentFinding(rule, range: offset..<offset + 16)
  }

  /// Detects `CAFEBABE`, Java classes and fat Mach-O files: the next number is a version or a small count.
  static func readCafeBabe(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let number = try reader.bigEndian(UInt32.self, at: 4)
    let cpu = reader.head.bigEndian(UInt32.self, at: 8) ?? 0
    if number > 0, number < 40, [7, 12, 18].contains(cpu & 0xFF) {
      let slice = Int64(try reader.bigEndian(UInt32.self, at: 16))
      var type = DeclaredType.machBinary
      var damage: ContentDamage?
      do { if let inner = try mach(at: slice, reader) { type = inner.declared } } catch {
        if case .source = error { throw error }
        damage = .truncated
      }
      return ContentFinding(
        type, by: .structure, range: 0..<16, rule: "mach-o-fat",
        because: "a fat header whose first processor is known", damage: damage,
        facts: Remark("\(number) architectures"))
    }
    // Major versions of class files start at 45 (JVMS §4.1).
    guard (45...200).contains(number & 0xFFFF) else { return nil }
    return ContentFinding(
      .javaClass, by: .structure, range: 0..<8, rule: "java-class",
      because: "the mark and a class file version", facts: Remark("version \(number & 0xFFFF)"))
  }

  /// Detects .NET symbols: program metadata with the version of the symbols (Portable PDB v1.0, "Standalone
  /// Debugging Metadata").
  static func readPortableSymbols(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("PDB v", at: 16) else { return nil }
    return ContentFinding(
      .portableProgramDatabase, by: .structure, range: 0..<21, rule: "portable-pdb",
      because: "the mark of metadata, and the version of Portable PDB where that of a runtime would be")
  }

  /// Detects Windows prefetch files: an existing version before the signature.
  static func readPrefetch(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt32.self, at: 0), [17, 23, 26, 30, 31].contains(version)
    else {
      return nil
    }
    return ContentFinding(
      .prefetch, by: .structure, range: 0..<8, rule: "prefetch",
      because: "a version that exists, then the mark")
  }
}
