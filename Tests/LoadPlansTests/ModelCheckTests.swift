import Foundation
import LoadPlans
import MediaItems
import Testing
import UniformTypes

/// Invariants of plans for all subsets of pickers' types, in many orders, for every purpose and context.
struct ModelCheckTests {
  static let identifiers = [
    "com.apple.live-photo-bundle", "com.apple.live-photo", "com.apple.private.auto-loop-gif",
    "com.apple.quicktime-movie", "public.mpeg-4", "public.heic", "public.jpeg", "com.compuserve.gif",
    "org.webmproject.webp", "com.adobe.raw-image", "public.item", "com.nobody.thing",
  ]

  static func subset(_ bits: Int) -> [String] {
    identifiers.indices.filter { bits >> $0 & 1 == 1 }.map { identifiers[$0] }
  }

  /// All rotations of the list, its reverse, and a shuffled list.
  static func orders(_ list: [String], _ random: inout SeededRandom) -> [[String]] {
    guard list.count > 1 else { return [list] }
    return list.indices.map { Array(list[$0...] + list[..<$0]) } + [
      list.reversed(), list.shuffled(using: &random),
    ]
  }

  /// The other inputs: sizes, limits and options.
  static let circumstances: [@Sendable (inout LoadSituation) -> Void] = [
    { _ in },
    { $0.wantsStillOnly = true },
    { $0.memoryLimit = 1_000_000 },
    {
      $0.memoryLimit = 1_000_000
      $0.byteSize = 2_000_000
    },
    {
      $0.memoryLimit = 64 << 20
      $0.byteSize = 2_000_000
      $0.pixelSize = (4032, 3024)
    },
    {
      $0.memoryLimit = 64 << 20
      $0.byteSize = 2_000_000
      $0.pixelSize = (4032, 3024)
      $0.itemCount = 3
    },
    { $0.byteSize = 4 << 30 },
    { $0.itemCount = 20 },
    {
      $0.itemCount = 20
      $0.memoryLimit = .max
      $0.byteSize = 1_000
    },
    // Unknown and overflowing sizes.
    {
      $0.memoryLimit = .max
      $0.pixelSize = (4032, 3024)
    },
    {
      $0.memoryLimit = .max
      $0.byteSize = .max
      $0.pixelSize = (.max, .max)
    },
    { $0.memoryLimit = 0 },
    { $0.opensInPlace = Set(identifiers) },
    { $0.needsTranscoding = ["public.jpeg", "com.apple.quicktime-movie"] },
    {
      $0.needsTranscoding = ["public.jpeg", "com.compuserve.gif"]
      $0.memoryLimit = 64 << 20
      $0.byteSize = 2_000_000
      $0.pixelSize = (4032, 3024)
    },
  ]

  /// True to check every subset with every purpose and situation, as in `.ci/full`, and not a third of them.
  ///
  /// Every third number contains every combination of any ten identifiers.
  private static let triesEveryPlan = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  @Test(arguments: LoadSituation.Context.allCases, 0..<4)
  func everyPlan(context: LoadSituation.Context, quarter: Int) {
    var violations: [String] = []
    var count = 0
    var random = SeededRandom(state: UInt64(quarter))
    for bits in stride(from: quarter, to: 1 << Self.identifiers.count, by: 4) {
      for (turn, registered) in Self.orders(Self.subset(bits), &random).enumerated() {
        let types = RegisteredTypes(registered)
        let planner = LoadPlanner(types, in: context)
        let plain = LoadSituation(types, for: .display, in: context)
        func check(_ purpose: LoadSituation.Purpose, _ change: (inout LoadSituation) -> Void) {
          var situation = plain
          situation.purpose = purpose
          change(&situation)
          count += 1
          let plan = planner.plan(for: situation)
          guard let broken = Self.brokenLaw(plan, situation) else { return }
          violations.append("\(broken): \(registered) for \(purpose), by \(plan.rule)")
        }
        func isItsTurn(_ number: Int) -> Bool {
          Self.triesEveryPlan || (bits + number).isMultiple(of: 3)
        }
        for (number, purpose) in LoadSituation.Purpose.allCases.enumerated() {
          // Each subset is checked with every situation in one order, and with one of them in every other
          // order.
          if turn == 0 {
            for (place, change) in Self.circumstances.enumerated() where isItsTurn(number + place) {
              check(purpose, change)
            }
          } else if let change = Self.circumstances.randomElement(using: &random), isItsTurn(number + turn) {
            check(purpose, change)
          }
        }
      }
    }
    #expect(violations.isEmpty, "\(violations.count) of \(count): \(violations.prefix(3))")
    #expect(count > (Self.triesEveryPlan ? 85_000 : 28_000))
  }

