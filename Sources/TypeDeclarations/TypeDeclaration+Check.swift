extension TypeDeclaration {
  /// Refuses declarations that are wrong by themselves: identifiers, tags, a type twice, a type above itself.
  ///
  /// Whether parents exist elsewhere is ``checkParents(of:areDeclared:)``'s question.
  public static func check(_ declarations: [TypeDeclaration]) throws(DeclarationError) {
    var seen: [String: DeclarationPlace] = [:]
    for declaration in declarations {
      try declaration.checkItself()
      if let first = seen.updateValue(declaration.place, forKey: declaration.identifier) {
        throw DeclarationError(
          .duplicate, at: declaration.place,
          "'\(declaration.identifier)' is declared at \(first) already; keep one")
      }
    }
    try checkCycles(in: declarations)
  }

  /// Refuses a parent that is neither among the declarations nor declared elsewhere.
  public static func checkParents(
    of declarations: [TypeDeclaration], areDeclared isDeclared: (String) -> Bool
  ) throws(DeclarationError) {
    let own = Set(declarations.map(\.identifier))
    for declaration in declarations {
      for parent in declaration.conformsTo where !own.contains(parent) && !isDeclared(parent) {
        throw DeclarationError(
          .parent, at: declaration.place,
          "'\(declaration.identifier)' conforms to '\(parent)', which nothing declares; declare it or drop the edge"
        )
      }
    }
  }

  private func checkItself() throws(DeclarationError) {
    for name in [identifier] + conformsTo {
      if name.isEmpty {
        throw DeclarationError(.identifier, at: place, "an empty identifier; write one as com.example.note")
      }
      if let character = TypeIdentifier.forbiddenCharacter(in: name) {
        throw DeclarationError(
          .identifier, at: place,
          "'\(character)' in the identifier '\(name)'; letters, digits, '-' and '.' are allowed")
      }
    }
    if identifier.hasPrefix("dyn.") {
      throw DeclarationError(
        .identifier, at: place, "'\(identifier)': dynamic identifiers are made, not declared")
    }
    if conformsTo.contains(identifier) {
      throw DeclarationError(.cycle, at: place, "'\(identifier)' conforms to itself; drop the edge")
    }
    for (tagClass, values) in tags {
      for value in values where value.isEmpty || (tagClass == .filenameExtension && value.hasPrefix(".")) {
        throw DeclarationError(
          .tag, at: place,
          "the \(tagClass.identifier) '\(value)' of '\(identifier)'; write extensions without their dot")
      }
    }
  }

  private static func checkCycles(in declarations: [TypeDeclaration]) throws(DeclarationError) {
    // Kahn's algorithm: what cannot be taken away from the leaves upward is in a cycle or above one.
    let byIdentifier = Dictionary(uniqueKeysWithValues: declarations.map { ($0.identifier, $0) })
    var children: [String: Int] = [:]
    for declaration in declarations {
      for parent in declaration.conformsTo { children[parent, default: 0] += 1 }
    }
    var leaves = declarations.filter { children[$0.identifier, default: 0] == 0 }
    var taken = 0
    while let leaf = leaves.popLast() {
      taken += 1
      for parent in leaf.conformsTo {
        children[parent, default: 0] -= 1
        if children[parent] == 0, let declaration = byIdentifier[parent] { leaves.append(declaration) }
      }
    }
    if taken < declarations.count {
      let rest = declarations.filter { children[$0.identifier, default: 0] > 0 }
      throw DeclarationError(
        .cycle, at: rest.first?.place ?? .unknown,
        "types that conform to each other: \(rest.prefix(5).map(\.identifier).joined(separator: ", ")); drop an edge"
      )
    }
  }
}
