internal import ASCIIBytes
internal import PropertyLists
internal import TypeDeclarations

// Reading a suite: the header line, then one case a line.
extension Suite {
  /// The keys of a suite's first line.
  static let header = [
    CaseField("suite", .text, required: true, "the suite's name: letters, digits, hyphens"),
    CaseField("format", .integer(1...1), required: true, "the version of the format"),
    CaseField("about", .text, required: true, "what the suite is about, in one sentence"),
    CaseField("source", .text, required: true, "where the truth comes from, where a case does not say"),
    CaseField(
      "independence", .word(Independence.allCases.map(\.rawValue)),
      "who says so, where a case does not say: Apple, a specification, another tool, or ours alone; ours by default"
    ),
    CaseField(
      "registry", .word(Registry.allCases.map(\.rawValue)),
      "which declarations the cases are about; all by default"),
    CaseField(
      "declarations", .text,
      "a file of more declarations, an Info.plist or a table, by its path from the suite's folder"),
  ]

  /// The keys of every case other than its question.
  static let common = [
    CaseField("because", .text, "why the answer is right, or what makes it hard"),
    CaseField("source", .text, "where that is known from: a section, a system's version, a tool's, a report"),
    CaseField(
      "independence", .word(Independence.allCases.map(\.rawValue)), "who says that the answer is right"),
    CaseField("tags", .list(.text), "words to select cases by"),
    CaseField(
      "requires",
      .object([
        CaseField("libmagic", .text, "the version, as in 5.44; 5.44+ is that or a later one"),
        CaseField("platform", .word(["linux", "darwin"]), "the operating system"),
        CaseField("trait", .text, "a trait of this package, as in LibMagic"),
      ]), "what has to be there; a case whose requirement is not met is skipped and counted apart"),
    CaseField(
      "deviation", .object([CaseField("reason", .text, required: true, "why it is known not to hold")]),
      "marks a case that is known not to hold; once it holds, the mark fails"),
  ]

  static let idField = CaseField("id", .text, required: true, "the case's name, unique in its suite")

  /// Reads a suite: a header line, then one case a line.
  ///
  /// `name` is used in errors. Errors: the first violation of the format, with line and column.
  /// Complexity: linear in the bytes.
  public init(
    ndjson bytes: [UInt8], name: String, kinds: [any CaseKind.Type] = CaseKinds.standard,
    origin: Origin = .memory
  ) throws(SuiteError) {
    do {
      self = try Self.read(bytes, kinds, origin)
    } catch {
      var error = error
      error.file = name
      throw error
    }
  }

  private static func read(
    _ bytes: [UInt8], _ kinds: [any CaseKind.Type], _ origin: Origin
  ) throws(SuiteError) -> Suite {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw SuiteError(line: Self.lineOfBrokenText(bytes), "not UTF-8")
    }
    var suite: Suite?
    var cases: [SuiteCase] = []
    let registries = CaseRegistryCache()
    var lineOfID: [String: Int] = [:]
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let value = try PropertyList(jsonLine: Array(line), line: number)
      guard let header = suite else {
        suite = try Self(header: value, line: number, origin, registries)
        continue
      }
      let example = try SuiteCase(value, kinds, line: number)
      if let earlier = lineOfID.updateValue(number, forKey: example.id) {
        throw SuiteError(
          line: number, at: value["id"]?.position, "the id '\(example.id)' is taken by line \(earlier)")
      }
      try header.check(example, value, registries, line: number)
      cases.append(example)
    }
    suite?.cases = cases
    guard let suite else { throw SuiteError("no header; the first line names the suite") }
    return suite
  }

  private init(
    header value: PropertyList, line: Int, _ origin: Origin, _ registries: CaseRegistryCache
  ) throws(SuiteError) {
    let header = try CaseField.read(value, Self.header, what: "the header", line: line)
    let name = header.text("suite") ?? ""
    try Slug.check(name, value["suite"], what: "suite", line: line)
    let registry = header.text("registry").flatMap(Registry.init) ?? .all
    let position = value["declarations"]?.position
    let declarations = try Self.declarations(
      named: header.text("declarations"), at: position, origin, line: line)
    do { _ = try registries.registry(registry, declarations) } catch {
      throw SuiteError(line: line, at: position, error.description)
    }
    self.init(
      name: name, about: header.text("about") ?? "", source: header.text("source") ?? "",
      independence: header.text("independence").flatMap(Independence.init) ?? .ours,
      registry: registry, declarations: declarations, origin: origin, cases: [])
  }

  private static func lineOfBrokenText(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }
}

