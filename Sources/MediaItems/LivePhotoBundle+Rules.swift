internal import UniformTypes

extension LivePhotoBundle {
  /// One reason for a folder not to be a Live Photo.
  public struct Rule: Sendable {
    /// The rule's name.
    public let name: String
    /// The condition in words.
    public let when: String
    /// Why.
    public let because: String
    let refuses: @Sendable (Contents) -> Bool

    init(_ name: String, when: String, because: String, _ refuses: @escaping @Sendable (Contents) -> Bool) {
      self.name = name
      self.when = when
      self.because = because
      self.refuses = refuses
    }
  }

  /// The reasons against, in the order in which they are reported; a folder that none refuses is a Live Photo.
  public static let rules = [
    Rule(
      "subfolder", when: "an entry is a folder",
      because: "a bundle is flat: what has folders in it is an ordinary folder"
    ) { $0.hasFolder },
    Rule(
      "stranger", when: "more than two files, or one that is neither image nor movie, beside metadata.plist",
      because:
        "a bundle holds its two halves and nothing else; anything more would be lost if it were one item"
    ) { !$0.mayBeBundle || $0.strangers > 0 },
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

  /// A folder's entries sorted by what they are.
  struct Contents: Sendable {
    var hasFolder = false
    var metadata: Int?
    var metadataState = FolderEntry.Metadata.unread
    var droppings = 0
    var stills: [Int] = []
    var movies: [Int] = []
    var strangers = 0
    var sharesStem = false
    var identifiersDiffer = false
    var identifiersAgree = false
    private var halves: [Int] = []
    private var fileCount = 0

    init(_ entries: [FolderEntry]) {
      for (position, entry) in entries.enumerated() {
        if entry.isDropping {
          droppings += 1
        } else if entry.isFolder {
          hasFolder = true
        } else if metadata == nil, entry.isMetadata {
          metadata = position
          metadataState = entry.metadata
        } else {
          fileCount += 1
          if halves.count < 2 { halves.append(position) }
        }
      }
    }

    var mayBeBundle: Bool { !hasFolder && fileCount <= 2 }

    mutating func sort(_ entries: [FolderEntry], type: (FolderEntry) -> UTType?) {
      for position in halves {
        let type = type(entries[position])
        if type?.conforms(to: .movie) ?? false {
          movies.append(position)
        } else if type?.conforms(to: .image) ?? false {
          stills.append(position)
        } else {
          strangers += 1
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
      if droppings > 0 { reasons.append("files that systems leave behind, not counted: \(droppings)") }
      reasons.append(naming)
      return reasons
    }
  }
}
