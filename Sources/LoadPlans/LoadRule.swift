internal import MediaItems

/// A rule of the load plan table: a condition, and the calls that load the item then.
struct LoadRule: Sendable {
  /// The condition of a rule.
  struct When: Sendable {
    var subjects: Set<LoadSubject>
    var purposes: Set<LoadSituation.Purpose> = Set(LoadSituation.Purpose.allCases)
    /// Groups of identifiers that must all be present.
    var offers: [LoadOffer.Source] = []
    /// The contents that must fit in memory.
    var room: LoadSituation.Room?
    /// True if the size must be known.
    var needsKnownSize = false
    var stillOnly = false

    /// Returns true if the rule applies to a situation with one of its ``subjects``.
    func matches(_ offer: LoadOffer, _ situation: LoadSituation) -> Bool {
      purposes.contains(situation.purpose)
        && (!stillOnly || situation.wantsStillOnly)
        && offers.allSatisfy { !offer[$0].isEmpty }
        && (room.map { situation.hasRoom(for: $0) } ?? true)
        && (!needsKnownSize || situation.pixelSize != nil)
    }
  }

  /// A call for each identifier of a group, or only for the first.
  struct Template: Sendable {
    var call: LoadPlan.Call
    var source: LoadOffer.Source
    var reason: String
    /// True for only the first identifier of the group.
    var onlyBest = false
    var targetClass: LoadPlan.TargetClass?
    /// A group whose first identifier is also loaded, to complete the result.
    var partner: (source: LoadOffer.Source, reason: String)?
  }

  struct Prohibition: Sendable {
    var call: LoadPlan.Call
    var targetClass: LoadPlan.TargetClass?
    /// A group whose first identifier is concerned; nil for all.
    var source: LoadOffer.Source?
    var contexts = Set(LoadSituation.Context.allCases)
    var purposes = Set(LoadSituation.Purpose.allCases)
    var reason: String
  }

  var name: String
  var when: When
  var then: [Template]
  var never: [Prohibition] = []
  var ending: LoadPlan.Ending = .reportAndRetry
  var because: String
}

extension LoadPlan.Ending {
  static let reportAndRetry = Self(
    name: "reportAndRetry",
    reason: "no other form is registered: report the error and offer to try again, one item at a time")
  static let keepTheHalf = Self(
    name: "keepTheHalf",
    reason:
      "one half may have arrived: keep it as a photo or a video, say what is missing, offer to try again")
  static let keepEarlierResult = Self(
    name: "keepEarlierResult",
    reason: "the provider is empty, as a preselected asset's is: use the result kept from the earlier pick")
  static let nothingNamed = Self(
    name: "nothingNamed",
    reason: "only roots of the graph are registered: asked for, they give anything or an error")
  static let noStill = Self(
    name: "noStill", reason: "only the still is wanted, and no image and no bundle is registered")
}
