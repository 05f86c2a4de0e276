/// A streaming pull parser of XML with namespaces (XML 1.0, fifth edition; Namespaces in XML 1.0).
///
/// It decodes UTF-8, UTF-16 with a byte order mark or declaration, and declared single-byte encodings. It reads the internal subset
/// of the document type, resolves namespaces and references, and adds default attributes. Documents that are not well-formed are
/// errors: mismatched tags, duplicate attributes, undeclared prefixes and entities. No external resource is read. A reference to an
/// entity that contains markup is an error.
///
/// ``XMLLimits`` bound all memory; only entities within entities cause recursion. The next chunk of bytes is requested when the one
/// before is consumed, so that its provider can check a time limit. Complexity: linear in the bytes and the expanded entities.
///
/// ```swift
/// var reader = XMLReader(bytes)
/// while let event = try reader.next() { … }
/// ```
package struct XMLReader {
  /// Returns the next bytes, nil at their end; throws ``XMLError/Kind/interrupted`` to stop.
  package typealias Chunks = () throws(XMLError) -> [UInt8]?

  private let chunks: Chunks
  private let encodings: Encodings
  let limits: XMLLimits

  /// The buffered text as UTF-8, and the offset of the next byte in it.
  var buffer: [UInt8] = []
  var index = 0
  /// The number of bytes before the buffer.
  private var base = 0
  private var decoder: XMLDecoder?
  private var isAtEnd = false

  var scope: XMLScope
  var entities: XMLEntities
  /// The default attributes of each element.
  var defaults: [String: [(name: String, value: [UInt8])]] = [:]
  /// The declared attributes, each with its element.
  var declaredAttributes: Set<String> = []
  private var hasRoot = false
  private var hasDocumentType = false
  /// The pending end event of an empty-element tag.
  private var pendingEnd: XMLName?
  private var section: Section?
  /// The number of `]` at the end of the text read so far.
  private var bracketCount = 0

  /// The comment or CDATA section that continues in the next event.
  private enum Section { case comment, characterData }

  /// Creates a reader of a document whose bytes arrive in chunks.
  package init(
    _ limits: XMLLimits = XMLLimits(), encodings: Encodings = .latin1, chunks: @escaping Chunks
  ) {
    self.limits = limits
    self.encodings = encodings
    self.chunks = chunks
    scope = XMLScope(limits)
    entities = XMLEntities(limits)
  }

  /// Creates a reader of a document in memory.
  package init(_ bytes: [UInt8], _ limits: XMLLimits = XMLLimits(), encodings: Encodings = .latin1) {
    var left: [UInt8]? = bytes
    self.init(limits, encodings: encodings) { () throws(XMLError) in
      defer { left = nil }
      return left
    }
  }

  /// The number of bytes that expanded entities and default attributes have added.
  package var expandedByteCount: Int { entities.expandedByteCount }
  /// The offset of the next byte in the text as UTF-8.
  package var offset: Int { base + index }

  // MARK: Bytes

  private mutating func open() throws(XMLError) {
    var head: [UInt8] = []
    while head.count < 2 * XMLDeclaration.longest, let chunk = try chunks() { head += chunk }
    let (encoding, mark) = try XMLDeclaration.encoding(of: head, reads: encodings)
    var decoder = XMLDecoder(encoding)
    try decoder.decode(Array(head[mark...]), to: &buffer)
    self.decoder = decoder
    // The declaration was parsed with the encoding; its values cannot contain `?>`.
    if buffer.starts(with: "<?xml".utf8), buffer.count > 5, XMLCharacter.isSpace(buffer[5]) {
      while index + 1 < buffer.count, buffer[index] != UInt8(ascii: "?") || buffer[index + 1] != 0x3E {
        index += 1
      }
      index = min(index + 2, buffer.count)
    }
  }

  private mutating func refill() throws(XMLError) -> Bool {
    while !isAtEnd {
      let chunk: [UInt8]?
      do throws(XMLError) { chunk = try chunks() } catch { throw XMLError(error.kind, at: offset) }
      guard let chunk else {
        isAtEnd = true
        do throws(XMLError) { try decoder?.finish() } catch { throw XMLError(error.kind, at: offset) }
        return false
      }
      base += buffer.count
      buffer.removeAll(keepingCapacity: true)
      index = 0
      do throws(XMLError) { try decoder?.decode(chunk, to: &buffer) } catch {
        throw XMLError(error.kind, at: base + error.offset)
      }
      if !buffer.isEmpty { return true }
    }
    return false
  }

  /// Returns the next byte, nil at the end.
  mutating func peek() throws(XMLError) -> UInt8? {
    if index < buffer.count { return buffer[index] }
    return try refill() ? buffer[index] : nil
  }

  func failure(_ expected: String) -> XMLError { XMLError(.malformed(expected), at: offset) }
  func excess(_ what: String) -> XMLError { XMLError(.limit(what), at: offset) }

  mutating func take(_ byte: UInt8) throws(XMLError) -> Bool {
    guard try peek() == byte else { return false }
    index += 1
    return true
  }

  mutating func expect(_ text: StaticString) throws(XMLError) {
    for byte in text.description.utf8 {
      guard try take(byte) else { throw failure("\(text)") }
    }
  }

  /// Skips white space and returns true if there was any.
  @discardableResult mutating func skipSpace() throws(XMLError) -> Bool {
    var hasSpace = false
    while let byte = try peek(), XMLCharacter.isSpace(byte) {
      index += 1
      hasSpace = true
    }
    return hasSpace
  }

  /// Reads a name (§2.3).
  mutating func name() throws(XMLError) -> String {
    guard let first = try peek(), XMLCharacter.isNameStart(first) else { throw failure("a name") }
    let start = index
    while index < buffer.count, MarkupScanner.isNameByte(buffer[index]) { index += 1 }
    if index < buffer.count, index - start <= limits.nameByteCount {
      return String(decoding: buffer[start..<index], as: UTF8.self)
    }
    // The name may continue in the next chunk.
    var name = Array(buffer[start..<index])
    while name.count <= limits.nameByteCount, let byte = try peek(), MarkupScanner.isNameByte(byte) {
      name.append(byte)
      index += 1
    }
    guard name.count <= limits.nameByteCount else { throw excess("a name is too long") }
    return String(decoding: name, as: UTF8.self)
  }

  // MARK: Events

  /// Returns the next event, nil at the document's end.
  ///
  /// Errors: ``XMLError``; after one the reader must not be used again.
  package mutating func next() throws(XMLError) -> XMLEvent? {
    if decoder == nil { try open() }
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    if let section { return try sectionText(of: section) }
    while let byte = try peek() {
      if byte == UInt8(ascii: "<") {
        index += 1
        bracketCount = 0
        return try markup()
      }
      if scope.depth > 0 { return try text() }
      guard XMLCharacter.isSpace(byte) else { throw failure("markup") }
      index += 1
    }
    if let open = scope.innermost { throw failure("</\(open.qualified)>") }
    guard hasRoot else { throw failure("an element") }
    return nil
  }

  private mutating func markup() throws(XMLError) -> XMLEvent {
    guard let byte = try peek() else { throw failure("markup") }
    switch byte {
    case UInt8(ascii: "/"):
      index += 1
      let name = try name()
      try skipSpace()
      guard try take(0x3E) else { throw failure("> at the end of </\(name)") }
      guard let open = scope.innermost, open.qualified == name else {
        throw failure(scope.innermost.map { "</\($0.qualified)>" } ?? "no end tag")
      }
      scope.leave()
      return .end(open)
    case UInt8(ascii: "?"):
      index += 1
      let (target, data) = try instruction()
      return .instruction(target: target, data: data)
    case UInt8(ascii: "!"):
      index += 1
      return try declaration()
    default:
      if scope.depth == 0 {
        guard !hasRoot else { throw failure("the end after the root") }
        hasRoot = true
      }
      let (element, endsItself) = try startTag()
      if endsItself {
        pendingEnd = element.name
        scope.leave()
      }
      return .start(element)
    }
  }

  private mutating func declaration() throws(XMLError) -> XMLEvent {
    switch try peek() {
    case UInt8(ascii: "-"):
      try expect("--")
      return try sectionText(of: .comment)
    case UInt8(ascii: "[") where scope.depth > 0:
      try expect("[CDATA[")
      return try sectionText(of: .characterData)
    case UInt8(ascii: "D") where !hasRoot && !hasDocumentType:
      hasDocumentType = true
      return .documentType(try documentType())
    default: throw failure("a comment")
    }
  }

  private mutating func text() throws(XMLError) -> XMLEvent {
    var text: [UInt8] = []
    while text.count < limits.textEventByteCount, let byte = try peek(), byte != UInt8(ascii: "<") {
      switch byte {
      case UInt8(ascii: "&"):
        index += 1
        try reference(into: &text, isAttribute: false)
        bracketCount = 0
      case UInt8(ascii: "]"):
        index += 1
        text.append(byte)
        bracketCount += 1
      case UInt8(ascii: ">") where bracketCount >= 2: throw failure("no ]]> in text")
      case UInt8(ascii: ">"):
        index += 1
        text.append(byte)
        bracketCount = 0
      default:
        appendRun(to: &text) {
          $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "]")
            || $0 == UInt8(ascii: ">")
        }
        bracketCount = 0
      }
    }
    return .text(text)
  }

  /// Appends the characters before the next delimiter, up to the end of the buffer or the limit of one event.
  mutating func appendRun(to text: inout [UInt8], until isEnd: (UInt8) -> Bool) {
    let start = index
    let stop = min(buffer.count, start + limits.textEventByteCount)
    while index < stop, !isEnd(buffer[index]) { index += 1 }
    text.append(contentsOf: buffer[start..<index])
  }

  /// Reads a comment or CDATA section up to its end or the limit of one event.
  private mutating func sectionText(of kind: Section) throws(XMLError) -> XMLEvent {
    let sign = kind == .comment ? UInt8(ascii: "-") : UInt8(ascii: "]")
    var text: [UInt8] = []
    section = nil
    while let byte = try peek() {
      if text.count >= limits.textEventByteCount {
        section = kind
        break
      }
      guard byte == sign else {
        appendRun(to: &text) { $0 == sign }
        continue
      }
      index += 1
      guard try take(sign) else {
        text.append(sign)
        continue
      }
      // Two hyphens end a comment or are an error; only the last two brackets belong to the end.
      while kind == .characterData, try take(sign) { text.append(sign) }
      if try take(0x3E) { return kind == .comment ? .comment(text) : .characterData(text) }
      if kind == .comment { throw failure("> after -- in a comment") }
      text += [sign, sign]
    }
    guard section != nil else { throw failure(kind == .comment ? "--> after the comment" : "]]>") }
    return kind == .comment ? .comment(text) : .characterData(text)
  }

  /// Reads a processing instruction after its `<?` (§2.6).
  mutating func instruction() throws(XMLError) -> (target: String, data: String) {
    let target = try name()
    if target.lowercased() == "xml" { throw failure("the XML declaration at the very start") }
    if target.utf8.contains(UInt8(ascii: ":")) { throw failure("a target without a colon") }
    let hasSpace = try skipSpace()
    var data: [UInt8] = []
    while let byte = try peek() {
      guard data.count <= limits.tagByteCount else { throw excess("an instruction is too long") }
      guard byte == UInt8(ascii: "?") else {
        guard hasSpace else { throw failure("white space behind the target of an instruction") }
        appendRun(to: &data) { $0 == UInt8(ascii: "?") }
        continue
      }
      index += 1
      if try take(0x3E) { return (target, String(decoding: data, as: UTF8.self)) }
      guard hasSpace else { throw failure("?> after the processing instruction") }
      data.append(byte)
    }
    throw failure("?> after the processing instruction")
  }
}