extension SuiteCase {
  init(_ value: PropertyList, _ kinds: [any CaseKind.Type], line: Int) throws(SuiteError) {
    guard value.dictionary != nil else {
      throw SuiteError(
        line: line, at: value.position, "expected a case as an object, found \(value.typeName)")
    }
    let id = value["id"]?.string
    guard let id else {
      throw SuiteError(line: line, at: value.position, "the case has no 'id' that is a string")
    }
    try Slug.check(id, value["id"], what: "id", line: line)
    let names = kinds.map { $0.name }.joined(separator: ", ")
    guard let word = value["kind"]?.string else {
      throw SuiteError(line: line, at: value.position, "the case has no 'kind'; write one of \(names)")
    }
    guard let kind = kinds.first(where: { $0.name == word }) else {
      throw SuiteError(
        line: line, at: value["kind"]?.position, "unknown kind '\(word)'; write one of \(names)")
    }
    try self.init(value, id: id, kind, line: line)
  }

  /// Reads a case of known id and kind; `given` are keys of the question that do not come from the text.
  init(
    _ value: PropertyList, id: String, _ kind: any CaseKind.Type, given: CaseObject = CaseObject(), line: Int
  ) throws(SuiteError) {
    let isSidecar = !given.members.isEmpty
    let fields = Suite.fields(of: kind).filter { given[$0.name] == nil }
    let object = try CaseField.read(
      value, fields, what: "a case of kind \(kind.name)",
      also: isSidecar ? ["expect"] : ["id", "kind", "expect"],
      line: line)
    guard let expect = value["expect"] else {
      throw SuiteError(line: line, at: value.position, "the case has no 'expect'")
    }
    let expected = try CaseField.read(
      expect, kind.expectation, what: "the expectation of kind \(kind.name)", line: line)
    guard !expected.members.isEmpty else {
      throw SuiteError(line: line, at: expect.position, "nothing is expected; a case must be able to fail")
    }
    var question = given
    for field in kind.question where object[field.name] != nil { question[field.name] = object[field.name] }
    let requires = object["requires"]?.object
    let requirement = Requirement(
      libmagic: requires?.text("libmagic"), platform: requires?.text("platform"),
      trait: requires?.text("trait"))
    if let text = requirement.libmagic, MagicRequirement(text) == nil {
      throw SuiteError(
        line: line, at: value["requires"]?["libmagic"]?.position,
        "'\(text)' is no version; write 5.44 or 5.44+")
    }
    do {
      try self.init(
        id: id, kind: kind, question: question, expected: expected,
        declarations: TypeDeclaration.list(object["declare"]), because: object.text("because"),
        source: object.text("source"),
        independence: object.text("independence").flatMap(Suite.Independence.init),
        tags: object.texts("tags"), requirement: requirement,
        deviation: object["deviation"]?.object?.text("reason"), line: line)
    } catch {
      let place = error.key.flatMap { value[$0]?.position } ?? value.position
      throw SuiteError(line: line, at: place, error.description)
    }
  }
}

/// Validation of names that are used in commands, patterns and reports.
enum Slug {
  /// Throws for names that are empty or have control characters.
  static func check(_ name: String, _ value: PropertyList?, what: String, line: Int) throws(SuiteError) {
    if name.isEmpty { throw SuiteError(line: line, at: value?.position, "'\(what)' is empty") }
    let control = name.unicodeScalars.first { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
    if let control {
      throw SuiteError(
        line: line, at: value?.position, "'\(what)' holds \(control.debugDescription), which no name may")
    }
    // Suite names are also file names.
    guard what == "suite" else { return }
    let letter = name.utf8.first { byte in
      !(byte.isASCIILetterOrDigit || "-_.".utf8.contains(byte))
    }
    if letter != nil {
      throw SuiteError(
        line: line, at: value?.position, "'\(name)' is no name for a suite: letters, digits, '-', '_', '.'")
    }
  }
}

/// A required version of libmagic.
struct MagicRequirement {
  var version: Int
  var orLater: Bool

  /// Reads `5.44` or `5.44+`.
  init?(_ text: String) {
    orLater = text.hasSuffix("+")
    let parts = (orLater ? text.dropLast() : text[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]), (0...99).contains(major),
      (0...99).contains(minor)
    else {
      return nil
    }
    version = major * 100 + minor
  }

  func isMet(by linked: Int?) -> Bool { linked.map { orLater ? $0 >= version : $0 == version } ?? false }
}
