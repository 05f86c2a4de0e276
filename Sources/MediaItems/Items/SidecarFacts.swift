internal import SystemCalls
internal import SystemPackage

/// What sidecars say of their owner, by their kinds.
enum SidecarFacts {
  /// What all sidecars of an item say together of the place, and each of the moment.
  ///
  /// Sidecars are read until one has a place, and further where dates are wanted.
  static func look(
    at sidecars: [FilePath], forDates wantsDates: Bool
  ) -> (place: MediaItem.Surroundings, dates: [SideDate]) {
    var place = MediaItem.Surroundings.nothing
    var dates: [SideDate] = []
    for path in sidecars {
      if place.isLocated, !wantsDates || !dates.isEmpty { break }
      guard let answer = answer(at: path) else { continue }
      place = place.joined(with: answer.place)
      if wantsDates, let date = answer.captured {
        dates.append(SideDate(date: date, source: "\(answer.capturedKey) in \(path.lastName)"))
      }
    }
    return (place, dates)
  }

  /// What one says; nil where its kind says nothing of these.
  private static func answer(at path: FilePath) -> SideText.Answer? {
    switch Sidecars.forms(of: path.lastName).first?.place ?? .unread {
    case .none: nil
    case .unread: SideText.Answer()
    case .xmp: SideText.xmpPlace.answer(path)
    case .takeout: SideText.takeoutPlace.answer(path)
    }
  }
}
