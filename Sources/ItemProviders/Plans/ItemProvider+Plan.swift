public import Foundation
public import LoadPlans

extension ItemProvider {
  /// Carries out a plan: its first step, and what comes after it when that fails.
  ///
  /// Copies are left in `directory` under names that were free; a step in place gives the original where the provider
  /// allows that, and a copy where it does not. Of `memoryLimit` and the plan's own limit the smaller counts. A step that
  /// takes the item through memory is passed over when its estimate is above the limit or not known, refused before a
  /// byte is read when the file turns out to be larger, and let go at once when a handler delivers more. Errors:
  /// ``LoadPlanError`` when no step served, and `CancellationError` when the task was cancelled.
  public func load(
    _ plan: LoadPlan, into directory: URL, memoryLimit: Int64? = nil
  ) async throws -> LoadedItem {
    let limit = MemoryLimit([memoryLimit, plan.memoryLimit].compactMap { $0 }.min())
    var failures: [LoadedItem.Failure] = []
    for (index, step) in plan.steps.enumerated() where step.turn != .also {
      do {
        let result = try await result(of: step, directory, limit)
        do {
          let (also, missed) = try await companions(of: plan, after: index, directory, limit)
          return LoadedItem(
            value: result.value, index: index, step: step, isInPlace: result.isInPlace,
            heldBytes: result.heldBytes, also: also.map(\.value), failures: failures + missed)
        } catch {
          // Nobody learns of files that a cancelled load has left.
          result.remove()
          throw error
        }
      } catch {
        if Task.isCancelled { throw CancellationError() }
        failures.append(LoadedItem.Failure(index: index, step: step, underlying: error))
      }
    }
    throw LoadPlanError(ending: plan.ending, failures: failures)
  }

  /// The steps that stand right behind one to complete its result; one that fails takes nothing from it.
  private func companions(
    of plan: LoadPlan, after index: Int, _ directory: URL, _ limit: MemoryLimit
  ) async throws -> ([StepResult], [LoadedItem.Failure]) {
    var results: [StepResult] = []
    var failures: [LoadedItem.Failure] = []
    for next in plan.steps.indices.dropFirst(index + 1) {
      let step = plan.steps[next]
      guard step.turn == .also else { break }
      do { results.append(try await result(of: step, directory, limit)) } catch {
        if Task.isCancelled {
          results.forEach { $0.remove() }
          throw error
        }
        failures.append(LoadedItem.Failure(index: next, step: step, underlying: error))
      }
    }
    return (results, failures)
  }

  private func result(
    of step: LoadPlan.Step, _ directory: URL, _ limit: MemoryLimit
  ) async throws -> StepResult {
    try Task.checkCancellation()
    let representation = try named(step)
    switch step.call {
    case .loadObject, .loadDataRepresentation:
      try limit.checkEstimate(of: step)
      return try await inMemory(step, representation, limit)
    case .loadFileRepresentation, .loadInPlaceFileRepresentation:
      let file = try await loadedFile(representation.identifier, inPlace: step.isInPlace)
      if file.isInPlace { return StepResult(.file(file.url), isInPlace: true, heldBytes: file.heldBytes) }
      defer { file.folder?.remove() }
      return StepResult(.file(try Self.move(file.url, into: directory)), heldBytes: file.heldBytes)
    case .loadItem:
      try limit.checkEstimate(of: step)
      return try await item(representation, limit)
    }
  }

  /// An item as what it is: an address, a file that is its provider's, or bytes.
  private func item(_ representation: Representation, _ limit: MemoryLimit) async throws -> StepResult {
    let identifier = representation.identifier
    let item = try await Self.value { self.loadItem(identifier, ItemOptions(nil), $0) }
    if let url = item.object as? NSURL {
      if url.isFileURL {
        // An extension may be told where a file lies and not be let in: then another form serves.
        guard FileManager.default.isReadableFile(atPath: (url as URL).path) else {
          throw Self.unavailable(identifier)
        }
        return StepResult(.file(url as URL), isInPlace: true, heldBytes: 0)
      }
      return StepResult(.url(url as URL), heldBytes: 0)
    }
    let form = try await Self.form(of: item, as: identifier)
    let data = try form.data(limit, Transfer(isCancelled: { Task.isCancelled }, report: { _ in }))
    guard item.object is NSDictionary || item.object is NSArray else {
      return StepResult(.data(data), heldBytes: Int64(data.count))
    }
    return StepResult(.propertyList(try PropertyListItem(data: data)), heldBytes: Int64(data.count))
  }

