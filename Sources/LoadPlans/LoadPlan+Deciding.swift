public import MediaItems

extension LoadPlan {
  /// Plans a load: `rules` decide the media kind, then the first matching load rule applies.
  ///
  /// Never fails: if nothing can be loaded, the plan has a ``refusal`` and no steps.
  public init(for situation: LoadSituation, under rules: MediaRuleSet = .evidenceFirst) {
    self = LoadPlanner(situation.registered, in: situation.context, under: rules).plan(for: situation)
  }

  fileprivate init(
    _ rule: LoadRule, _ offer: LoadOffer, _ situation: LoadSituation, _ decision: MediaDecision
  ) {
    purpose = situation.purpose
    self.decision = decision
    self.rule = rule.name
    because = rule.because
    steps = Self.availableFirst(rule.then, offer, situation, decision).reduce(into: []) {
      $0 += $1.steps(offer, situation, after: $0)
    }
    never = rule.never.filter {
      $0.contexts.contains(situation.context) && $0.purposes.contains(situation.purpose)
        && $0.source.map { !offer[$0].isEmpty } ?? true
    }
    .map {
      Never(
        call: $0.call, identifier: $0.source.flatMap { offer[$0].first }, targetClass: $0.targetClass,
        reason: $0.reason)
    }
    memoryLimit = situation.shareOfLimit
    ending = rule.ending
  }

  /// Moves available representations before ones that need transcoding.
  ///
  /// Loops keep their order: an available GIF does not replace the movie.
  private static func availableFirst(
    _ templates: [LoadRule.Template], _ offer: LoadOffer, _ situation: LoadSituation,
    _ decision: MediaDecision
  ) -> [LoadRule.Template] {
    guard !situation.needsTranscoding.isEmpty, !decision.isLoop else { return templates }
    let needsTranscoding = { (template: LoadRule.Template) in
      offer[template.source].allSatisfy(situation.needsTranscoding.contains)
    }
    return templates.filter { !needsTranscoding($0) } + templates.filter(needsTranscoding)
  }
}

/// The media decision and the representations that all plans for one provider in one context share.
package struct LoadPlanner: Sendable {
  private let decision: MediaDecision
  private let offer: LoadOffer
  private let rules: [LoadRule]

  package init(
    _ registered: RegisteredTypes, in context: LoadSituation.Context,
    under rules: MediaRuleSet = .evidenceFirst
  ) {
    decision = MediaDecision.decide(registered, under: rules)
    offer = LoadOffer(registered, context)
    self.rules = LoadRule.rows[LoadSubject(offer, decision, context)] ?? []
  }

  /// Returns the plan for a situation with the same registered types and context.
  package func plan(for situation: LoadSituation) -> LoadPlan {
    let rule = rules.first { $0.when.matches(offer, situation) } ?? .lastRow
    return LoadPlan(rule, offer, situation, decision)
  }
}

extension LoadRule.Template {
  fileprivate func steps(_ offer: LoadOffer, _ situation: LoadSituation, after: [LoadPlan.Step])
    -> [LoadPlan.Step]
  {
    var steps: [LoadPlan.Step] = []
    func turn() -> LoadPlan.Turn { after.isEmpty && steps.isEmpty ? .first : .ifThatFails }
    func isNew(_ call: LoadPlan.Call, _ identifier: String) -> Bool {
      let isSame = { (step: LoadPlan.Step) in step.call == call && step.identifier == identifier }
      return !after.contains(where: isSame) && !steps.contains(where: isSame)
    }
    for identifier in offer[source].prefix(onlyBest ? 1 : Int.max) {
      // Reading the original saves a copy; editing it would change the sender's file.
      if call == .loadFileRepresentation, partner == nil, situation.purpose != .edit,
        situation.opensInPlace.contains(identifier),
        isNew(.loadInPlaceFileRepresentation, identifier)
      {
        steps.append(
          LoadPlan.Step(
            turn: turn(), call: .loadInPlaceFileRepresentation, identifier: identifier, targetClass: nil,
            reason: "the original itself, read where it lies: nothing is copied", in: situation))
      }
      guard isNew(call, identifier) else { continue }
      let step = LoadPlan.Step(
        turn: turn(), call: call, identifier: identifier, targetClass: targetClass, reason: reason,
        isAddress: offer[.addresses].contains(identifier), in: situation)
      // An unknown size counts as too large.
      if call.isInMemory, let share = situation.shareOfLimit, (step.estimatedPeakBytes ?? .max) > share {
        continue
      }
      steps.append(step)
      if let partner, let other = offer[partner.source].first {
        steps.append(
          LoadPlan.Step(
            turn: .also, call: call, identifier: other, targetClass: nil, reason: partner.reason,
            in: situation))
      }
    }
    return steps
  }
}
