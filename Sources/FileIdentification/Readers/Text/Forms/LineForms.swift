internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// A text format without a mark, detected by its first byte and the shape of its lines.
struct LineForm: Sendable {
  var name: StaticString
  /// True if the finding is decided.
  var decides: Bool
  /// The comments allowed before the first line.
  var comments: CommentPrefixes
  /// The first bytes of that line, after white space; nil for any.
  var first: ByteSet?
  /// True if the text must begin with a message header.
  var isHeaded: Bool
  var when: @Sendable (TextHead) -> Bool
  var type: DeclaredType
  var because: StaticString

  init(
    _ name: StaticString, decides: Bool = true, after comments: CommentPrefixes = [], first: ByteSet? = nil,
    isHeaded: Bool = false, when: @escaping @Sendable (TextHead) -> Bool, then type: DeclaredType,
    because: StaticString
  ) {
    self.name = name
    self.decides = decides
    self.comments = comments
    self.first = first
    self.isHeaded = isHeaded
    self.when = when
    self.type = type
    self.because = because
  }

  /// Returns true if the text's first line may begin the form.
  func mayMatch(_ beginnings: FirstLines) -> Bool {
    guard let line = beginnings.line(behind: comments) else { return false }
    return first?.contains(line.first) ?? true
  }
}

/// Detection of text formats by the shape of their lines.
enum LineForms {
  static func find(in head: TextHead, _ beginnings: FirstLines) -> LineForm? {
    // Computed once for all rows.
    var hasHeader: Bool?
    let match = rows.firstRow { row in
      guard row.mayMatch(beginnings) else { return false }
      if row.isHeaded {
        let answer = hasHeader ?? isHeader(head)
        hasHeader = answer
        guard answer else { return false }
      }
      return row.when(head)
    }
    return match.map { rows[$0] }
  }

  private static let rows = common + chemistry + biology + circuits + places + play

