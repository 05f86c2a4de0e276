internal import ContainerFormats

/// The object behind the keyword `obj` (ISO 32000-2 §7.3.10): a stream of objects (§7.5.7) with its filters, or another.
enum PDFObjectHead {
  /// Names in a dictionary by which readers know a stream of objects: some by its type, others by the two entries alone.
  struct Marks: OptionSet {
    let rawValue: UInt8
    static let type = Marks(rawValue: 1)
    static let first = Marks(rawValue: 2)
    static let count = Marks(rawValue: 4)

    var mayHoldObjects: Bool { contains(.type) || contains([.first, .count]) }

    mutating func insert(name: ArraySlice<UInt8>) {
      let name = name.prefix { !PDFName.endsForSome($0) }
      switch name.first {
      case UInt8(ascii: "O"), UInt8(ascii: "F"), UInt8(ascii: "N"), UInt8(ascii: "#"): break
      default: return
      }
      let decoded = PDFName.forgiving(name)
      if decoded.elementsEqual("ObjStm".utf8) { insert(.type) }
      if decoded.elementsEqual("First".utf8) { insert(.first) }
      if decoded.elementsEqual("N".utf8) { insert(.count) }
    }
  }

  /// The kinds of objects that are told apart.
  enum Outcome {
    /// No stream of objects, or one whose bytes are not packed.
    case other
    case packed(PDFPackedObjects)
    /// Objects that cannot be looked into, and why.
    case unexaminable(String)
    /// Readers differ in where the dictionary ends; names go on to count behind the place.
    case irregular(Marks)
    /// The bytes end before that can be said.
    case incomplete(Marks)
  }

  /// Reads behind `obj`; `end` is where reading ended.
  static func read(_ bytes: [UInt8], at start: Int) -> (outcome: Outcome, end: Int) {
    var lexer = PDFLexer(bytes, at: start)
    var marks: Marks = []
    let outcome = read(&lexer, &marks)
    return (outcome, lexer.index)
  }

  private static func read(_ lexer: inout PDFLexer, _ marks: inout Marks) -> Outcome {
    var token = lexer.next()
    var isAgreed = true
    while token == .irregular, PDFName.endsForSome(lexer.bytes[lexer.index - 1]) {
      (isAgreed, token) = (false, lexer.next())
    }
    if case .name(let range) = token, PDFEntry.isKindOfAction(lexer.bytes[range]) {
      return .unexaminable(PDFEntry.namedElsewhere)
    }
    guard token == .openDictionary else { return token == .end ? .incomplete([]) : .other }
    guard isAgreed else { return .irregular([]) }
    let inside = lexer
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
      if isDictionary.count > PDFValue.deepest { return .irregular(marks) }
    }
    switch lexer.next() {
    case .end: return .incomplete(marks)
    case .word(let word) where marks.mayHoldObjects && lexer.bytes[word].starts(with: "stream".utf8):
      return stream(inside, marks, word.lowerBound + 6)
    case .irregular where marks.mayHoldObjects: return .irregular(marks)
    default: return .other
    }
  }

  private static func stream(_ lexer: PDFLexer, _ marks: Marks, _ keywordEnd: Int) -> Outcome {
    var lexer = lexer
    guard let dictionary = PDFDictionary(&lexer) else {
      return .unexaminable("an object in it is not written as objects are")
    }
    var isOne = dictionary["First"] != nil && dictionary["N"] != nil
    if case .name("ObjStm") = dictionary["Type"] { isOne = true }
    guard isOne || dictionary.repeatsKeys else { return .other }
    let filters: [PDFFilter]
    do throws(PDFFilterError) { filters = try PDFFilter.chain(of: dictionary) } catch {
      return .unexaminable(error.words)
    }
    // What is not packed stands in the file, and every byte of that is looked at.
    if filters.isEmpty { return .other }
    var data = keywordEnd
    while data < lexer.bytes.count, lexer.bytes[data] == 0x20 || lexer.bytes[data] == 0x09 { data += 1 }
    // The keyword's line ends with one or two bytes (§7.3.8.1).
    guard data + 1 < lexer.bytes.count else { return .incomplete(marks) }
    guard PDFCharacter.isLineEnd(lexer.bytes[data]) else {
      return .unexaminable(PDFFilterError.ambiguous.words)
    }
    data += lexer.bytes[data] == 0x0D && lexer.bytes[data + 1] == 0x0A ? 2 : 1
    var length: Int?
    if case .integer(let value) = dictionary["Length"] { length = value }
    guard case .integer(let first) = dictionary["First"] else {
      return .unexaminable(PDFFilterError.elsewhere.words)
    }
    return .packed(
      PDFPackedObjects(offset: Int64(data), statedLength: length, first: first, filters: filters))
  }
}

extension PDFFilterError {
  /// For a person: why the objects of a document cannot be looked into.
  var words: String {
    switch self {
    case .elsewhere: "how its objects are packed is written elsewhere"
    case .unknown: "its objects are packed in a way that is not looked through"
    case .tooMany: "its objects are packed too many times"
    case .ambiguous: "readers differ in how its objects are packed"
    case .corrupt: "its objects are encrypted or damaged"
    }
  }
}
