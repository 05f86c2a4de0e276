// Laws about undeclared identifiers, which keep their text and have no relations.
extension Law where Subject: TypeProvider {
  /// An undeclared type is neither declared nor dynamic, and its identifier is in lower case.
  public static var undeclaredTypesAreNeither: Law {
    Law(
      "undeclared types are neither",
      "A type that is kept though nobody declares it is neither declared nor dynamic, and has its identifier in lower case.",
      because: "whoever asks for either must not take it for one, and what is handed on must not change",
      cost: "1,000 made-up identifiers"
    ) { provider, checking in
      eachUndeclaredType(provider, &checking) { type, identifier, checking in
        checking.expect(
          !provider.isDeclared(type) && !provider.isDynamic(type),
          "is \(provider.isDeclared(type) ? "declared" : "dynamic")", [identifier])
        checking.expect(
          provider.identifier(of: type) == identifier.lowercased(),
          "is called \(provider.identifier(of: type))",
          [identifier])
      }
    }
  }

  /// An undeclared type conforms only to itself and has no supertypes, subtypes, tags or related declared
  /// types.
  public static var undeclaredTypesStandAlone: Law {
    Law(
      "undeclared types stand alone",
      "An undeclared type conforms to itself, has no supertypes, subtypes or tags, and no declared type is related to it.",
      because: "nobody said what it is a kind of", cost: "1,000 made-up identifiers"
    ) { provider, checking in
      let types = provider.allTypes
      eachUndeclaredType(provider, &checking) { type, identifier, checking in
        let supertypes = provider.supertypes(of: type)
        checking.expect(
          supertypes.isEmpty && provider.directSupertypes(of: type)?.isEmpty ?? true,
          "is below \(sorted(provider, supertypes))", [identifier])
        checking.expect(
          provider.conforms(type, to: type), "does not conform to itself", [identifier])
        let tags = provider.tags(of: type)
        let preferred = provider.preferredTagClasses.compactMap { provider.preferredTag($0, of: type) }
        checking.expect(tags.isEmpty && preferred.isEmpty, "has tags \(tags) \(preferred)", [identifier])
        guard let other = types.randomElement(using: &checking.generator) else { return }
        checking.expect(
          type != other && !provider.conforms(type, to: other) && !provider.conforms(other, to: type)
            && !provider.isSupertype(type, of: other) && !provider.isSupertype(other, of: type),
          "is related to a declared type", [identifier, provider.identifier(of: other)])
      }
    }
  }

  /// An identifier gives one undeclared type, with equal hashes in upper and lower case; other identifiers
  /// give other types.
  public static var undeclaredTypesComeBack: Law {
    Law(
      "undeclared types come back",
      "An identifier gives one undeclared type, equal with an equal hash in upper and lower case, and another one another.",
      because: "the identifier is all there is of the type", cost: "1,000 made-up identifiers"
    ) { provider, checking in
      eachUndeclaredType(provider, &checking) { type, identifier, checking in
        for spelling in [provider.identifier(of: type), identifier.uppercased()] {
          let result = provider.type(undeclared: spelling)
          checking.expect(
            result == type && result?.hashValue == type.hashValue
              && result.map { provider.conforms(type, to: $0) } ?? false,
            "comes back as \(result.map(provider.identifier) ?? "nothing")", [identifier, spelling])
        }
        let other = provider.type(undeclared: identifier + "-2")
        checking.expect(
          other != type && !(other.map { provider.conforms($0, to: type) } ?? true), "is another one, too",
          [identifier, identifier + "-2"])
      }
    }
  }

  /// Lookups that allow undeclared types still find declared and dynamic ones, and refuse text that is not an
  /// identifier.
  public static var knownTypesStayThemselves: Law {
    Law(
      "known types stay themselves",
      "Where undeclared types are kept, declared and dynamic ones stay what they are, and what is no identifier gives none.",
      because: "the third state is for identifiers that nothing else answers to", cost: "n + dynamic types"
    ) { provider, checking in
      guard provider.keepsUndeclaredTypes else { return }
      let dynamicSamples =
        provider.makesDynamicTypes ? dynamicTypes(of: provider, 100, &checking.generator) : []
      for type in checking.sample(provider.allTypes + dynamicSamples, costing: 1) where !checking.isOver {
        let result = provider.type(undeclared: provider.identifier(of: type))
        checking.expect(
          result == type && result.map(provider.isDynamic) == provider.isDynamic(type),
          "gives \(result.map(provider.identifier) ?? "nothing")", names(provider, type))
      }
      for text in [
        "", " ", "a b", "org.example/note", "org.example:note", "org.example_note", "a\0b", "dyn.",
      ] {
        checking.expect(provider.type(undeclared: text) == nil, "gives a type", [text.debugDescription])
      }
    }
  }

  private static func eachUndeclaredType(
    _ provider: Subject, _ checking: inout LawChecking,
    _ body: (Subject.ProvidedType, String, inout LawChecking) -> Void
  ) {
    guard provider.keepsUndeclaredTypes else { return }
    checking.isSampled()
    let pieces = ["org", "Example", "com", "x", "note-2", "ü", "é", "中", "PUBLIC", "0", "-", "undeclared"]
    for round in 0..<1_000 where !checking.isOver {
      let words = (0..<Int.random(in: 1...4, using: &checking.generator)).map { _ in
        pieces.randomElement(using: &checking.generator) ?? ""
      }
      let identifier = (words + ["n\(round)"]).joined(separator: ".")
      checking.asked()
      // A declared type may own the random identifier.
      if provider.type(identifier: identifier) != nil { continue }
      guard let type = provider.type(undeclared: identifier) else {
        checking.violated("is not kept", [identifier])
        continue
      }
      body(type, identifier, &checking)
    }
  }
}