  private static let common: [LineForm] = [
    LineForm(
      "mailbox", after: "#", first: "F",
      when: { starts($0, with: "From ") && hasMessages($0) && MailHeader($0).isMailbox },
      then: .mbox, because: "a postmark and a header's fields, and another postmark behind them (RFC 4155)"),
    LineForm(
      "mailbox-or-message", decides: false, after: "#", first: "F",
      when: { starts($0, with: "From ") && MailHeader($0).isMailbox }, then: .mbox,
      because: "a postmark and a header's fields: a mailbox, or a message that was saved with its envelope"),
    LineForm(
      "emlx", first: .digits, when: isMailWithLength, then: .emlx,
      because: "a number of bytes, then a message's fields, as Apple's Mail keeps messages"),
    LineForm(
      "saved-page", first: .words, isHeaded: true, when: isSavedPage, then: .mhtml,
      because: "a header of related parts that is addressed to nobody (RFC 2557)"),
    LineForm(
      "news", first: .words, isHeaded: true, when: { MailHeader($0).isNews }, then: .news,
      because: "newsgroups or a path (RFC 5536)"),
    LineForm(
      "message-cut", decides: false, first: .words, isHeaded: true,
      when: {
        let header = MailHeader($0)
        return header.isMessage && !header.isEnded
      }, then: .email,
      because: "fields of sending and receiving, and a header that does not end: it may say more"),
    LineForm(
      "message", first: .words, isHeaded: true, when: { MailHeader($0).isMessage }, then: .email,
      because: "fields of sending and receiving (RFC 5322 §3.6)"),
    LineForm(
      "signed-entity", first: "Mm", isHeaded: true, when: { MailHeader($0).isSignedEntity }, then: .email,
      because:
        "a version of MIME and a signed body, as messages are kept without their envelope (RFC 8551 §3.5)"),
    LineForm(
      "pgp-keys-behind-text", first: .words, when: hasKeyBlock, then: .openPGPKeys,
      because:
        "armoured keys to the end, and a few lines before them, which readers pass over (RFC 9580 §6.2)"),
    LineForm(
      "subrip", first: .digits, when: isSubRip, then: .subRip,
      because: "a number, then two times and an arrow"),
    LineForm(
      "microdvd", when: { haveShape($0, "{", "}") }, then: .microDVD, because: "two frame numbers in braces"),
    LineForm("mpl2", when: { haveShape($0, "[", "]") }, then: .mpl2, because: "two times in brackets"),
    LineForm(
      "subviewer-2", when: { hasLine($0, upTo: 2, "99:99:99.99,99:99:99.99") }, then: .subViewer,
      because: "two times to the hundredth"),
    LineForm(
      "youtube-captions", first: .digits, when: { hasLine($0, upTo: 1, "9:99:99.999,9:99:99.999") },
      then: .youTubeCaptions, because: "two times to the thousandth"),
    LineForm("cue", first: .capitals, when: isCueSheet, then: .cueSheet, because: "a file and its tracks"),
    LineForm(
      "gdi", first: .digits, when: isGDI, then: .gdROMCue, because: "as many tracks as the first line says"),
    LineForm("iges", when: isIGES, then: .iges, because: "column 73 says start section"),
    LineForm("dxf", first: .digits, when: isDXF, then: .dxf, because: "group codes, the first a section"),
    LineForm(
      "sdfile", when: { isMolfile($0) && $0.contains("\n$$$$") }, then: .sdFile,
      because: "a molfile and the line that parts records (CTfile formats)"),
    LineForm("molfile", when: isMolfile, then: .molfile, because: "the counts line names its version"),
    LineForm(
      "xyz", first: ByteSet.digits.union("+"), when: isXYZ, then: .xyzMolecule,
      because: "a count, a comment and atoms"),
    LineForm(
      "pickle-text", first: "(ci", when: isPickle, then: .pickle,
      because: "operations of protocol 0, one a line: a container or a global name, and its number"),
    LineForm(
      "humdrum", after: "#", first: "!*", when: isHumdrum, then: .humdrum,
      because: "an exclusive interpretation behind comments (Humdrum syntax)"),
    LineForm(
      "breakpad", first: "M", when: isBreakpad, then: .breakpadSymbols,
      because: "MODULE, a system, an architecture, an identifier and a name"),
    LineForm("fastq", first: "@", when: isFASTQ, then: .fastq, because: "a sequence and as many qualities"),
    LineForm(
      "fasta", after: ";", first: ">", when: isFASTA, then: .fasta, because: "a heading and a sequence"),
    LineForm(
      "n-quads", after: "#", first: "<_", when: { Triples($0).isQuads }, then: .nQuads,
      because: "statements of four terms, one a line"),
    LineForm(
      "n-triples", after: "#", first: "<_", when: { Triples($0).isTriples }, then: .nTriples,
      because: "statements of three terms, one a line"),
    LineForm(
      "obj", after: "#", first: "vflpogsumcde", when: isOBJ, then: .obj, because: "vertices and faces"),
    LineForm(
      "gerber", first: "%GXYDM", when: isGerber, then: .gerber,
      because:
        "format and unit, or an aperture, between percent signs (Gerber format specification §4.1–§4.3)"),
    LineForm(
      "gerber-blocks", first: "GXYDM", when: isStandardGerber, then: .gerber,
      because: "blocks that end with an asterisk, with an aperture's or an end's (RS-274-D)"),
    LineForm(
      "excellon", after: ";%", first: .capitals, when: { DrillFile($0).isExcellon }, then: .excellon,
      because: "M48, and behind it a unit or the diameters of tools (Excellon, \"Part Program Header\")"),
    LineForm(
      "gcode", after: ";(%", first: .capitals, when: { isGCode($0) && !DrillFile($0).isLikely }, then: .gcode,
      because: "every line is a machine's block (ISO 6983), and none is for drilling machines alone"),
    LineForm(
      "kaitai", after: "#", first: "m", when: isKaitai, then: .kaitai,
      because: "meta with an identifier, then a description of bytes"),
    LineForm(
      "openapi-yaml", after: "#", first: "os",
      when: {
        (starts($0, with: "openapi: ") || starts($0, with: "swagger: ")) && $0.contains("\ninfo:")
      }, then: .openAPIYAML, because: "a version of OpenAPI and info (OpenAPI 3.1 §4.8.1)"),
  ]

