public import MediaItems

/// The calls that load an item, in order and with reasons.
///
/// A plan names registered identifiers only. A call may fail: ``ending`` describes the case that all fail.
///
/// ```swift
/// let plan = LoadPlan(for: LoadSituation(registered: ["public.heic", "public.jpeg"], for: .upload))
/// plan.steps[0].identifier   // "public.heic"
/// ```
public struct LoadPlan: Hashable, Sendable {
  /// The loading calls of an item provider.
  public enum Call: String, Hashable, Sendable, CaseIterable {
    /// An object of a class, in memory.
    case loadObject
    /// A copy of the file, which exists while its handler runs.
    case loadFileRepresentation
    /// The original file, or a copy.
    case loadInPlaceFileRepresentation
    /// All bytes in memory.
    case loadDataRepresentation
    /// The provided object: a URL, a file URL, bytes or another object.
    case loadItem

    /// True if the call may load the whole item into memory.
    public var isInMemory: Bool {
      self == .loadObject || self == .loadDataRepresentation || self == .loadItem
    }
  }

  /// A class for loading an object.
  public enum TargetClass: String, Hashable, Sendable, CaseIterable {
    /// A decoded picture.
    case image = "UIImage"
    /// A Live Photo's two halves.
    case livePhoto = "PHLivePhoto"

    /// The class without its framework's prefix.
    public var label: String { self == .image ? "Image" : "LivePhoto" }
  }

  /// The condition of a step.
  public enum Turn: String, Hashable, Sendable {
    /// The first step.
    case first
    /// In addition to the step before, to complete its result.
    case also
    /// Only if the steps before failed.
    case ifThatFails
  }

  /// One call of a plan.
  public struct Step: Hashable, Sendable {
    /// The condition of the step.
    public let turn: Turn
    /// The call.
    public let call: Call
    /// The registered identifier to load; for an object, the one whose data the class reads.
    public let identifier: String?
    /// The loaded class; nil for calls that load none.
    public let targetClass: TargetClass?
    /// The reason.
    public let reason: String
    /// The peak memory of the call for one item, by ``LoadPlan/memoryRules``; nil if unknown.
    public let estimatedPeakBytes: Int64?
    /// True if the provider would have to transcode, which is not done here.
    public let needsTranscoding: Bool

    /// True if the original is opened, if the provider allows it, and not a copy.
    public var isInPlace: Bool { call == .loadInPlaceFileRepresentation }
  }

  /// A call that looks suitable but is not.
  public struct Never: Hashable, Sendable {
    /// The call.
    public let call: Call
    /// The identifier concerned; nil for all.
    public let identifier: String?
    /// The class concerned; nil for calls that load none.
    public let targetClass: TargetClass?
    /// The reason.
    public let reason: String
  }

  /// The advice if no step is left.
  public struct Ending: Hashable, Sendable {
    /// The name of the refusal's rule.
    public let name: String
    /// The reason why nothing can be loaded.
    public let reason: String
  }

  /// The purpose of the load.
  public let purpose: LoadSituation.Purpose
  /// The media kind of the item and its reason.
  public let decision: MediaDecision
  /// The name of the deciding row.
  public let rule: String
  /// The reason of the row.
  public let because: String
  /// The calls, in their order.
  public let steps: [Step]
  /// The calls to avoid.
  public let never: [Never]
  /// The memory limit of one item in bytes; nil if there is none.
  ///
  /// Items loaded together have equal shares of ``LoadSituation/memoryLimit``.
  public let memoryLimit: Int64?
  /// The advice if every step failed or there is none.
  public let ending: Ending

  /// The media kind of the item.
  public var kind: MediaKind { decision.kind }
  /// Returns the next step after a failure of the one at `index`, or nil if ``ending`` applies.
  public func fallback(after index: Int) -> Step? {
    guard steps.indices.contains(index) else { return nil }
    return steps[(index + 1)...].first { $0.turn == .ifThatFails }
  }

  /// The reason why nothing can be loaded; nil if there are steps.
  public var refusal: Ending? { steps.isEmpty ? ending : nil }
}
