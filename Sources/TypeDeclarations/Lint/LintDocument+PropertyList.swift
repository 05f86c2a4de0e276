internal import PropertyLists

// Reading an Info.plist for lint: its type declarations, document types and activation rule.
extension LintDocument {
  /// Creates the document of an Info.plist.
  init(propertyList bytes: [UInt8], file: String) throws(DeclarationError) {
    let root = try TypeDeclaration.infoDictionary(bytes, file: file)
    let form: Form =
      switch PropertyList.format(of: bytes) {
      case .xml: .xml
      case .json: .json
      case .binary: .binary
      }
    self.init(file: file, form: form)
    let path = PropertyListPath()
    let keys: Set = [
      "CFBundleIdentifier", "UTExportedTypeDeclarations", "UTImportedTypeDeclarations",
      "CFBundleDocumentTypes",
    ]
    addRepeatedKeys(in: root, path) { keys.contains($0) }
    addMisspelledKeys(in: root, path, .root)
    readActivation(in: root)
    let hasMisspelledKey = misspellings.contains { !$0.suggestions.contains("CFBundleIdentifier") }
    hasDeclarations =
      activation != nil || !misplacedActivationKeys.isEmpty || hasMisspelledKey
      || ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleDocumentTypes"].contains {
        key in
        root[key].map { !($0.array?.isEmpty ?? false) } ?? false
      }
    if let identifier = root["CFBundleIdentifier"]?.string, !LintText.isTemplate(identifier) {
      bundleIdentifier = TypeIdentifier.normalized(identifier)
    }
    for (key, isExported) in [("UTExportedTypeDeclarations", true), ("UTImportedTypeDeclarations", false)] {
      for (element, path) in elements(of: root, key, path) {
        guard element.dictionary != nil else {
          addMisfit(element, path, "a dictionary")
          continue
        }
        declarations.append(declaration(element, path, isExported))
      }
    }
    for (element, path) in elements(of: root, "CFBundleDocumentTypes", path) {
      guard element.dictionary != nil else {
        addMisfit(element, path, "a dictionary")
        continue
      }
      addRepeatedKeys(in: element, path) { _ in true }
      addMisspelledKeys(in: element, path, .documentType)
      addUnknownWord(in: element, path, "LSHandlerRank", LintVocabulary.ranks)
      addUnknownWord(
        in: element, path, "CFBundleTypeRole", LintVocabulary.roles, others: LintVocabulary.otherRoles)
      let types = element["LSItemContentTypes"].map { _ in texts(element, "LSItemContentTypes", path) }
      documentTypes.append(
        LintDocumentType(
          place: place(element, path), contentTypes: types,
          isPackage: Self.isTrue(element["LSTypeIsPackage"]),
          isOwner: element["LSHandlerRank"]?.string == "Owner"
        ))
    }
  }

  private mutating func readActivation(in root: PropertyList) {
    var path = PropertyListPath()
    var value = root
    for (key, vocabulary) in [
      ("NSExtension", LintVocabulary.appExtension), ("NSExtensionAttributes", .attributes),
    ] {
      guard let next = value[key] else { break }
      path = path.appending(key)
      value = next
      addMisspelledKeys(in: value, path, vocabulary)
    }
    let misspelled = Set(misspellings.map(\.text.place))
    misplacedActivationKeys = ActivationRuleLocation.misplaced(in: root).map { key in
      LintText(
        text: key.key, place: .property(file: file, path: key.path, position: key.position))
    }.filter { !misspelled.contains($0.place) }
    guard let (value, path) = ActivationRuleLocation.rule(in: root) else { return }
    var rule = LintActivation(place: place(value, path))
    if let text = value.string {
      do throws(ActivationError) { rule.predicate = .success(try ActivationPredicate(text)) } catch {
        rule.predicate = .failure(error)
      }
      // Filled in by the build.
      if text.contains("$(") || text.contains("${") { rule.predicate = nil }
    } else if let entries = value.dictionary {
      addRepeatedKeys(in: value, path) { _ in true }
      let hidden = Set(entries.hidden.map(\.keyPosition))
      rule.entries = entries.filter { $0.keyPosition == nil || !hidden.contains($0.keyPosition) }.map {
        entry in
        let path = path.appending(entry.key)
        return LintActivation.Entry(
          key: LintText(
            text: entry.key, place: .property(file: file, path: path, position: entry.keyPosition)),
          value: entry.value, valuePlace: place(entry.value, path))
      }
    } else {
      addMisfit(value, path, "a dictionary or a predicate")
    }
    activation = rule
  }

  private static func isTrue(_ value: PropertyList?) -> Bool {
    // Old property lists use numbers and words.
    value?.boolean ?? value?.integer.map { $0 != 0 } ?? value?.string.map {
      $0 == "1" || $0.lowercased() == "yes" || $0.lowercased() == "true"
    } ?? false
  }

  private func place(_ value: PropertyList, _ path: PropertyListPath) -> DeclarationPlace {
    .property(file: file, path: path, position: value.position)
  }

  private mutating func addMisfit(_ value: PropertyList, _ path: PropertyListPath, _ wanted: String) {
    misfits.append(
      LintMisfit(kind: .value, place: place(value, path), reason: "\(value.typeName) where \(wanted) belongs")
    )
  }

  private mutating func addRepeatedKeys(
    in value: PropertyList, _ path: PropertyListPath, _ counts: (String) -> Bool
  ) {
    for entry in value.dictionary?.hidden ?? [] where counts(entry.key) {
      misfits.append(
        LintMisfit(
          kind: .repeatedKey,
          place: .property(file: file, path: path.appending(entry.key), position: entry.keyPosition),
          reason: "the key '\(entry.key)' comes again further down, and what stands here is lost"))
    }
  }

  /// Adds the unknown keys that are similar to a known one.
  private mutating func addMisspelledKeys(
    in value: PropertyList, _ path: PropertyListPath, _ vocabulary: LintVocabulary
  ) {
    guard let entries = value.dictionary else { return }
    let newMisspellings = entries.compactMap { entry -> LintMisspelling? in
      let suggestions = vocabulary.suggestions(for: entry.key)
      return suggestions.isEmpty
        ? nil
        : LintMisspelling(
          kind: .key, text: key(of: entry, path), suggestions: suggestions, isCertain: false)
    }
    misspellings += newMisspellings.map { misspelling in
      var misspelling = misspelling
      // Two misspellings of one key, or the key itself beside one, need a decision.
      misspelling.isCertain =
        misspelling.suggestions.count == 1 && entries.entry(misspelling.suggestions[0]) == nil
        && newMisspellings.count { $0.suggestions == misspelling.suggestions } == 1
      return misspelling
    }
  }

  /// Adds a value that is none of the known words.
  private mutating func addUnknownWord(
    in value: PropertyList, _ path: PropertyListPath, _ key: String, _ known: [String],
    others: [String] = []
  ) {
    guard let value = value[key], let word = text(value, path.appending(key), isElement: false),
      !known.contains(word.text), !others.contains(word.text), !word.isTemplate
    else { return }
    let suggestions = LintVocabulary.nearest(word.text, among: known)
    misspellings.append(
      LintMisspelling(
        kind: .word, text: word, suggestions: suggestions, owner: key, validWords: known,
        isCertain: suggestions.count == 1))
  }

  /// Returns a key as editable text.
  private func key(of entry: PropertyListDictionary.Entry, _ path: PropertyListPath) -> LintText {
    LintText(
      text: entry.key,
      place: .property(file: file, path: path.appending(entry.key), position: entry.keyPosition),
      editLocation: entry.keyPosition.map { .string($0, isElement: false) } ?? .none)
  }

  /// Returns the elements of the array of a key.
  private mutating func elements(
    of owner: PropertyList, _ key: String, _ path: PropertyListPath
  ) -> [(PropertyList, PropertyListPath)] {
    guard let value = owner[key] else { return [] }
    let path = path.appending(key)
    guard let array = value.array else {
      addMisfit(value, path, "an array")
      return []
    }
    return array.enumerated().map { ($1, path.appending($0)) }
  }

  private func text(_ value: PropertyList, _ path: PropertyListPath, isElement: Bool) -> LintText? {
    guard let text = value.string else { return nil }
    let editLocation = value.position.map { LintEditLocation.string($0, isElement: isElement) }
    return LintText(text: text, place: place(value, path), editLocation: editLocation ?? .none)
  }

  /// Returns the strings of an array; a single string counts as an array of one.
  private mutating func texts(_ owner: PropertyList, _ key: String, _ path: PropertyListPath) -> [LintText] {
    guard let value = owner[key] else { return [] }
    let path = path.appending(key)
    if let text = text(value, path, isElement: false) { return [text] }
    guard let elements = value.array else {
      addMisfit(value, path, "a string or an array of strings")
      return []
    }
    var texts: [LintText] = []
    for (index, element) in elements.enumerated() {
      let path = path.appending(index)
      if let text = text(element, path, isElement: true) {
        texts.append(text)
      } else {
        addMisfit(element, path, "a string")
      }
    }
    return texts
  }

  private mutating func declaration(
    _ value: PropertyList, _ path: PropertyListPath, _ isExported: Bool
  ) -> LintDeclaration {
    addRepeatedKeys(in: value, path) { _ in true }
    addMisspelledKeys(in: value, path, .declaration)
    let place = place(value, path)
    var identifier = LintText(text: "", place: place)
    if let named = value["UTTypeIdentifier"] {
      let path = path.appending("UTTypeIdentifier")
      if let text = text(named, path, isElement: false) {
        identifier = text
      } else {
        addMisfit(named, path, "a string")
      }
    }
    var result = LintDeclaration(identifier: identifier, isExported: isExported, place: place)
    result.parents = texts(value, "UTTypeConformsTo", path)
    if let description = value["UTTypeDescription"] {
      result.description = description.string
      if description.string == nil { addMisfit(description, path.appending("UTTypeDescription"), "a string") }
    }
    if let specification = value["UTTypeTagSpecification"] {
      let path = path.appending("UTTypeTagSpecification")
      guard let entries = specification.dictionary else {
        addMisfit(specification, path, "a dictionary")
        return result
      }
      addRepeatedKeys(in: specification, path) { _ in true }
      for entry in entries {
        let tags = texts(specification, entry.key, path)
        if let tagClass = TagClass(identifier: entry.key) {
          result.tags[tagClass] = tags
        } else {
          result.otherTagClasses.append(key(of: entry, path))
        }
      }
    }
    return result
  }
}
