internal import SystemCalls
internal import SystemPackage

/// What sidecars say of the place of their owner, by their kinds.
enum SidecarLocation {
  /// What all sidecars of an item say together.
  static func look(at sidecars: [FilePath]) -> MediaItem.Surroundings {
    var result = MediaItem.Surroundings.nothing
    for path in sidecars {
      result = result.joined(with: look(at: path))
      if result.isLocated { break }
    }
    return result
  }

  private static func look(at path: FilePath) -> MediaItem.Surroundings {
    switch Sidecars.forms(of: path.lastName).first?.place ?? .unread {
    case .none: return .nothing
    case .unread: return .unknown
    case .xmp: return SideText.xmpPlace.answer(path).place
    case .takeout: return SideText.takeoutPlace.answer(path).place
    }
  }
}
