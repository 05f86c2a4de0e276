internal import ByteSources
internal import UniformTypes

/// RIFF and its relatives: a form type after the size says what the chunks are.
enum RIFF {
  struct Facts: ContentFacts {
    var container: FourCharacterCode
    var form: FourCharacterCode
    var firstChunk: FourCharacterCode?
    var details: String { "\(container) form \(form)" }
  }

  private static let rules: [Rule<Facts>] = [
    Rule(
      "webp", when: { $0.form == "WEBP" && ["VP8 ", "VP8L", "VP8X"].contains($0.firstChunk) }, then: .webP,
      because: "form WEBP with a VP8 chunk"),
    Rule(
      "webp-cut", when: { $0.form == "WEBP" && $0.firstChunk == nil }, then: .webP,
      because: "form WEBP, cut before its first chunk"),
    Rule("wave", when: { $0.form == "WAVE" }, then: .wav, because: "form WAVE"),
    Rule("avi", when: { $0.form == "AVI " || $0.form == "AVIX" }, then: .avi, because: "form AVI"),
    Rule("riff-midi", when: { $0.form == "RMID" }, then: .midi, because: "form RMID carries a MIDI file"),
    Rule("ani", when: { $0.form == "ACON" }, then: .animatedCursor, because: "form ACON"),
    Rule("dls", when: { $0.form == "DLS " }, then: .downloadableSound, because: "form DLS"),
    Rule("soundfont", when: { $0.form == "sfbk" }, then: .soundFont, because: "form sfbk"),
    Rule("riff-mids", when: { $0.form == "MIDS" }, then: .mids, because: "form MIDS"),
    Rule("qcp", when: { $0.form == "QLCM" }, then: .qcp, because: "form QLCM (RFC 3625 §2)"),
    Rule("xwma", when: { $0.form == "XWMA" }, then: .xWMA, because: "form XWMA"),
    Rule("dsik", when: { $0.form == "DSMF" }, then: .trackerOther, because: "form DSMF holds a module"),
    Rule("amv", when: { $0.form == "AMV " }, then: .amv, because: "form AMV"),
    Rule("4xm", when: { $0.form == "4XMV" }, then: .fourXM, because: "form 4XMV"),
    Rule(
      "video-cd", when: { $0.form == "CDXA" }, then: .videoCD, because: "form CDXA holds sectors of a disc"),
    Rule("rmmp", when: { $0.form == "RMMP" }, then: .multimediaMovie, because: "form RMMP"),
    Rule("corel-exchange", when: { $0.form.starts(with: "CMX") }, then: .corelExchange, because: "form CMX"),
    Rule(
      "corel-draw", when: { $0.form.starts(with: "CDR") || $0.form.starts(with: "cdr") }, then: .corelDraw,
      because: "form CDR and a version letter"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let container = head.bigEndian(UInt32.self, at: 0), let form = head.bigEndian(UInt32.self, at: 8)
    else {
      throw .endOfData
    }
    let facts = Facts(
      container: FourCharacterCode(container), form: FourCharacterCode(form),
      firstChunk: head.bigEndian(UInt32.self, at: 12).map { FourCharacterCode($0) })
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<12, damage: damage(reader, facts), facts: facts)
  }

  /// A size of 0 or all ones is a stream that was never finished, or RF64; neither proves damage.
  private static func damage(_ reader: ByteReader, _ facts: Facts) -> ContentDamage? {
    let size: UInt32?
    switch facts.container {
    case "RIFF": size = reader.head.littleEndian(UInt32.self, at: 4)
    case "RIFX": size = reader.head.bigEndian(UInt32.self, at: 4)
    default: return nil
    }
    guard let size, size != 0, size < 0xFFFF_FF00, let byteCount = reader.byteCount else { return nil }
    return Int64(size) + 8 > byteCount + 1 ? .truncated : nil
  }
}
