public import Foundation
public import LoadPlans

extension ItemProvider {
  /// Carries out many plans, a few at a time; the results stand in the order of the providers.
  ///
  /// One that fails is a failure in its place and stops no other. `memoryLimit` is for all together: what runs at once
  /// shares what earlier results have left of it, and when that is not enough, files serve. Cancelling the task cancels
  /// what runs and starts nothing more; every place then has a result all the same.
  public static func loadAll(
    _ plans: [(provider: ItemProvider, plan: LoadPlan)], into directory: URL, atOnce: Int = 2,
    memoryLimit: Int64? = nil
  ) async -> [Result<LoadedItem, any Error>] {
    let width = max(1, min(atOnce, plans.count))
    var room = SharedRoom(memoryLimit)
    var results = [Result<LoadedItem, any Error>](
      repeating: .failure(CancellationError()), count: plans.count)
    await withTaskGroup(of: EndedLoad.self) { group in
      var next = 0
      func start(sharedBy count: Int) {
        guard next < plans.count else { return }
        let (index, provider, plan) = (next, plans[next].provider, plans[next].plan)
        let share = room.take(sharedBy: count)
        next += 1
        group.addTask {
          do {
            let item = try await provider.load(plan, into: directory, memoryLimit: share)
            return EndedLoad(index: index, share: share, result: .success(item))
          } catch { return EndedLoad(index: index, share: share, result: .failure(error)) }
        }
      }
      for started in 0..<width { start(sharedBy: width - started) }
      while let ended = await group.next() {
        room.give(back: ended.share, keeping: (try? ended.result.get())?.keptBytes ?? 0)
        results[ended.index] = ended.result
        if !Task.isCancelled { start(sharedBy: 1) }
      }
    }
    return results
  }
}

/// How one load ended.
///
/// No tuple: of one, Swift 6.3.1 with `-O` hands on another value in place of the first two elements.
private struct EndedLoad: Sendable {
  var index: Int
  var share: Int64?
  var result: Result<LoadedItem, any Error>
}

/// What is left of a memory limit for loads that have not started.
private struct SharedRoom {
  private var left: Int64?

  init(_ limit: Int64?) { left = limit }

  /// The share of one of so many loads that are about to start; nil when there is no limit.
  mutating func take(sharedBy count: Int) -> Int64? {
    guard let all = left else { return nil }
    let share = max(0, all / Int64(max(1, count)))
    left = all - share
    return share
  }

  /// A load is over, and its result has so many bytes in memory.
  mutating func give(back share: Int64?, keeping kept: Int64) {
    guard let all = left, let share else { return }
    left = all + share - min(kept, share)
  }
}
