internal import UniformTypes

/// What the content says before the name is compared with it.
struct ContentAnswer {
  var type: UTType
  /// Our own readers settled it.
  var isDecided: Bool
  /// It is text of some kind, and no more is known.
  var isGenericText = false
  /// What the words of a generic text look like.
  var guess: LanguageGuess?
  /// The type of a language that shares the name's extension.
  var shared: UTType?
  /// A type that a reader looked for, and all below it, and did not find.
  var refuted: UTType?
  var damage: String?
  var isIncomplete = false

  /// Whether the content leaves no other reading: what was cut off or not read may have said another type.
  var isProven: Bool { isDecided && !isIncomplete && damage != ContentDamage.truncated.rawValue }

  /// Whether it does so without a name: templates of PHP, JSP or ERB begin as HTML and go on as something else.
  var isProvenAlone: Bool { isProven && type != .html }
}

/// Graph arithmetic over conformance and carriers: names refine, contents win.
struct Verdict {
  var name: NameEvidence?
  var claimedType: UTType?
  var content: ContentAnswer?
  /// Whether the bytes were looked at; without that, their silence disproves nothing.
  var contentWasRead: Bool

  /// The rule that settled name against content, for explanations.
  private(set) var rule: AgreementRule?

  init(name: NameEvidence?, claimedType: UTType?, content: ContentAnswer?, contentWasRead: Bool) {
    self.name = name
    self.claimedType = claimedType
    self.content = content
    self.contentWasRead = contentWasRead
  }

  mutating func identification() -> Identification {
    guard var content else { return silent() }
    var candidates = name?.types ?? []
    if let guess = content.guess {
      if name?.saysText != true || (guess.isStrong && TextName.yields(name?.textTypes ?? [])) {
        // No name says which text it is, or only one that such words disprove: the words do.
        content.type = guess.type
        content.isGenericText = false
      } else if let pathExtension = name?.pathExtension,
        let shared = guess.type(underExtension: pathExtension),
        !candidates.contains(shared)
      {
        candidates.insert(shared, at: 0)
        content.shared = shared
      }
    }
    var result = Identification(
      type: content.type, agreement: .contentOnly, certainty: content.isProvenAlone ? .proven : .likely,
      contentType: content.type, claimedType: claimedType, damage: content.damage,
      isIncomplete: content.isIncomplete)
    if let (nameType, rule) = best(of: candidates, against: content) {
      self.rule = rule
      result.nameType = nameType
      result.agreement = rule.then
      result.certainty = certainty(of: rule.then, content)
      if rule.then == .nameRefines || rule.then == .confirmed { result.type = nameType }
      if name?.isLoose == true, rule.then == .mismatch || rule.then == .sibling {
        result.nameType = nil
        result.agreement = .contentOnly
      }
    } else {
      result.nameType = name.flatMap { $0.saysNothing ? nil : $0.types.first }
    }
    if let claimedType, !claimedType.isDynamic {
      // A sender is trusted where it refines what the bytes prove and the name left open.
      var known = content
      known.type = result.type
      if let (claim, rule) = best(of: [claimedType], against: known), rule.then == .nameRefines {
        result.type = claim
        if result.agreement == .contentOnly { result.certainty = .likely }
      }
    }
    return result
  }

  /// The candidate that stands closest to the content; a name of unknown meaning has none.
  private func best(of candidates: [UTType], against content: ContentAnswer) -> (UTType, AgreementRule)? {
    var best: (type: UTType, rank: Int)?
    for candidate in candidates where !candidate.isDynamic {
      let meeting = Meeting(
        name: candidate, content: content.type, contentIsGenericText: content.isGenericText,
        contentIsDecided: content.isDecided, nameIsRefuted: content.refuted.map(candidate.conforms) ?? false,
        contentSupportsName: content.isGenericText
          && (content.guess?.supports(candidate) == true || content.shared == candidate))
      let rank = AgreementRule.all.firstIndex { $0.when(meeting) } ?? AgreementRule.all.count - 1
      let cost = Self.cost(AgreementRule.all[rank].then) * AgreementRule.all.count + rank
      if best.map({ cost < $0.rank }) ?? true { best = (candidate, cost) }
      // The same type: only a text's words could say more.
      if !content.isGenericText, candidate == content.type { break }
    }
    return best.map { ($0.type, AgreementRule.all[$0.rank % AgreementRule.all.count]) }
  }

  private static func cost(_ agreement: Identification.Agreement) -> Int {
    switch agreement {
    case .confirmed: 0
    case .nameRefines, .contentRefines: 1
    case .sibling: 2
    default: 3
    }
  }

  private func certainty(
    of agreement: Identification.Agreement, _ content: ContentAnswer
  ) -> Identification.Certainty {
    // A name proves nothing: it can only agree with what is proven already.
    switch agreement {
    case .confirmed: content.isProven ? .proven : .likely
    case .nameRefines: .likely
    default: content.isProvenAlone ? .proven : .likely
    }
  }

  /// The bytes said nothing: the name is trusted unless its type would have shown itself.
  private func silent() -> Identification {
    var candidates = name.map { $0.saysNothing ? [] : $0.types } ?? []
    // Bytes that are no text speak for what is none, where a name means both.
    if contentWasRead, let binary = candidates.first(where: { !AgreementRule.isText($0) }) {
      candidates = [binary] + candidates.filter { $0 != binary }
    }
    let disproved = contentWasRead ? candidates.filter(SelfIdentifying.wouldShow) : []
    // Another name for what was disproved is disproved with it: two QuickTime types stand in one family.
    let possible = candidates.first { candidate in
      !disproved.contains { $0 == candidate || AgreementRule.meetInFamily($0, candidate) }
    }
    if let named = candidates.first, possible == nil, name?.isLoose != true {
      return Identification(
        type: .data, agreement: .mismatch, certainty: .none, nameType: named, claimedType: claimedType)
    }
    if let type = possible ?? claimedType {
      return Identification(
        type: type, agreement: possible == nil ? .none : .nameOnly,
        certainty: type.isDynamic ? .none : .nameOnly, nameType: possible, claimedType: claimedType)
    }
    return Identification(type: .data, agreement: .none, certainty: .none)
  }
}