  static func brokenLaw(_ plan: LoadPlan, _ situation: LoadSituation) -> String? {
    let registered = situation.registered.identifiers
    let names = plan.steps.compactMap(\.identifier)
    if names.count != plan.steps.count { return "a step without identifier" }
    if !names.allSatisfy(registered.contains) { return "an unregistered identifier" }
    if names.contains("public.item") { return "a root" }
    if Set(plan.steps.map { [$0.call.rawValue, $0.identifier ?? ""] }).count != plan.steps.count,
      plan.rule != "livePhotoHalves"
    {
      return "a step twice"
    }
    for step in plan.steps where step.call.isInMemory {
      let type = step.identifier.flatMap { TypeRegistry.standard.type($0) }
      if type?.conforms(to: .movie) ?? false { return "a movie in memory" }
      if step.call == .loadObject, step.targetClass == nil { return "an object of no class" }
      if step.targetClass == .livePhoto, plan.purpose != .display || situation.context != .picker {
        return "a Live Photo object for nothing"
      }
      if let limit = situation.memoryLimit {
        guard let peak = step.estimatedPeakBytes else { return "a limit, and nobody knows the need" }
        if peak > limit / Int64(situation.itemCount) { return "beyond the limit" }
      }
    }
    for step in plan.steps {
      if step.needsTranscoding != situation.needsTranscoding.contains(step.identifier ?? "") {
        return "transcoding not named"
      }
      if step.needsTranscoding, step.estimatedPeakBytes != nil { return "an estimate of what nobody knows" }
      if step.isInPlace, plan.purpose == .edit { return "the sender's file, to be edited" }
    }
    if plan.kind == .livePhoto, plan.steps.contains(where: { $0.targetClass == .image }) {
      return "a Live Photo as an image"
    }
    if plan.memoryLimit != situation.memoryLimit.map({ $0 / Int64(situation.itemCount) }) {
      return "a limit that the plan does not know"
    }
    if let broken = brokenLivePhoto(plan, situation) { return broken }
    return brokenOrder(plan, situation)
  }

  /// A Live Photo's bundle makes it a Live Photo, at any position and with any other types.
  static func brokenLivePhoto(_ plan: LoadPlan, _ situation: LoadSituation) -> String? {
    let registered = situation.registered.identifiers
    guard registered.contains("com.apple.live-photo-bundle") else { return nil }
    if plan.kind != .livePhoto { return "a Live Photo taken for something else" }
    guard !situation.wantsStillOnly, situation.needsTranscoding.isEmpty else { return nil }
    let isKept = plan.purpose == .upload || plan.purpose == .edit
    if isKept, plan.steps.first?.identifier != "com.apple.live-photo-bundle" {
      return "a Live Photo kept in part"
    }
    let still = registered.contains("public.heic") ? "public.heic" : "public.jpeg"
    if plan.purpose == .thumbnail, registered.contains(still), situation.opensInPlace.isEmpty,
      !registered.contains("com.adobe.raw-image"), !registered.contains("com.compuserve.gif"),
      !registered.contains("org.webmproject.webp"), plan.steps.first?.identifier != still
    {
      return "a small picture made of something else than the still"
    }
    return nil
  }

  static func brokenOrder(_ plan: LoadPlan, _ situation: LoadSituation) -> String? {
    if (plan.refusal == nil) == plan.steps.isEmpty { return "neither step nor refusal" }
    if plan.ending.reason.isEmpty { return "no ending" }
    if plan.steps.first.map({ $0.turn != .first }) ?? false { return "no first step" }
    if plan.steps.dropFirst().contains(where: { $0.turn == .first }) { return "two first steps" }
    let loads = situation.registered.identifiers.contains { $0 != "public.item" }
    if loads, plan.steps.isEmpty, !situation.wantsStillOnly {
      return "refused though something is registered"
    }
    if plan.decision.isLoop {
      let movie = plan.steps.firstIndex {
        $0.identifier == "com.apple.quicktime-movie" || $0.identifier == "public.mpeg-4"
      }
      let gif = plan.steps.firstIndex { $0.identifier?.hasSuffix("gif") ?? false }
      if let gif, let movie, gif < movie { return "a loop's GIF before its movie" }
      let hasMovie = situation.registered.identifiers.contains("com.apple.quicktime-movie")
      if hasMovie, movie == nil { return "a loop without its movie" }
    }
    return nil
  }
}

/// A deterministic number generator (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
