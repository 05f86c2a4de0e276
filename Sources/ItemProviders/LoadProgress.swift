internal import Foundation

/// The progress of one load: one half for the handler that produces the item, one for the transfer.
///
/// Foundation's class has no lock outside Apple's platforms. Here one lock for all loads protects the counts,
/// since several loads may report to one parent, and cancelling iterates over a separate list of children,
/// because a finishing child changes Foundation's set.
///
/// Proof for `@unchecked Sendable`: `children`, `counted`, `isHandlerOver` and `isClosed` are accessed only
/// while `tree` is held, except in `deinit`; `whenCancelled` is set before the load starts.
final class LoadProgress: Progress, @unchecked Sendable {
  static let handlerUnits: Int64 = 500
  static let allUnits: Int64 = 1000
  // Recursive, because a child's count changes its parent's, and the parent may be another load's.
  private static let tree = NSRecursiveLock()
  // Foundation traps when a progress gets a second parent; a handler may return the same one for two loads.
  nonisolated(unsafe) private static var adopted: Set<ObjectIdentifier> = []

  private var children: [Progress] = []
  private var counted: Progress?
  private var isHandlerOver = false
  private var isClosed = false
  private var whenCancelled: (@Sendable () -> Void)?

  init() {
    super.init(parent: nil, userInfo: nil)
    super.totalUnitCount = Self.allUnits
    isCancellable = true
  }

  deinit {
    guard let counted else { return }
    let identity = ObjectIdentifier(counted)
    Self.tree.withLock { _ = Self.adopted.remove(identity) }
  }

  /// Sets the action that cancelling runs; called once, before the progress is shared.
  func onCancel(_ action: @escaping @Sendable () -> Void) {
    whenCancelled = action
    #if canImport(Darwin)
      // On Darwin a parent cancels its children without calling `cancel()`.
      cancellationHandler = action
    #endif
  }

  /// Adds a handler's progress as the first half unless the handler is over; cancels it if the load is
  /// cancelled.
  func adoptHandler(_ child: Progress) {
    let isLate = Self.tree.withLock { () -> Bool in
      if isClosed { return true }
      guard !isHandlerOver, counted == nil else { return false }
      children.append(child)
      guard child !== self, Self.adopted.insert(ObjectIdentifier(child)).inserted else { return false }
      counted = child
      super.addChild(child, withPendingUnitCount: Self.handlerUnits)
      return false
    }
    if isLate { child.cancel() }
  }

  /// Cancels another progress with this one, without counting it.
  func adopt(_ child: Progress?) {
    guard let child else { return }
    let isLate = Self.tree.withLock { () -> Bool in
      if !isClosed { children.append(child) }
      return isClosed
    }
    if isLate { child.cancel() }
  }

  /// Completes the handler's half, whatever its progress is.
  func handlerEnded() {
    Self.tree.withLock {
      guard !isHandlerOver else { return }
      isHandlerOver = true
      if let counted, !counted.isFinished {
        if counted.totalUnitCount <= 0 { counted.totalUnitCount = 1 }
        counted.completedUnitCount = counted.totalUnitCount
      }
      super.completedUnitCount = max(super.completedUnitCount, Self.handlerUnits)
    }
  }

  /// Reports the completed fraction of the transfer, from 0 to 1.
  func transferred(_ fraction: Double) {
    let units = Int64(Double(Self.allUnits - Self.handlerUnits) * min(max(fraction, 0), 1))
    Self.tree.withLock { super.completedUnitCount = Self.handlerUnits + units }
  }

  /// Completes the progress.
  func finish() { Self.tree.withLock { super.completedUnitCount = Self.allUnits } }

  #if !canImport(Darwin)
    override var completedUnitCount: Int64 {
      get { Self.tree.withLock { super.completedUnitCount } }
      set { Self.tree.withLock { super.completedUnitCount = newValue } }
    }

    override var totalUnitCount: Int64 {
      get { Self.tree.withLock { super.totalUnitCount } }
      set { Self.tree.withLock { super.totalUnitCount = newValue } }
    }

    override var isFinished: Bool { Self.tree.withLock { super.isFinished } }

    override func addChild(_ child: Progress, withPendingUnitCount count: Int64) {
      let isLate = Self.tree.withLock { () -> Bool in
        if !isClosed { children.append(child) }
        super.addChild(child, withPendingUnitCount: count)
        return isClosed
      }
      if isLate { child.cancel() }
    }
  #endif

  override func cancel() {
    let cancelled = Self.tree.withLock { () -> [Progress]? in
      guard !isClosed else { return nil }
      isClosed = true
      return children
    }
    guard let cancelled else { return }
    #if canImport(Darwin)
      whenCancelled?()
      super.cancel()
    #else
      isCancelled = true
      // Before the children: the answer of a cancelled child would end the load with its own error.
      whenCancelled?()
      if let handler = cancellationHandler.map(SentHandler.init) {
        LoadThreads.shared.run { handler.call() }
      }
    #endif
    for child in cancelled where !child.isCancelled { child.cancel() }
  }
}

#if !canImport(Darwin)
  /// Foundation calls cancellation handlers on any queue, but does not declare it in their type.
  private struct SentHandler: @unchecked Sendable {
    let call: () -> Void
  }
#endif
