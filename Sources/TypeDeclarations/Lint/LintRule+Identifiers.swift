internal import PropertyLists

extension LintRule {
  /// Lint rules for type identifiers: missing, malformed or declared twice.
  static let identifiers: [LintRule] = [
    LintRule(
      "identifier-missing", when: "a declaration has no identifier", then: .error,
      because: "systems pass over a declaration without one", fix: "name the type, as com.example.note"
    ) { subject in
      subject.document.declarations.filter { $0.identifier.text.isEmpty }.map {
        LintMatch($0.identifier.place, DeclarationFlaw.emptyIdentifier.problem)
      }
    },
    LintRule(
      "identifier-character", when: "an identifier has a character that identifiers may not have",
      then: .error,
      because: "look-ups by such an identifier fail on Apple's systems",
      fix: "use letters, digits, '-' and '.' alone"
    ) { subject in
      named(subject).compactMap { declaration in
        let text = trimmed(declaration.identifier.text).filter { $0 != "_" }
        guard case .forbiddenCharacter(let character, _)? = DeclarationFlaw.spelling(of: text) else {
          return nil
        }
        let flaw = DeclarationFlaw.forbiddenCharacter(character, identifier: declaration.identifier.text)
        return LintMatch(declaration.identifier.place, flaw.problem)
      }
    },
    LintRule(
      "identifier-underscore", when: "an identifier has an underscore", then: .warning,
      because:
        "Apple's rules for identifiers know letters, digits, '-' and '.' alone; tools and stores refuse others",
      fix: "write '-' instead, and the same in the program"
    ) { subject in
      named(subject).filter { $0.identifier.text.contains("_") }.map {
        LintMatch($0.identifier.place, "an underscore in the identifier '\($0.identifier.text)'")
      }
    },
    LintRule(
      "identifier-dynamic", when: "a declaration's identifier begins with dyn.", then: .error,
      because: "such identifiers are made from tags when nobody declares a type",
      fix: "give the type a name of its own"
    ) { subject in
      named(subject).compactMap { declaration in
        DeclarationFlaw.declaring(declaration.identifier.text).map {
          LintMatch(declaration.identifier.place, $0.problem)
        }
      }
    },
    LintRule(
      "identifier-form", when: "an identifier has no dot, or nothing beside one", then: .warning,
      because:
        "only a domain that its owner holds, written backward, keeps two owners from using one identifier",
      fix: "begin it with a domain of yours, as com.example.note"
    ) { subject in
      named(subject).filter { declaration in
        let parts = declaration.identifier.text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count < 2 || parts.contains("")
      }.map { LintMatch($0.identifier.place, "'\($0.identifier.text)' is no domain written backward") }
    },
    LintRule(
      "identifier-placeholder", when: "an identifier keeps a template's placeholder for the owner",
      then: .warning,
      because: "every other app that kept it claims the same identifiers", fix: "put in your own domain"
    ) { subject in
      named(subject).filter { declaration in
        let owner = declaration.identifier.folded.split(separator: ".").prefix(2).joined(separator: ".")
        return ["com.yourcompany", "com.mycompany", "com.yourdomain", "com.yourname"].contains(owner)
      }.map { LintMatch($0.identifier.place, "'\($0.identifier.text)' names nobody's company") }
    },
    LintRule(
      "identifier-case", when: "an identifier has upper-case letters", then: .note,
      because:
        "systems register identifiers in lower case and hand them out so; comparing them as plain text fails",
      fix: "compare as types and not as text, or write the identifier in lower case everywhere"
    ) { subject in
      named(subject).filter { $0.layer == nil && $0.identifier.folded != $0.identifier.text }.map {
        LintMatch($0.identifier.place, "'\($0.identifier.text)' is handed out as '\($0.identifier.folded)'")
      }
    },
    LintRule(
      "declared-twice", when: "one identifier is declared twice in the same list", then: .warning,
      because: "the first declaration is used and the other is not", fix: "merge the two"
    ) { subject in
      var seen: [String: DeclarationPlace] = [:]
      return subject.document.declarations.compactMap { declaration in
        guard !declaration.identifier.text.isEmpty else { return nil }
        let key =
          (declaration.isExported || declaration.layer != nil ? "+" : "-") + declaration.identifier.folded
        guard let first = seen[key] else {
          seen[key] = declaration.place
          return nil
        }
        return LintMatch(
          declaration.identifier.place,
          "'\(declaration.identifier.text)' is declared at \(first.short) already")
      }
    },
    LintRule(
      "exported-and-imported", when: "one identifier is both exported and imported", then: .warning,
      because:
        "exporting says that the type is yours and importing that it is not; only the exported one is used",
      fix: "keep the exported one if the type is yours, else the imported one"
    ) { subject in
      let declarations = subject.document.declarations.filter {
        $0.layer == nil && !$0.identifier.text.isEmpty
      }
      let exported = Set(declarations.filter(\.isExported).map(\.identifier.folded))
      return declarations.filter { !$0.isExported && exported.contains($0.identifier.folded) }.map {
        LintMatch($0.identifier.place, "'\($0.identifier.text)' is exported by the same file")
      }
    },
  ]

  /// Returns the declarations with a name that can be checked.
  static func named(_ subject: LintSubject) -> [LintDeclaration] {
    subject.document.declarations.filter(\.isNamed)
  }
}

extension DeclarationPlace {
  /// The location without the file name.
  var short: String {
    switch self {
    case .unknown: "another place"
    case .line(_, let line): "line \(line)"
    case .property(_, let path, let position): position.map { "line \($0.line)" } ?? "\(path)"
    }
  }
}
