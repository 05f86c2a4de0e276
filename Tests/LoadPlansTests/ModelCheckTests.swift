import LoadPlans
import MediaItems
import Testing
import UniformTypes

/// All subsets of what pickers register, in several orders, for every purpose and place: what must hold of any plan.
struct ModelCheckTests {
  static let identifiers = [
    "com.apple.live-photo-bundle", "com.apple.live-photo", "com.apple.private.auto-loop-gif",
    "com.apple.quicktime-movie", "public.mpeg-4", "public.heic", "public.jpeg", "com.compuserve.gif",
    "org.webmproject.webp", "com.adobe.raw-image", "public.item", "com.nobody.thing",
  ]

  static func subset(_ bits: Int) -> [String] {
    identifiers.indices.filter { bits >> $0 & 1 == 1 }.map { identifiers[$0] }
  }

  /// As listed, backwards, and turned by a third.
  static func orders(_ list: [String]) -> [[String]] {
    guard list.count > 1 else { return [list] }
    let cut = max(1, list.count / 3)
    return [list, list.reversed(), Array(list[cut...] + list[..<cut])]
  }

  @Test(arguments: LoadSituation.Purpose.allCases, LoadSituation.Context.allCases)
  func everyPlan(purpose: LoadSituation.Purpose, context: LoadSituation.Context) {
    var violations: [String] = []
    var count = 0
    func check(_ situation: LoadSituation) {
      count += 1
      let plan = LoadPlan(for: situation)
      guard let broken = Self.brokenLaw(plan, situation) else { return }
      violations.append("\(broken): \(situation.registered.identifiers), by \(plan.rule)")
    }
    for bits in 0..<(1 << Self.identifiers.count) {
      for (turn, registered) in Self.orders(Self.subset(bits)).enumerated() {
        var situation = LoadSituation(RegisteredTypes(registered), for: purpose, in: context)
        check(situation)
        // What the order cannot change is asked once.
        guard turn == 0 else { continue }
        situation.wantsStillOnly = true
        check(situation)
        situation.wantsStillOnly = false
        situation.memoryLimit = 1_000_000
        check(situation)
        situation.byteSize = 2_000_000
        check(situation)
      }
    }
    #expect(violations.isEmpty, "\(violations.count) of \(count): \(violations.prefix(3))")
    #expect(count > 24_000)
  }

  static func brokenLaw(_ plan: LoadPlan, _ situation: LoadSituation) -> String? {
    let registered = situation.registered.identifiers
    let names = plan.steps.compactMap(\.identifier)
    if names.count != plan.steps.count { return "a step without identifier" }
    if !names.allSatisfy(registered.contains) { return "an unregistered identifier" }
    if names.contains("public.item") { return "a root" }
    if Set(plan.steps.map { "\($0.call) \($0.identifier ?? "")" }).count != plan.steps.count,
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
      if let limit = situation.memoryLimit, situation.byteSize ?? .max > limit { return "beyond the limit" }
    }
    if plan.kind == .livePhoto, plan.steps.contains(where: { $0.targetClass == .image }) {
      return "a Live Photo as an image"
    }
    return brokenOrder(plan, situation)
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
