internal import ByteSources
internal import UniformTypes

/// The JPEG 2000 family in boxes (ISO/IEC 15444-1 Annex I): the brand after the signature box tells the members apart.
enum JPEG2000 {
  private static let rules: [Rule<FourCharacterCode>] = [
    Rule(
      "motion-jpeg-2000", when: { $0 == "mjp2" || $0 == "mj2s" }, then: .motionJPEG2000,
      because: "the brand is Motion JPEG 2000's"),
    Rule(
      "jpm", when: { $0 == "jpm " }, then: .jpm, because: "the brand is that of compound documents (part 6)"),
    Rule("jpx", when: { $0 == "jpx " || $0 == "jpxb" }, then: .jpx, because: "the brand is part 2's"),
    Rule(
      "jph", when: { $0 == "jph " }, then: .htj2k, because: "the brand is that of high throughput (part 15)"),
    Rule("jpeg-2000", when: { $0 == "jp2 " }, then: .jpeg2000, because: "the brand is part 1's"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("ftyp", at: 16), let brand = reader.head.bigEndian(UInt32.self, at: 20) else {
      return ContentFinding(
        .jpeg2000, by: .signature, range: 0..<12, rule: "jpeg-2000-unbranded",
        because: "the signature box stands alone", damage: .truncated)
    }
    let code = FourCharacterCode(brand)
    guard let rule = rules.first(for: code) else {
      return ContentFinding(
        .jpeg2000, by: .structure, decided: false, range: 0..<24, rule: "jpeg-2000-brand",
        because: "the signature box with a brand that is not known here")
    }
    return ContentFinding(rule, range: 0..<24, facts: Remark("brand \(code)"))
  }

  /// A bare codestream: bit 14 of its capabilities announces high-throughput coding (ISO/IEC 15444-15 A.2).
  static func readStream(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let capabilities = reader.head.bigEndian(UInt16.self, at: 6) else { throw .endOfData }
    let isHighThroughput = capabilities & 0x4000 != 0
    return ContentFinding(
      isHighThroughput ? .htj2k : .jpeg2000Codestream, by: .signature, range: 0..<8,
      rule: isHighThroughput ? "htj2k-stream" : "jpeg-2000-stream",
      because: isHighThroughput
        ? "start of codestream, and the capabilities of part 15"
        : "start of codestream, then the size segment")
  }
}
