internal import ASCIIBytes

extension XMLReader {
  /// Reads a document type declaration from its `DOCTYPE` on (XML 1.0 §2.8).
  mutating func documentType() throws(XMLError) -> XMLDocumentType {
    try expect("DOCTYPE")
    try expectSpace()
    var type = XMLDocumentType(name: try name())
    try skipSpace()
    if let byte = try peek(), byte == UInt8(ascii: "S") || byte == UInt8(ascii: "P") {
      (type.publicIdentifier, type.systemIdentifier) = try externalIdentifier()
      try skipSpace()
    }
    if try take(UInt8(ascii: "[")) {
      try subset(into: &type)
      try skipSpace()
    }
    try expect(">")
    return type
  }

  private mutating func expectSpace() throws(XMLError) {
    guard try skipSpace() else { throw failure("white space") }
  }

  /// Reads a keyword of capital letters.
  private mutating func keyword() throws(XMLError) -> String {
    var word: [UInt8] = []
    while word.count < 16, let byte = try peek(), byte.isASCIIUppercase {
      word.append(byte)
      index += 1
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// Reads `SYSTEM "…"` or `PUBLIC "…" "…"` (§4.2.2); a notation may lack the second literal.
  private mutating func externalIdentifier() throws(XMLError) -> (public: String?, system: String?) {
    switch try keyword() {
    case "SYSTEM":
      try expectSpace()
      return (nil, try literal())
    case "PUBLIC":
      try expectSpace()
      let identifier = try literal()
      try expectSpace()
      return (identifier, try literal())
    default: throw failure("SYSTEM or PUBLIC")
    }
  }

  private mutating func literal() throws(XMLError) -> String {
    guard let quote = try peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("a quoted identifier")
    }
    index += 1
    var text: [UInt8] = []
    while let byte = try peek() {
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
      guard text.count <= limits.nameByteCount else { throw excess("an identifier is too long") }
    }
    throw failure("the end of an identifier")
  }

  // MARK: The internal subset

  private mutating func subset(into type: inout XMLDocumentType) throws(XMLError) {
    var room = limits.declaredByteCount
    while true {
      try skipSpace()
      if type.declarations.count > limits.declarationCount { throw excess("its document type is too long") }
      if try take(UInt8(ascii: "]")) { return }
      // References to parameter entities (`%name;`) are refused, since parsers expand them differently.
      guard try take(UInt8(ascii: "<")) else { throw failure("a declaration") }
      if try take(UInt8(ascii: "?")) {
        type.declarations.append(.instruction(target: try instruction().target))
        continue
      }
      try expect("!")
      if try peek() == UInt8(ascii: "-") {
        try skipComment()
        continue
      }
      switch try keyword() {
      case "ENTITY": type.declarations.append(try entity(&room))
      case "ATTLIST": try attributeList(into: &type.declarations, &room)
      case let word where word == "ELEMENT" || word == "NOTATION":
        try skipDeclaration()
        type.declarations.append(.other(word))
      default: throw failure("a declaration")
      }
    }
  }

  private mutating func skipComment() throws(XMLError) {
    try expect("--")
    var hyphens = 0
    while let byte = try peek() {
      index += 1
      if hyphens == 2 {
        guard byte == UInt8(ascii: ">") else { throw failure("> after -- in a comment") }
        return
      }
      hyphens = byte == UInt8(ascii: "-") ? hyphens + 1 : 0
    }
    throw failure("--> after the comment")
  }

  /// Skips a declaration of an element or a notation.
  private mutating func skipDeclaration() throws(XMLError) {
    var quote: UInt8?
    while let byte = try peek() {
      index += 1
      switch byte {
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "<"), UInt8(ascii: "%"): throw failure("the end of a declaration")
      default: break
      }
    }
    throw failure("the end of a declaration")
  }

