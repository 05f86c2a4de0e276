public import FileIdentification
internal import MediaMetadata
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
  private let readsMetadata: Bool
  /// Members of archives are known by their content alone, and while the archive's own reader is in use.
  lazy var memberIdentifier: FileIdentifier = {
    var options = options
    options.basis = .content
    options.keepsEvidence = false
    return FileIdentifier(options)
  }()

  /// What zipped Live Photos are identified as before they are looked into, and after.
  let archiveTypes: (zip: UTType, livp: UTType)?

  /// Creates a reader; without metadata nothing but types is read.
  public convenience init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), readsMetadata: Bool = true,
    recognizesBundles: Bool = true
  ) {
    self.init(
      options, readsMetadata: readsMetadata, recognizesBundles: recognizesBundles, slimsHeaders: false)
  }

  /// Creates a reader; `slimsHeaders` keeps of the headers only what records and filters show.
  package init(
    _ options: FileIdentifier.Options, readsMetadata: Bool, recognizesBundles: Bool, slimsHeaders: Bool
  ) {
    self.options = options
    self.recognizesBundles = recognizesBundles
    self.readsMetadata = readsMetadata
    identifier = FileIdentifier(options)
    inspector = MetadataInspector(identifier, isOn: readsMetadata, slims: slimsHeaders)
    let zip = options.registry.type(UTType.zip.identifier)
    let livp = options.registry.type(DeclaredType.livp.type.identifier)
    archiveTypes = zip.flatMap { zip in livp.map { (zip, $0) } }
  }

  /// Reads what is at a path.
  ///
  /// Errors: those of `FileIdentifier.identify(path:kind:followingLinks:claimedType:)`, also for a file inside a
  /// folder that may be a Live Photo: what could not be read is not answered as if it had been.
  public func read(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil,
    sidecars: [FilePath] = []
  ) throws(IdentificationError) -> MediaItem {
    let identification: Identification
    do throws(IdentificationError) {
      identification = try identifier.identify(
        path: path, kind: kind, followingLinks: followingLinks, claimedType: claimedType)
    } catch {
      // Headers that were read before the failure are not the next file's.
      _ = inspector.taken()
      throw error
    }
    return try item(path, identification, sidecars: sidecars)
  }

  /// What the item's sidecars say of places, where its own headers leave that open.
  private func placed(_ item: MediaItem) -> MediaItem {
    guard readsMetadata, !item.sidecars.isEmpty, item.isLocated != true,
      item.kind == .photo || item.kind == .video || item.kind == .livePhoto
    else { return item }
    var item = item
    let hasParts = item.livePhoto.map { $0.form == .bundle } ?? false
    let own = item.surroundings ?? (hasParts ? .unknown : .nothing)
    item.surroundings = own.joined(with: SidecarLocation.look(at: item.sidecars))
    return item
  }

  /// The item that was identified last, with what its headers said; `input` gives the bytes of what has no path.
  package func item(
    _ path: FilePath, _ identification: Identification, sidecars: [FilePath] = [], input: MediaInput? = nil
  ) throws(IdentificationError) -> MediaItem {
    let found = inspector.taken()
    var identification = identification
    if recognizesBundles, identification.type.conforms(to: .directory) {
      if var bundle = try bundle(path, identification) {
        bundle.sidecars = sidecars
        return placed(bundle)
      }
      if MediaKind(of: identification.type) == .livePhoto {
        // A folder named like a Live Photo that lacks a half is only a package of that name.
        identification = identifier.revised(
          identification, named: path.lastComponent?.string, isFolder: true,
          ContentRevision(
            .package, decided: false, refuting: .livePhoto, seen: "not one still and one movie",
            because: "a Live Photo's folder holds both halves"))
      }
    }
    switch try archive(path, identification, byteCount: found.byteCount, input: input) {
    case .item(var item):
      item.sidecars = sidecars
      return placed(item)
    case .file(let looked): identification = looked
    }
    let position = inspector.position(for: identification.type)
    let file = MediaFile(
      path: path, identification: identification, headers: found.headers, byteCount: found.byteCount)
    return placed(MediaItem(whole: file, rule: position, sidecars: sidecars))
  }
}
