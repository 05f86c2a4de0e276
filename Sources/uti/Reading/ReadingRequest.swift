import FileIdentification
import MediaItems
import MediaMetadata
import SystemCalls
import SystemPackage
import TypeDeclarations
import UniformTypes

/// What to read and how, however that was said.
struct ReadingRequest: Equatable {
  var paths: [PathArgument] = []
  var isRecursive = false
  /// A file of more paths.
  var list: PathArgument?
  var listIsNullTerminated = false
  /// The name of what comes by standard input.
  var inputName: String?
  var claimed: TypeArgument?
  var basis = FileIdentifier.Basis.both
  var jobs: Int?
  var magic: PathArgument?
  /// Whether libmagic is asked about every file.
  var verifies = false
  /// How far the end that a format declares is looked for; nil leaves that to the command.
  var ends: EndExamination?
  /// Whether files that belong together are one item.
  var pairs = true
  /// Whether files may belong together wherever they lie.
  var pairsAcross = false
  var entersPackages = false
  var exclusions: [String] = []
  /// Whether what is not the user's is left out; nil leaves that to the command.
  var leavesOutForeign: Bool?
  var followsLinks = false
  var staysOnFileSystem = false
  var registry = RegistryRequest()
  var isolation = IsolationOptions.Extent.magic
  /// How long one file may take.
  var timeLimit: TimeLimit?
  /// Whether a terminal is told how far reading is.
  var showsProgress = true

  /// Looks for damage, or for the ends of files, where a condition asks for them and nobody said how far to look.
  mutating func lookForDamage(_ filter: FilterRequest?) {
    ends = ends ?? filter?.ends
  }

  /// Looks for ends where what they tell was named by itself, and nobody said how far to look.
  mutating func lookForEnds(_ fields: FieldSelection) {
    // "all" names them too, and reads no more for it.
    guard let named = fields.named, named.count <= 16 else { return }
    if ["trailingBytes", "missingBytes", "checked"].contains(where: fields.names) { ends = ends ?? .whole }
  }

  /// The items to read; `readsMetadata`: whether the answer needs what pictures and movies say of themselves, `details`:
  /// what of their details, `acts`: whether something is done with what is read, while it is read, `own`: declarations that
  /// count where nobody else declares their types.
  func stream(
    keepsEvidence: Bool, readsMetadata: Bool = true, details: MediaDetails.Parts = [], acts: Bool = false,
    own: [TypeDeclaration] = []
  ) throws -> ItemStream {
    var registry = try registry.makeRegistry()
    if !own.isEmpty {
      registry = try registry.adding(own.filter { registry.type($0.identifier)?.isDeclared != true })
    }
    var stream = ItemStream(
      FileIdentifier.Options(
        registry: registry, basis: basis, magic: magic.map { .file($0.path) } ?? .standard,
        keepsEvidence: keepsEvidence, verifies: verifies, ends: ends ?? .omitted,
        isolation: isolation.isolation, timeLimit: timeLimit?.duration))
    stream.walk.isRecursive = isRecursive
    stream.walk.followsLinks = followsLinks
    stream.walk.staysOnFileSystem = staysOnFileSystem
    stream.walk.entersPackages = entersPackages || !pairs
    stream.walk.findsSidecars = pairs
    stream.walk.exclusions = exclusions.map(Glob.init)
    stream.walk.leavesOutForeign = leavesOutForeign ?? false
    stream.workers = CurrentProcess.threads(upTo: jobs ?? CurrentProcess.processorCount)
    stream.claimedType = try claimedType(in: registry)
    stream.inputName = inputName
    stream.recognizesBundles = pairs
    stream.readsMetadata = (readsMetadata || !details.isEmpty) && basis != .name
    stream.details = details
    let joins = pairs && stream.readsMetadata
    stream.completesHalves = joins
    stream.pairing = pairsAcross ? .across : joins ? .folders : nil
    if showsProgress, FileDescriptor.standardError.isTerminal {
      stream.progress = ProgressLine.shared
      ProgressLine.shared.expect(
        ProgressLine.Work(
          walk: stream.walk, paths: list == nil ? paths.map(\.path) : nil, endsOnInterruption: !acts))
    }
    return stream
  }

  var source: PathSource {
    PathSource(paths: paths.map(\.path), list: list, listIsNullTerminated: listIsNullTerminated)
  }

  private func claimedType(in registry: TypeRegistry) throws -> UTType? {
    guard let claimed else { return nil }
    if case .mimeType(let mimeType) = claimed.form, !claimed.isPronomIdentifier {
      return registry.type(claimedMIMEType: mimeType)
    }
    return try claimed.type(of: "--claimed", in: registry)
  }
}
