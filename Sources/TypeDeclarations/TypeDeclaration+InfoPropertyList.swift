internal import PropertyLists

extension TypeDeclaration {
  /// Reads the exported and imported declarations of an Info.plist: XML, binary or JSON.
  ///
  /// `file` is the name in errors. Unrelated keys are ignored. Errors state the line and column if the format
  /// has them, and the key path.
  public static func declarations(
    inPropertyList bytes: [UInt8], file: String
  ) throws(DeclarationError) -> [TypeDeclaration] {
    let root = try infoDictionary(bytes, file: file)
    let reader = InfoPropertyListReader(file: file)
    var declarations: [TypeDeclaration] = []
    for (key, standing) in [
      ("UTExportedTypeDeclarations", Standing.exported), ("UTImportedTypeDeclarations", .imported),
    ] {
      guard let list = root[key] else { continue }
      let path = PropertyListPath().appending(key)
      for (index, element) in try reader.array(list, path).enumerated() {
        declarations.append(try reader.declaration(element, path.appending(index), standing))
      }
    }
    try check(declarations)
    return declarations
  }

  /// Reads declarations from a type table or a property list, detected by the first bytes.
  public static func declarations(in bytes: [UInt8], file: String) throws(DeclarationError)
    -> [TypeDeclaration]
  {
    if isPropertyList(bytes) { return try declarations(inPropertyList: bytes, file: file) }
    return try declarations(inTable: try tableText(bytes, file: file), file: file)
  }

  /// Returns true if the first bytes are those of a property list and not of a table.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    let first = bytes.drop {
      $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D)
    }.first
    return bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
      || first == nil || [UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
  }

  /// Returns the text of a table; throws if it is not UTF-8.
  static func tableText(_ bytes: [UInt8], file: String) throws(DeclarationError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DeclarationError(
        .syntax, at: .line(file: file, line: 1), "neither a property list nor a table in UTF-8")
    }
    return text
  }

  /// Parses a property list whose root is a dictionary.
  static func infoDictionary(_ bytes: [UInt8], file: String) throws(DeclarationError) -> PropertyList {
    if let form = UnsupportedFormat(bytes) {
      let start = TextPosition(line: 1, column: 1)
      throw DeclarationError(
        .syntax,
        at: form == .empty
          ? .line(file: file, line: 1)
          : .property(file: file, path: PropertyListPath(), position: start), form.reason)
    }
    let root: PropertyList
    do { root = try PropertyList.parse(bytes) } catch {
      // A binary list has no lines, only byte offsets.
      let at = error.position == nil ? " at byte \(error.offset)" : ""
      throw DeclarationError(
        .syntax, at: .property(file: file, path: error.path, position: error.position),
        "not a property list: expected \(error.expected)\(error.found.map { ", found \($0)" } ?? "")\(at)")
    }
    guard root.dictionary != nil else {
      throw DeclarationError(
        .value, at: .property(file: file, path: PropertyListPath(), position: root.position),
        "\(PropertyList.format(of: bytes) == .json ? "JSON " : "")\(root.typeName) where a dictionary belongs; \(UnsupportedFormat.advice)"
      )
    }
    return root
  }
}

/// Reads typed values and throws errors with their location.
private struct InfoPropertyListReader {
  let file: String

  func place(_ path: PropertyListPath, _ value: PropertyList) -> DeclarationPlace {
    .property(file: file, path: path, position: value.position)
  }

  func declaration(
    _ value: PropertyList, _ path: PropertyListPath, _ standing: TypeDeclaration.Standing
  ) throws(DeclarationError) -> TypeDeclaration {
    guard value.dictionary != nil else { throw wrong(value, path, "a dictionary") }
    guard let identifier = value["UTTypeIdentifier"] else {
      throw DeclarationError(
        .identifier, at: place(path, value), "no UTTypeIdentifier; every declaration names its type")
    }
    var declaration = TypeDeclaration(
      identifier: try string(identifier, path.appending("UTTypeIdentifier")),
      conformsTo: try strings(value, "UTTypeConformsTo", path), tags: try tags(value, path),
      description: try optionalString(value, "UTTypeDescription", path), standing: standing,
      version: try version(value, path), referenceURL: try optionalString(value, "UTTypeReferenceURL", path),
      origin: "run-time:\(file)", place: place(path, value))
    declaration.valuePlaces = valuePlaces(value, path)
    return declaration
  }

