/// A JSON value in a question, expectation or answer; keys keep their order.
public indirect enum CaseValue: Sendable {
  /// No value.
  case null
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// Text.
  case text(String)
  /// Values in order.
  case list([CaseValue])
  /// Values by keys.
  case object(CaseObject)

  /// The text, or nil for other values.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The value of a flag.
  public var flag: Bool? { if case .flag(let truth) = self { truth } else { nil } }
  /// The value of an integer.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The elements of a list.
  public var list: [CaseValue]? { if case .list(let elements) = self { elements } else { nil } }
  /// The members of an object.
  public var object: CaseObject? { if case .object(let object) = self { object } else { nil } }
  /// The texts of a list that contains only texts.
  public var texts: [String]? {
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  /// Returns a text, or null for nil.
  public static func optional(_ text: String?) -> CaseValue { text.map { .text($0) } ?? .null }

  /// Returns a list of texts.
  public static func texts(_ texts: [String]) -> CaseValue { .list(texts.map { .text($0) }) }
}

extension CaseValue: Hashable {
  /// Compares values as JSON: the order of keys does not matter.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.flag(let a), .flag(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.integer(let a), .real(let b)), (.real(let b), .integer(let a)): Double(a) == b
    // Bytewise: in tags and identifiers, canonically equivalent texts differ.
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.list(let a), .list(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .flag(let truth): hasher.combine(truth)
    case .integer(let number): hasher.combine(Double(number))
    case .real(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .list(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(object)
    }
  }
}

/// A JSON object that keeps the order of its members.
public struct CaseObject: Sendable {
  /// A key with its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: CaseValue

    /// Creates a member.
    public init(_ key: String, _ value: CaseValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order.
  public private(set) var members: [Member]

  /// Creates an object; members with nil values are omitted.
  public init(_ members: [(String, CaseValue?)] = []) {
    self.members = members.compactMap { key, value in value.map { Member(key, $0) } }
  }

  /// The value of a key; new keys are appended, nil removes a key.
  public subscript(key: String) -> CaseValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key, value))
      case (nil, nil): break
      }
    }
  }

  /// The keys in order.
  public var keys: [String] { members.map(\.key) }

  /// Returns a copy with another value for a key.
  package func with(_ key: String, _ value: CaseValue?) -> CaseObject {
    var copy = self
    copy[key] = value
    return copy
  }

  /// Returns the text of a key.
  public func text(_ key: String) -> String? { self[key]?.text }
  /// Returns the flag of a key; false if it is missing.
  public func flag(_ key: String) -> Bool { self[key]?.flag ?? false }
  /// Returns the texts of a key; empty if it is missing.
  public func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
}

extension CaseObject: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.members.count == b.members.count && a.members.allSatisfy { b[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    for member in members.sorted(by: { $0.key < $1.key }) { hasher.combine(member) }
  }
}
