import ASCIIBytes
import TypeDeclarations

/// The encoded declaration of a type, as a line in the text of its family.
struct TypeLine {
  private(set) var text = ""
  /// The sort key of the lines of a family.
  let order: String
  private(set) var offsets: [KeyIndex.Key: Int] = [:]
  /// The text after the header, and the ends of its regions.
  private var body = ""
  private var ends: [Int] = []

  /// `keys` are the sorted keys that are not tags of the type.
  init(
    _ type: TypeDeclaration, column: String, conformance: String, parents: [Int], carriers: [Int],
    printedMIMEType: String, treatment: CompiledTable.Treatment, narrowerBits: UInt8, systems: String,
    keys: [KeyIndex.Key]
  ) throws(DeclarationError) {
    order = type.identifier
    for region in CompiledTable.Region.allCases {
      switch region {
      case .conformance: body += conformance
      case .parents: body += parents.map { digits($0, width: CompiledTable.numberWidth) }.joined()
      case .carriers: body += carriers.map { digits($0, width: CompiledTable.numberWidth) }.joined()
      case .identifier: try add(KeyIndex.key(.identifier, type.identifier), type.identifier)
      case .description: body += type.description ?? ""
      case .reference: body += type.referenceURL ?? ""
      case .printedMIMEType: body += printedMIMEType
      case .extensions: try add(type, .filenameExtension)
      case .mimeTypes: try add(type, .mimeType)
      case .osTypes: try add(type, .osType)
      case .pasteboardTypes: try add(type, .pasteboardType)
      case .deviceModelCodes: try add(type, .deviceModelCode)
      case .systems: body += systems
      }
      ends.append(CompiledTable.headerWidth + body.utf8.count)
    }
    for key in keys { try add(key, key.text) }
    let nameBit = type.constantName == nil ? 0 : CompiledTable.nameBit
    let version = digits(type.version.map { $0 + 1 } ?? 0, width: CompiledTable.versionWidth)
    try finish(
      column + version + digits(Int(treatment.rawValue | nameBit | narrowerBits), width: 1),
      at: type.place,
      "all that is said about '\(type.identifier)'")
  }

  /// Creates a line of extensions without a type.
  init(_ hint: CompiledTable.NameHint, keys: [KeyIndex.Key]) throws(DeclarationError) {
    order = hint.rawValue
    ends = CompiledTable.Region.allCases.map { _ in CompiledTable.headerWidth }
    for key in keys { try add(key, key.text) }
    try finish(
      digits(0, width: CompiledTable.treatmentOffset) + digits(hint.index, width: 1), at: .unknown,
      "all extensions that mean '\(hint.rawValue)'")
  }

  private mutating func finish(
    _ start: String, at place: DeclarationPlace, _ subject: String
  ) throws(DeclarationError) {
    text = start
    guard
      start.utf8.count + body.utf8.count < 1 << (6 * CompiledTable.offsetWidth) - CompiledTable.headerWidth
    else { throw DeclarationError(.value, at: place, "\(subject) is longer than the layout holds") }
    for end in ends { text += digits(end, width: CompiledTable.offsetWidth) }
    precondition(text.utf8.count == CompiledTable.headerWidth, "a header of \(text.utf8.count) bytes")
    text += body
  }

  private mutating func add(_ type: TypeDeclaration, _ tagClass: TagClass) throws(DeclarationError) {
    for tag in type.tags[tagClass] ?? [] { try add(KeyIndex.key(.init(tagClass), tag), tag, at: type.place) }
  }

  private mutating func add(
    _ key: KeyIndex.Key, _ text: String, at place: DeclarationPlace = .unknown
  ) throws(DeclarationError) {
    // Look-ups fold only ASCII letters, so others must be in lower case.
    guard !key.kind.ignoresCase || key.text.utf8.elementsEqual(text.utf8.map(\.asciiLowercased)) else {
      throw DeclarationError(.tag, at: place, "'\(text)': write letters beyond ASCII in lower case")
    }
    if offsets[key] == nil { offsets[key] = CompiledTable.headerWidth + body.utf8.count }
    body += counted(text, width: CompiledTable.offsetWidth)
  }
}
