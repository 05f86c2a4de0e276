public import UniformTypes

/// A folder that is a Live Photo: a still and a movie with the same stem, optionally `metadata.plist`, nothing else.
///
/// Only equal content identifiers prove that the halves belong together. A plain folder with one exported pair has the
/// same shape (``Basis/shape``).
///
/// ```swift
/// let entries = [FolderEntry("IMG_0003.HEIC"), FolderEntry("IMG_0003.MOV"), FolderEntry("metadata.plist")]
/// let reading = LivePhotoBundle.read(folderNamed: "IMG_0003.pvt", entries: entries) { types[$0.name] }
/// ```
public struct LivePhotoBundle: Hashable, Sendable {
  /// The strongest evidence besides the shape.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// Both halves have the same content identifier.
    case identifier
    /// `metadata.plist` has the bundle's key.
    case metadata
    /// The folder is named `.pvt`.
    case name
    /// Only the shape: just as likely an ordinary folder with one pair.
    case shape
  }

  /// The index of the still among the entries.
  public let still: Int
  /// The index of the movie among the entries.
  public let movie: Int
  /// The index of `metadata.plist` among the entries, if there is one.
  public let metadata: Int?
  /// The evidence that both belong together.
  public let basis: Basis
  /// True if the folder is named `.pvt`.
  public let isNamedSo: Bool
  /// The findings in words.
  public let reasons: [String]

  /// The key of the bundle's `metadata.plist`; its value is a version.
  public static let metadataKey = "PFVideoComplementMetadataVersionKey"
  /// The type of a folder that is a Live Photo.
  public static let typeIdentifier = "com.apple.private.live-photo-bundle"

  /// A Live Photo, or the first rule that rejects the folder.
  public enum Reading: Hashable, Sendable {
    /// The folder is a Live Photo.
    case bundle(LivePhotoBundle)
    /// The folder is not a Live Photo; `isNamedSo` is true if it is named `.pvt` anyway.
    case notBundle(rule: String, because: String, isNamedSo: Bool)

    /// The bundle, or nil.
    public var bundle: LivePhotoBundle? {
      if case .bundle(let bundle) = self { bundle } else { nil }
    }
  }

  /// Classifies a folder by its entries; `type` is called for at most two of them, and not at all for other shapes.
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

  /// Classifies the entries of a folder or archive; `naming` is the reason to report about its name.
  static func read(
    _ entries: [FolderEntry], isNamedSo: Bool, naming: String, type: (FolderEntry) -> UTType?
  ) -> Reading {
    var contents = Contents(entries)
    if contents.mayBeBundle { contents.classifyHalves(entries, type: type) }
    for rule in rules where rule.rejects(contents) {
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

  /// A reason why a folder is not a Live Photo.
  public struct Rule: Sendable {
    /// The rule's name.
    public let name: String
    /// The condition in words.
    public let when: String
    /// The reason.
    public let because: String
    let rejects: @Sendable (Contents) -> Bool

    init(_ name: String, when: String, because: String, _ rejects: @escaping @Sendable (Contents) -> Bool) {
      self.name = name
      self.when = when
      self.because = because
      self.rejects = rejects
    }
  }

  /// The rules in order; the first that rejects a folder is reported, and a folder that none rejects is a Live
  /// Photo.
  public static let rules = [
    Rule(
      "subfolder", when: "an entry is a folder",
      because: "a bundle is flat: what has folders in it is an ordinary folder"
    ) { $0.hasFolder },
    Rule(
      "stranger", when: "more than two files, or one that is neither image nor movie, beside metadata.plist",
      because:
        "a bundle holds its two halves and nothing else; anything more would be lost if it were one item"
    ) { !$0.mayBeBundle || $0.otherFiles > 0 },
    Rule(
      "noMovie", when: "no movie",
      because: "a still alone is a photo, whatever its folder is called"
    ) { $0.movies.isEmpty },
    Rule(
      "noStill", when: "no image",
      because: "a movie alone is a video, whatever its folder is called"
    ) { $0.stills.isEmpty },
    Rule(
      "otherStem", when: "the halves' names differ before the extension",
      because: "the halves of a bundle share one stem; two names are two items"
    ) { !$0.sharesStem },
    Rule(
      "otherIdentifier", when: "both halves hold content identifiers and these differ",
      because: "equal names with different identifiers are two Live Photos' halves, not one Live Photo"
    ) { $0.identifiersDiffer },
  ]

  /// The entries of a folder by kind, as indices or counts.
  struct Contents: Sendable {
    var hasFolder = false
    var metadata: Int?
    var metadataState = FolderEntry.Metadata.unread
    var systemFiles = 0
    var stills: [Int] = []
    var movies: [Int] = []
    var otherFiles = 0
    var sharesStem = false
    var identifiersDiffer = false
    var identifiersAgree = false
    private var halves: [Int] = []
    private var fileCount = 0

    init(_ entries: [FolderEntry]) {
      for (index, entry) in entries.enumerated() {
        if entry.isSystemFile {
          systemFiles += 1
        } else if entry.isFolder {
          hasFolder = true
        } else if metadata == nil, entry.isMetadata {
          metadata = index
          metadataState = entry.metadata
        } else {
          fileCount += 1
          if halves.count < 2 { halves.append(index) }
        }
      }
    }

    /// True if the folder can be a Live Photo, judged without the types of its files.
    var mayBeBundle: Bool { !hasFolder && fileCount <= 2 }

    mutating func classifyHalves(_ entries: [FolderEntry], type: (FolderEntry) -> UTType?) {
      for index in halves {
        let type = type(entries[index])
        if type?.conforms(to: .movie) ?? false {
          movies.append(index)
        } else if type?.conforms(to: .image) ?? false {
          stills.append(index)
        } else {
          otherFiles += 1
        }
      }
      guard stills.count == 1, movies.count == 1 else { return }
      let still = entries[stills[0]], movie = entries[movies[0]]
      sharesStem = still.stem == movie.stem
      guard let a = still.contentIdentifier?.lowercased(), let b = movie.contentIdentifier?.lowercased()
      else { return }
      identifiersAgree = a == b
      identifiersDiffer = a != b
    }

    func basis(isNamedSo: Bool) -> Basis {
      if identifiersAgree { return .identifier }
      if metadataState == .livePhoto { return .metadata }
      return isNamedSo ? .name : .shape
    }

    func reasons(naming: String) -> [String] {
      var reasons = ["one still and one movie of one stem"]
      if identifiersAgree { reasons.append("equal content identifiers") }
      switch (metadata, metadataState) {
      case (nil, _): break
      case (_, .livePhoto): reasons.append("metadata.plist has \(LivePhotoBundle.metadataKey)")
      case (_, .foreign): reasons.append("metadata.plist is not a Live Photo's")
      case (_, .unread): reasons.append("metadata.plist, not read")
      }
      if systemFiles > 0 { reasons.append("files that systems leave behind, not counted: \(systemFiles)") }
      reasons.append(naming)
      return reasons
    }
  }
}
