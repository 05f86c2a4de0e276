internal import ByteSources
internal import UniformTypes

// Detection of ELF programs, libraries and object files.
extension Executables {
  /// Facts from the ELF header and program headers.
  struct ELFFacts: ContentFacts {
    var kind: UInt16 = 0
    /// The byte at 8, where AppImages have their mark.
    var appImage: UInt8 = 0
    /// True if a program interpreter is requested: a program, even if its type is shared object.
    var hasInterpreter = false
    var details: String {
      kind < 5
        ? ["no type", "relocatable", "executable", "shared object", "core"][Int(kind)] : "type \(kind)"
    }
  }

  private static let rules: [Rule<ELFFacts>] = [
    Rule(
      "appimage-1", when: { $0.appImage == 1 }, then: .appImageISO,
      because: "the mark of type 1 in the ELF header"),
    Rule(
      "appimage-2", when: { $0.appImage == 2 }, then: .appImage,
      because: "the mark of type 2 in the ELF header"),
    Rule("elf-object", when: { $0.kind == 1 }, then: .elfObject, because: "an ELF header of type ET_REL"),
    Rule(
      "elf-executable", when: { $0.kind == 2 }, then: .elfExecutable, because: "an ELF header of type ET_EXEC"
    ),
    Rule(
      "elf-pie", when: { $0.kind == 3 && $0.hasInterpreter }, then: .elfPIE,
      because: "an ELF header of type ET_DYN that asks for an interpreter"),
    Rule("elf-library", when: { $0.kind == 3 }, then: .elfLibrary, because: "an ELF header of type ET_DYN"),
    Rule("elf-core", when: { $0.kind == 4 }, then: .elfCore, because: "an ELF header of type ET_CORE"),
    Rule("elf", when: { _ in true }, then: .elf, because: "the mark with a known width and byte order"),
  ]

  private static let maxHeaders = 64

  static func readELF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let width = head[4], let order = head[5] else { throw .endOfData }
    guard width == 1 || width == 2, order == 1 || order == 2 else { return nil }
    let is64 = width == 2
    func short(_ offset: Int) -> UInt16? {
      order == 1 ? head.littleEndian(UInt16.self, at: offset) : head.bigEndian(UInt16.self, at: offset)
    }
    guard let kind = short(16) else { throw .endOfData }
    var facts = ELFFacts()
    facts.kind = kind
    if head.matches("AI", at: 8), let version = head[10] { facts.appImage = version }
    if kind == 3 {
      guard let count = short(is64 ? 56 : 44), let size = short(is64 ? 54 : 42) else { throw .endOfData }
      let start: Int64
      if is64 {
        let offset = order == 1 ? head.littleEndian(UInt64.self, at: 32) : head.bigEndian(UInt64.self, at: 32)
        start = Int64(clamping: offset ?? 0)
      } else {
        let offset = order == 1 ? head.littleEndian(UInt32.self, at: 28) : head.bigEndian(UInt32.self, at: 28)
        start = Int64(offset ?? 0)
      }
      for index in 0..<min(Int(count), maxHeaders) where size >= 32 && start > 0 && start < 1 << 40 {
        try reader.step()
        let offset = start + Int64(index) * Int64(size)
        let type =
          order == 1
          ? try reader.littleEndian(UInt32.self, at: offset) : try reader.bigEndian(UInt32.self, at: offset)
        if type == 3 {
          facts.hasInterpreter = true
          break
        }
      }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<18, facts: facts)
  }
}
