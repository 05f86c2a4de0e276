internal import SourceFeatures

/// What the features of one text come to, for each language.
struct LanguageScores {
  struct Standing {
    var language: Language
    var score = 0
    /// How many different features were seen.
    var variety = 0
    /// The greatest weight among them.
    var greatest = 0
    /// How often any was seen, as far as is counted.
    var hits = 0
    /// The sum of the features that speak against the language.
    fileprivate var against = 0

    fileprivate mutating func add(_ sight: Sight) {
      score += sight.worth
      variety += 1
      greatest = max(greatest, sight.feature.weight)
      if sight.feature.weight > 0 { hits += sight.count } else { against -= sight.feature.weight }
    }
  }

  /// The evidence for a language in which each place of the text counts once.
  ///
  /// Features that overlap are one sign, and a feature that is seen again adds nothing.
  struct Evidence {
    /// The sum of the greatest weight at each place.
    var sum = 0
    /// The greatest of all.
    var greatest = 0
  }

  fileprivate struct Sight {
    var feature: LanguageFeature
    var count: Int
    var offset: Int32

    /// What a feature seen so often is worth.
    var worth: Int {
      let weight = feature.weight
      switch count {
      case 0: return 0
      case 1: return weight
      case 2...3: return weight < 0 ? weight : weight + weight / 2
      default: return weight < 0 ? weight : weight * 2
      }
    }
  }

  private let sights: [Sight]
  /// The languages that the text speaks for, best first.
  let standings: [Standing]

  init(_ tally: FeatureTally, without leftOut: Set<Int> = []) {
    let seen =
      leftOut.isEmpty ? tally.sightings : tally.sightings.filter { !leftOut.contains($0.feature) }
    sights = seen.map {
      Sight(feature: LanguageFeature(number: $0.feature), count: $0.count, offset: $0.offset)
    }
    // Few languages are spoken for or against: the others have no place.
    var places = [UInt16](repeating: 0, count: LanguageTable.languageCount)
    var own: [Standing] = []
    own.reserveCapacity(sights.count)
    for sight in sights {
      let language = sight.feature.language
      if places[language.number] == 0 {
        own.append(Standing(language: language))
        places[language.number] = UInt16(own.count)
      }
      own[Int(places[language.number]) - 1].add(sight)
    }
    var standings: [Standing] = []
    standings.reserveCapacity(own.count)
    for standing in own where standing.score > 0 && standing.against < LanguageDetector.Bar.contradiction {
      let whole = Self.withGround(standing) { places[$0.number] == 0 ? nil : own[Int(places[$0.number]) - 1] }
      if whole.score > 0 { standings.append(whole) }
    }
    standings.sort { ($1.score, $0.language.number) < ($0.score, $1.language.number) }
    self.standings = standings
  }

  /// What a language grew from has lent it its features.
  private static func withGround(_ own: Standing, _ ground: (Language) -> Standing?) -> Standing {
    var result = own
    for ancestor in own.language.ancestors {
      let ground = ground(ancestor) ?? Standing(language: ancestor)
      // Without the plainer language's features, those of the other are not its own but a stranger's.
      if ground.score < LanguageDetector.Bar.ground, !own.language.standsAlone { result.score /= 3 }
      result.score += max(0, ground.score)
      result.variety += ground.variety
      result.hits += ground.hits
    }
    return result
  }

  /// The evidence for a language and for those that it grew from.
  func evidence(of language: Language) -> Evidence {
    let lineage = [language] + language.ancestors
    var evidence = Evidence()
    var places: [(offset: Int32, weight: Int)] = []
    for sight in sights where lineage.contains(sight.feature.language) {
      if sight.feature.weight > 0 { places.append((sight.offset, sight.feature.weight)) }
    }
    places.sort { $0 < $1 }
    for (index, place) in places.enumerated() {
      evidence.greatest = max(evidence.greatest, place.weight)
      // Of those at one place the last is the weightiest.
      if index + 1 < places.count, places[index + 1].offset == place.offset { continue }
      evidence.sum += place.weight
    }
    return evidence
  }

  /// The features of one language that were seen, the weightiest first.
  private func sights(of language: Language) -> [Sight] {
    sights.filter { $0.feature.language == language && $0.feature.weight > 0 }
      .sorted { ($1.feature.weight, $0.feature.start) < ($0.feature.weight, $1.feature.start) }
  }

  func range(of language: Language) -> Range<Int64> {
    let offsets = sights(of: language).map { Int64($0.offset) }
    let first = offsets.min() ?? 0
    return first..<max(first, offsets.max() ?? 0) + 1
  }

  /// A phrase like `Rust: “fn ID (” at 12`.
  func seen(_ language: Language) -> String {
    let shown = sights(of: language).prefix(4).map { "“\($0.feature.text)” at \($0.offset)" }
    return "\(language.name): \(shown.joined(separator: ", "))"
  }
}
