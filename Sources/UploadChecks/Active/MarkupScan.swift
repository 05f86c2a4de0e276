internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Looks for what runs in SVG and other XML: elements and attributes, event handlers, addresses that are scripts, entities that
/// may become any of them, and style sheets that are programs (SVG 2 §15, XML 1.0 §4.2, xml-stylesheet §3).
struct MarkupScan {
  /// The longest tag that is looked at; a longer one cannot be judged.
  private static let longestTag = 1 << 20

  /// Elements of drawings that run, or hold documents that do, whatever their prefix.
  private static let elements: Set<String> = [
    "script", "handler", "iframe", "frame", "object", "embed", "applet", "meta", "base", "form", "link",
  ]
  /// Elements that run in any other markup that is shown.
  private static let anywhere: Set<String> = ["script", "iframe"]
  /// What runs in XML of other vocabularies, which have elements of the same names: where it is HTML's or a drawing's.
  private static let spaces: Set<String> = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"]
  /// The beginnings of addresses that are run.
  private static let schemes = [
    "javascript:", "vbscript:", "data:text/html", "data:image/svg", "data:application/x",
  ]

  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    var scan = MarkupScan()
    scan.isDrawing = subject.isOne(of: .svg)
    scan.isShown = scan.isDrawing
    let head = try reader.available(at: 0, upTo: 4)
    if head.matches([0x1F, 0x8B]) {
      guard let text = try inflated(reader) else {
        return .unexaminable("it is compressed, and cannot be unpacked")
      }
      return text.withUnsafeBytes { scan.take($0) } ?? scan.finish()
    }
    var found: ActiveContent.Finding?
    _ = try reader.scan(reader.everything, overlap: 0) { (view, _) throws(ReadFailure) in
      try reader.step()
      found = scan.take(view.buffer)
      return found != nil
    }
    return found ?? scan.finish()
  }

  /// A gzip's content, as far as the budget allows.
  private static func inflated(_ reader: ByteReader) throws(ReadFailure) -> [UInt8]? {
    guard var inflater = try? Inflater(.gzip) else { return nil }
    var text: [UInt8] = []
    let room = try reader.roomToInflate(upTo: .max)
    var state: Inflater.State?
    _ = try reader.scan(reader.everything, overlap: 0) { (view, _) throws(ReadFailure) in
      state = (try? inflater.inflate(view, appendingTo: &text, upTo: room))?.state
      return state != .needsInput
    }
    if state == .limitReached { throw .budget }
    return state == .finished ? text : nil
  }

  // MARK: Tags

  private enum Place {
    case text
    /// Inside a tag or declaration, from its `<` on; with the quote that is open, if one is.
    case tag(quote: UInt8?)
    case comment, characterData
  }

  private var place = Place.text
  /// Whether browsers show what is in it: a drawing, or other XML from where a name of HTML or of drawings is declared.
  private var isShown = false
  private var isDrawing = false
  private var tag: [UInt8] = []
  /// How deep brackets are open in a document type's own declarations.
  private var isInSubset = false

  /// Takes the next bytes; UTF-16 is read by its bytes that are not zero, which leaves markup as it is.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> ActiveContent.Finding? {
    for byte in bytes where byte != 0 {
      if let found = take(byte) { return found }
    }
    return nil
  }

  /// What is open at the end.
  mutating func finish() -> ActiveContent.Finding? {
    if case .tag = place { return judge(tag) }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> ActiveContent.Finding? {
    switch place {
    case .text:
      if byte == UInt8(ascii: "<") {
        tag = [byte]
        place = .tag(quote: nil)
      } else if isInSubset, byte == UInt8(ascii: "]") {
        isInSubset = false
      }
    case .comment:
      keepLast(byte)
      if tag.elementsEqual("-->".utf8) { place = .text }
    case .characterData:
      keepLast(byte)
      if tag.elementsEqual("]]>".utf8) { place = .text }
    case .tag(let quote):
      tag.append(byte)
      if tag.count > Self.longestTag { return .unexaminable("a tag is too long to be looked at") }
      if let quote {
        if byte == quote { place = .tag(quote: nil) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // Before a name there is nothing to quote: text of no tag.
        place = .tag(quote: byte)
      } else if tag.count == 4, tag.elementsEqual("<!--".utf8) {
        (tag, place) = ([], .comment)
      } else if tag.count == 9, tag.elementsEqual("<![CDATA[".utf8) {
        (tag, place) = ([], .characterData)
      } else if byte == UInt8(ascii: "["), tag.starts(with: "<!DOCTYPE".utf8) {
        isInSubset = true
        place = .text
        return judge(tag)
      } else if byte == UInt8(ascii: ">") {
        place = .text
        return judge(tag)
      }
    }
    return nil
  }

  private mutating func keepLast(_ byte: UInt8) {
    if tag.count == 3 { tag.removeFirst() }
    tag.append(byte)
  }

  // MARK: What a tag says

  private mutating func judge(_ tag: [UInt8]) -> ActiveContent.Finding? {
    let text = String(decoding: tag.dropFirst(), as: UTF8.self)
    if text.hasPrefix("!ENTITY") { return entity(text) }
    if text.hasPrefix("!") || text.hasPrefix("/") { return nil }
    if text.hasPrefix("?") { return instruction(text) }
    var rest = Substring(text)
    let name = rest.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
    rest.removeFirst(name.count)
    let found = attributes(&rest)
    guard isShown else { return nil }
    let local = Self.local(name)
    if (isDrawing ? Self.elements : Self.anywhere).contains(local) {
      return .active("it has an element <\(local)>")
    }
    return found
  }

  private static func local(_ name: Substring) -> String {
    (name.split(separator: ":").last ?? name).lowercased()
  }

  private mutating func attributes(_ rest: inout Substring) -> ActiveContent.Finding? {
    var found: ActiveContent.Finding?
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" || $0 == ">" }
      if rest.isEmpty { return found }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      rest = rest.drop { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      let afterName = rest.drop { $0.isWhitespace }
      guard afterName.first == "=" else {
        // A quote or another sign that is no name: on with what follows.
        if name.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = afterName.dropFirst().drop { $0.isWhitespace }
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != quote }
        rest = rest.dropFirst(value.count).dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace && $0 != ">" }
        rest = rest.dropFirst(value.count)
      }
      if name.hasPrefix("xmlns"), Self.spaces.contains(String(value)) { isShown = true }
      if found != nil { continue }
      if name.count > 2, name.hasPrefix("on"), name.allSatisfy({ $0.isASCII && $0.isLetter }) {
        found = .active("it has an event handler, \(name)")
      } else if Self.runs(value) {
        found = .active("an address in it is a script")
      }
    }
  }

  /// Whether a value, or one of a list of values, is an address that is run.
  private static func runs(_ value: Substring) -> Bool {
    // Browsers skip white space and control characters in a scheme (URL, "basic URL parser").
    var plain = CharacterReferences.resolved(value).lowercased()
    plain.removeAll { $0.isWhitespace || $0.asciiValue.map { $0 < 0x21 || $0 == 0x7F } ?? false }
    return plain.split(separator: ";").contains { part in schemes.contains { part.hasPrefix($0) } }
      || schemes.contains { plain.hasPrefix($0) }
  }

  /// An entity whose text is markup may become anything; the names of programs that draw are none.
  private func entity(_ text: String) -> ActiveContent.Finding? {
    let value = CharacterReferences.resolved(Substring(text)).lowercased()
    if value.contains("<") || Self.schemes.contains(where: value.contains) {
      return .active("an entity of its document type holds markup")
    }
    let words = text.split { $0.isWhitespace }
    return words.contains("SYSTEM") || words.contains("PUBLIC")
      ? .active("an entity of its document type is read from elsewhere") : nil
  }

  /// A style sheet that is CSS draws; any other is a program.
  private func instruction(_ text: String) -> ActiveContent.Finding? {
    guard text.hasPrefix("?xml-stylesheet") else { return nil }
    return text.contains("text/css") ? nil : .active("its style sheet is a program")
  }
}

/// References to characters by number, and the five names of XML.
enum CharacterReferences {
  private static let names: [Substring: Character] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t", "NewLine": "\n",
  ]

  static func resolved(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(12).prefix { $0 == "#" || $0.isLetter || $0.isNumber }
      if let character = character(name) {
        result.append(character)
        rest = rest.dropFirst(name.count)
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result.append("&")
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
