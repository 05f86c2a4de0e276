extension LintRule {
  /// Lint rules for the document types of an app, `CFBundleDocumentTypes`.
  static let documentTypes: [LintRule] = [
    LintRule(
      "content-type-misspelled",
      when: "a document type's content type is declared nowhere and is one letter from one that is",
      then: .warning,
      because: "no file has an undeclared type, so the app is not offered for the one that is meant",
      fix: "write the declared identifier"
    ) { subject in
      unknownContentTypes(subject).compactMap { text in
        subject.suggestion(text.text).map {
          LintMatch(
            text.place, "nothing declares '\(text.text)', but '\($0)' is declared",
            fix: "write '\($0)' if that is meant")
        }
      }
    },
    LintRule(
      "content-type-undeclared",
      when: "a document type's content type is declared neither in the file nor anywhere known",
      then: .warning,
      because: "without the app that declares it no file has the type, and this app is never offered",
      fix: "import the type in the same file, with its extensions"
    ) { subject in
      unknownContentTypes(subject).filter { !isReserved($0.text) && subject.suggestion($0.text) == nil }.map {
        LintMatch($0.place, "nothing declares the content type '\($0.text)'")
      }
    },
    LintRule(
      "content-type-unknown", when: "a content type of Apple's is not among the known declarations",
      then: .note,
      because: "systems newer than the tables declare more; older ones may not know it either",
      fix: "check that every system the app runs on declares it"
    ) { subject in
      unknownContentTypes(subject).filter { isReserved($0.text) && subject.suggestion($0.text) == nil }.map {
        LintMatch($0.place, "no known system declares the content type '\($0.text)'")
      }
    },
    LintRule(
      "content-type-dynamic", when: "a document type's content type begins with dyn.", then: .note,
      because: "it works until anybody declares a type for the tag, and then no more",
      fix: "import a type for the tag and list that"
    ) { subject in
      contentTypes(subject).filter { TypeIdentifier.isDynamic($0.text) }.map {
        LintMatch($0.place, "the content type '\($0.text)' is dynamic")
      }
    },
    LintRule(
      "content-type-empty", when: "a document type lists an empty content type", then: .warning,
      because:
        "where LSItemContentTypes is there, extensions beside it are not looked at: an empty list opens nothing",
      fix: "name the type, or drop the key", isMechanical: true
    ) { subject in
      subject.document.documentTypes.flatMap { type in
        let texts = type.contentTypes ?? []
        return texts.filter { $0.text.isEmpty }.map { text in
          // As the only element it needs a decision.
          texts.contains { !$0.text.isEmpty }
            ? LintMatch(dropping: text, "an empty content type", fix: "drop it")
            : LintMatch(text.place, "the only content type is empty")
        }
      }
    },
    LintRule(
      "content-type-repeated", when: "a document type lists a content type twice", then: .note,
      because: "the second says nothing", fix: "drop it", isMechanical: true
    ) { subject in
      subject.document.documentTypes.flatMap { type in
        repeated(type.contentTypes ?? [], \.folded).filter { !$0.text.isEmpty }.map {
          LintMatch(dropping: $0, "the content type '\($0.text)' is listed twice")
        }
      }
    },
    LintRule(
      "content-types-missing", when: "document types have no LSItemContentTypes", then: .note,
      because:
        "extensions and OSTypes there are the old way: types tell formats apart that share an extension",
      fix: "list the types, and import those that no system declares"
    ) { subject in
      let missing = subject.document.documentTypes.filter { $0.contentTypes?.isEmpty ?? true }
      guard let first = missing.first else { return [] }
      let rest = missing.count - 1
      let others = rest == 0 ? "" : ", nor have \(rest) others after it"
      return [LintMatch(first.place, "the document type has no LSItemContentTypes\(others)")]
    },
    LintRule(
      "package-as-file", when: "a document type is a package, but its own content type is a file's",
      then: .warning,
      because: "folders with that name stay folders: the declared type decides, not LSTypeIsPackage",
      fix: "let the type conform to com.apple.package instead of public.data, or drop LSTypeIsPackage"
    ) { subject in
      subject.document.documentTypes.filter(\.isPackage).flatMap { type in
        (type.contentTypes ?? []).filter { text in
          guard let own = subject.declaration(of: text) else { return false }
          return subject.ancestry(of: own).isDisjoint(with: [.isFolder, .isIncomplete])
            && subject.ancestry(of: own).contains(.isFile)
        }.map { LintMatch($0.place, "the package's content type '\($0.text)' is declared as a file's") }
      }
    },
  ]

  private static func contentTypes(_ subject: LintSubject) -> [LintText] {
    subject.document.documentTypes.flatMap { $0.contentTypes ?? [] }
  }

  private static func unknownContentTypes(_ subject: LintSubject) -> [LintText] {
    contentTypes(subject).filter { isUnknown($0, in: subject) }
  }
}