  private mutating func entity(_ room: inout Int) throws(XMLError) -> XMLDocumentType.Declaration {
    try expectSpace()
    let isParameter = try take(UInt8(ascii: "%"))
    if isParameter { try expectSpace() }
    let name = try name()
    try expectSpace()
    let declaration: XMLDocumentType.Declaration
    if let byte = try peek(), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let text = try entityValue(&room)
      declaration =
        isParameter ? .parameterEntity(name: name, isExternal: false) : .entity(name: name, text: text)
      if !isParameter { entities.declare(name, text) }
      try skipSpace()
    } else {
      _ = try externalIdentifier()
      declaration =
        isParameter ? .parameterEntity(name: name, isExternal: true) : .externalEntity(name: name)
      if !isParameter { entities.declare(name, nil) }
      if try skipSpace(), !isParameter, try peek() == UInt8(ascii: "N") {
        try expect("NDATA")
        try expectSpace()
        _ = try self.name()
        try skipSpace()
      }
    }
    try expect(">")
    return declaration
  }

  /// Reads an entity's text: character references are resolved, entity references remain (§4.4.7, §4.5).
  private mutating func entityValue(_ room: inout Int) throws(XMLError) -> [UInt8] {
    guard let quote = try peek() else { throw failure("an entity's text") }
    index += 1
    var text: [UInt8] = []
    while let byte = try peek() {
      index += 1
      switch byte {
      case quote:
        room -= text.count
        return text
      case UInt8(ascii: "%"): throw failure("no reference to a parameter entity")
      case UInt8(ascii: "&"):
        let reference = try referenceText()
        if reference.first == UInt8(ascii: "#") {
          try self.reference(reference, into: &text)
        } else {
          text.append(byte)
          text += reference
          text.append(UInt8(ascii: ";"))
        }
      default: text.append(byte)
      }
      guard text.count <= room else { throw excess("its document type is too long") }
    }
    throw failure("the end of an entity's text")
  }

  private func reference(_ number: [UInt8], into text: inout [UInt8]) throws(XMLError) {
    do throws(XMLError) {
      if let scalar = try XMLEntities.character(number[...]) { text.append(contentsOf: scalar) }
    } catch {
      throw XMLError(error.kind, at: offset)
    }
  }

  /// Reads the attributes of an element (§3.3); the first declaration of an attribute applies.
  private mutating func attributeList(
    into declarations: inout [XMLDocumentType.Declaration], _ room: inout Int
  ) throws(XMLError) {
    try expectSpace()
    let element = try name()
    while true {
      let hasSpace = try skipSpace()
      if try take(UInt8(ascii: ">")) { return }
      guard hasSpace else { throw failure("white space before an attribute") }
      let name = try name()
      try expectSpace()
      let isText = try attributeType()
      try expectSpace()
      var value: [UInt8]?
      if try take(UInt8(ascii: "#")) {
        switch try keyword() {
        case "REQUIRED", "IMPLIED": break
        case "FIXED":
          try expectSpace()
          value = try attributeValue(upTo: room)
        default: throw failure("#REQUIRED, #IMPLIED or #FIXED")
        }
      } else {
        value = try attributeValue(upTo: room)
      }
      declarations.append(.attribute(element: element, name: name, isText: isText, value: value))
      if declarations.count > limits.declarationCount { throw excess("its document type is too long") }
      let isFirst = declaredAttributes.insert(element + " " + name).inserted
      guard let value else { continue }
      room -= value.count
      guard room >= 0 else { throw excess("its document type is too long") }
      if isFirst { defaults[element, default: []].append((name, value)) }
    }
  }

  /// Reads an attribute's type and returns true if it is `CDATA`.
  private mutating func attributeType() throws(XMLError) -> Bool {
    let word = try keyword()
    switch word {
    case "CDATA": return true
    case "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS": return false
    case "", "NOTATION":
      if !word.isEmpty { try expectSpace() }
      try expect("(")
      while let byte = try peek() {
        index += 1
        if byte == UInt8(ascii: ")") { return false }
        guard MarkupScanner.isNameByte(byte) || XMLCharacter.isSpace(byte) || byte == UInt8(ascii: "|") else {
          break
        }
      }
      throw failure(") after the values of an attribute")
    default: throw failure("the type of an attribute")
    }
  }
}
