internal import ByteSources
internal import UniformTypes

/// Cabinets that are packages of their own: the first members' names tell (MS-CAB §2.3).
enum CabinetPackage {
  private static let rules: [Rule<[String]>] = [
    Rule(
      "cab-theme", when: { $0.contains { $0.hasSuffix(".theme") } }, then: .themePack,
      because: "a cabinet that holds a desktop theme"),
    Rule(
      "cab-onenote", when: { $0.contains { $0.hasSuffix(".onetoc2") } }, then: .oneNotePackage,
      because: "a cabinet that holds a notebook's table of contents"),
    Rule("cab", when: { _ in true }, then: .cabinet, because: "the mark and a reserved field"),
  ]

  private static let mostMembers = 64

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var names: [String] = []
    var damage: ContentDamage? = reader.head.count < 36 ? .truncated : nil
    if let first = reader.head.littleEndian(UInt32.self, at: 16),
      let count = reader.head.littleEndian(UInt16.self, at: 28)
    {
      var offset = Int64(first)
      for _ in 0..<min(Int(count), mostMembers) {
        try reader.step()
        let entry = try reader.available(at: offset, upTo: 16 + 256)
        guard let end = entry.firstIndex(of: 0, from: 16) else {
          damage = .truncated
          break
        }
        names.append(entry.slice(16..<end).text.lowercased())
        offset += Int64(end) + 1
      }
    }
    guard let rule = rules.first(for: names) else { return nil }
    return ContentFinding(rule, range: 0..<8, damage: damage, facts: Remark("\(names.count) members seen"))
  }
}
