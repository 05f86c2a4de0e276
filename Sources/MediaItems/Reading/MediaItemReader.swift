public import FileIdentification
public import SystemPackage
public import UniformTypes

/// Reads files and bundles as the items that they are, one after another; each worker needs its own.
///
/// It looks at one path at a time: pairs of files are found by ``PairingRole/roles(of:)`` or ``MediaLibrary``.
///
/// ```swift
/// let item = try MediaItemReader().read(path: "Holiday/IMG_0001.HEIC")
/// item.file.metadata?.captured
/// ```
public final class MediaItemReader {
  /// How identification is done.
  public let options: FileIdentifier.Options
  package let identifier: FileIdentifier
  let inspector: MetadataInspector
  private let recognizesBundles: Bool
  /// Members of archives are known by their content alone, and while the archive's own reader is in use.
  lazy var memberIdentifier: FileIdentifier = {
    var options = options
    options.basis = .content
    options.keepsEvidence = false
    return FileIdentifier(options)
  }()

  /// Creates a reader; without metadata nothing but types is read.
  public init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), readsMetadata: Bool = true,
    recognizesBundles: Bool = true
  ) {
    self.options = options
    self.recognizesBundles = recognizesBundles
    identifier = FileIdentifier(options)
    inspector = MetadataInspector(identifier, isOn: readsMetadata)
  }

  /// Reads what is at a path.
  ///
  /// Errors: those of ``FileIdentifier/identify(path:kind:followingLinks:claimedType:)``.
  public func read(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil,
    sidecars: [FilePath] = []
  ) throws(IdentificationError) -> MediaItem {
    let identification = try identifier.identify(
      path: path, kind: kind, followingLinks: followingLinks, claimedType: claimedType)
    return item(path, identification, sidecars: sidecars)
  }

  /// The item that was identified last, with what its headers said.
  package func item(
    _ path: FilePath, _ identification: Identification, sidecars: [FilePath] = []
  ) -> MediaItem {
    let found = inspector.taken()
    var identification = identification
    if recognizesBundles, identification.type.conforms(to: .directory) {
      if var bundle = bundle(path, identification) {
        bundle.sidecars = sidecars
        return bundle
      }
      if MediaKind(of: identification.type) == .livePhoto {
        // A folder named like a Live Photo that lacks a half is only a package of that name.
        identification.type = .package
        identification.agreement = .mismatch
      }
    }
    if recognizesBundles {
      switch archive(path, identification, byteCount: found.byteCount) {
      case .item(var item):
        item.sidecars = sidecars
        return item
      case .file(let looked): identification = looked
      }
    }
    let file = MediaFile(
      path: path, identification: identification, metadata: found.metadata, byteCount: found.byteCount)
    return MediaItem(whole: file, sidecars: sidecars)
  }
}
