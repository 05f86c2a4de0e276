/// A value in the syntax tree of an activation rule's predicate.
struct PredicateValue: Hashable, Sendable {
  /// The form of a value.
  indirect enum Form: Hashable, Sendable {
    case items
    case variable(String)
    case attachments(PredicateValue)
    case identifiers(PredicateValue)
    case count(PredicateValue)
    case subquery(PredicateValue, variable: String, PredicateTest)
    case number(Int)
    case text(String)
    case list([String])
  }

  /// The static type of a value.
  enum Kind: Hashable, Sendable {
    case items, item, attachments, attachment, texts, text, number

    /// The kind of the elements of a collection.
    var element: Kind? {
      switch self {
      case .items: .item
      case .attachments: .attachment
      case .texts: .text
      case .item, .attachment, .text, .number: nil
      }
    }

    var words: String {
      switch self {
      case .items: "the extension items"
      case .item: "an extension item"
      case .attachments: "a list of attachments"
      case .attachment: "an attachment"
      case .texts: "a list of identifiers"
      case .text: "a text"
      case .number: "a number"
      }
    }
  }

  var form: Form
  var kind: Kind
  var range: Range<Int>
}

/// A test in a predicate.
struct PredicateTest: Hashable, Sendable {
  indirect enum Form: Hashable, Sendable {
    case constant(Bool)
    case all([PredicateTest])
    case any([PredicateTest])
    case not(PredicateTest)
    case comparison(PredicateComparison)
  }

  var form: Form
  var range: Range<Int>
}

/// A comparison of two values, or of each element of a list with a value.
struct PredicateComparison: Hashable, Sendable {
  enum Scope: String, Hashable, Sendable { case any = "ANY", all = "ALL", none = "NONE" }

  enum Operator: String, Hashable, Sendable, CaseIterable {
    case equal = "==", different = "!=", less = "<", atMost = "<=", more = ">", atLeast = ">="
    case among = "IN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES", conforms = "UTI-CONFORMS-TO", equalsType = "UTI-EQUALS"

    private static let spellings: [String: Operator] = [
      "=": .equal, "<>": .different, "=<": .atMost, "=>": .atLeast,
    ]

    init?(spelling: String) {
      guard let match = Operator(rawValue: spelling) ?? Self.spellings[spelling] else { return nil }
      self = match
    }

    var comparesTypes: Bool { self == .conforms || self == .equalsType }

    /// The operator for swapped operands.
    var mirrored: Operator {
      switch self {
      case .less: .more
      case .atMost: .atLeast
      case .more: .less
      case .atLeast: .atMost
      default: self
      }
    }

    /// Compares two numbers.
    func holds(_ a: Int, _ b: Int) -> Bool {
      switch self {
      case .equal: a == b
      case .different: a != b
      case .less: a < b
      case .atMost: a <= b
      case .more: a > b
      case .atLeast: a >= b
      default: false
      }
    }
  }

  var scope: Scope?
  var left: PredicateValue
  var relation: Operator
  var ignoresCase = false
  var ignoresDiacritics = false
  var right: PredicateValue
}
