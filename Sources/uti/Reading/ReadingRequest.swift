import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage
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
  /// Whether files that belong together are one item.
  var pairs = true
  /// Whether files may belong together wherever they lie.
  var pairsAcross = false
  var entersPackages = false
  var exclusions: [String] = []
  var followsLinks = false
  var staysOnFileSystem = false
  var registry = RegistryRequest()

  /// What every worker needs to know.
  ///
  /// `readsMetadata`: whether the answer needs what pictures and movies say of themselves.
  func settings(keepsEvidence: Bool, readsMetadata: Bool = true) throws -> ItemReader.Settings {
    let registry = try registry.makeRegistry()
    return ItemReader.Settings(
      identifier: FileIdentifier.Options(
        registry: registry, basis: basis, magic: magic.map { .file($0.path) } ?? .standard,
        keepsEvidence: keepsEvidence, verifies: verifies),
      claimedType: try claimedType(in: registry), inputName: inputName, recognizesBundles: pairs,
      readsMetadata: readsMetadata && basis != .name, readsPairs: pairs && readsMetadata && basis != .name)
  }

  func walker(_ registry: TypeRegistry) -> FolderWalk {
    var walk = FolderWalk(registry)
    walk.isRecursive = isRecursive
    walk.followsLinks = followsLinks
    walk.staysOnFileSystem = staysOnFileSystem
    walk.entersPackages = entersPackages || !pairs
    walk.findsSidecars = pairs
    walk.exclusions = exclusions.map(Glob.init)
    return walk
  }

  var source: PathSource {
    PathSource(paths: paths.map(\.path), list: list, listIsNullTerminated: listIsNullTerminated)
  }

  var workerCount: Int { jobs ?? CurrentProcess.processorCount }

  private func claimedType(in registry: TypeRegistry) throws -> UTType? {
    guard let claimed else { return nil }
    if case .mimeType(let mimeType) = claimed.form { return registry.type(claimedMIMEType: mimeType) }
    return try claimed.type(of: "--claimed", in: registry)
  }
}
