internal import MediaItems
internal import SystemPackage

/// The selection, which survives a reload of the page, and the outcome.
actor PickerSession {
  let contents: PickerLibrary
  private let grace: Duration
  private(set) var selection: [Int]
  private(set) var outcome: PickerAnswer.Outcome?
  private var waiting: [CheckedContinuation<PickerAnswer.Outcome, Never>] = []
  private var pages = 0
  /// Counts how often the last page closed; grace periods of earlier closings are void.
  private var closings = 0

  init(_ contents: PickerLibrary, grace: Duration) {
    self.contents = contents
    self.grace = grace
    selection = contents.firstSelection()
  }

  /// The JSON answer to a selection.
  struct SelectionResult: Encodable, Sendable {
    var selection: [Int]
    /// True if items were refused because of the limit.
    var isOverLimit: Bool
  }

  /// Selects items in this order, as far as `MediaPicker` accepts them.
  func select(_ indices: [Int]) -> SelectionResult {
    guard outcome == nil else { return SelectionResult(selection: selection, isOverLimit: false) }
    let picked = contents.outcome(selecting: indices)
    selection = picked.results.compactMap {
      contents.library.position(ofLocalIdentifier: $0.asset.localIdentifier)
    }
    return SelectionResult(
      selection: selection, isOverLimit: picked.refused.contains { $0.refusal == .overLimit })
  }

  /// Ends the picker; later calls have no effect.
  func finish(_ outcome: PickerAnswer.Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }

  /// Waits for the outcome.
  func end() async -> PickerAnswer.Outcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Returns the answer for standard output.
  func answer() -> PickerAnswer {
    let outcome = outcome ?? .interrupted
    guard outcome == .picked else { return PickerAnswer(outcome: outcome, selection: []) }
    let items = contents.results(selecting: selection).map { result in
      PickerAnswer.Item(
        localIdentifier: result.asset.localIdentifier, path: result.asset.relativePath.string,
        preselected: result.isPreselected ? true : nil, registered: result.registeredTypeIdentifiers)
    }
    return PickerAnswer(outcome: .picked, selection: items)
  }

  // MARK: Open pages

  func pageOpened() {
    pages += 1
  }

  /// Closes the picker unless another page opens within the grace period, as in a reload.
  func pageClosed() {
    pages -= 1
    guard pages == 0, outcome == nil else { return }
    closings += 1
    Task { [grace, closings] in
      try? await Task.sleep(for: grace)
      closeUnlessOpen(since: closings)
    }
  }

  private func closeUnlessOpen(since closing: Int) { if pages == 0, closing == closings { finish(.closed) } }
}
