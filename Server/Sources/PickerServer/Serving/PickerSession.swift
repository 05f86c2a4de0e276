internal import MediaItems
internal import SystemPackage

/// What one person does at the page: the selection, which outlives a reload, and how it ends.
actor PickerSession {
  let contents: PickerLibrary
  private let grace: Duration
  private(set) var selection: [Int]
  private(set) var outcome: PickerAnswer.Outcome?
  private var waiting: [CheckedContinuation<PickerAnswer.Outcome, Never>] = []
  private var pages = 0
  /// How often the last page was closed; a wait for the next one that is older is over.
  private var closings = 0

  init(_ contents: PickerLibrary, grace: Duration) {
    self.contents = contents
    self.grace = grace
    selection = contents.firstSelection()
  }

  /// What became of a wish to select.
  struct Selected: Encodable, Sendable {
    var selection: [Int]
    /// Whether something was left out because no more may be selected.
    var isOverLimit: Bool
  }

  /// Selects these in this order, as far as MediaItems' picker takes them.
  func select(_ places: [Int]) -> Selected {
    guard outcome == nil else { return Selected(selection: selection, isOverLimit: false) }
    let made = contents.outcome(selecting: places)
    selection = made.results.compactMap {
      contents.library.position(ofLocalIdentifier: $0.asset.localIdentifier)
    }
    return Selected(selection: selection, isOverLimit: made.refused.contains { $0.refusal == .overLimit })
  }

  /// Ends the picker; only the first end counts.
  func finish(_ outcome: PickerAnswer.Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }

  /// How the picker ended, once it has.
  func end() async -> PickerAnswer.Outcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// What goes to standard output.
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

  // MARK: Whether the page is open

  func pageOpened() {
    pages += 1
  }

  /// A page is gone; unless another one comes soon, as when it is loaded anew, the picker was closed.
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
