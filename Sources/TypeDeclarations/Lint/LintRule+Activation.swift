internal import PropertyLists

extension LintRule {
  /// Lint rules for `NSExtensionActivationRule`.
  static let activation: [LintRule] = [
    LintRule(
      "activation-misplaced", when: "a key of an activation rule stands outside of it", then: .error,
      because:
        "systems look for NSExtensionActivationRule in NSExtension → NSExtensionAttributes alone, and for counts in it",
      fix: "move it there"
    ) { subject in
      subject.document.misplacedActivationKeys.map { LintMatch($0.place, "'\($0.text)' is ignored here") }
    },
    LintRule(
      "activation-key-misspelled", when: "a key of an activation rule is unknown and looks like a known one",
      then: .warning, because: "systems pass over it, so that the extension does not take what is meant",
      fix: "write the known key"
    ) { subject in
      unknownKeys(subject).compactMap { key in
        ActivationKey.suggestion(key.text).map {
          LintMatch(key.place, "no key is called '\(key.text)'", fix: "write '\($0.rawValue)'")
        }
      }
    },
    LintRule(
      "activation-key-unknown", when: "a key of an activation rule is none that Apple documents",
      then: .warning,
      because: "systems pass over it", fix: "use a documented key, or write the rule as a predicate"
    ) { subject in
      unknownKeys(subject).filter { ActivationKey.suggestion($0.text) == nil }.map {
        LintMatch($0.place, "the key '\($0.text)' is none of an activation rule's")
      }
    },
    LintRule(
      "activation-value", when: "a count of an activation rule is no integer, or its switch no boolean",
      then: .warning,
      because:
        "Apple documents integers and booleans; whether anything else is read as one is left to the system",
      fix: "write <integer>1</integer> for a count, <true/> for a switch"
    ) { subject in
      knownEntries(subject).compactMap { key, entry in
        let expected = key.isCount || key == .version ? "an integer" : "a boolean"
        let isValid =
          switch entry.value.value {
          case .integer: true
          case .boolean: !key.isCount && key != .version
          default: false
          }
        guard !isValid, !(entry.value.string.map(LintText.isTemplate) ?? false) else { return nil }
        let valueText = entry.value.string.map { " '\($0)'" } ?? ""
        return LintMatch(
          entry.valuePlace,
          "\(key.rawValue) is \(entry.value.typeName)\(valueText), where \(expected) belongs")
      }
    },
    LintRule(
      "activation-count-nothing", when: "a count of an activation rule is zero or negative", then: .warning,
      because: "it takes no attachment of that kind",
      fix: "write how many the extension takes, or drop the key"
    ) { subject in
      knownEntries(subject).compactMap { key, entry in
        guard key.isCount, let number = entry.value.integer, number <= 0 else { return nil }
        return LintMatch(entry.valuePlace, "\(key.rawValue) is \(number)")
      }
    },
    LintRule(
      "activation-takes-nothing", when: "an activation rule has no key that takes anything", then: .error,
      because: "the extension is never offered",
      fix: "say what it takes, as NSExtensionActivationSupportsImageWithMaxCount"
    ) { subject in
      guard let rule = subject.document.activation, let entries = rule.entries else { return [] }
      let takes = entries.contains { entry in
        guard let key = ActivationKey(rawValue: entry.key.text), key.acceptsAttachments else { return false }
        // Another rule reports values that are not numbers.
        return entry.value.integer.map { $0 > 0 } ?? entry.value.boolean ?? true
      }
      return takes ? [] : [LintMatch(rule.place, "the activation rule takes nothing")]
    },
    LintRule(
      "activation-version", when: "an activation rule's version is neither 1 nor 2", then: .warning,
      because:
        "version 1 takes a share whose attachments all match, version 2 one with any that does; there is no other",
      fix: "write 1 or 2"
    ) { subject in
      knownEntries(subject).compactMap { key, entry in
        guard key == .version, let number = entry.value.integer, number != 1, number != 2 else { return nil }
        return LintMatch(entry.valuePlace, "the rule's version is \(number)")
      }
    },
    LintRule(
      "predicate-syntax", when: "an activation rule's predicate cannot be read", then: .error,
      because: "the extension is never offered", fix: "write it as NSPredicate's grammar has it"
    ) { subject in predicateErrors(subject, [.syntax, .limit]) },
    LintRule(
      "predicate-name",
      when:
        "an activation rule's predicate has an unknown key or variable, or compares what does not compare",
      then: .warning, because: "evaluating it fails, and the extension is not offered",
      fix: "use extensionItems, attachments, registeredTypeIdentifiers and the variables of SUBQUERY"
    ) { subject in predicateErrors(subject, [.name, .value]) },
    LintRule(
      "predicate-part-unknown",
      when: "an activation rule's predicate has a part that this lint does not know",
      then: .note, because: "systems may know it; nothing further was looked at",
      fix: "try it on a device, or write it with SUBQUERY, ANY and UTI-CONFORMS-TO"
    ) { subject in predicateErrors(subject, [.unsupported]) },
    LintRule(
      "predicate-type-misspelled",
      when: "a predicate's type is declared nowhere and is one letter from one that is", then: .warning,
      because:
        "no attachment has an undeclared type, so the extension is not offered for the one that is meant",
      fix: "write the declared identifier"
    ) { subject in
      unknownPredicateTypes(subject).compactMap { type, place in
        subject.suggestion(type.text).map {
          LintMatch(
            type.place, "\(place): nothing declares '\(type.text)', but '\($0)' is declared",
            fix: "write '\($0)' if that is meant")
        }
      }
    },
    LintRule(
      "predicate-type-undeclared", when: "a predicate's type is not among the known declarations",
      then: .note,
      because: "only an attachment that is registered under this very identifier matches",
      fix: "check the spelling, or import the type in the app"
    ) { subject in
      unknownPredicateTypes(subject).filter { subject.suggestion($0.type.text) == nil }.map { type, place in
        LintMatch(type.place, "\(place): nothing known declares '\(type.text)'")
      }
    },
    LintRule(
      "predicate-never", when: "an activation rule's predicate cannot be true", then: .error,
      because: "the extension is never offered", fix: "drop or change what excludes the rest"
    ) { subject in
      predicates(subject).compactMap { predicate, place in
        predicate.contradiction.map { LintMatch(place, $0) }
      }
    },
    LintRule(
      "predicate-always", when: "an activation rule's predicate is TRUEPREDICATE", then: .warning,
      because: "App Review refuses an app whose extension says so; it is for trying alone",
      fix: "say what the extension takes, by keys or by a predicate about types"
    ) { subject in
      predicates(subject).filter(\.predicate.isAlwaysTrue).map {
        LintMatch($0.place, "the extension is offered for everything")
      }
    },
  ]

