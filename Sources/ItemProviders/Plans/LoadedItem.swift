public import Foundation
public import LoadPlans

/// What carrying out a plan gave, and which of its steps gave it.
///
/// The file belongs to who loaded it. Where the original could be opened in place, it is a copy all the same: it outlives
/// the load.
public struct LoadedItem: Sendable {
  /// What a step produced.
  public enum Value: Sendable {
    case file(URL)
    case data(Data)
    case image(StillImage)
    case livePhoto(LivePhotoObject)
  }

  /// A step that was tried or passed over, and why it did not serve.
  public struct Failure: Error, Sendable {
    /// The step's place in the plan.
    public let index: Int
    public let step: LoadPlan.Step
    public let underlying: any Error
  }

  /// What the step that served produced.
  public let value: Value
  /// That step's place in the plan.
  public let index: Int
  public let step: LoadPlan.Step
  /// What the steps that complete it produced, in their order.
  public let also: [Value]
  /// Why the steps before did not serve, and those that were to complete it.
  public let failures: [Failure]

  /// The file, when the step gave one.
  public var url: URL? { if case .file(let url) = value { url } else { nil } }
}

/// Why carrying out a plan gave nothing.
public struct LoadPlanError: Error, Sendable, CustomStringConvertible {
  /// What the plan says to do when no step is left.
  public let ending: LoadPlan.Ending
  /// Why each step did not serve; empty for a plan without steps.
  public let failures: [LoadedItem.Failure]

  public var description: String {
    ([ending.reason] + failures.map { "\($0.step.call.rawValue): \($0.underlying)" })
      .joined(separator: "; ")
  }
}

/// A step that was not taken since it would hold more memory than allowed, or nobody knows how much.
public struct MemoryLimitExceeded: Error, Hashable, Sendable {
  /// What the step would take; nil when that is not known.
  public let estimatedBytes: Int64?
  public let limit: Int64
}
