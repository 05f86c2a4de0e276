internal import ByteSources

/// Checks whether PostScript is complete: fonts, documents with structuring conventions, and encapsulated pictures.
enum PostScriptCompleteness {
  /// Limit on bytes after the last line: line ends and printer control characters.
  private static let maxTailLength = 1 << 14
  /// Smaller files are scanned whole even with a small budget.
  private static let alwaysScannedLength: Int64 = 1 << 16

  /// Checks %%EOF of documents, cleartomark of fonts and showpage of encapsulated pictures; DOS's form has
  /// the ranges of its parts in a header (DSC 3.0, 5.1; EPSF 3.0, 2 and 5; Adobe Type 1 Font Format, 7.2).
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = file.reader.head
    if head.matches([0xC5, 0xD0, 0xD3, 0xC6]) { return try parts(file) }
    let tail = try file.tail(maxTailLength).bytes
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
    // Fonts and other resources may lack it, and version 2 does not require it.
    if head.matches("%!PS-Adobe-3"), !line.contains("Resource-") { return .truncated("%%EOF") }
    return .unknown("%%EOF; PostScript itself declares no end")
  }

  private static func parts(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var end: Int64 = 30
    for position: Int64 in [4, 12, 20] {
      let (offset, size) = (try file.little32(position), try file.little32(position + 4))
      if offset > 0, size > 0 { end = max(end, offset + size) }
    }
    return try .ending(at: end, of: file, "the places of the parts in the header")
  }

  /// Checks an encapsulated picture without %%EOF, which is optional, as is showpage (EPSF 3.0, 2.1).
  ///
  /// matplotlib ends with showpage: nothing is drawn after the only page. An open section must end.
  private static func picture(_ file: CompletenessReader, _ tail: ByteView) throws(ReadFailure)
    -> Completeness
  {
    let blanks: Set<UInt8> = [0x00, 0x04, 0x09, 0x0A, 0x0C, 0x0D, 0x20]
    let words = tail.array
    let end = words.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? 0
    let start = words[..<end].lastIndex { blanks.contains($0) }.map { $0 + 1 } ?? 0
    if words[start..<end].elementsEqual("showpage".utf8) {
      return .whole("showpage, which ends the one page of a picture for other documents")
    }
    let checked = "%%EOF and showpage, which a picture for other documents need not have"
    guard !file.isBrief || file.byteCount <= alwaysScannedLength else { return .unknown(checked) }
    var sections = PostScriptSections()
    let isRunThrough = try file.scan(0..<file.byteCount) { bytes, _ in
      sections.read(bytes)
      return false
    }
    guard isRunThrough, let open = sections.open else { return .unknown(checked) }
    return .truncated("%%End\(open), which ends a section that has begun")
  }
}

/// The open sections of a document: `%%BeginProlog` and `%%EndProlog` (DSC 3.0, 4).
struct PostScriptSections {
  private static let maxCommentLength = 40
  /// Bounds the memory for hostile files with a name per line.
  private static let maxNames = 64

  private var counts: [String: Int] = [:]
  /// The beginning of the current line.
  private var line: [UInt8] = []

  /// The first unclosed section by name; nil if there is none.
  var open: String? { counts.filter { $0.value > 0 }.keys.min() }

  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        end()
      } else if line.count < Self.maxCommentLength {
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
    if let count = counts[name] {
      counts[name] = max(0, count + change)
    } else if counts.count < Self.maxNames {
      counts[name] = max(0, change)
    }
  }
}
