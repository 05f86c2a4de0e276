public import MediaMetadata

extension MediaItem {
  /// What an item's other files and its sidecars say of where it was taken.
  package enum Surroundings: Hashable, Sendable {
    /// They hold coordinates; nil where their numbers cannot be read.
    case located(Coordinates?)
    /// All were read, and none says anything.
    case nothing
    /// Not all were read, or not in full.
    case unknown

    /// What both say together: one place is enough, and all must be known to say that there is none.
    package func joined(with other: Surroundings) -> Surroundings {
      if isLocated || other.isLocated { return .located(coordinates ?? other.coordinates) }
      return self == .nothing && other == .nothing ? .nothing : .unknown
    }

    /// What a file's own answer means for the item that it belongs to.
    package init(_ isLocated: Bool?, at coordinates: Coordinates? = nil) {
      self = isLocated.map { $0 ? .located(coordinates) : .nothing } ?? .unknown
    }

    /// Whether a place was found.
    package var isLocated: Bool { if case .located = self { true } else { false } }

    /// The place in numbers, where one was found so.
    package var coordinates: Coordinates? { if case .located(let place) = self { place } else { nil } }
  }

  /// The item with what its other half says of places.
  func beside(_ other: MediaMetadata?) -> MediaItem {
    var item = self
    item.surroundings = Surroundings(other?.isLocated, at: other?.coordinates)
    if storedDate == nil, let date = other?.captured {
      item.sideDates.append(SideDate(date: date, source: SideDate.ofMovie, isOfPart: true))
    }
    return item
  }

  /// Whether any file of the item holds coordinates: its own, a Live Photo's movie, a sidecar; nil when that is not
  /// known.
  ///
  /// False is said only where every part that can hold a place was read, in all of these files: not of a file that was read
  /// by its path alone, unless its sidecars were named or looked for.
  public var isLocated: Bool? {
    let own = file.headers?.metadata.isLocated
    if own == true { return true }
    let hasParts = livePhoto.map { $0.form == .pair || $0.form == .bundle } ?? false
    switch surroundings ?? (!hasSidecars && !hasParts ? .nothing : .unknown) {
    case .located: return true
    case .nothing: return sidecarsAreComplete ? own : nil
    case .unknown: return nil
    }
  }

  /// Where the item was taken, in numbers: its own file's word, else that of its other files and sidecars.
  public var coordinates: Coordinates? {
    if let metadata = file.headers?.metadata, metadata.isLocated == true { return metadata.coordinates }
    return surroundings?.coordinates
  }
}
