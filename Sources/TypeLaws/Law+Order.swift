// Laws about conformance: it is a partial order, and all queries agree.
extension Law where Subject: TypeProvider {
  /// A type conforms to itself.
  public static var reflexive: Law {
    Law(
      "reflexive", "A type conforms to itself.",
      because: "code asks whether a type is an image or below; the image itself must pass", cost: "n"
    ) { provider, checking in
      for type in checking.sample(provider.allTypes, costing: 1) where !checking.isOver {
        checking.expect(
          provider.conforms(type, to: type), "does not conform to itself", [provider.identifier(of: type)])
      }
    }
  }

  /// Two types that conform to each other are one type.
  public static var antisymmetric: Law {
    Law(
      "antisymmetric", "Two types that conform to each other are one type.",
      because: "a cycle of parents has no bottom: whichever was asked for first would win", cost: "n²"
    ) { provider, checking in
      eachPair(provider, &checking) { type, other in
        guard type != other, provider.conforms(type, to: other), provider.conforms(other, to: type) else {
          return nil
        }
        return "conform to each other"
      }
    }
  }

  /// A type that conforms to another conforms to all types that the other conforms to.
  public static var transitive: Law {
    Law(
      "transitive", "What conforms to a type conforms to everything that type conforms to.",
      because: "a reader of public.data must get every JPEG, however many types lie between", cost: "n²"
    ) { provider, checking in
      let types = provider.allTypes
      var cache: [Subject.ProvidedType: [Subject.ProvidedType]] = [:]
      func conformances(_ type: Subject.ProvidedType, _ checking: inout LawChecking) -> [Subject.ProvidedType]
      {
        if let result = cache[type] { return result }
        checking.asked(types.count)
        let result = types.filter { provider.conforms(type, to: $0) }
        cache[type] = result
        return result
      }
      for type in checking.sample(types, costing: types.count) where !checking.isOver {
        let targets = conformances(type, &checking)
        let targetSet = Set(targets)
        for middle in targets where middle != type && !checking.isOver {
          guard let missing = conformances(middle, &checking).first(where: { !targetSet.contains($0) }) else {
            continue
          }
          checking.violated(
            "the first conforms to the second, that to the third, the first not to the third",
            names(provider, type, middle, missing))
        }
      }
    }
  }

  /// A subtype of a type is any other type that conforms to it.
  public static var strict: Law {
    Law(
      "strict", "A subtype is what conforms and is another type.",
      because: "isSubtype and isSupertype are false for the type itself, where conforms is true", cost: "n²"
    ) { provider, checking in
      eachPair(provider, &checking) { type, other in
        let expected = type != other && provider.conforms(type, to: other)
        let actual = provider.isSubtype(type, of: other)
        return actual == expected ? nil : "isSubtype is \(actual), conformance says \(expected)"
      }
    }
  }

  /// A type is a supertype of another exactly if the other is its subtype.
  public static var dual: Law {
    Law(
      "dual", "One type is above another exactly when that one is below it.",
      because: "the two relations are one, read from either end", cost: "n²"
    ) { provider, checking in
      eachPair(provider, &checking) { type, other in
        let below = provider.isSubtype(type, of: other)
        let above = provider.isSupertype(other, of: type)
        return below == above ? nil : "isSubtype is \(below), the reverse isSupertype is \(above)"
      }
    }
  }

  /// The supertypes are the other types that a type conforms to.
  public static var supertypesAreConformance: Law {
    Law(
      "supertypes are conformance", "The supertypes are the other types that a type conforms to.",
      because: "walking the set and asking one by one must not differ", cost: "n²"
    ) { provider, checking in
      let types = provider.allTypes
      for type in checking.sample(types, costing: types.count) where !checking.isOver {
        let listed = provider.supertypes(of: type)
        let conformed = Set(types.filter { $0 != type && provider.conforms(type, to: $0) })
        checking.expect(
          listed == conformed, costing: types.count,
          "listed but not conformed to, or the reverse: \(sorted(provider, listed.symmetricDifference(conformed)))",
          names(provider, type))
      }
    }
  }

  /// The supertypes are the declared ones, their supertypes, and so on.
  public static var supertypesAreReached: Law {
    Law(
      "supertypes are reached", "The supertypes are what the declared parents and theirs reach.",
      because: "conformance comes from declarations and from nothing else", cost: "n × depth"
    ) { provider, checking in
      for type in checking.sample(provider.allTypes, costing: 16) where !checking.isOver {
        guard var pending = provider.directSupertypes(of: type) else { return }
        var reached: Set<Subject.ProvidedType> = []
        while let next = pending.popLast() {
          if reached.insert(next).inserted { pending += provider.directSupertypes(of: next) ?? [] }
        }
        // In a cycle a type reaches itself, which another law reports.
        reached.remove(type)
        let difference = reached.symmetricDifference(provider.supertypes(of: type))
        checking.expect(
          difference.isEmpty, costing: reached.count + 1,
          "reached but not listed, or the reverse: \(sorted(provider, difference))", names(provider, type))
      }
    }
  }

  /// Compares every other type with as many types as the effort allows; `body` describes a violation.
  private static func eachPair(
    _ provider: Subject, _ checking: inout LawChecking,
    _ body: (Subject.ProvidedType, Subject.ProvidedType) -> String?
  ) {
    let types = provider.allTypes
    for type in checking.sample(types, costing: types.count) where !checking.isOver {
      checking.asked(types.count)
      for other in types {
        if let observed = body(type, other) { checking.violated(observed, names(provider, type, other)) }
      }
    }
  }

  static func names(_ provider: Subject, _ types: Subject.ProvidedType...) -> [String] {
    types.map(provider.identifier)
  }

  static func sorted(_ provider: Subject, _ types: some Sequence<Subject.ProvidedType>) -> String {
    types.map(provider.identifier).sorted().joined(separator: " ")
  }
}
