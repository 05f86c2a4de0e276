internal import ASCIIBytes
internal import TypeDeclarations
public import UniformTypes

/// The types that a file name stands for, by whole name, compound extension and extension.
public struct NameEvidence: Hashable, Sendable {
  /// The part of the name that stands for the types: a whole name or an extension.
  public var tag: String
  /// The types, the preferred first; one dynamic type for an unknown extension; empty without an extension.
  public var types: [UTType]
  /// True for names of files with any content, such as `.bin` or `.bak`: content never contradicts them.
  public var isLoose = false

  /// The types in common use for such names if there are several, else empty.
  ///
  /// The ranks are in the table of owners; the content decides which type a file has.
  public private(set) var contenders: [UTType] = []

  /// Reads a file name or the last component of a path.
  ///
  /// With `isDirectory`, packages and bundles are returned; otherwise types of data, and run-time declared
  /// types that are not folders. Names with only a leading dot have no extension. Added suffixes are skipped:
  /// `notes.txt.bak`.
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

  /// Reads the name of a file, not of a folder, with cached extensions.
  init(fileName: String, _ meanings: ExtensionMeanings) {
    tag = ""
    types = []
    read(Self.lastPart(of: fileName), meanings, depth: 0)
  }

  private static func lastPart(of fileName: String) -> String {
    guard fileName.utf8.contains(UInt8(ascii: "/")) else { return fileName }
    return fileName.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
  }

  /// Limit on stacked suffixes such as `.txt.bak.orig`.
  private static let suffixLimit = 4

  private mutating func read(_ name: String, _ meanings: ExtensionMeanings, depth: Int) {
    let registry = meanings.registry
    if depth < Self.suffixLimit, let last = name.utf8.last, Self.backupMarks.contains(last),
      name.utf8.count > 1
    {
      isLoose = true
      read(String(name.dropLast()), meanings, depth: depth + 1)
      return
    }
    addWholeName(name, registry)
    if name.utf8.last == UInt8(ascii: "v"), name.hasSuffix(",v") { add(registry.types(fileName: "*,v")) }
    guard let pathExtension = Self.pathExtension(of: name) else { return }
    let meaning = meanings.meaning(of: pathExtension)
    var hint = meaning.hint
    if hint == nil, pathExtension.utf8.count <= 3, pathExtension.utf8.allSatisfy(\.isASCIIDigit) {
      hint = .suffix
    }
    if let hint, hint != .role { isLoose = true }
    if hint == .suffix, depth < Self.suffixLimit {
      read(String(name.dropLast(pathExtension.count + 1)), meanings, depth: depth + 1)
      if types.contains(where: { !$0.isDynamic }) { return }
      types = []
      tag = ""
    }
    if tag.isEmpty { tag = "." + pathExtension }
    if let compound = Self.compoundExtension(of: name, pathExtension) {
      let matches = registry.types(compoundExtension: compound)
      if !matches.isEmpty { tag = "." + compound }
      add(matches)
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
    // Kept for explanations, and for content that fits one of its types.
    if hint == .nothing { isUninformative = true }
  }

  /// Returns the types of an extension alone.
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

  /// True if the name alone does not justify any type.
  private(set) var isUninformative = false

  private mutating func addWholeName(_ name: String, _ registry: TypeRegistry) {
    let matches = registry.types(fileName: name)
    if !matches.isEmpty { tag = name }
    add(matches)
  }

  /// Adds the type of a name family such as `README.*` or `Makefile.*`.
  ///
  /// A text extension outranks the name family; other extensions may name the subject: `README.JPEG`.
  private mutating func addFamily(_ name: String, _ registry: TypeRegistry) {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return }
    let beginning = name[..<dot]
    guard beginning.utf8.allSatisfy(\.isASCIILetter), !types.contains(where: AgreementRule.isText) else {
      return
    }
    let family = String(beginning + ".*")
    let matches = registry.types(fileName: family)
    if types.isEmpty, !matches.isEmpty { tag = family }
    add(matches)
  }

  private mutating func add(_ more: [UTType]) {
    for type in more where !types.contains(type) { types.append(type) }
  }

  /// Adds types of the extension that are not more general than the types of firmer parts of the name: `.zip`
  /// adds nothing to `.fb2.zip`.
  private mutating func addFurther(_ more: [UTType], than firm: [UTType]) {
    if more.isEmpty { return }
    add(more.filter { type in !firm.contains { $0.conforms(to: type) || $0.isCarried(by: type) } })
  }

  /// Returns true if the part before the extension is read too, as in `config.c.in`.
  static func skipsExtension(of name: String, _ meanings: ExtensionMeanings) -> Bool {
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

  /// Suffixes that editors add to backup copies.
  private static let backupMarks: [UInt8] = [UInt8(ascii: "~"), UInt8(ascii: "%")]

  static func isFolder(_ type: UTType) -> Bool {
    type.conforms(to: .package) || type.conforms(to: .bundle) || type.conforms(to: .directory)
  }
}

/// Reads the bytes of a file name eight at a time.
enum NameBytes {
  /// Calls `body` with the bytes of a name, eight at a time, and the index of the first of them; zeros follow the last.
  @inline(__always) static func forEach(
    of name: UnsafeRawBufferPointer, _ body: (_ eight: EightBytes, _ index: Int) -> Void
  ) {
    var index = 0
    while index &+ 8 <= name.count {
      body(EightBytes(within: name, at: index), index)
      index &+= 8
    }
    if index == name.count { return }
    var rest: UInt64 = 0
    withUnsafeMutableBytes(of: &rest) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: name[index...]))
    }
    body(EightBytes(UInt64(littleEndian: rest)), index)
  }
}

extension EightBytes {
  /// Marks the dots.
  @inline(__always) var dots: UInt64 { matches(of: UInt8(ascii: ".")) }

  /// True if one of the bytes is outside ASCII, a slash or a comma.
  @inline(__always) var hasOther: Bool {
    (bytes | asciiMatches(of: UInt8(ascii: "/")) | asciiMatches(of: UInt8(ascii: ","))) & Self.highBits != 0
  }
}
