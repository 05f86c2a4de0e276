internal import PropertyLists

extension LintDocument {
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
    noteHidden(in: root, path) { keys.contains($0) }
    noteSlips(in: root, path, .root)
    readActivation(in: root)
    let isMeant = slips.contains { !$0.meant.contains("CFBundleIdentifier") }
    hasDeclarations =
      activation != nil || !misplacedActivationKeys.isEmpty || isMeant
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
          misfit(element, path, "a dictionary")
          continue
        }
        declarations.append(declaration(element, path, isExported))
      }
    }
    for (element, path) in elements(of: root, "CFBundleDocumentTypes", path) {
      guard element.dictionary != nil else {
        misfit(element, path, "a dictionary")
        continue
      }
      noteHidden(in: element, path) { _ in true }
      noteSlips(in: element, path, .documentType)
      noteWord(in: element, path, "LSHandlerRank", LintVocabulary.ranks)
      noteWord(
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
      noteSlips(in: value, path, vocabulary)
    }
    let slipped = Set(slips.map(\.text.place))
    misplacedActivationKeys = ActivationPlaces.misplaced(in: root).map { found in
      LintText(
        text: found.key, place: .property(file: file, path: found.path, position: found.position))
    }.filter { !slipped.contains($0.place) }
    guard let (value, path) = ActivationPlaces.rule(in: root) else { return }
    var rule = LintActivation(place: place(value, path))
    if let text = value.string {
      do throws(ActivationError) { rule.predicate = .success(try ActivationPredicate(text)) } catch {
        rule.predicate = .failure(error)
      }
      // A build fills it in.
      if text.contains("$(") || text.contains("${") { rule.predicate = nil }
    } else if let entries = value.dictionary {
      noteHidden(in: value, path) { _ in true }
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
      misfit(value, path, "a dictionary or a predicate")
    }
    activation = rule
  }

  private static func isTrue(_ value: PropertyList?) -> Bool {
    // Old lists say it with numbers and words.
    value?.boolean ?? value?.integer.map { $0 != 0 } ?? value?.string.map {
      $0 == "1" || $0.lowercased() == "yes" || $0.lowercased() == "true"
    } ?? false
  }

  private func place(_ value: PropertyList, _ path: PropertyListPath) -> DeclarationPlace {
    .property(file: file, path: path, position: value.position)
  }

  private mutating func misfit(_ value: PropertyList, _ path: PropertyListPath, _ wanted: String) {
    misfits.append(
      LintMisfit(kind: .value, place: place(value, path), reason: "\(value.typeName) where \(wanted) belongs")
    )
  }

  private mutating func noteHidden(
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

  /// Keeps the keys that are unknown and near a known one.
  private mutating func noteSlips(
    in value: PropertyList, _ path: PropertyListPath, _ vocabulary: LintVocabulary
  ) {
    guard let entries = value.dictionary else { return }
    let found = entries.compactMap { entry -> LintSlip? in
      let meant = vocabulary.meant(by: entry.key)
      return meant.isEmpty
        ? nil : LintSlip(kind: .key, text: key(of: entry, path), meant: meant, isCertain: false)
    }
    slips += found.map { slip in
      var slip = slip
      // Two slips for one key, or the key itself beside them, take a decision.
      slip.isCertain =
        slip.meant.count == 1 && entries.entry(slip.meant[0]) == nil
        && found.count { $0.meant == slip.meant } == 1
      return slip
    }
  }

  /// Keeps a value that is none of the known words.
  private mutating func noteWord(
    in value: PropertyList, _ path: PropertyListPath, _ key: String, _ known: [String],
    others: [String] = []
  ) {
    guard let value = value[key], let word = text(value, path.appending(key), isElement: false),
      !known.contains(word.text), !others.contains(word.text), !word.isTemplate
    else { return }
    let meant = LintVocabulary.nearest(word.text, among: known)
    slips.append(
      LintSlip(
        kind: .word, text: word, meant: meant, owner: key, known: known, isCertain: meant.count == 1))
  }

  /// A key as a text that can be changed.
  private func key(of entry: PropertyListDictionary.Entry, _ path: PropertyListPath) -> LintText {
    LintText(
      text: entry.key,
      place: .property(file: file, path: path.appending(entry.key), position: entry.keyPosition),
      spot: entry.keyPosition.map { .string($0, isElement: false) } ?? .none)
  }

  /// The elements of an array that a key may hold.
  private mutating func elements(
    of owner: PropertyList, _ key: String, _ path: PropertyListPath
  ) -> [(PropertyList, PropertyListPath)] {
    guard let value = owner[key] else { return [] }
    let path = path.appending(key)
    guard let array = value.array else {
      misfit(value, path, "an array")
      return []
    }
    return array.enumerated().map { ($1, path.appending($0)) }
  }

  private func text(_ value: PropertyList, _ path: PropertyListPath, isElement: Bool) -> LintText? {
    guard let text = value.string else { return nil }
    let spot = value.position.map { LintSpot.string($0, isElement: isElement) }
    return LintText(text: text, place: place(value, path), spot: spot ?? .none)
  }

  /// The strings of an array; a lone string stands for an array of one.
  private mutating func texts(_ owner: PropertyList, _ key: String, _ path: PropertyListPath) -> [LintText] {
    guard let value = owner[key] else { return [] }
    let path = path.appending(key)
    if let text = text(value, path, isElement: false) { return [text] }
    guard let elements = value.array else {
      misfit(value, path, "a string or an array of strings")
      return []
    }
    var texts: [LintText] = []
    for (index, element) in elements.enumerated() {
      let path = path.appending(index)
      if let text = text(element, path, isElement: true) {
        texts.append(text)
      } else {
        misfit(element, path, "a string")
      }
    }
    return texts
  }

  private mutating func declaration(
    _ value: PropertyList, _ path: PropertyListPath, _ isExported: Bool
  ) -> LintDeclaration {
    noteHidden(in: value, path) { _ in true }
    noteSlips(in: value, path, .declaration)
    let place = place(value, path)
    var identifier = LintText(text: "", place: place)
    if let named = value["UTTypeIdentifier"] {
      let path = path.appending("UTTypeIdentifier")
      if let text = text(named, path, isElement: false) {
        identifier = text
      } else {
        misfit(named, path, "a string")
      }
    }
    var result = LintDeclaration(identifier: identifier, isExported: isExported, place: place)
    result.parents = texts(value, "UTTypeConformsTo", path)
    if let description = value["UTTypeDescription"] {
      result.description = description.string
      if description.string == nil { misfit(description, path.appending("UTTypeDescription"), "a string") }
    }
    if let specification = value["UTTypeTagSpecification"] {
      let path = path.appending("UTTypeTagSpecification")
      guard let entries = specification.dictionary else {
        misfit(specification, path, "a dictionary")
        return result
      }
      noteHidden(in: specification, path) { _ in true }
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
