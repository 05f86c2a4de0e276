public import SystemPackage
public import TypeDeclarations
public import UniformTypes

/// Expectations as data: a name, where the truth comes from, and cases.
///
/// A suite promises nothing about being true; it says in ``source`` who does.
///
/// ```swift
/// let suite = try Suite(ndjson: bytes, name: "core-types.suite.ndjson")
/// let results = SuiteRunner(OwnImplementation()).run(suite)
/// ```
public struct Suite: Sendable {
  /// Which declarations the cases are about.
  public enum Registry: String, Sendable, CaseIterable {
    /// Apple's alone.
    case apple
    /// Apple's and the community's.
    case all

    /// The registry itself.
    public var types: TypeRegistry { self == .apple ? .apple : .standard }
  }

  /// The authority for an answer.
  public enum Independence: String, Sendable, CaseIterable {
    /// Apple's documentation, headers and declarations, or what its systems were seen to answer.
    case apple
    /// The specification of a format or protocol.
    case specification
    /// Another tool, or a file that it wrote, or a public report.
    case observed
    /// This package alone: such cases prove it, and judge nobody else.
    case ours
  }

  /// Where a suite was read from.
  public enum Origin: Sendable, Hashable {
    /// Nowhere: from bytes that somebody passed.
    case memory
    /// A file on disk.
    case file(FilePath)
    /// Expectations that stand beside the files of a folder, each in a `.expect.json` of its own.
    case folder(FilePath)
    /// Carried by the library.
    case builtIn
  }

  /// The suite's name.
  public var name: String
  /// What it is about, in one sentence.
  public var about: String
  /// Where the truth comes from.
  public var source: String
  /// The authority for its answers, where a case does not name another.
  public var independence: Independence
  /// The registry that its cases ask about.
  public var registry: Registry
  /// The types that are declared before its cases are asked; of several that own a tag, the first is preferred.
  public var declarations: [TypeDeclaration]
  /// Where it comes from.
  public var origin: Origin
  /// The files of a built-in suite's cases.
  var carriedFiles: CarriedFiles?
  /// Its cases, in the order of the file.
  public var cases: [SuiteCase]

  /// The version of the format that this package reads and writes.
  public static let format = 1

  /// Creates a suite.
  public init(
    name: String, about: String, source: String, independence: Independence = .ours,
    registry: Registry = .all, declarations: [TypeDeclaration] = [], origin: Origin = .memory,
    cases: [SuiteCase]
  ) {
    self.name = name
    self.about = about
    self.source = source
    self.independence = independence
    self.registry = registry
    self.declarations = declarations
    self.origin = origin
    self.cases = cases
  }

  /// The folder to which the cases' files are relative.
  public var folder: FilePath {
    switch origin {
    case .file(let path): path.removingLastComponent()
    case .folder(let path): path
    case .builtIn: carriedFiles?.folder ?? FilePath()
    case .memory: FilePath()
    }
  }

  /// The types that are declared before a case is asked: the suite's and its own; none where its kind takes none.
  public func declarations(for example: SuiteCase) -> [TypeDeclaration] {
    example.kind.takesDeclarations ? declarations + example.declarations : []
  }

  /// Where the truth of a case comes from: as it says itself, or as its suite says of all.
  public func source(of example: SuiteCase) -> String { example.source ?? source }

  /// The authority for the answer to a case.
  public func independence(of example: SuiteCase) -> Independence { example.independence ?? independence }

  /// The command that runs one case alone.
  public func rerun(_ example: SuiteCase) -> String {
    switch origin {
    case .memory: "uti suite run FILE --name \(ShellWord.quoted(example.id))"
    case .file(let path):
      "uti suite run \(ShellWord.quoted(path.string)) --name \(ShellWord.quoted(example.id))"
    case .folder(let path):
      "uti suite run \(ShellWord.quoted(path.appending(example.id + Suite.sidecarSuffix).string))"
    case .builtIn: "uti suite run --builtin --name \(ShellWord.quoted("\(name)/\(example.id)"))"
    }
  }

  static let fileSuffix = ".suite.ndjson"
  static let sidecarSuffix = ".expect.json"
}

/// One question with the answer that is expected.
public struct SuiteCase: Sendable {
  /// What has to be there for a case to be asked.
  public struct Requirement: Sendable, Hashable {
    /// `5.44` is that version, `5.44+` that or a later one.
    public var libmagic: String?
    /// `linux` or `darwin`.
    public var platform: String?
    /// A trait that this package was built with.
    public var trait: String?

    /// Creates a requirement.
    public init(libmagic: String? = nil, platform: String? = nil, trait: String? = nil) {
      self.libmagic = libmagic
      self.platform = platform
      self.trait = trait
    }
  }

  /// Unique in the suite.
  public var id: String
  /// The question, decoded.
  public var asked: any CaseKind
  /// The question's keys as they were written.
  public var question: CaseObject
  /// What must come of it, by key.
  public var expected: CaseObject
  /// The types that are declared for it alone.
  public var declarations: [TypeDeclaration]
  /// Why the answer is right, or what makes it hard.
  public var because: String?
  /// The place where that is known from; nil where its suite names it for all.
  public var source: String?
  /// The authority for that; nil where its suite names it for all.
  public var independence: Suite.Independence?
  /// Words to select it by.
  public var tags: [String]
  /// What has to be there for it to be asked.
  public var requirement: Requirement
  /// Why it is known not to hold; nil when it should.
  public var deviation: String?
  /// The line of the suite, from 1.
  public var line: Int

  /// Creates a case from a question whose keys have their shapes.
  public init(
    id: String, kind: any CaseKind.Type, question: CaseObject, expected: CaseObject,
    declarations: [TypeDeclaration] = [], because: String? = nil, source: String? = nil,
    independence: Suite.Independence? = nil,
    tags: [String] = [], requirement: Requirement = Requirement(),
    deviation: String? = nil, line: Int = 0
  ) throws(CaseProblem) {
    self.id = id
    asked = try kind.init(question)
    self.question = question
    self.expected = expected
    self.declarations = declarations
    self.because = because
    self.source = source
    self.independence = independence
    self.tags = tags
    self.requirement = requirement
    self.deviation = deviation
    self.line = line
  }

  /// Whether it is about files that lie beside its suite.
  var needsFiles: Bool {
    switch kind.name {
    case IdentificationCase.name: question["file"] != nil
    case MediaItemsCase.name:
      question["folder"] != nil || (question["files"]?.list ?? []).contains { $0.object?["file"] != nil }
    default: false
    }
  }

  /// The kind of case.
  public var kind: any CaseKind.Type { type(of: asked) }
}

/// Words on a shell's command line.
package enum ShellWord {
  /// A word as a shell reads it back.
  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-_./+:,@%".utf8.contains(byte)
    }
    if plain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
