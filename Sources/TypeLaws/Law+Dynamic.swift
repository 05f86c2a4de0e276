// Laws about dynamic identifiers, which must encode their type completely.
extension Law where Subject: TypeProvider {
  /// A tag that no declared type owns gives one dynamic type, which has that tag.
  public static var unknownTagsMakeOneDynamicType: Law {
    Law(
      "unknown tags make one dynamic type",
      "A tag that no declared type owns gives one dynamic type, which has that tag.",
      because: "an unknown extension is an answer too, and keeps what was known", cost: "2,000 made-up tags"
    ) { provider, checking in
      eachMadeUpTag(provider, &checking) { tag, supertype, types, checking in
        let tags = types.first.map { provider.tags(of: $0) } ?? [:]
        checking.expect(
          types.count == 1 && types.allSatisfy(provider.isDynamic)
            && tags.count == 1 && tags[tag.tagClass]?.count == 1
            && tags[tag.tagClass]?.first?.lowercased() == tag.text.lowercased(),
          "gives \(list(provider, types)) with \(tags)", subjects(provider, tag, supertype))
      }
    }
  }

  /// A dynamic identifier decodes to its type and tags, which encode to it again.
  public static var dynamicTypesComeBack: Law {
    Law(
      "dynamic types come back",
      "A dynamic identifier decodes to its type and tags, which encode to it again.",
      because: "the identifier is stored and sent without the process that made it",
      cost: "2,000 made-up tags"
    ) { provider, checking in
      eachMadeUpTag(provider, &checking) { tag, supertype, types, checking in
        guard let type = types.first, provider.isDynamic(type) else { return }
        let identifier = provider.identifier(of: type)
        let subjects = subjects(provider, tag, supertype) + [identifier]
        guard let decoded = provider.type(identifier: identifier) else {
          return checking.expect(false, "the identifier is not understood", subjects)
        }
        let tags = provider.tags(of: type)
        checking.expect(decoded == type, "comes back as \(provider.identifier(of: decoded))", subjects)
        checking.expect(
          provider.tags(of: decoded) == tags, "comes back with \(provider.tags(of: decoded)), not \(tags)",
          subjects)
        guard let (tagClass, texts) = tags.first, let text = texts.first else { return }
        let encoded = provider.types(tag: text, tagClass: tagClass, conformingTo: supertype)
        checking.expect(
          encoded.map(provider.identifier) == [identifier], "encodes to \(list(provider, encoded))", subjects)
      }
    }
  }

  /// A dynamic type conforms to the supertype of its request, that type's supertypes and itself, and to
  /// nothing else.
  public static var dynamicTypesKeepTheirSupertype: Law {
    Law(
      "dynamic types keep their supertype",
      "A dynamic type conforms to what it was asked below, its supertypes and itself, and to nothing else.",
      because: "the supertype is the one thing known about such a file besides its tag",
      cost: "2,000 made-up tags"
    ) { provider, checking in
      eachMadeUpTag(provider, &checking) { tag, supertype, types, checking in
        guard let type = types.first, provider.isDynamic(type) else { return }
        let supertypes = supertype.map { provider.supertypes(of: $0).union([$0]) } ?? []
        let decoded = provider.type(identifier: provider.identifier(of: type))
        for candidate in [type] + (decoded.map { [$0] } ?? []) {
          let difference = provider.supertypes(of: candidate).symmetricDifference(supertypes)
          checking.expect(
            difference.isEmpty && supertypes.allSatisfy { provider.conforms(candidate, to: $0) },
            "supertypes differ by \(sorted(provider, difference))", subjects(provider, tag, supertype))
        }
      }
    }
  }

  static func dynamicTypes(
    of provider: Subject, _ count: Int, _ generator: inout SeededGenerator
  ) -> [Subject.ProvidedType] {
    (0..<count).flatMap { _ in
      let tag = madeUpTag(&generator)
      return provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: nil)
    }
  }

  private static func subjects(_ provider: Subject, _ tag: Tag, _ supertype: Subject.ProvidedType?)
    -> [String]
  {
    ["\(tag.tagClass) \(tag.text.debugDescription)"]
      + (supertype.map { ["below " + provider.identifier(of: $0)] } ?? [])
  }

  private static func eachMadeUpTag(
    _ provider: Subject, _ checking: inout LawChecking,
    _ body: (Tag, Subject.ProvidedType?, [Subject.ProvidedType], inout LawChecking) -> Void
  ) {
    guard provider.makesDynamicTypes else { return }
    checking.isSampled()
    let declaredTypes = provider.allTypes
    for round in 0..<2_000 where !checking.isOver {
      let tag = madeUpTag(&checking.generator)
      // A third without a supertype, a third below a declared type, a third below another dynamic type.
      var supertype = round % 3 == 0 ? nil : declaredTypes.randomElement(using: &checking.generator)
      if round % 3 == 2 {
        let outer = madeUpTag(&checking.generator)
        supertype = provider.types(tag: outer.text, tagClass: outer.tagClass, conformingTo: supertype).first
      }
      let types = provider.types(tag: tag.text, tagClass: tag.tagClass, conformingTo: supertype)
      checking.asked()
      // By chance or not at all: a declared type owns the tag.
      if types.contains(where: { provider.isDeclared($0) && !provider.isDynamic($0) }) { continue }
      body(tag, supertype, types, &checking)
    }
  }

  /// Returns a tag of the characters that encodings trip over: separators, marks, controls, what case changes lengthen.
  private static func madeUpTag(_ generator: inout SeededGenerator) -> Tag {
    let pieces = [
      ":", "=", "\\", ",", "/", "+", "-", "_", "?", "*", "%", ".", " ", "\"", "'", "0=", "1=", "?0=6:", "\\:",
      "\0",
      "\t", "\n", "\r\n", "\u{7F}", "a", "Z", "9", "x-", "ß", "İ", "ΑΣ", "é", "e\u{301}", "\u{301}",
      "\u{200D}",
      "\u{FEFF}", "中", "🧷", "\u{10FFFF}", "dyn.a",
    ]
    let classes = [
      "public.filename-extension", "public.mime-type", "com.apple.ostype", "com.apple.nspboard-type",
      "public.url-scheme", "org.example.tag-class",
    ]
    let length = Int.random(in: 0...8, using: &generator)
    let text = (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    return Tag(text: text, tagClass: classes.randomElement(using: &generator) ?? classes[0])
  }
}
