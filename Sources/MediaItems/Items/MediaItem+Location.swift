internal import MediaMetadata

extension MediaItem {
  /// What an item's other files and its sidecars say of where it was taken.
  package enum Surroundings: Hashable, Sendable {
    /// They hold coordinates.
    case located
    /// All were read, and none says anything.
    case nothing
    /// Not all were read, or not in full.
    case unknown

    /// What both say together: one place is enough, and all must be known to say that there is none.
    package func joined(with other: Surroundings) -> Surroundings {
      if self == .located || other == .located { return .located }
      return self == .nothing && other == .nothing ? .nothing : .unknown
    }

    /// What a file's own answer means for the item that it belongs to.
    package init(_ isLocated: Bool?) {
      self = isLocated.map { $0 ? .located : .nothing } ?? .unknown
    }
  }

  /// The item with what its other half says of places.
  func beside(_ isLocated: Bool?) -> MediaItem {
    var item = self
    item.surroundings = Surroundings(isLocated)
    return item
  }

  /// Whether any file of the item holds coordinates: its own, a Live Photo's movie, a sidecar; nil when that is not
  /// known.
  ///
  /// False is said only where every part that can hold a place was read, in all of these files.
  public var isLocated: Bool? {
    let own = file.headers?.metadata.isLocated
    if own == true { return true }
    let hasParts = livePhoto.map { $0.form == .pair || $0.form == .bundle } ?? false
    switch surroundings ?? (allSidecars.isEmpty && !hasParts ? .nothing : .unknown) {
    case .located: return true
    case .nothing: return own
    case .unknown: return nil
    }
  }
}
