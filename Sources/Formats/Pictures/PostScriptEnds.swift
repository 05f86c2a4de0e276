internal import ByteSources

/// The ends of PostScript: fonts, documents that keep to the structuring conventions, and pictures for other documents.
enum PostScriptEnds {
  /// Bytes allowed behind the last line: line ends, and the control characters of printers.
  private static let longestTail = 1 << 14
  /// A file that is run through even where few reads are to be made.
  private static let longestBrief: Int64 = 1 << 16

  /// A document ends with %%EOF, a font with cleartomark, an encapsulated picture with showpage where it has that; in DOS's
  /// form the header says where the parts lie (DSC 3.0, 5.1; EPSF 3.0, 2 and 5; Adobe Type 1 Font Format, 7.2).
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    if head.matches([0xC5, 0xD0, 0xD3, 0xC6]) { return try parts(file) }
    let tail = try file.tail(longestTail).bytes
    if head.matches("%!FontType1") || head.matches("%!PS-AdobeFont") {
      let checked = "the word that ends a font, cleartomark"
      return tail.contains("cleartomark") ? .whole(checked) : .truncated(checked)
    }
    if tail.contains("%%EOF") { return .whole("%%EOF") }
    let line = String(
      decoding: head.slice(0..<64).array.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    if head.contains("(atend)"), !tail.contains("Trailer") {
      return .truncated("the comments that the header promises at the end")
    }
    if line.contains(" EPSF-") { return try picture(file, tail) }
    // Fonts and other resources have left it out, and version 2 does not ask for it.
    if head.matches("%!PS-Adobe-3"), !line.contains("Resource-") { return .truncated("%%EOF") }
    return .unknown("%%EOF; PostScript itself declares no end")
  }

  private static func parts(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var end: Int64 = 30
    for place: Int64 in [4, 12, 20] {
      let (offset, size) = (try file.little32(place), try file.little32(place + 4))
      if offset > 0, size > 0 { end = max(end, offset + size) }
    }
    return try .ending(at: end, of: file, "the places of the parts in the header")
  }

  /// The end of an encapsulated picture without %%EOF, which it need not have, nor showpage (EPSF 3.0, 2.1).
  ///
  /// matplotlib ends it with showpage: it is one page, so that nothing is drawn behind that. A section that has begun must
  /// end.
  private static func picture(_ file: EndReader, _ tail: ByteView) throws(ReadFailure) -> EndFinding {
    let blanks: Set<UInt8> = [0x00, 0x04, 0x09, 0x0A, 0x0C, 0x0D, 0x20]
    let words = tail.array
    let end = words.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? 0
    let start = words[..<end].lastIndex { blanks.contains($0) }.map { $0 + 1 } ?? 0
    if words[start..<end].elementsEqual("showpage".utf8) {
      return .whole("showpage, which ends the one page of a picture for other documents")
    }
    let checked = "%%EOF and showpage, which a picture for other documents need not have"
    guard !file.isBrief || file.byteCount <= longestBrief else { return .unknown(checked) }
    var sections = PostScriptSections()
    let isRunThrough = try file.scan(0..<file.byteCount) { bytes, _ in
      sections.read(bytes)
      return false
    }
    guard isRunThrough, let open = sections.open else { return .unknown(checked) }
    return .truncated("%%End\(open), which ends a section that has begun")
  }
}

/// The sections of a document that have begun and not ended: `%%BeginProlog` and `%%EndProlog` (DSC 3.0, 4).
struct PostScriptSections {
  private static let longestComment = 40
  /// Hostile files may have as many names as lines.
  private static let mostNames = 64

  private var counts: [String: Int] = [:]
  /// The beginning of the line.
  private var line: [UInt8] = []

  /// A section without its end, the first by its name; nil where there is none.
  var open: String? { counts.filter { $0.value > 0 }.keys.min() }

  /// Reads the next bytes of a document.
  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        end()
      } else if line.count < Self.longestComment {
        line.append(byte)
      }
    }
  }

  private mutating func end() {
    defer { line.removeAll(keepingCapacity: true) }
    guard line.starts(with: "%%".utf8) else { return }
    let word = String(decoding: line.dropFirst(2).prefix { $0 != 0x3A && $0 != 0x20 }, as: UTF8.self)
    if word.hasPrefix("Begin") { count(String(word.dropFirst(5)), 1) }
    if word.hasPrefix("End") { count(String(word.dropFirst(3)), -1) }
  }

  private mutating func count(_ name: String, _ change: Int) {
    if let known = counts[name] {
      counts[name] = max(0, known + change)
    } else if counts.count < Self.mostNames {
      counts[name] = max(0, change)
    }
  }
}
