extension LintRule {
  /// Lint rules for the owners of types and tags: types exported or imported wrongly, tags of other types.
  static let owners: [LintRule] = [
    LintRule(
      "system-type-exported", when: "an app exports an identifier of Apple's that the system declares",
      then: .error,
      because: "the system's own declaration is used and this one never; exporting claims to own the type",
      fix: "use the system's type; to add a format of your own, export an identifier under your domain"
    ) { subject in
      exported(subject).filter { isReserved($0.identifier.text) && subject.systemType($0.identifier) != nil }
        .map {
          LintMatch($0.identifier.place, "'\($0.identifier.text)' is the system's")
        }
    },
    LintRule(
      "reserved-identifier", when: "an app exports an identifier that begins with public. or com.apple.",
      then: .error,
      because: "these are Apple's to give; a later system may declare the same for something else",
      fix: "export an identifier under your own domain"
    ) { subject in
      exported(subject).filter { isReserved($0.identifier.text) && subject.systemType($0.identifier) == nil }
        .map {
          LintMatch($0.identifier.place, "'\($0.identifier.text)' is not yours to export")
        }
    },
    LintRule(
      "public-identifier-unknown", when: "an app imports a public. identifier that no known system declares",
      then: .note,
      because: "importing is for types that somebody else declares; if nobody does, no other app shares it",
      fix: "check the spelling, or use an identifier under your own domain"
    ) { subject in
      appImports(subject).filter {
        $0.identifier.folded.hasPrefix("public.") && subject.context.knownType($0.identifier.folded) == nil
      }.map { LintMatch($0.identifier.place, "no known system declares '\($0.identifier.text)'") }
    },
    LintRule(
      "system-type-differs", when: "an app declares a type of the system's with other parents or tags",
      then: .note,
      because:
        "the system's own declaration is used; what only this one says has no effect where the system has one",
      fix: "keep it for older systems, or put what is missing into a type of your own"
    ) { subject in
      subject.document.declarations.filter { $0.layer == nil && $0.isNamed }.compactMap { declaration in
        guard let system = subject.systemType(declaration.identifier), !system.parents.isEmpty,
          !(declaration.isExported && isReserved(declaration.identifier.text))
        else { return nil }
        let differences = differences(declaration, system)
        guard !differences.isEmpty else { return nil }
        return LintMatch(
          declaration.identifier.place,
          "the system declares '\(system.identifier)' without \(differences.joined(separator: ", "))")
      }
    },
    LintRule(
      "exported-foreign", when: "an app exports an identifier that the system imports from another owner",
      then: .warning,
      because: "exporting claims to own the type; with the owner's app installed, either declaration may win",
      fix: "import it: move the declaration to UTImportedTypeDeclarations"
    ) { subject in
      outsideBundleDomain(subject).filter { subject.systemType($0.identifier) != nil }.map {
        LintMatch($0.identifier.place, "'\($0.identifier.text)' is another owner's")
      }
    },
    LintRule(
      "exported-elsewhere", when: "an app exports an identifier that shares no name with its own",
      then: .note,
      because: "exporting is for types of your own; a second domain of yours is fine",
      fix: "import it if it is not yours"
    ) { subject in
      outsideBundleDomain(subject).filter { subject.systemType($0.identifier) == nil }.map {
        LintMatch(
          $0.identifier.place,
          "'\($0.identifier.text)' is not under '\(owner(of: subject.document.bundleIdentifier ?? ""))'")
      }
    },
    LintRule(
      "imported-as-owner",
      when: "an app imports a type and says that it owns the documents (LSHandlerRank Owner)",
      then: .note,
      because: "importing says that somebody else owns the type, and yields to any other declaration of it",
      fix: "export it if the type is yours, else rank the app Default or Alternate"
    ) { subject in
      let owned = Set(
        subject.document.documentTypes.filter(\.isOwner).flatMap { $0.contentTypes ?? [] }.map(\.folded))
      let exported = Set(subject.document.declarations.filter(\.isExported).map(\.identifier.folded))
      return subject.document.declarations.filter {
        !$0.isExported && owned.contains($0.identifier.folded) && !exported.contains($0.identifier.folded)
          && !$0.identifier.text.isEmpty
      }.map {
        LintMatch($0.identifier.place, "'\($0.identifier.text)' is imported, and its documents are owned")
      }
    },
    LintRule(
      "extension-never-preferred",
      when: "an exported type's first extension belongs to a type of the system's",
      then: .warning,
      because:
        "systems look at their own declarations first: no file becomes this type by that name, and a new file of this type is taken for the other",
      fix: "choose an extension of your own and put it first"
    ) { subject in
      lostExtensions(subject).filter(\.isPreferredOfExport).map {
        LintMatch($0.place, "files named \($0.names) are '\($0.winner)', never '\($0.loser)'")
      }
    },
    LintRule(
      "extension-shared", when: "another extension, or an imported type's, belongs to another type first",
      then: .note,
      because:
        "where several types own an extension one is preferred: the system's before apps', exported before imported, the first before later ones",
      fix: "drop the extension, or make the document type list the winner, too"
    ) { subject in
      lostExtensions(subject).filter { !$0.isPreferredOfExport }.map {
        LintMatch($0.place, "files named \($0.names) are '\($0.winner)', not '\($0.loser)'")
      }
    },
    LintRule(
      "mime-owned", when: "an app's type claims a MIME type that another known type owns", then: .warning,
      because:
        "a MIME type leads to one type: content of the other is given to this one, or this one is never found by it",
      fix: "claim a MIME type of your own, as application/vnd.example.note, or declare a subtype without one"
    ) { subject in
      named(subject).filter { $0.layer == nil }.flatMap { declaration in
        declaration.tags(.mimeType).compactMap { tag in
          mimeOwner(tag.text, of: declaration, subject).map {
            LintMatch(tag.place, "'\(tag.text)' of '\(declaration.identifier.text)' is '\($0)'s")
          }
        }
      }
    },
    LintRule(
      "description-missing", when: "an exported type of files has no description", then: .note,
      because: "people see the description of a more general type, or none, in Finder and in panels",
      fix: "say what a person calls such a file"
    ) { subject in
      exported(subject).filter {
        $0.hasFileTags && ($0.description ?? "").allSatisfy(\.isWhitespace)
          && subject.systemType($0.identifier) == nil
      }.map { LintMatch($0.identifier.place, "'\($0.identifier.text)' has no description") }
    },
  ]

