public import Foundation
public import LoadPlans
public import MediaItems

extension ItemProvider {
  /// Loads the item by a plan: runs the first step, and the following ones if it fails.
  ///
  /// Copies are saved in `directory` under unused names; a step in place returns the original if the provider
  /// allows that, else a copy. The smaller of `memoryLimit` and the plan's limit applies. A step that loads
  /// the item into memory is skipped if its estimate is unknown or above the limit, fails before reading if
  /// the file is larger, and releases the bytes if a handler delivers more. Errors: ``LoadPlanError`` if no
  /// step succeeded, and `CancellationError` if the task was cancelled.
  public func load(
    _ plan: LoadPlan, into directory: URL, memoryLimit: Int64? = nil
  ) async throws -> LoadedItem {
    let limit = MemoryLimit([memoryLimit, plan.memoryLimit].compactMap { $0 }.min())
    var failures: [LoadedItem.Failure] = []
    for (index, step) in plan.steps.enumerated() where step.turn != .also {
      do {
        let result = try await result(of: step, directory, limit)
        do {
          let (added, addedFailures) = try await additions(to: plan, after: index, directory, limit)
          return LoadedItem(
            value: result.value, index: index, step: step, isInPlace: result.isInPlace,
            heldBytes: result.heldBytes, also: added.map(\.value), failures: failures + addedFailures)
        } catch {
          // A cancelled load returns no files.
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

  /// Runs the `also` steps directly after a step; their failures do not affect its result.
  private func additions(
    to plan: LoadPlan, after index: Int, _ directory: URL, _ limit: MemoryLimit
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
    let representation = try representation(for: step)
    switch step.call {
    case .loadObject, .loadDataRepresentation:
      try limit.checkEstimate(of: step)
      return try await resultInMemory(step, representation, limit)
    case .loadFileRepresentation, .loadInPlaceFileRepresentation:
      let file = try await loadedFile(representation.identifier, inPlace: step.isInPlace)
      if file.isInPlace { return StepResult(.file(file.url), isInPlace: true, heldBytes: file.heldBytes) }
      defer { file.folder?.remove() }
      return StepResult(.file(try Self.move(file.url, into: directory)), heldBytes: file.heldBytes)
    case .loadItem:
      try limit.checkEstimate(of: step)
      return try await itemResult(representation, limit)
    }
  }

  /// Loads an item as a URL, an original file or bytes.
  private func itemResult(
    _ representation: Representation, _ limit: MemoryLimit
  ) async throws -> StepResult {
    let identifier = representation.identifier
    let item = try await Self.value { self.loadItem(identifier, ItemOptions(nil), $0) }
    if let url = item.object as? NSURL {
      if url.isFileURL {
        // An extension may get the URL of a file that it cannot read; then another representation is loaded.
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

  private static func form(of item: SendableItem, as identifier: String) async throws -> ItemForm {
    try await withCheckedThrowingContinuation { continuation in
      ItemForm.make(of: item, as: identifier) { form, error in
        continuation.resume(
          with: form.map { .success($0) } ?? .failure(unavailable(identifier, underlying: error)))
      }
    }
  }

  /// Loads an object or bytes.
  private func resultInMemory(
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

  /// Returns the representation with a step's exact identifier: a supertype would load another one.
  private func representation(for step: LoadPlan.Step) throws -> Representation {
    guard let identifier = step.identifier, let match = representation(serving: identifier),
      match.identifier == identifier
    else { throw Self.unavailable(step.identifier ?? "unknown") }
    return match
  }
}

/// The result of a step.
private struct StepResult: Sendable {
  var value: LoadedItem.Value
  var isInPlace = false
  var heldBytes: Int64

  init(_ value: LoadedItem.Value, isInPlace: Bool = false, heldBytes: Int64) {
    (self.value, self.isInPlace, self.heldBytes) = (value, isInPlace, heldBytes)
  }

  /// Removes the file of a copy, but never an original.
  func remove() {
    if !isInPlace, case .file(let url) = value { try? FileManager.default.removeItem(at: url) }
  }
}

extension MemoryLimit {
  /// Throws unless a step's estimate fits.
  fileprivate func checkEstimate(of step: LoadPlan.Step) throws {
    guard let bytes else { return }
    guard let estimate = step.estimatedPeakBytes else {
      throw MemoryLimitExceeded(byteCount: nil, limit: bytes, source: .estimate)
    }
    try check(estimate, .estimate)
  }

  /// Throws unless the decoded picture fits, at four bytes per pixel.
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

extension ItemProvider {
  /// Returns the plan for loading this item, by the registered types, their order and the options.
  ///
  /// A provider has no sizes: pass them if known; an unknown size counts as above a limit. For a media item,
  /// `LoadSituation` reads the sizes from its headers.
  public func plan(
    for purpose: LoadSituation.Purpose, in context: ProviderContext = .picker, itemCount: Int = 1,
    byteSize: Int64? = nil, pixelSize: (width: Int, height: Int)? = nil, memoryLimit: Int64? = nil,
    wantsStillOnly: Bool = false
  ) -> LoadPlan {
    LoadPlan(
      for: LoadSituation(
        registered: registeredTypeIdentifiers, for: purpose, in: context, itemCount: itemCount,
        byteSize: byteSize, pixelSize: pixelSize, memoryLimit: memoryLimit, wantsStillOnly: wantsStillOnly,
        opensInPlace: Set(registeredTypeIdentifiers(fileOptions: .openInPlace))))
  }
}
