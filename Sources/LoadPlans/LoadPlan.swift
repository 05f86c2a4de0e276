public import MediaItems

/// Which calls to make to load an item, in which order, and why.
///
/// A plan names registered identifiers only. It refuses to promise that a call succeeds: every plan says what comes
/// after the last one, in ``ending``.
///
/// ```swift
/// let plan = LoadPlan(for: LoadSituation(registered: ["public.heic", "public.jpeg"], for: .upload))
/// plan.steps[0].identifier   // "public.heic"
/// ```
public struct LoadPlan: Hashable, Sendable {
  /// An item provider's loading calls, by its own names.
  public enum Call: String, Hashable, Sendable, CaseIterable {
    /// An object of a class, in memory.
    case loadObject
    /// A copy of the file, which is there as long as its handler runs.
    case loadFileRepresentation
    /// The file where it is, or a copy.
    case loadInPlaceFileRepresentation
    /// All bytes in memory.
    case loadDataRepresentation
    /// What the type is provided as, whatever that is: an address, a file's, bytes or an object.
    case loadItem

    /// Whether the call takes the whole item through memory, as far as anybody knows beforehand.
    public var isInMemory: Bool {
      self == .loadObject || self == .loadDataRepresentation || self == .loadItem
    }
  }

  /// A class to load an object of.
  public enum TargetClass: String, Hashable, Sendable, CaseIterable {
    /// A decoded picture.
    case image = "UIImage"
    /// A Live Photo's two halves.
    case livePhoto = "PHLivePhoto"

    /// The class without its framework's prefix.
    public var label: String { self == .image ? "Image" : "LivePhoto" }
  }

  /// When a step is taken.
  public enum Turn: String, Hashable, Sendable {
    /// At first.
    case first
    /// Besides the step before, whose result it completes.
    case also
    /// Only if what came before failed.
    case ifThatFails
  }

  /// One call.
  public struct Step: Hashable, Sendable {
    /// When the step is taken.
    public let turn: Turn
    /// The call.
    public let call: Call
    /// The registered identifier to ask for; for an object, the one whose data the class reads.
    public let identifier: String?
    /// The class that is loaded; nil for calls that load none.
    public let targetClass: TargetClass?
    /// Why.
    public let reason: String
    /// The most memory that the call holds at once for one item, by ``LoadPlan/memoryRules``; nil when not known.
    public let estimatedPeakBytes: Int64?
    /// Whether the provider would have to transcode to answer, which is not done here.
    public let needsTranscoding: Bool

    /// Whether the original is opened rather than a copy, where the provider can.
    public var isInPlace: Bool { call == .loadInPlaceFileRepresentation }
  }

  /// A call that looks right and is not.
  public struct Never: Hashable, Sendable {
    /// The call.
    public let call: Call
    /// The identifier that it is about; nil where it is about all.
    public let identifier: String?
    /// The class that it is about; nil where it loads none.
    public let targetClass: TargetClass?
    /// Why not.
    public let reason: String
  }

  /// What comes when no step is left.
  public struct Ending: Hashable, Sendable {
    /// The name of the refusal's rule.
    public let name: String
    /// Why nothing can be loaded.
    public let reason: String
  }

  /// What it is loaded for.
  public let purpose: LoadSituation.Purpose
  /// What the item is, and why.
  public let decision: MediaDecision
  /// The deciding row's name.
  public let rule: String
  /// Why that row.
  public let because: String
  /// The calls, in their order.
  public let steps: [Step]
  /// What not to call.
  public let never: [Never]
  /// How many bytes of memory one item may take; nil when nobody said.
  ///
  /// Items that are loaded in one go have equal shares of ``LoadSituation/memoryLimit``.
  public let memoryLimit: Int64?
  /// What to say when every step failed, or at once when there is none.
  public let ending: Ending

  /// What the item is.
  public var kind: MediaKind { decision.kind }
  /// The step to take when the one at `index` failed; nil when none is left and ``ending`` applies.
  public func fallback(after index: Int) -> Step? {
    guard steps.indices.contains(index) else { return nil }
    return steps[(index + 1)...].first { $0.turn == .ifThatFails }
  }

  /// Why nothing can be loaded; nil when there are steps.
  public var refusal: Ending? { steps.isEmpty ? ending : nil }
}
