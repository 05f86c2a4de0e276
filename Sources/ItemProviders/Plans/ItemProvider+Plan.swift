public import Foundation
public import LoadPlans

extension ItemProvider {
  /// Carries out a plan: its first step, and what comes after it when that fails.
  ///
  /// Files are left in `directory` under names that were free. A step that takes the item through memory is passed over
  /// when its estimate is above `memoryLimit` or not known; without a limit none is. Errors: ``LoadPlanError`` when no step served, and `CancellationError` when the task was cancelled.
  public func load(
    _ plan: LoadPlan, into directory: URL, memoryLimit: Int64? = nil
  ) async throws -> LoadedItem {
    var failures: [LoadedItem.Failure] = []
    var index = 0
    while index < plan.steps.count {
      let step = plan.steps[index]
      guard step.turn != .also else {
        index += 1
        continue
      }
      do {
        let value = try await value(of: step, directory, memoryLimit)
        do {
          let (also, missed) = try await companions(of: plan, after: index, directory, memoryLimit)
          return LoadedItem(
            value: value, index: index, step: step, also: also, failures: failures + missed)
        } catch {
          // Nobody learns of files that a cancelled load has left.
          Self.remove([value])
          throw error
        }
      } catch {
        if Task.isCancelled { throw CancellationError() }
        failures.append(LoadedItem.Failure(index: index, step: step, underlying: error))
      }
      index += 1
    }
    throw LoadPlanError(ending: plan.ending, failures: failures)
  }

  /// The steps that stand right behind one to complete its result; one that fails takes nothing from it.
  private func companions(
    of plan: LoadPlan, after index: Int, _ directory: URL, _ memoryLimit: Int64?
  ) async throws -> ([LoadedItem.Value], [LoadedItem.Failure]) {
    var values: [LoadedItem.Value] = []
    var failures: [LoadedItem.Failure] = []
    for next in plan.steps.indices.dropFirst(index + 1) {
      let step = plan.steps[next]
      guard step.turn == .also else { break }
      do { values.append(try await value(of: step, directory, memoryLimit)) } catch {
        if Task.isCancelled {
          Self.remove(values)
          throw error
        }
        failures.append(LoadedItem.Failure(index: next, step: step, underlying: error))
      }
    }
    return (values, failures)
  }

  private func value(
    of step: LoadPlan.Step, _ directory: URL, _ memoryLimit: Int64?
  ) async throws -> LoadedItem.Value {
    try Task.checkCancellation()
    if step.call.isInMemory, let memoryLimit {
      guard let bytes = step.estimatedPeakBytes, bytes <= memoryLimit else {
        throw MemoryLimitExceeded(estimatedBytes: step.estimatedPeakBytes, limit: memoryLimit)
      }
    }
    switch (step.call, step.targetClass) {
    case (.loadObject, .livePhoto): return .livePhoto(try await object(ofClass: LivePhotoObject.self))
    case (.loadObject, _): return .image(try await object(ofClass: StillImage.self))
    case (.loadDataRepresentation, _): return .data(try await data(forTypeIdentifier: try named(step)))
    case (.loadFileRepresentation, _), (.loadInPlaceFileRepresentation, _):
      return .file(try await saveFileRepresentation(forTypeIdentifier: try named(step), in: directory))
    }
  }

  private static func remove(_ values: [LoadedItem.Value]) {
    for case .file(let url) in values { try? FileManager.default.removeItem(at: url) }
  }

  /// The identifier of a step, which has to be registered itself: a supertype would load something else.
  private func named(_ step: LoadPlan.Step) throws -> String {
    guard let identifier = step.identifier, registeredTypeIdentifiers.contains(identifier) else {
      throw Self.unavailable(step.identifier ?? "unknown")
    }
    return identifier
  }
}