  private static func form(of item: HandedItem, as identifier: String) async throws -> ItemForm {
    try await withCheckedThrowingContinuation { continuation in
      ItemForm.make(of: item, as: identifier) { form, error in
        continuation.resume(
          with: form.map { .success($0) } ?? .failure(unavailable(identifier, underlying: error)))
      }
    }
  }

  private func inMemory(
    _ step: LoadPlan.Step, _ representation: Representation, _ limit: MemoryLimit
  ) async throws -> StepResult {
    let identifier = representation.identifier
    func load(readBy aClass: (any ItemProviderReading.Type)?) async throws -> Data {
      if let aClass, !representation.conforms(toOneOf: aClass.readableTypeIdentifiersForItemProvider) {
        throw Self.notCoercible(to: aClass)
      }
      return try await Self.value {
        self.loadData(representation, of: identifier, limit: limit, $0)
      }
    }
    switch (step.call, step.targetClass) {
    case (.loadObject, .livePhoto):
      let data = try await load(readBy: LivePhotoObject.self)
      let object = try Self.object(of: LivePhotoObject.self, .success(data), identifier).get()
      return StepResult(.livePhoto(object), heldBytes: Int64(data.count))
    case (.loadObject, _):
      let data = try await load(readBy: StillImage.self)
      let image = try Self.object(of: StillImage.self, .success(data), identifier).get()
      try limit.check(image)
      return StepResult(.image(image), heldBytes: Int64(data.count))
    default:
      let data = try await load(readBy: nil)
      return StepResult(.data(data), heldBytes: Int64(data.count))
    }
  }

  /// The representation of a step, registered under its very identifier: a supertype would load something else.
  private func named(_ step: LoadPlan.Step) throws -> Representation {
    guard let identifier = step.identifier, let found = representation(serving: identifier),
      found.identifier == identifier
    else { throw Self.unavailable(step.identifier ?? "unknown") }
    return found
  }
}

/// What a step gave.
private struct StepResult: Sendable {
  var value: LoadedItem.Value
  var isInPlace = false
  var heldBytes: Int64

  init(_ value: LoadedItem.Value, isInPlace: Bool = false, heldBytes: Int64) {
    (self.value, self.isInPlace, self.heldBytes) = (value, isInPlace, heldBytes)
  }

  /// Removes a copy; an original is its provider's.
  func remove() {
    if !isInPlace, case .file(let url) = value { try? FileManager.default.removeItem(at: url) }
  }
}

extension MemoryLimit {
  /// Throws unless a step is known to fit.
  fileprivate func checkEstimate(of step: LoadPlan.Step) throws {
    guard let bytes else { return }
    guard let estimate = step.estimatedPeakBytes else {
      throw MemoryLimitExceeded(byteCount: nil, limit: bytes, source: .estimate)
    }
    try check(estimate, .estimate)
  }

  /// Throws unless a picture is known to fit when it is decoded, four bytes a pixel.
  fileprivate func check(_ image: StillImage) throws {
    guard let bytes else { return }
    let size = image.pixelSize
    let pixels = size.map { Int64($0.width).multipliedReportingOverflow(by: Int64($0.height)) }
    let decoded = pixels.map { $0.partialValue.multipliedReportingOverflow(by: 4) }
    guard let decoded, let pixels, !pixels.overflow, !decoded.overflow else {
      throw MemoryLimitExceeded(byteCount: nil, limit: bytes, source: .decodedPicture)
    }
    try check(decoded.partialValue, .decodedPicture)
  }
}
