internal import ContainerFormats

/// Parses the start of a PDF object after `obj` (ISO 32000-2 §7.3.10) to find compressed object streams
/// (§7.5.7), whose objects must be decompressed before they are checked.
enum PDFObjectHead {
  /// Names that mark an object stream: some readers need the type `ObjStm`, others `First` and `N`.
  struct Marks: OptionSet {
    let rawValue: UInt8
    static let type = Marks(rawValue: 1)
    static let first = Marks(rawValue: 2)
    static let count = Marks(rawValue: 4)

    var mayHoldObjects: Bool { contains(.type) || contains([.first, .count]) }

    mutating func insert(name: ArraySlice<UInt8>) {
      let name = name.prefix { !PDFName.isAmbiguous($0) }
      switch name.first {
      case UInt8(ascii: "O"), UInt8(ascii: "F"), UInt8(ascii: "N"), UInt8(ascii: "#"): break
      default: return
      }
      let decoded = PDFName.lenientlyDecoded(name)
      if decoded.elementsEqual("ObjStm".utf8) { insert(.type) }
      if decoded.elementsEqual("First".utf8) { insert(.first) }
      if decoded.elementsEqual("N".utf8) { insert(.count) }
    }
  }

  /// The result of parsing an object.
  enum Outcome {
    /// No object stream, or one that is not compressed.
    case other
    /// A compressed object stream.
    case packed(PDFPackedObjects)
    /// Objects that cannot be examined, and the reason.
    case unexaminable(String)
    /// Readers disagree where the dictionary ends; later names may belong to it.
    case irregular(Marks)
    /// The bytes end too early.
    case incomplete(Marks)
  }

  /// Parses the bytes after `obj`; `end` is the index after the parsed ones.
  static func read(_ bytes: [UInt8], at start: Int) -> (outcome: Outcome, end: Int) {
    var lexer = PDFLexer(bytes, at: start)
    var marks: Marks = []
    let outcome = read(&lexer, &marks)
    return (outcome, lexer.index)
  }

  private static func read(_ lexer: inout PDFLexer, _ marks: inout Marks) -> Outcome {
    var token = lexer.next()
    var isUnambiguous = true
    while token == .irregular, PDFName.isAmbiguous(lexer.bytes[lexer.index - 1]) {
      (isUnambiguous, token) = (false, lexer.next())
    }
    if case .name(let range) = token, PDFEntry.isKindOfAction(lexer.bytes[range]) {
      return .unexaminable(PDFEntry.namedElsewhere)
    }
    guard token == .openDictionary else { return token == .end ? .incomplete([]) : .other }
    guard isUnambiguous else { return .irregular([]) }
    let dictionaryLexer = lexer
    var isDictionary = [true]
    while !isDictionary.isEmpty {
      switch lexer.next() {
      case .name(let range): marks.insert(name: lexer.bytes[range])
      case .openDictionary: isDictionary.append(true)
      case .openArray: isDictionary.append(false)
      case .closeDictionary: if isDictionary.popLast() != true { return .irregular(marks) }
      case .closeArray: if isDictionary.popLast() != false { return .irregular(marks) }
      case .string, .number, .word: break
      case .irregular: return .irregular(marks)
      case .end: return .incomplete(marks)
      }
      if isDictionary.count > PDFValue.maxDepth { return .irregular(marks) }
    }
    switch lexer.next() {
    case .end: return .incomplete(marks)
    case .word(let word) where marks.mayHoldObjects && lexer.bytes[word].starts(with: "stream".utf8):
      return stream(dictionaryLexer, marks, word.lowerBound + 6)
    case .irregular where marks.mayHoldObjects: return .irregular(marks)
    default: return .other
    }
  }

  private static func stream(_ lexer: PDFLexer, _ marks: Marks, _ keywordEnd: Int) -> Outcome {
    var lexer = lexer
    guard let dictionary = PDFDictionary(&lexer) else {
      return .unexaminable("an object in it is not written as objects are")
    }
    var isObjectStream = dictionary["First"] != nil && dictionary["N"] != nil
    if case .name("ObjStm") = dictionary["Type"] { isObjectStream = true }
    guard isObjectStream || dictionary.repeatsKeys else { return .other }
    let filters: [PDFFilter]
    do throws(PDFFilterError) { filters = try PDFFilter.chain(of: dictionary) } catch {
      return .unexaminable(error.reason)
    }
    // Uncompressed objects are scanned as bytes of the file.
    if filters.isEmpty { return .other }
    var data = keywordEnd
    while data < lexer.bytes.count, lexer.bytes[data] == 0x20 || lexer.bytes[data] == 0x09 { data += 1 }
    // The keyword's line ends with one or two bytes (§7.3.8.1).
    guard data + 1 < lexer.bytes.count else { return .incomplete(marks) }
    guard PDFCharacter.isLineEnd(lexer.bytes[data]) else {
      return .unexaminable(PDFFilterError.ambiguous.reason)
    }
    data += lexer.bytes[data] == 0x0D && lexer.bytes[data + 1] == 0x0A ? 2 : 1
    var length: Int?
    if case .integer(let value) = dictionary["Length"] { length = value }
    guard case .integer(let first) = dictionary["First"] else {
      return .unexaminable(PDFFilterError.elsewhere.reason)
    }
    return .packed(
      PDFPackedObjects(offset: Int64(data), statedLength: length, first: first, filters: filters))
  }
}

extension PDFFilterError {
  /// The reason why objects cannot be examined, for people.
  var reason: String {
    switch self {
    case .elsewhere: "how its objects are packed is written elsewhere"
    case .unknown: "its objects are packed in a way that is not looked through"
    case .tooMany: "its objects are packed too many times"
    case .ambiguous: "readers differ in how its objects are packed"
    case .corrupt: "its objects are encrypted or damaged"
    }
  }
}
