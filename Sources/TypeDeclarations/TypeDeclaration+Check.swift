extension TypeDeclaration {
  /// Refuses declarations that are wrong by themselves: identifiers, tags, a type twice, a type above itself.
  ///
  /// Whether parents exist elsewhere is ``checkParents(of:areDeclared:)``'s question.
  public static func check(_ declarations: [TypeDeclaration]) throws(DeclarationError) {
    var seen: [String: DeclarationPlace] = [:]
    for declaration in declarations {
      if let (flaw, value) = declaration.flaws.first {
        throw DeclarationError(flaw.rule, at: declaration.place(of: value), flaw.reason)
      }
      let place = declaration.place(of: .identifier)
      if let first = seen.updateValue(place, forKey: declaration.identifier) {
        throw DeclarationError(
          .duplicate, at: place,
          "'\(declaration.identifier)' is declared at \(first) already; keep one")
      }
    }
    let parents = Dictionary(uniqueKeysWithValues: declarations.map { ($0.identifier, $0.conformsTo) })
    let cyclic = DeclarationFlaw.cyclic(parents)
    guard !cyclic.isEmpty else { return }
    let rest = declarations.filter { cyclic.contains($0.identifier) }
    throw DeclarationError(
      .cycle, at: rest.first?.place(of: .identifier) ?? .unknown,
      "types that conform to each other: \(rest.prefix(5).map(\.identifier).joined(separator: ", ")); drop an edge"
    )
  }

  /// Refuses a parent that is neither among the declarations nor declared elsewhere.
  public static func checkParents(
    of declarations: [TypeDeclaration], areDeclared isDeclared: (String) -> Bool
  ) throws(DeclarationError) {
    let own = Set(declarations.map(\.identifier))
    for declaration in declarations {
      for parent in declaration.conformsTo where !own.contains(parent) && !isDeclared(parent) {
        throw DeclarationError(
          .parent, at: declaration.place(of: .parent(parent)),
          "'\(declaration.identifier)' conforms to '\(parent)', which nothing declares; declare it or drop the edge"
        )
      }
    }
  }

  /// What is wrong with the declaration, whatever stands beside it.
  private var flaws: [(DeclarationFlaw, DeclarationValue)] {
    var flaws: [(DeclarationFlaw, DeclarationValue)] = []
    func add(_ flaw: DeclarationFlaw?, _ value: DeclarationValue) {
      if let flaw { flaws.append((flaw, value)) }
    }
    add(.spelling(of: identifier), .identifier)
    for parent in conformsTo { add(.spelling(of: parent), .parent(parent)) }
    add(.declaring(identifier), .identifier)
    for parent in conformsTo { add(.parent(parent, of: identifier), .parent(parent)) }
    for tagClass in TagClass.allCases {
      for tag in tags[tagClass] ?? [] { add(.tag(tag, tagClass, of: identifier), .tag(tagClass, tag)) }
    }
    return flaws
  }
}
