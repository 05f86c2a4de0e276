/// A flaw of a single declaration, with the same text for errors and lint findings.
enum DeclarationFlaw: Hashable, Sendable {
  case emptyIdentifier
  case forbiddenCharacter(Character, identifier: String)
  case dynamicIdentifier(String)
  case ownParent(String)
  case emptyTag(TagClass, type: String)
  case leadingDot(tag: String, type: String)

  var rule: DeclarationError.Rule {
    switch self {
    case .emptyIdentifier, .forbiddenCharacter, .dynamicIdentifier: .identifier
    case .ownParent: .cycle
    case .emptyTag, .leadingDot: .tag
    }
  }

  /// The problem and the advice.
  var reason: String { "\(problem); \(advice)" }

  var problem: String {
    switch self {
    case .emptyIdentifier: "an empty identifier"
    case .forbiddenCharacter(let character, let name): "'\(character)' in the identifier '\(name)'"
    case .dynamicIdentifier(let name): "the identifier '\(name)' is dynamic"
    case .ownParent(let name): "'\(name)' conforms to itself"
    case .emptyTag(let tagClass, let type): "an empty \(tagClass.identifier) in '\(type)'"
    case .leadingDot(let tag, let type): "the extension '\(tag)' of '\(type)' has its dot"
    }
  }

  private var advice: String {
    switch self {
    case .emptyIdentifier: "write one as com.example.note"
    case .forbiddenCharacter: "letters, digits, '-' and '.' are allowed"
    case .dynamicIdentifier: "dynamic identifiers are made, not declared"
    case .ownParent: "drop the edge"
    case .emptyTag: "drop it"
    case .leadingDot: "write extensions without their dot"
    }
  }
}

extension DeclarationFlaw {
  /// Returns the spelling flaw of an identifier in any place.
  static func spelling(of identifier: String) -> DeclarationFlaw? {
    if identifier.isEmpty { return .emptyIdentifier }
    return TypeIdentifier.forbiddenCharacter(in: identifier).map {
      .forbiddenCharacter($0, identifier: identifier)
    }
  }

  static func declaring(_ identifier: String) -> DeclarationFlaw? {
    TypeIdentifier.isDynamic(identifier) ? .dynamicIdentifier(identifier) : nil
  }

  static func parent(_ parent: String, of identifier: String) -> DeclarationFlaw? {
    TypeIdentifier.normalized(parent) == TypeIdentifier.normalized(identifier) ? .ownParent(identifier) : nil
  }

  /// Returns the flaw of a tag that no file can have.
  static func tag(_ tag: String, _ tagClass: TagClass, of identifier: String) -> DeclarationFlaw? {
    if tag.isEmpty { return .emptyTag(tagClass, type: identifier) }
    let isDotted = tagClass == .filenameExtension && tag.hasPrefix(".")
    return isDotted ? .leadingDot(tag: tag, type: identifier) : nil
  }

  /// Returns the nodes in cycles, by repeatedly removing leaves and roots.
  ///
  /// Complexity: linear in nodes and edges.
  static func cyclic(_ parents: [String: [String]]) -> Set<String> {
    var remaining = Set(parents.keys)
    var edges = parents.mapValues { $0.filter { parents[$0] != nil } }
    // First remove leaves, then roots.
    for _ in 0..<2 {
      var children: [String: Int] = [:]
      for node in remaining { for parent in edges[node] ?? [] { children[parent, default: 0] += 1 } }
      var leaves = remaining.filter { children[$0, default: 0] == 0 }
      while let leaf = leaves.popFirst() {
        remaining.remove(leaf)
        for parent in edges[leaf] ?? [] {
          children[parent, default: 0] -= 1
          if children[parent] == 0, remaining.contains(parent) { leaves.insert(parent) }
        }
      }
      var reversed: [String: [String]] = [:]
      for node in remaining {
        for parent in edges[node] ?? [] where remaining.contains(parent) {
          reversed[parent, default: []].append(node)
        }
      }
      edges = reversed
    }
    return remaining
  }
}