  static func starts(_ head: TextHead, with text: StaticString) -> Bool {
    head.content(skipping: "#").first?.hasPrefix(text) == true
  }

  /// Returns true for a postmark, or a name and a colon with a known field.
  private static func isHeader(_ head: TextHead) -> Bool {
    guard let line = head.content().first else { return false }
    if MailHeader.isPostmark(line) { return true }
    guard let colon = line.offset(of: UInt8(ascii: ":")), colon > 1, colon < 64 else { return false }
    return line.prefix(colon).bytes.allSatisfy(TextLine.isWord) && MailHeader.hasKnownField(head)
  }

  /// Returns true if a second postmark follows an empty line.
  private static func hasMessages(_ head: TextHead) -> Bool {
    var wasBlank = false
    for line in head.lines().dropFirst() {
      if wasBlank, MailHeader.isPostmark(line) { return true }
      wasBlank = line.isBlank
    }
    return false
  }

  private static func isGerber(_ head: TextHead) -> Bool {
    guard let line = head.content().first, line.hasPrefix("%") || line.hasPrefix("G04") || isGerberBlock(line)
    else { return false }
    let commands = head.content(upTo: 60)
    return commands.contains { $0.hasPrefix("%FS") }
      && commands.contains { $0.hasPrefix("%MO") || $0.hasPrefix("%AD") || $0.hasPrefix("%OF") }
  }

  /// Returns true if all lines are blocks of the standard without extensions, some of which draw.
  private static func isStandardGerber(_ head: TextHead) -> Bool {
    var blocks = 0
    var draws = 0
    for line in head.content(upTo: 24) {
      let line = line.trimmedEnd
      guard isGerberBlock(line) || line.hasPrefix("G04") && line.last == UInt8(ascii: "*") else {
        return false
      }
      blocks += 1
      if line.hasSuffix("D01*") || line.hasSuffix("D02*") || line.hasSuffix("D03*") { draws += 1 }
    }
    return blocks >= 3 && draws >= 1
  }