  private static func knownEntries(_ subject: LintSubject) -> [(ActivationKey, LintActivation.Entry)] {
    (subject.document.activation?.entries ?? []).compactMap { entry in
      ActivationKey(rawValue: entry.key.text).map { ($0, entry) }
    }
  }

  private static func unknownKeys(_ subject: LintSubject) -> [LintText] {
    // Another rule reports a nested rule.
    (subject.document.activation?.entries ?? []).map(\.key).filter {
      ActivationKey(rawValue: $0.text) == nil && $0.text != ActivationKey.rule && !$0.isTemplate
    }
  }

  private static func predicates(
    _ subject: LintSubject
  ) -> [(predicate: ActivationPredicate, place: DeclarationPlace)] {
    guard let rule = subject.document.activation, case .success(let predicate)? = rule.predicate else {
      return []
    }
    return [(predicate, rule.place)]
  }

  private static func predicateErrors(
    _ subject: LintSubject, _ kinds: Set<ActivationError.Kind>
  ) -> [LintMatch] {
    guard let rule = subject.document.activation, case .failure(let error)? = rule.predicate,
      kinds.contains(error.kind)
    else { return [] }
    return [
      LintMatch(
        rule.place, "the predicate, \(error)", fix: error.suggestion.map { "write '\($0)' if that is meant" })
    ]
  }

  private static func unknownPredicateTypes(
    _ subject: LintSubject
  ) -> [(type: LintText, place: ActivationPlace)] {
    predicates(subject).flatMap { predicate, place in
      predicate.types.map { (LintText(text: $0.0, place: place), $0.1) }
    }.filter { isUnknown($0.0, in: subject) }
  }
}
