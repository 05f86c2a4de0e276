internal import TypeDeclarations
public import UniformTypes

/// What a file's name says: every type of the whole name, of a compound extension, of the extension.
public struct NameEvidence: Hashable, Sendable {
  /// The part of the name that speaks: a whole name, an extension.
  public var tag: String
  /// Every type, the preferred first; one dynamic type when the extension is unknown; empty without an extension.
  public var types: [UTType]
  /// Whether files of any content go by such a name, as by `.bin` or `.bak`: content never contradicts it.
  public var isLoose = false

  /// The types of them that are all in common use for files of such names; empty where one is.
  ///
  /// The ranks by use stand in the table of owners: content must say which of these a file is.
  public private(set) var contenders: [UTType] = []

  /// Reads a file name, or the last part of a path.
  ///
  /// `isDirectory` asks for packages and bundles; otherwise types of data come back, and those of the user's own that are
  /// no folder's. Names that begin with a dot and have no other dot have no extension. What was added to a whole name is
  /// looked through: `notes.txt.bak`.
  public init(fileName: String, isDirectory: Bool = false, registry: TypeRegistry = .current) {
    tag = ""
    types = []
    let name = Self.lastPart(of: fileName)
    if !isDirectory {
      read(name, ExtensionMeanings(registry), depth: 0)
      return
    }
    guard let pathExtension = Self.pathExtension(of: name) else { return }
    tag = "." + pathExtension
    add(registry.declaredTypes(tag: pathExtension, tagClass: .filenameExtension).filter(Self.isFolder))
  }

  /// Reads the name of a file, which is no folder's; what extensions mean is kept for the next one.
  init(fileName: String, _ meanings: ExtensionMeanings) {
    tag = ""
    types = []
    read(Self.lastPart(of: fileName), meanings, depth: 0)
  }

  private static func lastPart(of fileName: String) -> String {
    guard fileName.utf8.contains(UInt8(ascii: "/")) else { return fileName }
    return fileName.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
  }

  /// More added parts than this are used by nobody.
  private static let deepest = 4

  private mutating func read(_ name: String, _ meanings: ExtensionMeanings, depth: Int) {
    let registry = meanings.registry
    if depth < Self.deepest, let last = name.utf8.last, Self.backupMarks.contains(last), name.utf8.count > 1 {
      isLoose = true
      read(String(name.dropLast()), meanings, depth: depth + 1)
      return
    }
    addWholeName(name, registry)
    if name.utf8.last == UInt8(ascii: "v"), name.hasSuffix(",v") { add(registry.types(fileName: "*,v")) }
    guard let pathExtension = Self.pathExtension(of: name) else { return }
    let meaning = meanings.meaning(of: pathExtension)
    var hint = meaning.hint
    if hint == nil, pathExtension.utf8.count <= 3, pathExtension.utf8.allSatisfy(Self.isDigit) {
      hint = .suffix
    }
    if let hint, hint != .role { isLoose = true }
    if hint == .suffix, depth < Self.deepest {
      read(String(name.dropLast(pathExtension.count + 1)), meanings, depth: depth + 1)
      if types.contains(where: { !$0.isDynamic }) { return }
      types = []
      tag = ""
    }
    if tag.isEmpty { tag = "." + pathExtension }
    if let compound = Self.compoundExtension(of: name, pathExtension) {
      let found = registry.types(compoundExtension: compound)
      if !found.isEmpty { tag = "." + compound }
      add(found)
    }
    if types.isEmpty {
      types = meaning.alone
      contenders = meaning.shared
    } else {
      add(meaning.preferred)
      addFurther(meaning.further, than: types)
    }
    addFamily(name, registry)
    if types.isEmpty {
      add(registry.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: .data))
    }
    // A name that says nothing is kept for explanations, and for content that one of its types fits.
    if hint == .nothing { saysNothing = true }
  }

  /// What an extension says by itself.
  static func types(_ preferred: [UTType], further: [UTType]) -> [UTType] {
    var evidence = NameEvidence()
    evidence.add(preferred)
    evidence.addFurther(further, than: evidence.types)
    return evidence.types
  }

  private init() {
    tag = ""
    types = []
  }

  /// Whether the name alone is no reason to name any type.
  private(set) var saysNothing = false

  private mutating func addWholeName(_ name: String, _ registry: TypeRegistry) {
    let found = registry.types(fileName: name)
    if !found.isEmpty { tag = name }
    add(found)
  }

  /// Adds what names of one beginning have in common, as `README.*` and `Makefile.*` have.
  ///
  /// An extension that says a text says it better; another may only tell what the text is about: `README.JPEG`.
  private mutating func addFamily(_ name: String, _ registry: TypeRegistry) {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return }
    let beginning = name[..<dot]
    guard beginning.utf8.allSatisfy(Self.isLetter), !types.contains(where: AgreementRule.isText) else {
      return
    }
    let family = String(beginning + ".*")
    let found = registry.types(fileName: family)
    if types.isEmpty, !found.isEmpty { tag = family }
    add(found)
  }

  private mutating func add(_ more: [UTType]) {
    for type in more where !types.contains(type) { types.append(type) }
  }

  /// Adds types of the extension alone, but none that says less than what a firmer part of the name says already:
  /// `.zip` adds nothing to `.fb2.zip`.
  private mutating func addFurther(_ more: [UTType], than firm: [UTType]) {
    if more.isEmpty { return }
    add(more.filter { type in !firm.contains { $0.conforms(to: type) || $0.isCarried(by: type) } })
  }

  /// Whether what stands before the extension speaks, as in `config.c.in`.
  static func looksThroughExtension(of name: String, _ meanings: ExtensionMeanings) -> Bool {
    pathExtension(of: name).map { meanings.meaning(of: $0).hint == .suffix } ?? false
  }

  private static func pathExtension(of name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    let pathExtension = String(name[name.utf8.index(after: dot)...])
    return pathExtension.isEmpty ? nil : pathExtension
  }

  private static func compoundExtension(of name: String, _ pathExtension: String) -> String? {
    let stem = name.utf8.dropLast(pathExtension.utf8.count + 1)
    guard let before = stem.lastIndex(of: UInt8(ascii: ".")), before != name.startIndex else { return nil }
    return String(name[name.utf8.index(after: before)...])
  }

  /// Editors add these to the name of the copy they keep.
  private static let backupMarks: [UInt8] = [UInt8(ascii: "~"), UInt8(ascii: "%")]

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isFolder(_ type: UTType) -> Bool {
    type.conforms(to: .package) || type.conforms(to: .bundle) || type.conforms(to: .directory)
  }
}
