public import PropertyLists

/// The activation rule of a share or action extension: `NSExtensionActivationRule`.
public enum ActivationRule: Sendable {
  /// Limits on the number of attachments of each kind.
  case dictionary(ActivationDictionary)
  /// A predicate over the attachments.
  case predicate(ActivationPredicate)

  /// Parses the value of `NSExtensionActivationRule`.
  public init(_ value: PropertyList) throws(ActivationError) {
    if let text = value.string {
      self = .predicate(try ActivationPredicate(text))
    } else if let entries = value.dictionary {
      self = .dictionary(try ActivationDictionary(entries))
    } else {
      throw ActivationError(
        .value, "\(value.typeName) where a dictionary or a predicate belongs under \(ActivationKey.rule)")
    }
  }
}

/// The counts of an activation rule, by kind of attachment.
public struct ActivationDictionary: Sendable {
  private typealias Clause = ActivationAnswer.Clause

  /// The known keys with their numbers, in the order of the file.
  private let counts: [(key: ActivationKey, number: Int)]
  /// True if every attachment must be accepted: in version 1, and with strict matching.
  public let isStrict: Bool

  init(_ entries: PropertyListDictionary) throws(ActivationError) {
    var counts: [(ActivationKey, Int)] = []
    var version = 1
    var usesStrictMatching = false
    var seen: Set<String> = []
    for name in entries.keys where seen.insert(name).inserted {
      guard let key = ActivationKey(rawValue: name), let value = entries[name] else { continue }
      guard let number = Self.number(value) else {
        throw ActivationError(
          .value,
          "\(name) is \(value.typeName), where \(key.isCount || key == .version ? "an integer" : "a boolean") belongs"
        )
      }
      switch key {
      case .version: version = number
      case .strict: usesStrictMatching = number != 0
      default: counts.append((key, number))
      }
    }
    self.counts = counts
    isStrict = usesStrictMatching || version < 2
  }

  /// Returns an integer, or a boolean as one; nil for anything else.
  private static func number(_ value: PropertyList) -> Int? {
    if let number = value.integer { return number }
    guard let flag = value.boolean else { return nil }
    return flag ? 1 : 0
  }

  /// The keys with a positive number.
  private var acceptingKeys: [ActivationKey] { counts.filter { $0.number > 0 }.map(\.key) }

  func answer(
    about share: ActivationShare, _ conforms: (String, String) -> Bool
  ) -> ActivationAnswer {
    let attachments = share.items.flatMap { $0 }
    let kinds = acceptingKeys.filter(\.isKind)
    var conformances: [String: [Bool]] = [:]
    for key in ActivationKey.allCases {
      guard let type = key.type else { continue }
      conformances[type] = attachments.map { $0.registeredTypes.contains { conforms($0, type) } }
    }
    func isAccepted(_ index: Int, by key: ActivationKey) -> Bool {
      key.type.flatMap { conformances[$0] }.map { $0[index] } ?? false
    }
    var clauses: [Clause] = []
    func add(_ key: ActivationKey, _ number: Int, _ count: Int, holds: Bool, halves: Int = 0) {
      let countText = key.words(count) + ActivationKey.words(halves: halves, of: count)
      clauses.append(
        Clause(
          name: key.rawValue, holds: holds, reason: "\(key.rawValue) is \(number), and \(countText)"))
    }
    for (key, number) in counts where number >= 0 {
      switch key {
      case .maxAttachmentCount: add(key, number, attachments.count, holds: attachments.count <= number)
      case .minAttachmentCount: add(key, number, attachments.count, holds: attachments.count >= number)
      case .text:
        guard number > 0 else { continue }
        let count = attachments.indices.count { isAccepted($0, by: key) }
        if count > 0 { add(key, number, count, holds: true) }
      default:
        // A zero for a general kind does not refuse attachments that a more specific kind accepts.
        let accepted = attachments.indices.filter { index in
          isAccepted(index, by: key)
            && (number > 0 || !kinds.contains { isAccepted(index, by: $0) && $0 != .files })
        }
        guard !accepted.isEmpty else { continue }
        let halves = key == .movies ? accepted.count { attachments[$0].isLivePhoto } : 0
        add(key, number, accepted.count, holds: accepted.count <= number, halves: halves)
      }
    }
    if acceptingKeys.isEmpty {
      clauses.append(Clause(name: nil, holds: false, reason: "no key of the rule takes anything"))
    } else if !kinds.isEmpty {
      let unaccepted = attachments.indices.filter { index in !kinds.contains { isAccepted(index, by: $0) } }
      let isRefused =
        attachments.isEmpty || (isStrict ? !unaccepted.isEmpty : unaccepted.count == attachments.count)
      if isRefused {
        for index in unaccepted.prefix(PredicateEvaluation.maxRefusals) {
          clauses.append(
            Clause(
              name: nil, holds: false, reason: "\(attachments[index].words) is taken by no clause",
              attachment: index))
        }
        if attachments.isEmpty {
          clauses.append(Clause(name: nil, holds: false, reason: "nothing was given"))
        }
      } else {
        for index in unaccepted.prefix(PredicateEvaluation.maxRefusals) {
          clauses.append(
            Clause(
              name: nil, holds: true,
              reason: "\(attachments[index].words) is passed over: the rule's version 2 asks for one match",
              attachment: index))
        }
      }
    }
    let isOffered = clauses.allSatisfy(\.holds)
    return ActivationAnswer(
      isOffered: isOffered, clauses: isOffered ? clauses : clauses.filter { !$0.holds })
  }
}
