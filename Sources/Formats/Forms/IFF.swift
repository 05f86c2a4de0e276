internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// EA IFF 85: FORM, LIST and CAT chunks with a form type, and DjVu's variant with a prefix.
enum IFF {
  private static let rules: [Rule<FourCharacterCode>] = [
    Rule("aiff", when: { $0 == "AIFF" }, then: .aiff, because: "form AIFF"),
    Rule("aifc", when: { $0 == "AIFC" }, then: .aifc, because: "form AIFC"),
    Rule(
      "ilbm", when: { ["ILBM", "PBM ", "ACBM", "DEEP", "RGB8", "RGBN", "RGFX", "HAM8"].contains($0) },
      then: .ilbm,
      because: "a picture form of IFF"),
    Rule("anim", when: { $0 == "ANIM" }, then: .anim, because: "form ANIM holds pictures that change"),
    Rule(
      "lightwave", when: { ["LWOB", "LWLO", "LWO2", "LWO3"].contains($0) }, then: .lightWaveObject,
      because: "a form of LightWave's objects"),
    Rule("modo", when: { $0 == "LXOB" }, then: .modoScene, because: "form LXOB holds a modo scene"),
    Rule("8svx", when: { $0 == "8SVX" || $0 == "16SV" }, then: .eightSVX, because: "form 8SVX"),
  ]
  private static let djvuRules: [Rule<FourCharacterCode>] = [
    Rule("djvu-pages", when: { $0 == "DJVM" }, then: .djvuPages, because: "form DJVM holds several pages"),
    Rule(
      "djvu", when: { ["DJVU", "DJVI", "THUM", "PM44", "BM44"].contains($0) }, then: .djvu,
      because: "AT&T prefix and a DjVu form"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try finding(reader, at: 0, rules)
  }
  static func readDjVu(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try finding(reader, at: 4, djvuRules)
  }

  private static func finding(
    _ reader: ByteReader, at start: Int, _ rules: [Rule<FourCharacterCode>]
  ) throws(ReadFailure) -> ContentFinding? {
    guard let form = IFFForm(reader.head, at: start) else { throw .endOfData }
    guard let rule = rules.first(for: form.form) else { return nil }
    return ContentFinding(
      rule, range: 0..<Int64(start + 12), damage: form.isCut(reader.byteCount) ? .truncated : nil,
      facts: Remark("form \(form.form)"))
  }
}
