import ArgumentParser
import MediaItems
import MediaMetadata

/// `--filter` and what becomes of items that it cannot judge, for every command that reads files.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only items that match, as in 'livePhotos or panoramas' or 'images and pixelWidth > 4000'.",
      discussion: """
        The photo picker's filters by name, any(…), all(…), not(…), playbackStyle(…), and comparisons of a record's \
        fields (== != < <= > >= ~), joined by and, or, not.
        """, valueName: "expression"))
  var filter: String?

  @Option(help: "How to treat items whose metadata cannot decide the filter.")
  var unknown: UnknownTreatment = .exclude

  enum UnknownTreatment: String, ExpressibleByArgument, CaseIterable { case exclude, include }

  func validate() throws { _ = try parsed() }

  private func parsed() throws -> MediaFilter? {
    guard let filter else { return nil }
    do { return try FilterExpression(filter, knownFields: MediaItem.fieldNames).filter } catch {
      throw ValidationError("'--filter \(filter)': \(error.description).\(Self.suggestion(error))")
    }
  }

  /// The known words nearest to the one that is not.
  private static func suggestion(_ error: FilterExpressionError) -> String {
    guard let word = error.word.map({ Array($0.lowercased().utf8.prefix(64)) }) else { return "" }
    let near = error.candidates.compactMap { candidate in
      TypeSuggestions.distance(word, Array(candidate.lowercased().utf8), atMost: max(1, word.count / 3)).map {
        (candidate, $0)
      }
    }
    guard let best = near.min(by: { $0.1 < $1.1 }) else { return "" }
    return " Did you mean \(best.0)?"
  }

  /// The condition, if there is one.
  var condition: ItemCondition? {
    guard let filter = try? parsed() else { return nil }
    return ItemCondition(filter: filter, includesUnknown: unknown == .include)
  }
}

/// Which items are wanted.
struct ItemCondition: Equatable, Sendable {
  var filter: MediaFilter
  var includesUnknown = false

  func holds(_ item: MediaItem) -> Bool {
    let answer = filter.matches(item)
    return answer == .yes || includesUnknown && answer == .unknown
  }

  /// Whether a record's item is wanted; one that could not be read is not.
  func holds(_ record: Record) -> Bool { record.item.map(holds) ?? false }
}
