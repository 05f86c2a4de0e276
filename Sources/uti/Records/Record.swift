import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

/// The record of one item: its printed fields, and the results of checking its name, upload and checksum.
@dynamicMemberLookup
struct Record: Sendable {
  /// The printed fields.
  var shown: ItemRecord
  /// The rename decision for a mismatched name; nil if the name may be right.
  var mismatch: MismatchRule.Decision? {
    if case .value(let contradiction) = contradiction { contradiction.decision } else { nil }
  }
  /// The identity of the file, if its name is contradicted.
  var identity: FileIdentity? {
    if case .value(let contradiction) = contradiction { contradiction.identity } else { nil }
  }

  /// A contradicted name: the decision, and the identity of the file.
  fileprivate struct Contradiction: Sendable {
    var decision: MismatchRule.Decision
    var identity: FileIdentity?
  }

  private var contradiction = Indirect<Contradiction>.empty

  /// The reason for which the upload policy rejects the file.
  var uploadRefusal: String? {
    get { upload.value }
    set { upload = Indirect(newValue) }
  }
  private var upload = Indirect<String>.empty

  /// The difference from a list of checksums.
  var alteration: String? {
    get { altered.value }
    set { altered = Indirect(newValue) }
  }
  private var altered = Indirect<String>.empty

  init(path: FilePath) { shown = ItemRecord(path: path) }

  /// Creates the record of a streamed item, and judges its name.
  init(_ streamed: StreamedItem, of stream: ItemStream) {
    self.init(streamed, judging: NameJudge(stream))
  }

  /// Creates the record of a streamed item; a judge decides on a contradicted name.
  init(_ streamed: StreamedItem, judging judge: NameJudge?) {
    shown = ItemRecord(streamed)
    // Checked first, since few names are contradicted.
    guard let judge, judge.addition != nil || streamed.item?.file.identification.mayBeMisnamed == true else {
      return
    }
    if let added = judge.addition?.contradiction(of: streamed) {
      contradiction = Indirect(added)
      return
    }
    guard
      let decision = shown.checkName(judge.registry, called: judge.givenName { streamed.path }, judge.cache)
    else { return }
    let identity =
      decision.isNameWrong
      ? SecondaryReadErrors.read(streamed.path) { () throws(Errno) in try FileIdentity(of: streamed.path) }
        ?? nil : nil
    contradiction = Indirect(Contradiction(decision: decision, identity: identity))
  }

  /// The name that fits the content, if a rename is safe.
  var suggestedName: FileName? { mismatch?.suggested }

  subscript<Value>(dynamicMember member: WritableKeyPath<ItemRecord, Value>) -> Value {
    get { shown[keyPath: member] }
    set { shown[keyPath: member] = newValue }
  }

  subscript<Value>(dynamicMember member: KeyPath<ItemRecord, Value>) -> Value { shown[keyPath: member] }

  /// Returns true if the name of an item is a finding of `uti mismatches`.
  static func isMisnamed(_ item: MediaItem, of stream: ItemStream) -> Bool {
    var record = ItemRecord(item)
    let judge = NameJudge(stream)
    return record.checkName(judge.registry, called: judge.givenName { item.path })?.isNameWrong == true
  }
}

extension Record {
  /// The remark on the missing half of a Live Photo and where it was searched; nil if no half is missing.
  var missingHalf: String? {
    guard let livePhoto = shown.livePhoto, !livePhoto.isWhole else { return nil }
    let other = livePhoto.form == .stillHalf ? "movie" : "still"
    if shown.path == "-" { return "its \(other) was not looked for" }
    return shown.isNamed
      ? "its \(other) was not found beside it; not looked for elsewhere" : "its \(other) is not here"
  }
}

/// Judges names, on one thread.
struct NameJudge {
  let registry: TypeRegistry
  let cache: NamingCache
  private let inputName: String?
  /// The rule for names without an extension; nil for none.
  fileprivate let addition: Addition?

  init(_ stream: ItemStream, adding added: MissingExtensionRule? = nil) {
    (registry, inputName) = (stream.options.registry, stream.inputName)
    cache = NamingCache(registry)
    addition = added.map { Addition($0, stream.options) }
  }

  /// Finds names without an extension.
  final class Addition {
    private let added: MissingExtensionRule
    private let registry: TypeRegistry
    /// Identifies by content alone.
    private let identifier: FileIdentifier

    init(_ added: MissingExtensionRule, _ options: FileIdentifier.Options) {
      self.added = added
      registry = options.registry
      var options = options
      options.basis = .content
      identifier = FileIdentifier(options)
    }

    /// Returns the contradiction for a name that needs an extension; nil for other names.
    fileprivate func contradiction(of streamed: StreamedItem) -> Record.Contradiction? {
      guard let item = streamed.item, let name = FileName(lastOf: streamed.path) else { return nil }
      var identification = item.file.identification
      if added.appliesToExtension(of: name) {
        guard let content = try? identifier.identify(path: streamed.path) else { return nil }
        identification = content
      }
      guard let decision = added.decide(identification, called: name, registry) else { return nil }
      return Record.Contradiction(
        decision: decision,
        identity: SecondaryReadErrors.read(streamed.path) { () throws(Errno) in
          try FileIdentity(of: streamed.path)
        } ?? nil
      )
    }
  }

  /// Returns the name given for standard input; nil for other paths.
  func givenName(_ path: () -> FilePath) -> FileName? {
    guard let inputName else { return nil }
    return path() == "-" ? FileName(inputName) : nil
  }
}

extension Record {
  /// The contradiction between name and content, such as `named .JPG, holds HEIC`; nil for none.
  var mismatchDescription: String? {
    guard let identification = shown.identification, identification.mayBeMisnamed || mismatch != nil else {
      return nil
    }
    if !identification.mayBeMisnamed, let content = identification.contentType {
      return "holds \((content.preferredFilenameExtension ?? content.identifier).uppercased())"
    }
    let tag = shown.path.extension.map { ".\($0)" }
    let named = tag ?? identification.nameType.map { "as \($0.shortName)" } ?? "otherwise"
    let escaped = PrintableText.escaped(named)
    guard let content = identification.contentType else {
      if identification.hasNoContent {
        return "named \(escaped), and "
          + (identification.isEmpty ? "the file is empty" : "it is one byte over and over")
      }
      return "named \(escaped), and the content is no such thing"
    }
    // Plain text is called text, not TXT.
    if content == .plainText { return "named \(escaped), holds text" }
    let name = (content.preferredFilenameExtension ?? "").uppercased()
    let isDistinct = !name.isEmpty && ".\(name)" != named.uppercased()
    return "named \(escaped), holds \(isDistinct ? name : content.localizedDescription ?? content.identifier)"
  }

  /// The label of the kind, or "motion photo".
  var kindLabel: String? {
    if shown.livePhoto?.form == .motion { return "motion photo" }
    return shown.kind?.label
  }
}

extension UTType {
  /// The name of the type in a sentence: its extension in capitals, or its description.
  fileprivate var shortName: String {
    preferredFilenameExtension?.uppercased() ?? localizedDescription ?? identifier
  }
}
