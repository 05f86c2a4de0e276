internal import ByteReading

/// The JPEG 2000 family in boxes (ISO/IEC 15444-1 Annex I): the brand after the signature box tells the members apart.
enum JPEG2000 {
  private static let rules: [Rule<FourCharacterCode>] = [
    Rule(
      "motion-jpeg-2000", when: { $0 == "mjp2" || $0 == "mj2s" }, then: .motionJPEG2000,
      because: "the brand is Motion JPEG 2000's"),
    Rule(
      "jpm", when: { $0 == "jpm " }, then: .jpm, because: "the brand is that of compound documents (part 6)"),
    Rule(
      "jpeg-2000", when: { ["jp2 ", "jpx ", "jpxb", "jph "].contains($0) }, then: .jpeg2000,
      because: "the brand is a still picture's (parts 1, 2, 15)"),
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
}
