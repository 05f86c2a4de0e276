import FileIdentification
import MediaItems
import MediaMetadata
import SystemCalls
import SystemPackage
import TypeDeclarations
import UniformTypes

/// The paths and options of commands that read files, parsed with or without ArgumentParser.
struct ReadingRequest: Equatable {
  var paths: [PathArgument] = []
  var isRecursive = false
  /// A list of further paths.
  var list: PathArgument?
  var listIsNullTerminated = false
  /// The name to assume for standard input.
  var inputName: String?
  var claimed: TypeArgument?
  var basis = FileIdentifier.Basis.both
  var jobs: Int?
  var magic: PathArgument?
  /// True to compare each answer with libmagic.
  var verifies = false
  /// The extent of the check of file ends; nil for the default of the command.
  var ends: EndExamination?
  /// True to pair files that belong together into one item.
  var pairs = true
  /// True to pair files across folders.
  var pairsAcross = false
  var entersPackages = false
  var exclusions: [String] = []
  /// True to exclude internal files of programs; nil for the default of the command.
  var leavesOutForeign: Bool?
  var followsLinks = false
  var staysOnFileSystem = false
  var registry = RegistryRequest()
  var isolation = IsolationOptions.Extent.magic
  /// The time limit per file.
  var timeLimit: TimeLimit?
  /// True to show progress on a terminal.
  var showsProgress = true

  /// Sets the extent of the damage check that a filter needs, unless one is given.
  mutating func lookForDamage(_ filter: FilterRequest?) {
    ends = ends ?? filter?.ends
  }

  /// Sets the extent of the check of ends that selected fields need, unless one is given.
  mutating func lookForEnds(_ fields: FieldSelection) {
    // Not for "all", which names them too.
    guard let named = fields.named, named.count <= 16 else { return }
    if ["trailingBytes", "missingBytes", "checked"].contains(where: fields.names) { ends = ends ?? .whole }
  }

  /// Creates the stream of the requested items.
  ///
  /// - Parameters:
  ///   - readsMetadata: True if the metadata of images and movies is needed.
  ///   - details: The details needed besides.
  ///   - acts: True if files are changed or written while reading, so that an interruption must not end the process.
  ///   - declarations: Further declarations, of types that are not declared otherwise.
  func stream(
    keepsEvidence: Bool, readsMetadata: Bool = true, details: MediaDetails.Parts = [], acts: Bool = false,
    declarations: [TypeDeclaration] = []
  ) throws -> ItemStream {
    var registry = try registry.makeRegistry()
    if !declarations.isEmpty {
      registry = try registry.adding(declarations.filter { registry.type($0.identifier)?.isDeclared != true })
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
    stream.findsPartners = joins
    stream.pairing = pairsAcross ? .across : joins ? .folders : nil
    if showsProgress, FileDescriptor.standardError.isTerminal {
      stream.progress = ProgressLine.shared
      ProgressLine.shared.prepare(
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
