/// A part of two structured values that differs.
public struct CaseLeaf: Sendable, Hashable {
  /// The path of the part: `items[3].still`.
  public var path: String
  /// The expected value, or nil.
  public var expected: CaseValue?
  /// The answered value, or nil.
  public var got: CaseValue?

  /// Creates a leaf.
  public init(path: String, expected: CaseValue?, got: CaseValue?) {
    self.path = path
    self.expected = expected
    self.got = got
  }
}

extension CaseField {
  /// The limit on reported parts.
  private static let maxLeaves = 12

  /// Returns the first differing parts of structured values; empty for plain values and lists of them.
  func leaves(_ expected: CaseValue, _ got: CaseValue) -> [CaseLeaf] {
    guard shape.hasParts else { return [] }
    var leaves: [CaseLeaf] = []
    shape.collect(&leaves, name, expected, got)
    return Array(leaves.prefix(Self.maxLeaves))
  }
}

extension CaseField.Shape {
  fileprivate var hasParts: Bool {
    switch self {
    case .object, .map: true
    case .list(let shape, _), .orNull(let shape): shape.hasParts
    default: false
    }
  }

  // The depth of the recursion is that of the shape.
  fileprivate func collect(
    _ leaves: inout [CaseLeaf], _ path: String, _ expected: CaseValue, _ got: CaseValue
  ) {
    if matches(expected, got) { return }
    switch (self, expected, got) {
    case (.orNull(let shape), _, _): shape.collect(&leaves, path, expected, got)
    case (.object(let fields), .object(let a), .object(let b)):
      for field in fields {
        guard let wanted = a[field.name] else { continue }
        let place = "\(path).\(field.name)"
        guard let found = b[field.name] else {
          leaves.append(CaseLeaf(path: place, expected: wanted, got: nil))
          continue
        }
        field.shape.collect(&leaves, place, wanted, found)
      }
    case (.map(let shape), .object(let a), .object(let b)):
      for member in a.members
      where b[member.key] == nil || !shape.matches(member.value, b[member.key] ?? .null) {
        leaves.append(CaseLeaf(path: "\(path).\(member.key)", expected: member.value, got: b[member.key]))
      }
      for member in b.members where a[member.key] == nil {
        leaves.append(CaseLeaf(path: "\(path).\(member.key)", expected: nil, got: member.value))
      }
    case (.list(let element, _), .list(let a), .list(let b)) where element.hasParts:
      element.collect(&leaves, path, pairing: a, with: b)
    default: leaves.append(CaseLeaf(path: path, expected: expected, got: got))
    }
  }

  /// Pairs matching elements in order, then the remaining ones.
  private func collect(
    _ leaves: inout [CaseLeaf], _ path: String, pairing a: [CaseValue], with b: [CaseValue]
  ) {
    var rest = Array(b.enumerated())
    var unmatched: [(offset: Int, element: CaseValue)] = []
    for wanted in a.enumerated() {
      if let index = rest.firstIndex(where: { matches(wanted.element, $0.element) }) {
        rest.remove(at: index)
      } else {
        unmatched.append(wanted)
      }
    }
    for (wanted, found) in zip(unmatched, rest) {
      collect(&leaves, "\(path)[\(wanted.offset)]", wanted.element, found.element)
    }
    for wanted in unmatched.dropFirst(rest.count) {
      leaves.append(CaseLeaf(path: "\(path)[\(wanted.offset)]", expected: wanted.element, got: nil))
    }
    for found in rest.dropFirst(unmatched.count) {
      leaves.append(CaseLeaf(path: "\(path)[\(found.offset)]", expected: nil, got: found.element))
    }
  }
}
