public import Foundation
public import LoadPlans

/// What carrying out a plan gave, and which of its steps gave it.
///
/// A copy belongs to who loaded it, and outlives the load. An original that was opened in place belongs to its provider:
/// read it, and neither change nor move it.
public struct LoadedItem: Sendable {
  /// What a step produced.
  public enum Value: Sendable {
    /// A copy that the caller owns.
    case file(URL)
    /// Bytes in memory.
    case data(Data)
    /// A picture that is not decoded yet.
    case image(StillImage)
    /// A Live Photo's halves.
    case livePhoto(LivePhotoObject)
    /// An address that is not a file's.
    case url(URL)
    /// A property list.
    case propertyList(PropertyListItem)
  }

  /// A step that was tried or passed over, and why it did not serve.
  public struct Failure: Error, Sendable {
    /// The step's place in the plan.
    public let index: Int
    /// The step that did not serve.
    public let step: LoadPlan.Step
    /// Why.
    public let underlying: any Error
  }

  /// What the step that served produced.
  public let value: Value
  /// That step's place in the plan.
  public let index: Int
  /// The step that served.
  public let step: LoadPlan.Step
  /// Whether the file is the provider's own rather than a copy.
  public let isInPlace: Bool
  /// The bytes of the item that were in memory at once: all for data and objects, as for a file made of data that a
  /// handler has in memory; a piece for a copied file; none for an original.
  public let heldBytes: Int64
  /// What the steps that complete it produced, in their order.
  public let also: [Value]
  /// Why the steps before did not serve, and those that were to complete it.
  public let failures: [Failure]

  /// The bytes that stay in memory with the result.
  var keptBytes: Int64 {
    switch value {
    case .data(let data): Int64(data.count)
    case .image(let image): Int64(image.data.count)
    case .propertyList(let list): Int64(list.data.count)
    case .file, .livePhoto, .url: 0
    }
  }

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
    ([ending.reason]
      + failures.map { "\($0.step.call.rawValue) \($0.step.identifier ?? ""): \($0.underlying)" })
      .joined(separator: "; ")
  }
}
