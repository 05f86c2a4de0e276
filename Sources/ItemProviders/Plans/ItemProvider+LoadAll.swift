public import Foundation
public import LoadPlans

extension ItemProvider {
  /// Carries out many plans, a few at a time; the results stand in the order of the providers.
  ///
  /// One that fails is a failure in its place and stops no other. `memoryLimit` is for all together: each load that runs
  /// at once gets its share. Cancelling the task cancels what runs and starts nothing more; every place then has a
  /// result all the same.
  public static func loadAll(
    _ plans: [(provider: ItemProvider, plan: LoadPlan)], into directory: URL, atOnce: Int = 2,
    memoryLimit: Int64? = nil
  ) async -> [Result<LoadedItem, any Error>] {
    let width = max(1, min(atOnce, plans.count))
    let share = memoryLimit.map { $0 / Int64(width) }
    var results = [Result<LoadedItem, any Error>](
      repeating: .failure(CancellationError()), count: plans.count)
    await withTaskGroup(of: (Int, Result<LoadedItem, any Error>).self) { group in
      var next = 0
      func start() {
        guard next < plans.count else { return }
        let (index, provider, plan) = (next, plans[next].provider, plans[next].plan)
        next += 1
        group.addTask {
          do {
            return (index, .success(try await provider.load(plan, into: directory, memoryLimit: share)))
          } catch { return (index, .failure(error)) }
        }
      }
      for _ in 0..<width { start() }
      while let (index, result) = await group.next() {
        results[index] = result
        if !Task.isCancelled { start() }
      }
    }
    return results
  }
}
