internal import MediaItems

/// One row of the table of load plans.
struct LoadRule: Sendable {
  /// The situations that a row is for.
  struct When: Sendable {
    var subjects: Set<LoadSubject>
    var purposes: Set<LoadSituation.Purpose> = Set(LoadSituation.Purpose.allCases)
    /// Groups of identifiers of which each has to be offered.
    var offers: [LoadOffer.Source] = []
    /// What has to fit in memory.
    var room: LoadSituation.Room?
    /// Whether the size has to be known for that.
    var needsKnownSize = false
    var stillOnly = false

    /// Whether the row is for a situation whose subject is among ``subjects``.
    func holds(_ offer: LoadOffer, _ situation: LoadSituation) -> Bool {
      purposes.contains(situation.purpose)
        && (!stillOnly || situation.wantsStillOnly)
        && offers.allSatisfy { !offer[$0].isEmpty }
        && (room.map { situation.hasRoom(for: $0) } ?? true)
        && (!needsKnownSize || situation.pixelSize != nil)
    }
  }

  /// One call for each identifier of a group, or for its best.
  struct Template: Sendable {
    var call: LoadPlan.Call
    var source: LoadOffer.Source
    var reason: String
    /// Only the first identifier of the group.
    var onlyBest = false
    var targetClass: LoadPlan.TargetClass?
    /// A group whose best identifier is loaded besides, to complete each of these.
    var partner: (source: LoadOffer.Source, reason: String)?
  }

  struct Prohibition: Sendable {
    var call: LoadPlan.Call
    var targetClass: LoadPlan.TargetClass?
    /// A group whose best identifier it is about, where one is offered; nil where it is about all.
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
