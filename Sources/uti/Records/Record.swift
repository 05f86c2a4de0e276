import FileActions
import FileIdentification
import MediaItems
import SystemPackage
import UniformTypes

/// What the command says of one item, and what it knows to act on it.
@dynamicMemberLookup
struct Record: Sendable {
  /// What every record shows.
  var shown: ItemRecord
  /// What is to be done about a name that the content contradicts; nil where both can be true.
  var mismatch: MismatchRule.Decision? {
    if case .box(let contradiction) = contradiction { contradiction.decision } else { nil }
  }
  /// Which file was read, for those who come back to it; only where its name is contradicted.
  var identity: FileIdentity? {
    if case .box(let contradiction) = contradiction { contradiction.identity } else { nil }
  }

  /// What is known of a name that the content contradicts.
  fileprivate struct Contradiction: Sendable {
    var decision: MismatchRule.Decision
    var identity: FileIdentity?
  }

  private var contradiction = Boxed<Contradiction>.nothing

  /// Why a server would not take the file, where that was asked.
  var uploadRefusal: String? {
    get { upload.value }
    set { upload = Boxed(newValue) }
  }
  private var upload = Boxed<String>.nothing

  /// How the file differs from what a list of sums says, where that was asked.
  var alteration: String? {
    get { altered.value }
    set { altered = Boxed(newValue) }
  }
  private var altered = Boxed<String>.nothing

  init(path: FilePath) { shown = ItemRecord(path: path) }

  /// What a stream found, and what follows for a name that the content contradicts.
  init(_ found: StreamedItem, of stream: ItemStream) {
    self.init(found, judging: NameJudge(stream))
  }

  /// What a stream found; with a judge, what follows for a name that the content contradicts.
  init(_ found: StreamedItem, judging judge: NameJudge?) {
    shown = ItemRecord(found)
    // Asked before anything is looked up: it concerns few.
    guard let judge, judge.addition != nil || found.item?.file.identification.mayBeMisnamed == true else {
      return
    }
    if let added = judge.addition?.contradiction(of: found) {
      contradiction = Boxed(added)
      return
    }
    guard let decision = shown.judgeName(judge.registry, called: judge.givenName { found.path }, judge.known)
    else { return }
    let identity =
      decision.isFinding
      ? SideReading.read(found.path) { () throws(Errno) in try FileIdentity(of: found.path) } ?? nil : nil
    contradiction = Boxed(Contradiction(decision: decision, identity: identity))
  }

  /// The name that would say what the content is; only where a rename is safe to advise.
  var suggestedName: FileName? { mismatch?.suggested }

  subscript<Value>(dynamicMember member: WritableKeyPath<ItemRecord, Value>) -> Value {
    get { shown[keyPath: member] }
    set { shown[keyPath: member] = newValue }
  }

  subscript<Value>(dynamicMember member: KeyPath<ItemRecord, Value>) -> Value { shown[keyPath: member] }

  /// Whether an item's name is a finding of `uti mismatches`.
  static func isMisnamed(_ item: MediaItem, of stream: ItemStream) -> Bool {
    var record = ItemRecord(item)
    let judge = NameJudge(stream)
    return record.judgeName(judge.registry, called: judge.givenName { item.path })?.isFinding == true
  }
}

extension Record {
  /// A remark on the missing half of a Live Photo that says how far it was searched; nil if no half is missing.
  var missingHalf: String? {
    guard let livePhoto = shown.livePhoto, !livePhoto.isWhole else { return nil }
    let other = livePhoto.form == .stillHalf ? "movie" : "still"
    if shown.path == "-" { return "its \(other) was not looked for" }
    return shown.isNamed
      ? "its \(other) was not found beside it; not looked for elsewhere" : "its \(other) is not here"
  }
}

/// What names are judged by, on one thread.
struct NameJudge {
  let registry: TypeRegistry
  let known: KnownNames
  private let inputName: String?
  /// The names that get an extension; nil for none.
  fileprivate let addition: Addition?

  init(_ stream: ItemStream, adding added: AddedExtension? = nil) {
    (registry, inputName) = (stream.options.registry, stream.inputName)
    known = KnownNames(registry)
    addition = added.map { Addition($0, stream.options) }
  }

  /// The search for names that get an extension.
  final class Addition {
    private let added: AddedExtension
    private let registry: TypeRegistry
    /// Says what the content alone is.
    private let identifier: FileIdentifier

    init(_ added: AddedExtension, _ options: FileIdentifier.Options) {
      self.added = added
      registry = options.registry
      var options = options
      options.basis = .content
      identifier = FileIdentifier(options)
    }

    /// The longer name of a file, and which file that is; nil for a name that stays.
    fileprivate func contradiction(of found: StreamedItem) -> Record.Contradiction? {
      guard let item = found.item, let name = FileName(lastOf: found.path) else { return nil }
      var identification = item.file.identification
      if added.isAsked(of: name) {
        guard let content = try? identifier.identify(path: found.path) else { return nil }
        identification = content
      }
      guard let decision = added.decide(identification, called: name, registry) else { return nil }
      return Record.Contradiction(
        decision: decision,
        identity: SideReading.read(found.path) { () throws(Errno) in try FileIdentity(of: found.path) } ?? nil
      )
    }
  }

  /// Standard input is called what the user says it is; anything else as its path says.
  func givenName(_ path: () -> FilePath) -> FileName? {
    guard let inputName else { return nil }
    return path() == "-" ? FileName(inputName) : nil
  }
}