  /// Returns the locations of the values that can have flaws; of equal values, the first.
  private func valuePlaces(
    _ value: PropertyList, _ path: PropertyListPath
  ) -> [DeclarationValue: DeclarationPlace] {
    var places: [DeclarationValue: DeclarationPlace] = [:]
    func add(
      _ owner: PropertyList, _ key: String, _ path: PropertyListPath, _ form: (String) -> DeclarationValue
    ) {
      guard let value = owner[key] else { return }
      let path = path.appending(key)
      func add(_ value: PropertyList, _ path: PropertyListPath) {
        guard let text = value.string, case let key = form(text), places[key] == nil else { return }
        places[key] = place(path, value)
      }
      add(value, path)
      for (index, element) in (value.array ?? []).enumerated() { add(element, path.appending(index)) }
    }
    add(value, "UTTypeIdentifier", path) { _ in .identifier }
    add(value, "UTTypeConformsTo", path) { .parent(TypeIdentifier.normalized($0)) }
    let key = "UTTypeTagSpecification"
    guard let specification = value[key] else { return places }
    for entry in specification.dictionary ?? PropertyListDictionary([]) {
      guard let tagClass = TagClass(identifier: entry.key) else { continue }
      add(specification, entry.key, path.appending(key)) {
        .tag(tagClass, tagClass == .filenameExtension ? $0.lowercased() : $0)
      }
    }
    return places
  }

  func array(_ value: PropertyList, _ path: PropertyListPath) throws(DeclarationError) -> [PropertyList] {
    guard let array = value.array else { throw wrong(value, path, "an array") }
    return array
  }

  private func tags(
    _ value: PropertyList, _ path: PropertyListPath
  ) throws(DeclarationError) -> [TagClass: [String]] {
    guard let specification = value["UTTypeTagSpecification"] else { return [:] }
    let path = path.appending("UTTypeTagSpecification")
    guard let entries = specification.dictionary else { throw wrong(specification, path, "a dictionary") }
    var tags: [TagClass: [String]] = [:]
    for entry in entries {
      // Like systems, drop unknown tag classes.
      guard let tagClass = TagClass(identifier: entry.key) else { continue }
      tags[tagClass] = try strings(specification, entry.key, path)
    }
    return tags
  }

  /// Reads an array of strings; a single string counts as an array of one.
  private func strings(
    _ owner: PropertyList, _ key: String, _ path: PropertyListPath
  ) throws(DeclarationError) -> [String] {
    guard let value = owner[key] else { return [] }
    let path = path.appending(key)
    if let string = value.string { return [string] }
    guard let elements = value.array else { throw wrong(value, path, "a string or an array of strings") }
    var strings: [String] = []
    for (index, element) in elements.enumerated() {
      strings.append(try string(element, path.appending(index)))
    }
    return strings
  }

  private func string(_ value: PropertyList, _ path: PropertyListPath) throws(DeclarationError) -> String {
    guard let string = value.string else { throw wrong(value, path, "a string") }
    return string
  }

  private func optionalString(
    _ owner: PropertyList, _ key: String, _ path: PropertyListPath
  ) throws(DeclarationError) -> String? {
    guard let value = owner[key] else { return nil }
    let text = try string(value, path.appending(key))
    return text.isEmpty ? nil : text
  }

  /// Reads a version, an integer or a string of digits; `1.0` is also used, without a value.
  private func version(_ owner: PropertyList, _ path: PropertyListPath) throws(DeclarationError) -> Int? {
    guard let value = owner["UTTypeVersion"] else { return nil }
    if let number = value.integer { return number }
    if value.real != nil { return nil }
    return Int(try string(value, path.appending("UTTypeVersion")))
  }

  private func wrong(_ value: PropertyList, _ path: PropertyListPath, _ wanted: String) -> DeclarationError {
    DeclarationError(.value, at: place(path, value), "\(value.typeName) where \(wanted) belongs")
  }
}
