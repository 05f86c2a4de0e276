public import Foundation
public import LoadPlans

/// The result of a load plan, and the step that produced it.
///
/// A copy belongs to the caller. An original that was opened in place belongs to its provider: read it, but
/// do not change or move it.
public struct LoadedItem: Sendable {
  /// The value that a step produced.
  public enum Value: Sendable {
    /// A copy that the caller owns.
    case file(URL)
    /// Bytes in memory.
    case data(Data)
    /// A picture that is not decoded yet.
    case image(StillImage)
    /// A Live Photo's halves.
    case livePhoto(LivePhotoObject)
    /// A URL that is not a file URL.
    case url(URL)
    /// A property list.
    case propertyList(PropertyListItem)
  }

  /// A failed or skipped step and the reason.
  public struct Failure: Error, Sendable {
    /// The index of the step in the plan.
    public let index: Int
    /// The step that failed.
    public let step: LoadPlan.Step
    /// The reason.
    public let underlying: any Error
  }

  /// The value that the step produced.
  public let value: Value
  /// The index of the step in the plan.
  public let index: Int
  /// The step that succeeded.
  public let step: LoadPlan.Step
  /// True if the file is the provider's original and not a copy.
  public let isInPlace: Bool
  /// The largest number of the item's bytes in memory: all for data, objects and files made of data; a chunk
  /// for a copied file; none for an original.
  public let heldBytes: Int64
  /// The values of the steps that complete it, in their order.
  public let also: [Value]
  /// The failures of the steps before, and of those that were to complete it.
  public let failures: [Failure]

  /// The number of bytes that stay in memory with the result.
  var retainedBytes: Int64 {
    switch value {
    case .data(let data): Int64(data.count)
    case .image(let image): Int64(image.data.count)
    case .propertyList(let list): Int64(list.data.count)
    case .file, .livePhoto, .url: 0
    }
  }

  /// The file, if the value is one.
  public var url: URL? { if case .file(let url) = value { url } else { nil } }
}

/// The error of a plan without a successful step.
public struct LoadPlanError: Error, Sendable, CustomStringConvertible {
  /// The plan's advice if no step is left.
  public let ending: LoadPlan.Ending
  /// The failure of each step; empty for a plan without steps.
  public let failures: [LoadedItem.Failure]

  public var description: String {
    ([ending.reason]
      + failures.map { "\($0.step.call.rawValue) \($0.step.identifier ?? ""): \($0.underlying)" })
      .joined(separator: "; ")
  }
}
