internal import ASCIIBytes

extension LintRule {
  /// Lint rules for the tags of declarations: extensions, MIME types and OSTypes.
  static let tags: [LintRule] = [
    LintRule(
      "tag-empty", when: "a tag is an empty string", then: .error,
      because: "it matches files without any extension or no file at all, as systems please", fix: "drop it",
      isMechanical: true
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        guard let flaw = DeclarationFlaw.tag(tag.text, tagClass, of: declaration.identifier.text),
          tag.text.isEmpty
        else { return nil }
        return LintMatch(dropping: tag, flaw.problem)
      }
    },
    LintRule(
      "tag-blank", when: "an extension or MIME type has white space at an edge", then: .error,
      because: "no file name and no server spells it so", fix: "take the white space away", isMechanical: true
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        let trimmed = trimmed(tag.text)
        guard tagClass.ignoresCase, trimmed != tag.text, !trimmed.isEmpty else { return nil }
        return LintMatch(
          tag, "white space around '\(trimmed)' of '\(declaration.identifier.text)'", replacement: trimmed)
      }
    },
    LintRule(
      "extension-leading-dot", when: "an extension is written with its dot", then: .error,
      because: "the dot is not part of the extension, so no file has this one",
      fix: "write it without the dot",
      isMechanical: true
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        guard let flaw = DeclarationFlaw.tag(tag.text, tagClass, of: declaration.identifier.text),
          !tag.text.isEmpty
        else { return nil }
        let bare = String(tag.text.drop { $0 == "." })
        return bare.isEmpty
          ? LintMatch(dropping: tag, flaw.problem) : LintMatch(tag, flaw.problem, replacement: bare)
      }
    },
    LintRule(
      "extension-dot", when: "an extension has a dot within", then: .warning,
      because: "systems take what follows the last dot of a name, so no file has this one",
      fix: "declare the last part, or a package or archive type that covers it"
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        let bare = tag.text.drop { $0 == "." }
        guard tagClass == .filenameExtension, bare.contains("."), !tag.isTemplate else { return nil }
        return LintMatch(
          tag.place, "the extension '\(tag.text)' of '\(declaration.identifier.text)' has a dot within")
      }
    },
    LintRule(
      "extension-character", when: "an extension has a slash, a colon, or white space within", then: .warning,
      because: "file names cannot have the first two, and systems take no extension with the last for one",
      fix: "write the extension alone; several are elements of an array"
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        let inner = trimmed(tag.text)
        guard tagClass == .filenameExtension, !tag.isTemplate,
          let character = inner.first(where: {
            $0 == "/" || $0 == ":" || $0 == "," || $0 == ";" || $0.isWhitespace
          })
        else { return nil }
        return LintMatch(
          tag.place, "'\(character)' in the extension '\(tag.text)' of '\(declaration.identifier.text)'")
      }
    },
    LintRule(
      "tag-wildcard", when: "a declared tag is a wildcard: *, ****, ????, image/*", then: .warning,
      because: "tags are compared letter by letter; a wildcard matches nothing, or is not a type's own",
      fix: "name the tags; to open everything, list public.data or public.item as a document type's content"
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        guard isWildcard(tag.text, tagClass) else { return nil }
        return LintMatch(tag.place, "the tag '\(tag.text)' of '\(declaration.identifier.text)' is a wildcard")
      }
    },
    LintRule(
      "extension-case", when: "an extension has upper-case letters", then: .note,
      because: "extensions are the same in upper and lower case, and are registered in lower case",
      fix: "write it in lower case", isMechanical: true
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        let lower = tag.text.lowercased()
        guard tagClass == .filenameExtension, lower != tag.text, !tag.isTemplate else { return nil }
        return LintMatch(
          tag, "the extension '\(tag.text)' of '\(declaration.identifier.text)' is registered as '\(lower)'",
          replacement: lower)
      }
    },
    LintRule(
      "tag-repeated", when: "a declaration has the same tag twice", then: .note,
      because: "the second says nothing", fix: "drop it", isMechanical: true
    ) { subject in
      subject.document.declarations.flatMap { declaration in
        TagClass.allCases.flatMap { tagClass in
          repeated(declaration.tags(tagClass)) { tagClass.ignoresCase ? $0.text.lowercased() : $0.text }
            .filter { !$0.text.isEmpty }
            .map { LintMatch(dropping: $0, "'\(declaration.identifier.text)' has '\($0.text)' twice") }
        }
      }
    },
    LintRule(
      "mime-syntax", when: "a MIME type is not type/subtype as RFC 6838 writes it", then: .error,
      because: "no sender writes it so, and no look-up finds it",
      fix: "write it as application/vnd.example.note"
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        let text = trimmed(tag.text)
        guard tagClass == .mimeType, !text.isEmpty, !tag.isTemplate, !isWildcard(text, tagClass),
          let flaw = MIMESyntax.flaw(in: text)
        else { return nil }
        return LintMatch(
          tag.place, "'\(tag.text)' of '\(declaration.identifier.text)' is no MIME type: \(flaw)")
      }
    },
    LintRule(
      "mime-parameter", when: "an app's MIME type has parameters, as text/plain; charset=utf-8",
      then: .warning,
      because:
        "look-ups compare the whole text: programs strip the parameters before they ask, or write them otherwise",
      fix: "drop the parameters", isMechanical: true
    ) { subject in
      subject.document.declarations.filter { $0.layer == nil }.flatMap { declaration in
        declaration.tags(.mimeType).compactMap { tag -> LintMatch? in
          guard tag.text.contains(";"), !tag.isTemplate else { return nil }
          let bare = trimmed(String(tag.text.prefix { $0 != ";" }))
          guard MIMESyntax.flaw(in: bare) == nil else { return nil }
          let reason = "the MIME type '\(tag.text)' of '\(declaration.identifier.text)' has parameters"
          let owner = mimeOwner(bare, of: declaration, subject)
          let isTwice = declaration.tags(.mimeType).contains { $0.text.lowercased() == bare.lowercased() }
          if let owner, !isTwice {
            return LintMatch(
              tag.place, reason,
              fix: "drop the tag: without the parameters it is '\(owner)'s, or choose another")
          }
          return isTwice
            ? LintMatch(dropping: tag, reason, fix: "drop it: '\(bare)' is there without them")
            : LintMatch(tag, reason, fix: "write '\(bare)'", replacement: bare)
        }
      }
    },
    LintRule(
      "ostype-length", when: "an OSType is not four characters long", then: .warning,
      because: "OSTypes are 32 bits: four characters of one byte each, blanks counted",
      fix: "write all four, or drop it"
    ) { subject in
      eachTag(subject) { declaration, tagClass, tag in
        guard tagClass == .osType, !tag.text.isEmpty, tag.text.unicodeScalars.count != 4, !tag.isTemplate
        else {
          return nil
        }
        return LintMatch(
          tag.place, "the OSType '\(tag.text)' of '\(declaration.identifier.text)' is not four characters")
      }
    },
    LintRule(
      "tag-class-misspelled", when: "a tag class is unknown and looks like a known one", then: .warning,
      because: "the tags under it are dropped, so that no file has the type",
      fix: "write the known tag class",
      isMechanical: true
    ) { subject in
      subject.document.declarations.flatMap { declaration in
        let candidates = declaration.otherTagClasses.compactMap { likelyTagClass($0.text) }
        return declaration.otherTagClasses.compactMap { key in
          likelyTagClass(key.text).map { tagClass in
            let reason = "no tag class is called '\(key.text)'"
            // If the known class is declared too, or is misspelled twice, no single edit mends it.
            guard declaration.tags[tagClass] == nil, candidates.count(where: { $0 == tagClass }) == 1 else {
              return LintMatch(key.place, reason, fix: "merge its tags with '\(tagClass.identifier)'")
            }
            return LintMatch(
              key, reason, fix: "write '\(tagClass.identifier)'", replacement: tagClass.identifier)
          }
        }
      }
    },
    LintRule(
      "tag-class-unknown", when: "a tag class is none that systems keep", then: .note,
      because: "systems drop its tags, unless another program reads them from the file itself",
      fix: "drop it if no program of yours reads it"
    ) { subject in
      subject.document.declarations.flatMap { declaration in
        declaration.otherTagClasses.filter { likelyTagClass($0.text) == nil && !$0.isTemplate }.map {
          LintMatch(
            $0.place,
            "the tag class '\($0.text)' of '\(declaration.identifier.text)' is none that systems keep")
        }
      }
    },
  ]

  private static func eachTag(
    _ subject: LintSubject, _ match: (LintDeclaration, TagClass, LintText) -> LintMatch?
  ) -> [LintMatch] {
    subject.document.declarations.flatMap { declaration in
      TagClass.allCases.flatMap { tagClass in
        declaration.tags(tagClass).compactMap { match(declaration, tagClass, $0) }
      }
    }
  }

  static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func isWildcard(_ tag: String, _ tagClass: TagClass) -> Bool {
    switch tagClass {
    case .filenameExtension: tag == "*" || tag == "*.*" || tag == "?"
    case .mimeType: tag == "*" || tag.hasSuffix("/*")
    case .osType: tag == "****" || tag == "????"
    case .pasteboardType, .deviceModelCode: false
    }
  }

  /// Returns the tag class that a misspelled key means, or nil.
  private static func likelyTagClass(_ text: String) -> TagClass? {
    let short = text.lowercased().filter { $0.isLetter }
    return TagClass.allCases.first { tagClass in
      let name = tagClass.identifier.filter { $0.isLetter }
      return short == name || EditDistance.isOne(Array(short.utf8), Array(name.utf8))
        || (tagClass.ignoresCase && (name.hasSuffix(short) || short == name + "s") && short.count >= 8)
    }
  }
}

/// The syntax of MIME types (RFC 6838, section 4.2); parameters after ";" are allowed, as in Apple's
/// declarations.
enum MIMESyntax {
  /// Returns the flaw of a MIME type, or nil.
  static func flaw(in text: String) -> String? {
    let essence = text.prefix { $0 != ";" }
    let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return parts.count < 2 ? "there is no '/'" : "there is more than one '/'" }
    for (part, name) in zip(parts, ["type", "subtype"]) {
      guard let first = part.utf8.first else { return "the \(name) is empty" }
      guard first.isASCIILetterOrDigit else { return "the \(name) begins with '\(part.first ?? " ")'" }
      if part.utf8.count > 127 { return "the \(name) is longer than 127 characters" }
      if let character = part.first(where: { !isAllowed($0) }) { return "'\(character)' in the \(name)" }
    }
    return nil
  }

  private static func isAllowed(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return byte.isASCIILetterOrDigit || "!#$&-^_.+".utf8.contains(byte)
  }
}
