internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

// RIFF and IFF files, such as WAVE, AVI, WebP and AIFF: format definitions and detection.
extension FileFormat {
  static let riff = FileFormat(
    "riff", types: [.riff, .amv, .qcp, .xWMA, .wav, .avi, .webP, .soundFont, .animatedCursor],
    signatures: [
      Signature("avi-avf", "'AVF0' ???????? 'AVI '", .decides(.avi), "AVI under another first word"),
      Signature("avi-on2", "'ON2 ' ???????? 'ON2f'", .decides(.avi), "AVI under On2's words"),
      Signature("riff", "'RIFF'", .reads(.avi, RIFF.read), "a RIFF chunk, its form decides"),
      Signature("rifx", "'RIFX'", .reads(.wav, RIFF.read), "a big-endian RIFF chunk, its form decides"),
      Signature(
        "rf64", "'RF64' ???????? 'WAVE'", .decides(.wav), "RF64, WAVE with sizes of 64 bits (EBU Tech 3306)"),
      Signature(
        "bw64", "'BW64' ???????? 'WAVE'", .decides(.wav), "BW64, WAVE with sizes of 64 bits (ITU-R BS.2088)"),
    ],
    metadata: .headers(RIFFMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readRIFF() },
    pictures: { (reader, _, metadata, headers) throws(ReadFailure) in
      if metadata.medium == .still { try WebPPictureHeaders.read(reader, into: &headers) }
    },
    completeness: CompletenessCheck(
      prefixes: [Array("RIFF".utf8), Array("RIFX".utf8), Array("RF64".utf8), Array("BW64".utf8)],
      read: FormCompleteness.riff, runCheck: RIFFRunChecks.riff,
      because: "a form states its length (Multimedia Programming Interface 1.0, 2)"),
    removals: [Removal(of: [.webP]) { removal, _, reader in try removal.strip(webP: reader) }],
    mandatoryMarks: [
      (.webP, "a RIFF file of form WEBP"),
      (.wav, "a RIFF file of form WAVE"),
      (.avi, "a RIFF file of form AVI"),
    ],
    because: "chunks; the form says which")

  static let aiff = FileFormat(
    "aiff", types: [.aifc, .aiff],
    medium: .audio,
    metadata: .headers(AIFFMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readAIFF() },
    completeness: form,
    because: "chunks of an AIFF or AIFF-C form")

  static let iff = FileFormat(
    "iff", types: [.iff, .eightSVX, .ilbm, .anim],
    signatures: [Signature("iff", "'FORM'", .reads(.ilbm, IFF.read), "an IFF form")],
    completeness: form,
    because: "chunks; the form says which")

  private static let form = CompletenessCheck(
    prefixes: [Array("FORM".utf8)], read: FormCompleteness.iff,
    because: "a form states its length (EA IFF 85, 4)")
}

/// Detects RIFF and its relatives by the form type after the size.
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
      rule, range: 0..<12, damage: form.isTruncated(reader.byteCount) ? .truncated : nil,
      facts: Remark("\(form.container) form \(form.form)"))
  }

  private static let maxChunks = 16

  /// WavPack before version 4 keeps the WAVE header; its own mark replaces the samples.
  private static func wavPack(_ head: ByteView) -> ContentFinding? {
    var position = 12
    for _ in 0..<maxChunks {
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

/// Detects EA IFF 85 files: FORM, LIST and CAT chunks with a form type, and DjVu's variant with a prefix.
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
      rule, range: 0..<Int64(start + 12), damage: form.isTruncated(reader.byteCount) ? .truncated : nil,
      facts: Remark("form \(form.form)"))
  }
}
