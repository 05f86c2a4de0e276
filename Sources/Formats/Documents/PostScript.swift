internal import ByteSources
internal import UniformTypes

/// PostScript and the fonts that are programs in it.
enum PostScript {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let lineEnd = reader.head.firstIndex(of: 0x0A) ?? reader.head.firstIndex(of: 0x0D)
    let line = reader.head.slice(0..<(lineEnd ?? 128))
    let text = line.slice(0..<128).text
    if text.hasPrefix("%!PS-AdobeFont") || text.hasPrefix("%!FontType1") {
      return ContentFinding(
        .postScriptFontPFA, by: .signature, range: 0..<14, rule: "type1-pfa",
        because: "the first line names a Type 1 font")
    }
    let isEncapsulated = text.containsText(" EPSF-")
    return ContentFinding(
      isEncapsulated ? .eps : .postScript, by: .signature, range: 0..<Int64(line.count),
      rule: isEncapsulated ? "eps" : "postscript",
      because: isEncapsulated
        ? "the first line says EPSF (DSC §5.1)" : "PostScript's comment line without EPSF",
      // The rest of a line that is cut may have said EPSF.
      damage: lineEnd == nil && reader.headIsWhole ? .truncated : nil)
  }

  static func readPFB(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("%!PS-AdobeFont", at: 6) || reader.head.matches("%!FontType1", at: 6) else {
      return nil
    }
    return ContentFinding(
      .postScriptFontPFB, by: .signature, range: 0..<20, rule: "type1-pfb",
      because: "a binary segment that begins with a Type 1 font")
  }
}
