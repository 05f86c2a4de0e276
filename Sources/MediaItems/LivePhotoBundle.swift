public import UniformTypes

/// A folder that is a Live Photo: one still and one movie of one stem, perhaps `metadata.plist`, nothing else.
///
/// It refuses to promise that the halves belong together: only equal content identifiers in both prove that. A plain
/// folder that happens to hold one exported pair has the same shape, which ``Basis/shape`` says.
///
/// ```swift
/// let entries = [FolderEntry("IMG_0003.HEIC"), FolderEntry("IMG_0003.MOV"), FolderEntry("metadata.plist")]
/// let reading = LivePhotoBundle.read(folderNamed: "IMG_0003.pvt", entries: entries) { types[$0.name] }
/// ```
public struct LivePhotoBundle: Hashable, Sendable {
  /// The strongest sign besides the shape.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// Both halves hold the same content identifier.
    case identifier
    /// `metadata.plist` has the bundle's key.
    case metadata
    /// The folder is named `.pvt`.
    case name
    /// The shape alone: as likely a folder with one pair in it.
    case shape
  }

  /// The position of the still among the entries given.
  public let still: Int
  /// The position of the movie among the entries given.
  public let movie: Int
  /// The position of `metadata.plist` among the entries given, if there is one.
  public let metadata: Int?
  /// Why both belong together.
  public let basis: Basis
  /// Whether the folder is named `.pvt`, whatever it holds.
  public let isNamedSo: Bool
  /// What was seen, in words.
  public let reasons: [String]

  /// The key of the bundle's `metadata.plist`; its value is a version.
  public static let metadataKey = "PFVideoComplementMetadataVersionKey"
  /// The type of a folder that is a Live Photo.
  public static let typeIdentifier = "com.apple.private.live-photo-bundle"

  /// A Live Photo, or the first rule that says why not.
  public enum Reading: Hashable, Sendable {
    /// It is one.
    case bundle(LivePhotoBundle)
    /// `isNamedSo`: the folder calls itself one all the same.
    case notBundle(rule: String, because: String, isNamedSo: Bool)

    /// The bundle, or nil.
    public var bundle: LivePhotoBundle? {
      if case .bundle(let bundle) = self { bundle } else { nil }
    }
  }

  /// Reads a folder's entries; `type` is asked for at most three of them, and for none in a folder of another shape.
  ///
  /// Complexity: linear in the number of entries.
  public static func read(
    folderNamed folder: String, entries: [FolderEntry], type: (FolderEntry) -> UTType?
  ) -> Reading {
    let isNamedSo = folder.lowercased().hasSuffix(".pvt")
    return read(
      entries, isNamedSo: isNamedSo,
      naming: isNamedSo ? "the folder is named .pvt" : "the folder is not named .pvt", type: type)
  }

  /// Reads what a folder or an archive holds; `naming` says in words whether it is named as one.
  static func read(
    _ entries: [FolderEntry], isNamedSo: Bool, naming: String, type: (FolderEntry) -> UTType?
  ) -> Reading {
    var contents = Contents(entries)
    if contents.mayBeBundle { contents.sort(entries, type: type) }
    for rule in rules where rule.refuses(contents) {
      return .notBundle(rule: rule.name, because: rule.because, isNamedSo: isNamedSo)
    }
    guard let still = contents.stills.first, let movie = contents.movies.first else {
      return .notBundle(rule: "half", because: "a half is missing", isNamedSo: isNamedSo)
    }
    return .bundle(
      LivePhotoBundle(
        still: still, movie: movie, metadata: contents.metadata, basis: contents.basis(isNamedSo: isNamedSo),
        isNamedSo: isNamedSo, reasons: contents.reasons(naming: naming)))
  }
}
