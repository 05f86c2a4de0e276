internal import SourceFeatures

/// The scores of the languages for the features of one text.
struct LanguageScores {
  struct Standing {
    var language: Language
    var score = 0
    /// The number of different features.
    var variety = 0
    /// The greatest weight.
    var greatest = 0
    /// The number of matches, up to the count limit.
    var hits = 0
    /// The sum of the negative weights.
    fileprivate var against = 0

    fileprivate mutating func add(_ match: Match) {
      score += match.points
      variety += 1
      greatest = max(greatest, match.feature.weight)
      if match.feature.weight > 0 { hits += match.count } else { against -= match.feature.weight }
    }
  }

  /// The evidence for a language, in which each offset counts once.
  ///
  /// Overlapping features count once, and repetitions add nothing.
  struct Evidence {
    /// The sum of the greatest weights per offset.
    var sum = 0
    /// The greatest weight.
    var greatest = 0
  }

  fileprivate struct Match {
    var feature: LanguageFeature
    var count: Int
    var offset: Int32

    /// The score for this number of matches.
    var points: Int {
      let weight = feature.weight
      switch count {
      case 0: return 0
      case 1: return weight
      case 2...3: return weight < 0 ? weight : weight + weight / 2
      default: return weight < 0 ? weight : weight * 2
      }
    }
  }

  private let matches: [Match]
  /// The languages with positive scores, best first.
  let standings: [Standing]

  init(_ tally: FeatureTally, without leftOut: Set<Int> = []) {
    let seen =
      leftOut.isEmpty ? tally.sightings : tally.sightings.filter { !leftOut.contains($0.feature) }
    matches = seen.map {
      Match(feature: LanguageFeature(number: $0.feature), count: $0.count, offset: $0.offset)
    }
    // Sparse: 1-based indices into `own`, 0 for none.
    var slots = [UInt16](repeating: 0, count: LanguageTable.languageCount)
    var own: [Standing] = []
    own.reserveCapacity(matches.count)
    for match in matches {
      let language = match.feature.language
      if slots[language.number] == 0 {
        own.append(Standing(language: language))
        slots[language.number] = UInt16(own.count)
      }
      own[Int(slots[language.number]) - 1].add(match)
    }
    var standings: [Standing] = []
    standings.reserveCapacity(own.count)
    for standing in own
    where standing.score > 0 && standing.against < LanguageDetector.Threshold.contradiction {
      let whole = Self.addingBase(standing) { slots[$0.number] == 0 ? nil : own[Int(slots[$0.number]) - 1] }
      if whole.score > 0 { standings.append(whole) }
    }
    standings.sort { ($1.score, $0.language.number) < ($0.score, $1.language.number) }
    self.standings = standings
  }

  /// Adds the scores of base languages, whose features a language inherits.
  private static func addingBase(_ own: Standing, _ baseStanding: (Language) -> Standing?) -> Standing {
    var result = own
    for ancestor in own.language.ancestors {
      let base = baseStanding(ancestor) ?? Standing(language: ancestor)
      // Without features of the base language, its own are rather those of another language.
      if base.score < LanguageDetector.Threshold.baseMinimum, !own.language.standsAlone { result.score /= 3 }
      result.score += max(0, base.score)
      result.variety += base.variety
      result.hits += base.hits
    }
    return result
  }

  /// Returns the evidence for a language and its base languages.
  func evidence(of language: Language) -> Evidence {
    let lineage = [language] + language.ancestors
    var evidence = Evidence()
    var weights: [(offset: Int32, weight: Int)] = []
    for match in matches where lineage.contains(match.feature.language) {
      if match.feature.weight > 0 { weights.append((match.offset, match.feature.weight)) }
    }
    weights.sort { $0 < $1 }
    for (index, entry) in weights.enumerated() {
      evidence.greatest = max(evidence.greatest, entry.weight)
      // The last one at an offset has the greatest weight.
      if index + 1 < weights.count, weights[index + 1].offset == entry.offset { continue }
      evidence.sum += entry.weight
    }
    return evidence
  }

  /// Returns the positive features of a language, the greatest weight first.
  private func matches(of language: Language) -> [Match] {
    matches.filter { $0.feature.language == language && $0.feature.weight > 0 }
      .sorted { ($1.feature.weight, $0.feature.start) < ($0.feature.weight, $1.feature.start) }
  }

  func range(of language: Language) -> Range<Int64> {
    let offsets = matches(of: language).map { Int64($0.offset) }
    let first = offsets.min() ?? 0
    return first..<max(first, offsets.max() ?? 0) + 1
  }

  /// Returns a phrase like `Rust: “fn ID (” at 12`.
  func seen(_ language: Language) -> String {
    let shown = matches(of: language).prefix(4).map { "“\($0.feature.text)” at \($0.offset)" }
    return "\(language.name): \(shown.joined(separator: ", "))"
  }
}