  /// Returns the known type that owns a declared MIME type; nil if the declaration is of that type.
  static func mimeOwner(_ tag: String, of declaration: LintDeclaration, _ subject: LintSubject) -> String? {
    guard subject.systemType(declaration.identifier) == nil else { return nil }
    let owners = subject.context.owners(ofTag: trimmed(tag).lowercased(), .mimeType)
    if owners.contains(where: { TypeIdentifier.normalized($0.identifier) == declaration.identifier.folded }) {
      return nil
    }
    return owners.first?.identifier
  }

  /// Returns the exports of an app that is not Apple's.
  private static func exported(_ subject: LintSubject) -> [LintDeclaration] {
    guard !(subject.document.bundleIdentifier ?? "").hasPrefix("com.apple.") else { return [] }
    return named(subject).filter { $0.isExported && $0.layer == nil }
  }

  private static func appImports(_ subject: LintSubject) -> [LintDeclaration] {
    named(subject).filter { !$0.isExported && $0.layer == nil }
  }

  /// Returns exported types outside of the bundle's domain; empty if the bundle identifier is unknown.
  private static func outsideBundleDomain(_ subject: LintSubject) -> [LintDeclaration] {
    guard let bundle = subject.document.bundleIdentifier, bundle.contains(".") else { return [] }
    let names = Set(bundle.split(separator: "."))
    return exported(subject).filter { declaration in
      let owner = owner(of: declaration.identifier.folded)
      // Owners change domains: com.example.app may export app.notes.
      let sharesName = owner.split(separator: ".").contains { $0.utf8.count > 3 && names.contains($0) }
      return !isReserved(declaration.identifier.text) && owner != Self.owner(of: bundle) && !sharesName
    }
  }

  /// Returns the domain of an identifier: two parts, or three for a country's second-level domain.
  static func owner(of identifier: String) -> String {
    let parts = identifier.split(separator: ".")
    let shared: Set<Substring> = ["co", "com", "org", "net", "ac", "gov", "edu", "ne", "or"]
    let isCountry = parts.count > 2 && parts[0].utf8.count == 2 && shared.contains(parts[1])
    return parts.prefix(isCountry ? 3 : 2).joined(separator: ".")
  }

  private static func differences(_ declaration: LintDeclaration, _ system: LintKnownType) -> [String] {
    var differences: [String] = []
    let above = system.ancestors.union([system.identifier])
    let parents = declaration.parents.map(\.folded).filter { !above.contains($0) && !$0.isEmpty }
    differences += parents.map { "the parent '\($0)'" }
    for (tagClass, name) in [(TagClass.filenameExtension, "extension"), (.mimeType, "MIME type")] {
      let systemTags = Set((system.tags[tagClass] ?? []).map { $0.lowercased() })
      // A type without known tags may have some.
      if systemTags.isEmpty { continue }
      differences += declaration.tags(tagClass).map { $0.text.lowercased() }
        .filter { !systemTags.contains($0) && !$0.isEmpty }.map { "the \(name) '\($0)'" }
    }
    return differences
  }

  /// Extensions of a type for which another type is preferred.
  private struct LostExtensions {
    var place: DeclarationPlace
    var extensions: [String]
    var loser: String
    var winner: String
    var isPreferredOfExport: Bool

    var names: String { extensions.map { ".\($0)" }.joined(separator: ", ") }
  }

  private static func lostExtensions(_ subject: LintSubject) -> [LostExtensions] {
    var result: [LostExtensions] = []
    var first: [String: String] = [:]
    for declaration in named(subject).exportedFirst where declaration.layer == nil {
      let isClaimed = declaration.isExported && isReserved(declaration.identifier.text)
      guard subject.systemType(declaration.identifier) == nil, !isClaimed else { continue }
      // Files and folders are looked up separately: a package does not lose to a file type.
      let isFolder = subject.ancestry(of: declaration).contains(.isFolder)
      var losses: [LostExtensions] = []
      for (index, tag) in declaration.tags(.filenameExtension).enumerated() {
        let text = tag.text.lowercased()
        let system = subject.context.owners(ofTag: text, .filenameExtension).first {
          $0.isSystem && $0.ancestors.contains(isFolder ? "public.directory" : "public.data")
        }
        let key = text + (isFolder ? "/" : "")
        guard let winner = system?.identifier ?? first[key] else {
          first[key] = declaration.identifier.folded
          continue
        }
        if winner == declaration.identifier.folded { continue }
        let isPreferred = index == 0 && declaration.isExported && system != nil
        if let same = losses.firstIndex(where: {
          $0.winner == winner && $0.isPreferredOfExport == isPreferred
        }) {
          losses[same].extensions.append(tag.text)
        } else {
          losses.append(
            LostExtensions(
              place: tag.place, extensions: [tag.text], loser: declaration.identifier.text, winner: winner,
              isPreferredOfExport: isPreferred))
        }
      }
      result += losses
    }
    return result
  }
}
