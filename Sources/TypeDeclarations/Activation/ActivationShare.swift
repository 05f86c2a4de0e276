/// The items that are shared together, as a share sheet hands them to extensions.
public struct ActivationShare: Hashable, Sendable {
  /// One attachment: an item provider of the host.
  public struct Attachment: Hashable, Sendable {
    /// The name that answers call it by.
    public var name: String
    /// The identifiers that its provider registers, in order.
    public var registeredTypes: [String]

    /// Creates an attachment.
    public init(name: String, registeredTypes: [String]) {
      self.name = name
      self.registeredTypes = registeredTypes
    }

    /// True for a Live Photo, whose movie is registered beside the picture.
    var isLivePhoto: Bool {
      registeredTypes.contains { TypeIdentifier.normalized($0) == "com.apple.live-photo" }
    }

    /// As `clip.mov (com.apple.quicktime-movie)`.
    var words: String {
      registeredTypes.isEmpty ? name : "\(name) (\(registeredTypes.joined(separator: ", ")))"
    }
  }

  /// The attachments of each extension item.
  public var items: [[Attachment]]

  /// Creates a share of several extension items.
  public init(items: [[Attachment]]) { self.items = items }

  /// Creates a share of one extension item, as hosts make it of files.
  public init(_ attachments: [Attachment]) { items = [attachments] }
}

/// The answer of an activation rule about a share.
public struct ActivationAnswer: Hashable, Sendable {
  /// One part of the rule, and its answer.
  public struct Clause: Hashable, Sendable {
    /// The key, or the part of the predicate; nil for what follows from all keys.
    public var name: String?
    /// True if the clause holds.
    public var holds: Bool
    /// The numbers and names that decided.
    public var reason: String
    /// The one attachment that the clause is about, counted through all items; nil where it is about the share.
    public var attachment: Int?

    /// Creates a clause.
    public init(name: String?, holds: Bool, reason: String, attachment: Int? = nil) {
      self.name = name
      self.holds = holds
      self.reason = reason
      self.attachment = attachment
    }
  }

  /// True if the extension is offered.
  public var isOffered: Bool
  /// The clauses that decided: those that refuse, or those that take something.
  public var clauses: [Clause]

  /// Creates an answer.
  public init(isOffered: Bool, clauses: [Clause]) {
    self.isOffered = isOffered
    self.clauses = clauses
  }
}

extension ActivationRule {
  /// Evaluates the rule for a share; `conforms` says whether one type is a kind of another.
  ///
  /// Errors: a predicate that takes too many steps, or compares what this evaluator does not know.
  public func answer(
    about share: ActivationShare, conforms: @escaping (_ identifier: String, _ supertype: String) -> Bool
  ) throws(ActivationError) -> ActivationAnswer {
    switch self {
    case .dictionary(let dictionary): return dictionary.answer(about: share, conforms)
    case .predicate(let predicate):
      var evaluation = PredicateEvaluation(predicate, share, conforms)
      return try evaluation.answer()
    }
  }
}
