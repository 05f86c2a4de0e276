extension LintRule {
  /// Lint rules for supertypes: missing, misspelled, undeclared or in a cycle.
  static let parents: [LintRule] = [
    LintRule(
      "parents-missing", when: "a type with filename extensions or MIME types conforms to nothing",
      then: .warning,
      because: "look-ups by tag ask for a kind of public.data unless told otherwise, and never find it",
      fix: "name what it is a kind of: public.data for files, com.apple.package for folders shown as files"
    ) { subject in
      subject.appDeclarations.filter {
        $0.parents.isEmpty && $0.hasFileTags && !$0.isPartial && subject.systemType($0.identifier) == nil
      }.map { LintMatch($0.identifier.place, "'\($0.identifier.text)' conforms to nothing") }
    },
    LintRule(
      "parent-misspelled", when: "a parent is declared nowhere and is one letter from one that is",
      then: .warning,
      because: "an undeclared parent adds nothing: the type is not what it should be a kind of",
      fix: "write the declared identifier"
    ) { subject in
      eachParent(subject) { declaration, parent in
        guard isUnknown(parent, in: subject), let meant = subject.suggestion(parent.text) else { return nil }
        return LintMatch(
          parent.place, "nothing declares '\(parent.text)', but '\(meant)' is declared",
          fix: "write '\(meant)' if that is meant")
      }
    },
    LintRule(
      "parent-undeclared", when: "a parent is declared neither in the file nor anywhere known",
      then: .warning,
      because:
        "where no other app declares it the edge leads nowhere, and the type is what its other parents make it",
      fix: "import the parent in the same file, or drop the edge"
    ) { subject in
      eachParent(subject) { declaration, parent in
        guard isUnknown(parent, in: subject), !isReserved(parent.text),
          subject.suggestion(parent.text) == nil
        else { return nil }
        return LintMatch(
          parent.place,
          "'\(declaration.identifier.text)' conforms to '\(parent.text)', which nothing declares")
      }
    },
    LintRule(
      "parent-unknown", when: "a parent of Apple's is not among the known declarations", then: .note,
      because: "systems newer than the tables declare more; older ones may not know it either",
      fix: "check that every system the app runs on declares it, or name an older parent beside it"
    ) { subject in
      eachParent(subject) { _, parent in
        guard isUnknown(parent, in: subject), isReserved(parent.text), subject.suggestion(parent.text) == nil
        else { return nil }
        return LintMatch(parent.place, "no known system declares '\(parent.text)'")
      }
    },
    LintRule(
      "reference-blank", when: "a parent, a content type or an identifier has white space at an edge",
      then: .error,
      because: "the blank is part of the name, and nothing is called so", fix: "take the white space away",
      isMechanical: true
    ) { subject in
      let declarations = subject.document.declarations
      let references =
        declarations.flatMap { [$0.identifier] + $0.parents }
        + subject.document.documentTypes.flatMap { $0.contentTypes ?? [] }
      return references.compactMap { text in
        let trimmed = trimmed(text.text)
        guard trimmed != text.text, !trimmed.isEmpty else { return nil }
        return LintMatch(text, "white space around '\(trimmed)'", replacement: trimmed)
      }
    },
    LintRule(
      "parent-empty", when: "a parent is an empty string", then: .warning,
      because: "it names nothing", fix: "drop it", isMechanical: true
    ) { subject in
      eachParent(subject) { declaration, parent in
        guard parent.text.isEmpty else { return nil }
        return LintMatch(dropping: parent, "'\(declaration.identifier.text)' conforms to an empty identifier")
      }
    },
    LintRule(
      "parent-dynamic", when: "a parent's identifier begins with dyn.", then: .warning,
      because: "it stands for a tag that nobody declared on one machine; elsewhere it is nothing's kind",
      fix: "name a declared type"
    ) { subject in
      eachParent(subject) { declaration, parent in
        guard TypeIdentifier.isDynamic(parent.text) else { return nil }
        return LintMatch(
          parent.place, "'\(declaration.identifier.text)' conforms to the dynamic '\(parent.text)'")
      }
    },
    LintRule(
      "parent-self", when: "a type conforms to itself", then: .error,
      because: "every type is a kind of itself already; some readers refuse or loop", fix: "drop the edge",
      isMechanical: true
    ) { subject in
      eachParent(subject) { declaration, parent in
        guard !parent.text.isEmpty else { return nil }
        return DeclarationFlaw.parent(parent.text, of: declaration.identifier.text).map {
          LintMatch(dropping: parent, $0.problem)
        }
      }
    },
    LintRule(
      "parent-repeated", when: "a type names the same parent twice", then: .note,
      because: "the second says nothing", fix: "drop it", isMechanical: true
    ) { subject in
      subject.document.declarations.flatMap { declaration in
        repeated(declaration.parents, \.folded).map {
          LintMatch(dropping: $0, "'\(declaration.identifier.text)' conforms to '\($0.text)' twice")
        }
      }
    },
    LintRule(
      "parent-cycle", when: "types conform to each other in a circle", then: .error,
      because: "kinds of kinds must end somewhere; systems break the circle where they like",
      fix: "drop one edge of the circle"
    ) { subject in
      var parents: [String: [String]] = [:]
      for declaration in subject.document.declarations.exportedFirst
      where declaration.isNamed && parents[declaration.identifier.folded] == nil {
        // Another rule reports conformance to itself.
        parents[declaration.identifier.folded] = declaration.parents.map(\.folded).filter {
          $0 != declaration.identifier.folded
        }
      }
      let cyclic = DeclarationFlaw.cyclic(parents)
      return subject.document.declarations.filter { cyclic.contains($0.identifier.folded) }.map {
        let next = $0.parents.map(\.folded).filter(cyclic.contains)
        return LintMatch(
          $0.identifier.place,
          "'\($0.identifier.text)' is above itself by way of \(next.map { "'\($0)'" }.joined(separator: ", "))"
        )
      }
    },
    LintRule(
      "no-root", when: "a type of files reaches neither public.item nor public.content", then: .warning,
      because: "it is a kind of nothing that systems look for: no open panel, no look-up by name offers it",
      fix: "add public.data for files or com.apple.package for folders shown as files"
    ) { subject in
      withKnownAncestry(subject).filter {
        !$0.1.contains(.isItem) && !$0.1.contains(.isContent)
      }.map { LintMatch($0.0.identifier.place, "'\($0.0.identifier.text)' reaches no root") }
    },
    LintRule(
      "content-without-data", when: "a type with filename extensions is content, but neither file nor folder",
      then: .warning,
      because:
        "public.content says what it is for, not what it is made of; look-ups by name ask for public.data and never find it",
      fix: "add public.data for files or com.apple.package for folders shown as files"
    ) { subject in
      withKnownAncestry(subject).filter {
        $0.1.contains(.isContent) && !$0.1.contains(.isItem)
          && !$0.0.tags(.filenameExtension).isEmpty
      }.map {
        LintMatch(
          $0.0.identifier.place, "'\($0.0.identifier.text)' is public.content, but neither file nor folder")
      }
    },
    LintRule(
      "item-without-form",
      when: "a type with filename extensions is public.item, but neither file nor folder",
      then: .note, because: "look-ups by name ask for public.data and never find it",
      fix: "add public.data for files or com.apple.package for folders shown as files"
    ) { subject in
      withKnownAncestry(subject).filter {
        $0.1.contains(.isItem) && !$0.1.contains(.isFile) && !$0.1.contains(.isFolder)
          && !$0.0.tags(.filenameExtension).isEmpty && subject.systemType($0.0.identifier) == nil
      }.map {
        LintMatch($0.0.identifier.place, "'\($0.0.identifier.text)' is an item, but neither file nor folder")
      }
    },
    LintRule(
      "data-and-directory", when: "a type is both public.data and public.directory", then: .warning,
      because: "an item is a file or a folder; where both may occur, each needs a type of its own",
      fix: "keep public.data for files, or com.apple.package for folders shown as files"
    ) { subject in
      subject.appDeclarations.compactMap { declaration in
        let above = subject.ancestry(of: declaration)
        guard above.isSuperset(of: [.isFile, .isFolder]), subject.systemType(declaration.identifier) == nil
        else {
          return nil
        }
        return LintMatch(
          declaration.identifier.place,
          "'\(declaration.identifier.text)' is a file and a folder at once, by way of "
            + declaration.parents.map { "'\($0.text)'" }.joined(separator: ", "))
      }
    },
  ]

  /// Returns the file types whose supertypes are all known, with their ancestry.
  private static func withKnownAncestry(_ subject: LintSubject) -> [(LintDeclaration, LintAncestry)] {
    subject.appDeclarations.filter { $0.hasFileTags && !$0.parents.isEmpty }
      .map { ($0, subject.ancestry(of: $0)) }.filter { !$0.1.contains(.isIncomplete) }
  }

  private static func eachParent(
    _ subject: LintSubject, _ match: (LintDeclaration, LintText) -> LintMatch?
  ) -> [LintMatch] {
    subject.document.declarations.flatMap { declaration in
      declaration.parents.compactMap { match(declaration, $0) }
    }
  }

  /// Returns true if a reference is well-formed, but not declared.
  static func isUnknown(_ reference: LintText, in subject: LintSubject) -> Bool {
    !reference.text.isEmpty && reference.text == trimmed(reference.text) && !reference.isTemplate
      && !TypeIdentifier.isDynamic(reference.text)
      && !subject.isDeclared(reference)
  }

  /// Returns true if only Apple may declare the identifier.
  static func isReserved(_ identifier: String) -> Bool {
    let identifier = TypeIdentifier.normalized(identifier)
    return identifier.hasPrefix("public.") || identifier.hasPrefix("com.apple.")
  }

  /// Returns the elements that repeat an earlier one.
  static func repeated(_ texts: [LintText], _ key: (LintText) -> String) -> [LintText] {
    var seen: Set<String> = []
    return texts.filter { !seen.insert(key($0)).inserted }
  }
}