  /// Returns true for function and coordinate letters with numbers, and a final asterisk.
  private static func isGerberBlock(_ line: TextLine) -> Bool {
    let line = line.trimmedEnd
    guard line.last == UInt8(ascii: "*"), line.count > 1 else { return false }
    let letters: ByteSet = "GXYIJDMN"
    var digits = 1
    for byte in line.prefix(line.count - 1).bytes {
      if letters.contains(byte) {
        guard digits > 0 else { return false }
        digits = 0
      } else if byte.isASCIIDigit {
        digits += 1
      } else if byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") || digits > 0 {
        return false
      }
    }
    return digits > 0
  }

  /// Returns true for armoured keys up to the end, after a few lines of text.
  private static func hasKeyBlock(_ head: TextHead) -> Bool {
    let starts: [StaticString] = [
      "-----BEGIN PGP PUBLIC KEY BLOCK-----", "-----BEGIN PGP PRIVATE KEY BLOCK-----",
    ]
    let first = head.lines().prefix(24).first { line in starts.contains { line.hasPrefix($0) } }
    guard let first, head.isWhole else { return false }
    let offset = head.offset(of: first)
    guard offset * 2 < head.bytes.count else { return false }
    var last: TextLine?
    for line in head.lines(from: offset) where !line.isBlank { last = line }
    return last?.hasPrefix("-----END PGP ") == true
  }

  private static func isMailWithLength(_ head: TextHead) -> Bool {
    guard let line = head.content().first, line.count <= 16, line.trimmedEnd.isDigits else {
      return false
    }
    return MailHeader(head, skipping: 1).isMessage
  }

  private static func isSavedPage(_ head: TextHead) -> Bool {
    let header = MailHeader(head)
    return header.isSavedPage && (header.has("mime-version") || header.has("content-location"))
  }

  /// Returns true if one of the first `count` lines has the shape.
  static func hasLine(_ head: TextHead, upTo count: Int, _ pattern: StaticString) -> Bool {
    head.content(upTo: count).contains { $0.trimmed.matches(pattern) }
  }

  /// Returns true if the first lines begin with two bracketed numbers.
  private static func haveShape(_ head: TextHead, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    let (open, close) = (UInt8(ascii: open), UInt8(ascii: close))
    let most = 8
    var held = 0
    var others = 0
    for line in head.content(upTo: most) {
      if isShape(line, open, close) { held += 1 } else { others += 1 }
      if others * 4 > most { return false }
    }
    return others == 0 || held >= 2 && held >= others * 3
  }

  private static func isShape(_ line: TextLine, _ open: UInt8, _ close: UInt8) -> Bool {
    guard line.first == open, let joint = line.offset(of: close), line.prefix(joint).dropping(1).isDigits,
      line[joint + 1] == open
    else { return false }
    let rest = line.dropping(joint + 2)
    guard let end = rest.offset(of: close) else { return false }
    return rest.prefix(end).isDigits || end == 0
  }

  @Sendable static func hasLyrics(_ head: TextHead) -> Bool {
    let lines = Array(head.content(upTo: 24))
    let timed = lines.filter {
      $0.matches("[99:99.9~") || $0.matches("[99:99]~") || $0.matches("[99:99:9~")
    }
    let tagged = lines.filter {
      $0.matches("[aa:~") || $0.matches("[aaaaaa:~") || $0.matches("[aaa:~") || $0.matches("[aaaa:~")
    }
    return timed.count >= 2 && (timed.count + tagged.count) * 10 >= lines.count * 8
  }

  private static func isSubRip(_ head: TextHead) -> Bool {
    let lines = Array(head.content(upTo: 2))
    guard lines.count == 2, lines[0].trimmed.isDigits else { return false }
    let times = lines[1].trimmed
    return [
      "99:99:99,999 --> 99:99:99,999~", "99:99:99.999 --> 99:99:99.999~", "9:99:99,999 --> 9:99:99,999~",
      "99:99:99:999 --> 99:99:99:999~", "99:99:99,999-->99:99:99,999~",
    ]
    .contains { times.matches($0) }
  }

  private static func isCueSheet(_ head: TextHead) -> Bool {
    let commands: [StaticString] = [
      "REM", "FILE", "TRACK", "INDEX", "TITLE", "PERFORMER", "CATALOG", "CDTEXTFILE", "FLAGS", "ISRC",
      "PREGAP", "POSTGAP", "SONGWRITER",
    ]
    var files = 0
    var tracks = 0
    for line in head.content(upTo: 48) {
      let word = line.firstWord
      guard commands.contains(where: { word == $0 }) else { return false }
      if word == "FILE" { files += 1 }
      if word == "TRACK", files > 0, line.wordCount(upTo: 4) == 3, line.words[1].isDigits { tracks += 1 }
    }
    return files > 0 && tracks > 0
  }

  private static func isGDI(_ head: TextHead) -> Bool {
    let lines = Array(head.content(upTo: 3))
    guard lines.count == 3, lines[0].trimmed.isDigits, lines[0].trimmed.count <= 2 else { return false }
    return lines.dropFirst().enumerated().allSatisfy { index, line in
      let words = line.words
      return words.count >= 6 && words[0].text == String(index + 1) && words[1].isDigits
        && (words[2] == "0" || words[2] == "4") && ["2048", "2336", "2352"].contains(words[3].text)
        && words[words.count - 1].isDigits
    }
  }

  private static func isIGES(_ head: TextHead) -> Bool {
    guard let line = head.content().first, line.count == 80 else { return false }
    let end = line.dropping(72)
    return end == "S      1" || end == "S0000001"
  }

  private static func isDXF(_ head: TextHead) -> Bool {
    let lines = head.content(upTo: 8).map(\.trimmed)
    var index = 0
    while index + 1 < lines.count, lines[index] == "999" { index += 2 }
    guard index + 3 < lines.count else { return false }
    return lines[index] == "0" && lines[index + 1] == "SECTION" && lines[index + 2] == "2"
      && ["HEADER", "TABLES", "BLOCKS", "ENTITIES", "CLASSES", "OBJECTS"].contains(lines[index + 3].text)
  }

  private static func isMolfile(_ head: TextHead) -> Bool {
    guard let counts = head.lines().dropFirst(3).first(where: { _ in true })?.trimmedEnd else { return false }
    return (counts.hasSuffix("V2000") || counts.hasSuffix("V3000"))
      && counts.prefix(6).bytes.allSatisfy { $0 == 0x20 || $0.isASCIIDigit }
  }

  /// Returns true for Python pickles of protocol 0: `(lp1`, `(dp0`, or a module and a name on two lines and a
  /// number.
  private static func isPickle(_ head: TextHead) -> Bool {
    let lines = Array(head.lines().prefix(4))
    guard lines.count >= 3 else { return false }
    let first = lines[0].bytes.drop { $0 == UInt8(ascii: "(") }
    guard let code = first.first else { return false }
    let rest = TextLine(first.dropFirst())
    if code == UInt8(ascii: "l") || code == UInt8(ascii: "d") {
      return lines[0].first == UInt8(ascii: "(") && isNumbered(rest)
    }
    guard code == UInt8(ascii: "c") || code == UInt8(ascii: "i"), isName(rest), isName(lines[1]) else {
      return false
    }
    return isNumbered(lines[2])
  }

  /// Returns true for `p` and digits, a memo index.
  private static func isNumbered(_ line: TextLine) -> Bool {
    line.first == UInt8(ascii: "p") && line.count > 1 && line.dropping(1).isDigits
  }

  private static func isName(_ line: TextLine) -> Bool {
    line.count > 0 && line.bytes.allSatisfy { TextLine.isWord($0) || $0 == UInt8(ascii: ".") }
  }

  private static func isHumdrum(_ head: TextHead) -> Bool {
    var spines: Int?
    for line in head.lines() where !line.isBlank {
      if line.hasPrefix("!") { continue }
      let tabs = line.bytes.reduce(0) { $1 == 0x09 ? $0 + 1 : $0 }
      if let spines {
        // A longer score ends after the bytes read.
        return head.contains("\n*-") || !head.isWhole && line.first == UInt8(ascii: "*") && tabs == spines
      }
      guard line.hasPrefix("**"), let letter = line[2], letter.isASCIILetter,
        line.bytes.allSatisfy({ $0 == 0x09 || $0 > 0x20 })
      else { return false }
      spines = tabs
    }
    return false
  }

  private static func isBreakpad(_ head: TextHead) -> Bool {
    guard let line = head.content().first, line.hasPrefix("MODULE ") else { return false }
    let words = line.words
    return words.count >= 5 && (32...41).contains(words[3].count)
      && words[3].bytes.allSatisfy { $0.hexDigitValue != nil }
  }

  private static func isXYZ(_ head: TextHead) -> Bool {
    let lines = Array(head.lines().prefix(6))
    guard lines.count >= 3, let count = Int(lines[0].trimmed.text), count > 0 else { return false }
    let atoms = lines.dropFirst(2).prefix(min(count, 4))
    guard atoms.count == min(count, 4) else { return false }
    return atoms.allSatisfy { line in
      let words = line.words
      return words.count >= 4 && words[0].count <= 2 && words[0].bytes.allSatisfy { $0.isASCIILetter }
        && words[1...3].allSatisfy { $0.isNumber && $0.offset(of: UInt8(ascii: ".")) != nil }
    }
  }

  private static func isFASTQ(_ head: TextHead) -> Bool {
    let lines = Array(head.lines().prefix(4))
    guard lines.count == 4, lines[0].first == UInt8(ascii: "@"), lines[2].first == UInt8(ascii: "+") else {
      return false
    }
    return lines[1].count > 4 && lines[1].count == lines[3].count && isSequence(lines[1])
  }

  private static func isFASTA(_ head: TextHead) -> Bool {
    let lines = Array(head.content(skipping: ";", upTo: 3))
    guard lines.count >= 2, lines[0].first == UInt8(ascii: ">"), let next = lines[0][1], next > 0x20,
      next != 0x3E
    else { return false }
    return lines.dropFirst().allSatisfy { $0.first == UInt8(ascii: ">") || isSequence($0) }
      && isSequence(lines[1])
      && lines[1].count >= 10
  }

  /// Returns true for letters of bases or amino acids in one case.
  private static func isSequence(_ line: TextLine) -> Bool {
    let line = line.trimmedEnd
    guard !line.bytes.isEmpty else { return false }
    let bases: ByteSet = "acgtun"
    let acids = ByteSet.capitals.union("*-")
    return line.bytes.allSatisfy(acids.contains) || line.bytes.allSatisfy(bases.contains)
  }

  private static func isOBJ(_ head: TextHead) -> Bool {
    let numbers: [StaticString] = ["v", "vn", "vt", "vp"]
    let others: [StaticString] = [
      "f", "l", "p", "o", "g", "s", "usemtl", "mtllib", "cstype", "deg", "curv", "surf", "parm", "end",
    ]
    var vertices = 0
    for line in head.content(skipping: "#", upTo: 64) {
      let first = line.firstWord
      if numbers.contains(where: { first == $0 }) {
        let words = line.words
        guard words.count >= 2, words.dropFirst().prefix(3).allSatisfy(\.isNumber) else { return false }
        if first == "v" {
          guard words.count >= 4 else { return false }
          vertices += 1
        }
      } else if !others.contains(where: { first == $0 }) {
        return false
      }
    }
    return vertices >= 3
  }

  private static func isGCode(_ head: TextHead) -> Bool {
    var blocks = 0
    for line in head.content(skipping: ";(%", upTo: 64) {
      let code = TextLine(line.trimmed.bytes.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "(") })
        .trimmedEnd
      let words = code.words
      guard !words.isEmpty else { continue }
      guard words.allSatisfy(isGCodeWord) else { return false }
      if words.contains(where: {
        ($0.first == UInt8(ascii: "G") || $0.first == UInt8(ascii: "M")) && $0.count <= 6
      }) {
        blocks += 1
      }
    }
    return blocks >= 3
  }

  /// Returns true for letters with numbers, without spaces.
  private static func isGCodeWord(_ word: TextLine) -> Bool {
    var digits = -1
    for byte in word.bytes {
      if byte.isASCIIUppercase {
        guard digits != 0 else { return false }
        digits = 0
      } else if byte.isASCIIDigit {
        guard digits >= 0 else { return false }
        digits += 1
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        guard digits >= 0 else { return false }
      } else {
        return false
      }
    }
    return digits > 0
  }

  private static func isKaitai(_ head: TextHead) -> Bool {
    guard starts(head, with: "meta:") else { return false }
    let lines = Array(head.content(skipping: "#", upTo: 200))
    let hasIdentifier = lines.dropFirst().prefix(12).contains {
      $0.indent > 0 && $0.trimmedStart.hasPrefix("id: ")
    }
    let keys: [StaticString] = ["seq:", "types:", "instances:", "enums:", "doc:", "params:", "doc-ref:"]
    return hasIdentifier && lines.contains { line in keys.contains { line.hasPrefix($0) } }
  }
}

extension MailHeader {
  /// True for a postmark and at least one field of a message.
  fileprivate var isMailbox: Bool {
    hasPostmark
      && (names.isEmpty && isWellFormed || isMessage
        || isWellFormed
          && (names.count >= 2 || has("received") || has("from") || has("subject") || has("content-type")
            || has("date")))
  }
}
