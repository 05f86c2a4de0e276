/// A value in a question, an expectation or an answer: JSON's values, keys in the order in which they were written.
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

  /// The text, or nil when it is something else.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The truth of a flag.
  public var flag: Bool? { if case .flag(let truth) = self { truth } else { nil } }
  /// The number of an integer.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The elements of a list.
  public var list: [CaseValue]? { if case .list(let elements) = self { elements } else { nil } }
  /// The members of an object.
  public var object: CaseObject? { if case .object(let object) = self { object } else { nil } }
  /// The texts of a list of nothing but texts.
  public var texts: [String]? {
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  /// A text, or null for nil.
  public static func optional(_ text: String?) -> CaseValue { text.map { .text($0) } ?? .null }

  /// A list of texts.
  public static func texts(_ texts: [String]) -> CaseValue { .list(texts.map { .text($0) }) }
}

extension CaseValue: Hashable {
  /// Values are equal as JSON's are: the order of an object's keys does not matter.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.flag(let a), .flag(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.integer(let a), .real(let b)), (.real(let b), .integer(let a)): Double(a) == b
    // By their bytes: é is not e with an accent, in tags as in identifiers.
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

/// The members of an object, in order.
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

  /// The members, in the order of the text.
  public private(set) var members: [Member]

  /// Creates an object; members whose value is nil are left out.
  public init(_ members: [(String, CaseValue?)] = []) {
    self.members = members.compactMap { key, value in value.map { Member(key, $0) } }
  }

  /// The value of a key; a new key goes to the end, nil takes the key away.
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

  /// The object with another value for a key.
  package func with(_ key: String, _ value: CaseValue?) -> CaseObject {
    var copy = self
    copy[key] = value
    return copy
  }

  /// The text of a key.
  public func text(_ key: String) -> String? { self[key]?.text }
  /// The truth of a key; false when it is not there.
  public func flag(_ key: String) -> Bool { self[key]?.flag ?? false }
  /// The texts of a key; none when it is not there.
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
