/// The items shared together through a share sheet.
public struct ActivationShare: Hashable, Sendable {
  /// One attachment: an item provider of the host.
  public struct Attachment: Hashable, Sendable {
    /// The name in answers.
    public var name: String
    /// The identifiers registered by its provider, in order.
    public var registeredTypes: [String]

    /// Creates an attachment.
    public init(name: String, registeredTypes: [String]) {
      self.name = name
      self.registeredTypes = registeredTypes
    }

    /// True for a Live Photo, whose movie is also registered.
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

  /// Creates a share of one extension item, as for files.
  public init(_ attachments: [Attachment]) { items = [attachments] }
}

/// The answer of an activation rule about a share.
public struct ActivationAnswer: Hashable, Sendable {
  /// A part of the rule and its result.
  public struct Clause: Hashable, Sendable {
    /// The key, or the part of the predicate; nil for the result of all keys.
    public var name: String?
    /// True if the clause holds.
    public var holds: Bool
    /// The reason with numbers and names.
    public var reason: String
    /// The index of the attachment concerned, counted through all items; nil for the whole share.
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
  /// The deciding clauses: the refusing ones, or the accepting ones.
  public var clauses: [Clause]

  /// Creates an answer.
  public init(isOffered: Bool, clauses: [Clause]) {
    self.isOffered = isOffered
    self.clauses = clauses
  }
}

extension ActivationRule {
  /// Evaluates the rule for a share; `conforms` returns true if a type conforms to another.
  ///
  /// Errors: a predicate that exceeds the limit of steps or uses an unsupported comparison.
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
