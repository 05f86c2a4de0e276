internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// RIFF and its relatives: a form type after the size says what the chunks are.
enum RIFF {
  private static let rules: [Rule<IFFForm>] = [
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
    guard let form = IFFForm(reader.head) else { throw .endOfData }
    if form.form == "WAVE", let sound = wavPack(reader.head) { return sound }
    guard let rule = rules.first(for: form) else { return nil }
    return ContentFinding(
      rule, range: 0..<12, damage: form.isCut(reader.byteCount) ? .truncated : nil,
      facts: Remark("\(form.container) form \(form.form)"))
  }

  private static let mostChunks = 16

  /// WavPack before version 4 keeps the header of the sound that it packs; its own mark is where the samples were.
  private static func wavPack(_ head: ByteView) -> ContentFinding? {
    var position = 12
    for _ in 0..<mostChunks {
      guard let name = head.bigEndian(UInt32.self, at: position),
        let length = head.littleEndian(UInt32.self, at: position + 4)
      else { return nil }
      if FourCharacterCode(name) == "data" {
        guard head.matches("wvpk", at: position + 8),
          let version = head.littleEndian(UInt16.self, at: position + 16), (1...3).contains(version)
        else { return nil }
        return ContentFinding(
          .wavPack, by: .structure, range: Int64(position + 8)..<Int64(position + 18), rule: "wavpack-3",
          because: "WavPack's mark and an early version where a wave's samples would be")
      }
      guard length < UInt32(head.count) else { return nil }
      position += 8 + Int(length) + Int(length & 1)
    }
    return nil
  }
}
