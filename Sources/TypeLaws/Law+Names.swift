// Laws about types, their identifiers and their tags.
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
          let result = provider.type(identifier: spelling)
          checking.expect(
            result == type, "finds \(result.map(provider.identifier) ?? "nothing")", [spelling])
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
      let dynamicSamples =
        provider.makesDynamicTypes ? dynamicTypes(of: provider, 100, &checking.generator) : []
      for type in checking.sample(provider.allTypes + dynamicSamples, costing: 1) where !checking.isOver {
        let isDeclared = provider.isDeclared(type)
        checking.expect(
          isDeclared != provider.isDynamic(type), "is \(isDeclared ? "both" : "neither")",
          names(provider, type))
      }
    }
  }

  /// Every tag of a type finds that type among its types.
  public static var tagsFindTheirOwners: Law {
    Law(
      "tags find their owners", "Every tag of a type finds that type among its types.",
      because: "a type that its own extension does not lead to can never be the answer for a file", cost: "t"
    ) { provider, checking in
      eachTag(provider, &checking, costing: 1) { type, tag, checking in
        let result = provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: nil)
        checking.expect(
          result.contains(type), "finds \(list(provider, result))", names(provider, type) + [tag.description])
      }
    }
  }

  /// Every type found by a tag has that tag, but for its case.
  public static var ownersHaveTheTag: Law {
    Law(
      "owners have the tag", "Every type found by a tag has that tag, but for its case.",
      because: "a look-up that finds strangers turns a name into a wrong type", cost: "t × owners"
    ) { provider, checking in
      eachTag(provider, &checking, costing: 2) { _, tag, checking in
        for owner in provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: nil) {
          let owned = provider.tags(of: owner)[tag.tagClass] ?? []
          checking.expect(
            owned.contains { $0.lowercased() == tag.text.lowercased() }, "has \(owned)",
            names(provider, owner) + [tag.description])
        }
      }
    }
  }

  /// The preferred tag of a class is the first of its tags, or both are absent.
  public static var preferredTagIsFirst: Law {
    Law(
      "preferred tag is first",
      "The preferred tag of a class is the first of its tags, or there is none of either.",
      because: "a file is named by the preferred tag and found by the list", cost: "classes × n"
    ) { provider, checking in
      let classes = provider.preferredTagClasses
      for type in checking.sample(provider.allTypes, costing: classes.count) where !checking.isOver {
        let tags = provider.tags(of: type)
        for tagClass in classes {
          let preferred = provider.preferredTag(tagClass, of: type)
          checking.expect(
            preferred == tags[tagClass]?.first,
            "prefers \(preferred ?? "none"), lists \(tags[tagClass] ?? [])",
            names(provider, type) + [tagClass])
        }
      }
    }
  }

  /// The preferred type for a tag is the first of its types.
  public static var preferredTypeIsFirst: Law {
    Law(
      "preferred type is first", "The preferred type for a tag is the first of its types.",
      because: "asking for one and asking for all must not tell two stories", cost: "t"
    ) { provider, checking in
      eachTag(provider, &checking, costing: 1) { _, tag, checking in
        let all = provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: nil)
        let one = provider.preferredType(tag: tag.text, tagClass: tag.tagClass, conformingTo: nil)
        checking.expect(
          one == all.first, "prefers \(one.map(provider.identifier) ?? "none") of \(list(provider, all))",
          [tag.description])
      }
    }
  }

  /// A query with a supertype returns the declared types that conform to it, in the same order.
  public static var conformingToFilters: Law {
    Law(
      "conformingTo filters",
      "Asking below a supertype leaves the declared types that conform to it, in the same order.",
      because: "the supertype narrows a question; it neither adds owners nor reorders them",
      cost: "t × (depth + 4)"
    ) { provider, checking in
      let types = provider.allTypes
      eachTag(provider, &checking, costing: 8) { type, tag, checking in
        let all = provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: nil)
        // Its own supertypes match, most random types do not: both cases are tested.
        let randomTypes = (0..<4).compactMap { _ in types.randomElement(using: &checking.generator) }
        let supertypes = provider.supertypes(of: type).sorted {
          provider.identifier(of: $0) < provider.identifier(of: $1)
        }
        for supertype in [type] + supertypes + randomTypes {
          let below = provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: supertype)
            .filter { !provider.isDynamic($0) }
          let expected = all.filter { provider.conforms($0, to: supertype) }
          checking.expect(
            below == expected, "finds \(list(provider, below)), not \(list(provider, expected))",
            [tag.description, "below " + provider.identifier(of: supertype)])
        }
      }
    }
  }

  struct Tag: CustomStringConvertible {
    var text: String
    var tagClass: String
    var description: String { "\(tagClass) \(text)" }
  }

  private static func eachTag(
    _ provider: Subject, _ checking: inout LawChecking, costing cost: Int,
    _ body: (Subject.ProvidedType, Tag, inout LawChecking) -> Void
  ) {
    let tags = provider.allTypes.flatMap { type in
      provider.tags(of: type).sorted { $0.key < $1.key }
        .flatMap { tagClass, texts in texts.map { (type, Tag(text: $0, tagClass: tagClass)) } }
    }
    for (type, tag) in checking.sample(tags, costing: cost) {
      if checking.isOver { return }
      body(type, tag, &checking)
    }
  }

  static func list(_ provider: Subject, _ types: [Subject.ProvidedType]) -> String {
    "[" + types.map(provider.identifier).joined(separator: " ") + "]"
  }
}
