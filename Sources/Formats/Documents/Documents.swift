internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

// Detection of documents whose marks need a check of the header.

/// Detects PDF files that do not begin with the mark.
enum PDF {
  /// Finds the mark in the first 1,024 bytes, as PDF readers do (ISO 32000 Annex H); it decides only after white space.
  static func readLate(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<1029)
    var index = 0
    while let mark = head.firstIndex(of: "%PDF-", from: index) {
      index = mark + 1
      guard let major = head[mark + 5], major.isASCIIDigit,
        head[mark + 6] == 0x2E
      else { continue }
      let preamble = head.slice(0..<mark)
      let isBlank = preamble.array.allSatisfy { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
      return ContentFinding(
        .pdf, by: .signature, decided: isBlank, range: Int64(mark)..<Int64(mark + 8), rule: "pdf-late",
        because: isBlank ? "the mark behind nothing but white space" : "the mark behind other bytes")
    }
    return nil
  }
}

/// Detects PostScript and Type 1 fonts.
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
      // The missing rest of the line may contain EPSF.
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

enum AppleWorks {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[0], (1...6).contains(version) else { return nil }
    return ContentFinding(
      .appleWorks, by: .structure, range: 0..<8, rule: "appleworks",
      because: "the creator's code behind a version",
      facts: Remark("version \(version)"))
  }
}

/// Detects documents of Microsoft Write and Word for DOS, and Office's owner files.
enum MicrosoftOffice {
  /// Write and Word for DOS share a header; only Write stores the number of pages at 96 (`pnMac`).
  static func readWrite(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let pages = reader.head.littleEndian(UInt16.self, at: 96) else { throw .endOfData }
    return ContentFinding(
      pages == 0 ? .word : .msWrite, by: .structure, range: 0..<98, rule: pages == 0 ? "word-dos" : "write",
      because: "the mark, and the number of pages that only Write keeps")
  }

  /// Office's owner files beside open documents hold the user's name twice, in bytes and in 16-bit units.
  static func readOwner(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let byteCount = reader.byteCount, byteCount == 162 || byteCount == 165, let length = head[0],
      (1...52).contains(length)
    else { return nil }
    let second = byteCount == 162 ? 54 : 55
    guard head.littleEndian(UInt16.self, at: second) == UInt16(length) else { return nil }
    for index in 0..<Int(length) {
      guard let unit = head.littleEndian(UInt16.self, at: second + 2 + index * 2), let byte = head[1 + index],
        unit >= 0x20, unit == UInt16(byte) || (unit > 0x7F && byte > 0x20)
      else { return nil }
    }
    return ContentFinding(
      .officeOwnerFile, by: .structure, range: 0..<byteCount, rule: "office-owner",
      because: "an owner file's size, and a name that stands in it twice")
  }
}

enum Mobipocket {
  /// Checks a Palm database; its type and creator are at 60.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let records = reader.head.bigEndian(UInt16.self, at: 76), records > 0, reader.head[31] == 0 else {
      return nil
    }
    return ContentFinding(
      .mobipocket, by: .signature, range: 60..<68, rule: "mobi",
      because: "a Palm database of type BOOK and creator MOBI")
  }
}

enum WordPerfect {
  private static let products: [Rule<(product: UInt8, kind: UInt8)>] = [
    Rule(
      "wordperfect-document", when: { $0.product == 1 && $0.kind == 0x0A }, then: .wordPerfect,
      because: "WordPerfect's product and document kind"),
    Rule(
      "wordperfect-graphics", when: { $0.product == 1 && $0.kind == 0x16 }, then: .wordPerfectGraphics,
      because: "WordPerfect's product and graphics kind"),
    Rule(
      "wordperfect-presentations", when: { $0.product == 1 && $0.kind == 0x0F }, then: .corelPresentations,
      because: "the kind of slides"),
    Rule(
      "wordperfect-other", decides: false, when: { $0.product <= 0x30 }, then: .wordPerfect,
      because: "WordPerfect's mark with another product or kind"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let product = reader.head[8], let kind = reader.head[9],
      let rule = products.first(for: (product, kind))
    else {
      return nil
    }
    return ContentFinding(rule, range: 0..<10)
  }
}
