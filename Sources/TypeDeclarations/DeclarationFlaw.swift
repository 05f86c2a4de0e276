/// What can be wrong with a declaration by itself: one wording for those that refuse it and those that report it.
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

  /// What is wrong, and what to do.
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
  /// What is wrong with an identifier's spelling, wherever it stands.
  static func spelling(of identifier: String) -> DeclarationFlaw? {
    if identifier.isEmpty { return .emptyIdentifier }
    return TypeIdentifier.forbiddenCharacter(in: identifier).map {
      .forbiddenCharacter($0, identifier: identifier)
    }
  }

  /// What is wrong with declaring this identifier.
  static func declaring(_ identifier: String) -> DeclarationFlaw? {
    TypeIdentifier.isDynamic(identifier) ? .dynamicIdentifier(identifier) : nil
  }

  /// What is wrong with naming this parent.
  static func parent(_ parent: String, of identifier: String) -> DeclarationFlaw? {
    TypeIdentifier.normalized(parent) == TypeIdentifier.normalized(identifier) ? .ownParent(identifier) : nil
  }

  /// What makes a tag one that no file can have.
  static func tag(_ tag: String, _ tagClass: TagClass, of identifier: String) -> DeclarationFlaw? {
    if tag.isEmpty { return .emptyTag(tagClass, type: identifier) }
    let isDotted = tagClass == .filenameExtension && tag.hasPrefix(".")
    return isDotted ? .leadingDot(tag: tag, type: identifier) : nil
  }

  /// Which of the nodes conform to each other: what is left when leaves and roots are taken away again and again.
  ///
  /// Complexity: linear in nodes and edges.
  static func cyclic(_ parents: [String: [String]]) -> Set<String> {
    var left = Set(parents.keys)
    var edges = parents.mapValues { $0.filter { parents[$0] != nil } }
    // Once from the leaves upward, once from the roots downward.
    for _ in 0..<2 {
      var children: [String: Int] = [:]
      for node in left { for parent in edges[node] ?? [] { children[parent, default: 0] += 1 } }
      var leaves = left.filter { children[$0, default: 0] == 0 }
      while let leaf = leaves.popFirst() {
        left.remove(leaf)
        for parent in edges[leaf] ?? [] {
          children[parent, default: 0] -= 1
          if children[parent] == 0, left.contains(parent) { leaves.insert(parent) }
        }
      }
      var turned: [String: [String]] = [:]
      for node in left {
        for parent in edges[node] ?? [] where left.contains(parent) {
          turned[parent, default: []].append(node)
        }
      }
      edges = turned
    }
    return left
  }
}
