internal import ASCIIBytes
public import SystemPackage
public import TypeDeclarations
public import UniformTypes

/// A conformance suite: a name, a source and cases.
///
/// ``source`` states the authority for its expectations.
///
/// ```swift
/// let suite = try Suite(ndjson: bytes, name: "core-types.suite.ndjson")
/// let results = SuiteRunner(OwnImplementation()).run(suite)
/// ```
public struct Suite: Sendable {
  /// The declarations of a suite's registry.
  public enum Registry: String, Sendable, CaseIterable {
    /// Only Apple's.
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
    /// This package alone; such cases test it, and no other implementation.
    case ours
  }

  /// The origin of a suite.
  public enum Origin: Sendable, Hashable {
    /// Bytes in memory.
    case memory
    /// A file on disk.
    case file(FilePath)
    /// Expectations beside the files of a folder, each in a `.expect.json` file.
    case folder(FilePath)
    /// Built into the library.
    case builtIn
  }

  /// The suite's name.
  public var name: String
  /// A description in one sentence.
  public var about: String
  /// The source of the expectations.
  public var source: String
  /// The authority for its answers, unless a case states another.
  public var independence: Independence
  /// The registry of its cases.
  public var registry: Registry
  /// The additional declarations for its cases; of several owners of a tag, the first is preferred.
  public var declarations: [TypeDeclaration]
  /// The origin of the suite.
  public var origin: Origin
  /// The files of a built-in suite's cases.
  var builtInFiles: BuiltInSuiteFiles?
  /// The cases, in the order of the file.
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

  /// The base folder of the cases' files.
  public var folder: FilePath {
    switch origin {
    case .file(let path): path.removingLastComponent()
    case .folder(let path): path
    case .builtIn: builtInFiles?.folder ?? FilePath()
    case .memory: FilePath()
    }
  }

  /// Returns the declarations for a case, the suite's and its own; empty if its kind takes none.
  public func declarations(for example: SuiteCase) -> [TypeDeclaration] {
    example.kind.takesDeclarations ? declarations + example.declarations : []
  }

  /// Returns the source of a case's expectation.
  public func source(of example: SuiteCase) -> String { example.source ?? source }

  /// Returns the authority for the answer to a case.
  public func independence(of example: SuiteCase) -> Independence { example.independence ?? independence }

  /// Returns the command that runs a single case.
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

/// A question with its expected answer.
public struct SuiteCase: Sendable {
  /// The requirements for running a case.
  public struct Requirement: Sendable, Hashable {
    /// A version of libmagic: `5.44`, or `5.44+` for that or later.
    public var libmagic: String?
    /// The platform: `linux` or `darwin`.
    public var platform: String?
    /// A trait of this package.
    public var trait: String?

    /// Creates a requirement.
    public init(libmagic: String? = nil, platform: String? = nil, trait: String? = nil) {
      self.libmagic = libmagic
      self.platform = platform
      self.trait = trait
    }
  }

  /// The id, unique in the suite.
  public var id: String
  /// The decoded question.
  public var asked: any CaseKind
  /// The question's keys as written.
  public var question: CaseObject
  /// The expected values by key.
  public var expected: CaseObject
  /// The additional declarations of this case.
  public var declarations: [TypeDeclaration]
  /// The reason why the answer is right, or difficult.
  public var because: String?
  /// The source of the expectation; nil for the suite's.
  public var source: String?
  /// The authority for the answer; nil for the suite's.
  public var independence: Suite.Independence?
  /// Tags for selecting cases.
  public var tags: [String]
  /// The requirements for running it.
  public var requirement: Requirement
  /// The reason why it is known to fail; nil if it should pass.
  public var deviation: String?
  /// The line in the suite, from 1.
  public var line: Int

  /// Creates a case from a validated question.
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

  /// True if it needs files beside the suite.
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

/// Quoting for shell command lines.
package enum ShellWord {
  /// Returns a word quoted for a shell if necessary.
  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || "-_./+:,@%".utf8.contains(byte)
    }
    if plain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
