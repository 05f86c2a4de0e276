// A type and its identifier belong together.
extension Law where Subject: TypeProvider {
  /// An identifier finds its type again, in lower and in upper case.
  public static var identifiersFindTheirTypes: Law {
    Law(
      "identifiers find their types", "An identifier finds its type again, in lower and in upper case.",
      because: "identifiers are stored, sent and typed by hand; their case means nothing", cost: "3n"
    ) { provider, checking in
      for type in checking.sample(provider.allTypes, costing: 3) where !checking.isOver {
        let identifier = provider.identifier(of: type)
        for spelling in [identifier, identifier.lowercased(), identifier.uppercased()] {
          let found = provider.type(identifier: spelling)
          checking.expect(
            found == type, "finds \(found.map(provider.identifier) ?? "nothing")", [spelling])
        }
      }
    }
  }

  /// A type that an identifier or a tag leads to is declared or dynamic, never both and never neither.
  public static var declaredOrDynamic: Law {
    Law(
      "declared or dynamic",
      "A type that an identifier or a tag leads to is declared or dynamic, never both and never neither.",
      because: "what is neither has no source for its tags and parents; what is both has two",
      cost: "n + dynamic types"
    ) { provider, checking in
      let made = provider.makesDynamicTypes ? dynamicTypes(of: provider, 100, &checking.generator) : []
      for type in checking.sample(provider.allTypes + made, costing: 1) where !checking.isOver {
        let isDeclared = provider.isDeclared(type)
        checking.expect(
          isDeclared != provider.isDynamic(type), "is \(isDeclared ? "both" : "neither")",
          names(provider, type))
      }
    }
  }
}
