import FileIdentification
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
  var entersPackages = false
  var exclusions: [String] = []
  var followsLinks = false
  var staysOnFileSystem = false
  var registry = RegistryRequest()

  /// What every worker needs to know.
  func settings(keepsEvidence: Bool) throws -> ItemReader.Settings {
    let registry = try registry.makeRegistry()
    return ItemReader.Settings(
      identifier: FileIdentifier.Options(
        registry: registry, basis: basis, magic: magic.map { .file($0.path) } ?? .standard,
        keepsEvidence: keepsEvidence, verifies: verifies),
      claimedType: try claimedType(in: registry), inputName: inputName, recognizesBundles: pairs)
  }

  func walker(_ registry: TypeRegistry) -> Walker {
    Walker(
      isRecursive: isRecursive, followsLinks: followsLinks, staysOnFileSystem: staysOnFileSystem,
      entersPackages: entersPackages || !pairs, exclusions: exclusions.map(Glob.init), registry: registry)
  }

  var workerCount: Int { jobs ?? Platform.processorCount }

  private func claimedType(in registry: TypeRegistry) throws -> UTType? {
    guard let claimed else { return nil }
    if case .mimeType(let mimeType) = claimed.form { return registry.type(claimedMIMEType: mimeType) }
    return try claimed.type(in: registry)
  }
}
