public import Foundation
public import LoadPlans

extension ItemProvider {
  /// Runs many load plans, a few at a time, and returns the results in the order of the providers.
  ///
  /// A failed load does not stop the others. All loads share `memoryLimit`: loads running at the same time
  /// divide the memory that earlier results have left, and load files if it does not suffice. Cancelling the
  /// task cancels running loads and starts no more; the result still has an element for every plan.
  public static func loadAll(
    _ plans: [(provider: ItemProvider, plan: LoadPlan)], into directory: URL, atOnce: Int = 2,
    memoryLimit: Int64? = nil
  ) async -> [Result<LoadedItem, any Error>] {
    let width = max(1, min(atOnce, plans.count))
    var budget = SharedMemoryBudget(memoryLimit)
    var results = [Result<LoadedItem, any Error>](
      repeating: .failure(CancellationError()), count: plans.count)
    await withTaskGroup(of: LoadOutcome.self) { group in
      var next = 0
      func start(sharedBy count: Int) {
        guard next < plans.count else { return }
        let (index, provider, plan) = (next, plans[next].provider, plans[next].plan)
        let share = budget.reserve(sharedBy: count)
        next += 1
        group.addTask {
          do {
            let item = try await provider.load(plan, into: directory, memoryLimit: share)
            return LoadOutcome(index: index, share: share, result: .success(item))
          } catch { return LoadOutcome(index: index, share: share, result: .failure(error)) }
        }
      }
      for started in 0..<width { start(sharedBy: width - started) }
      while let outcome = await group.next() {
        budget.release(outcome.share, retaining: (try? outcome.result.get())?.retainedBytes ?? 0)
        results[outcome.index] = outcome.result
        if !Task.isCancelled { start(sharedBy: 1) }
      }
    }
    return results
  }
}

/// The outcome of one load.
///
/// Not a tuple, because Swift 6.3.1 with `-O` passes a wrong value for its first two elements.
private struct LoadOutcome: Sendable {
  var index: Int
  var share: Int64?
  var result: Result<LoadedItem, any Error>
}

/// The remaining memory of a limit for loads that have not started.
private struct SharedMemoryBudget {
  private var remaining: Int64?

  init(_ limit: Int64?) { remaining = limit }

  /// Reserves the share of one of `count` loads that are about to start; nil if there is no limit.
  mutating func reserve(sharedBy count: Int) -> Int64? {
    guard let total = remaining else { return nil }
    let share = max(0, total / Int64(max(1, count)))
    remaining = total - share
    return share
  }

  /// Releases the share of a finished load whose result has `retainedBytes` in memory.
  mutating func release(_ share: Int64?, retaining retainedBytes: Int64) {
    guard let total = remaining, let share else { return }
    remaining = total + share - min(retainedBytes, share)
  }
}
