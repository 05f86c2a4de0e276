package import TypeDeclarations

// What a file's name, a sender's claim or libmagic's answer means: look-ups beyond the declared tags.
extension TypeRegistry {
  /// The type for a MIME type that somebody sent: declared, else by a documented alias, else dynamic.
  ///
  /// Parameters after `;` are ignored unless a declared type owns the whole text, and so is white space around it
  /// (RFC 9110, 5.6.3).
  public func type(claimedMIMEType mimeType: String) -> UTType? {
    if let type = types(claimedMIMEType: mimeType).first { return type }
    let essence = Self.essence(of: mimeType)
    return essence.isEmpty ? nil : .dynamic(tag: essence, tagClass: .mimeType, below: .data)
  }

  /// Every declared type for a MIME type that somebody sent, as ``type(claimedMIMEType:)`` looks it up; the preferred one first.
  package func types(claimedMIMEType mimeType: String) -> [UTType] {
    let whole = meanings(ofMIMEType: Self.withoutBlanks(mimeType))
    return whole.isEmpty ? meanings(ofMIMEType: Self.essence(of: mimeType)) : whole
  }

  /// The types that declare a MIME type, else those that have it by an alias; a stand-in comes behind both.
  private func meanings(ofMIMEType mimeType: String) -> [UTType] {
    let declared = declaredTypes(tag: mimeType, tagClass: .mimeType)
    if let first = declared.first, !first.isStandIn { return declared }
    return all(.mimeAlias, mimeType) + declared
  }

  /// A MIME type without its parameters and blanks.
  private static func essence(of mimeType: String) -> String {
    String(mimeType.drop(while: isBlank).prefix { $0 != ";" && !isBlank($0) })
  }

  private static func withoutBlanks(_ text: String) -> String {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// The type for one of libmagic's answers: translated, else as a claimed MIME type; nil when it means nothing.
  package func type(libmagicAnswer answer: String) -> UTType? {
    first(.libmagicAnswer, answer) ?? meanings(ofMIMEType: answer).first
  }

  /// The types that libmagic is known to call by this answer although neither is a kind of the other.
  package func types(exceptedFromLibmagicAnswer answer: String) -> [UTType] {
    all(.libmagicException, answer)
  }

  /// The type itself, or the nearest type above it that this registry has.
  package func nearest(_ type: UTType) -> UTType {
    func isKnown(_ type: UTType) -> Bool { type.row < 0 || includes(Int(type.row)) }
    return isKnown(type) ? type : type.nearestInSupertypes { isKnown($0) ? $0 : nil } ?? .data
  }

  /// The types of a whole file name, as `Makefile` has one.
  package func types(fileName: String) -> [UTType] { all(.fileName, fileName) }

  /// Whether any type has this whole file name, in ASCII.
  package func owns(fileName: UnsafeRawBufferPointer) -> Bool {
    CompiledTypes.owns(.fileName, fileName)
  }

  /// Whether any type has this extension with a dot in it, in ASCII.
  package func owns(compoundExtension: UnsafeRawBufferPointer) -> Bool {
    CompiledTypes.owns(.compoundExtension, compoundExtension)
  }

  /// Whether any type has all names that begin so, before the first dot: `README.*`.
  package func ownsFamily(_ beginning: UnsafeRawBufferPointer) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: beginning.count + 2, alignment: 1) { name in
      name.copyMemory(from: beginning)
      name[beginning.count] = UInt8(ascii: ".")
      name[beginning.count + 1] = UInt8(ascii: "*")
      return owns(fileName: UnsafeRawBufferPointer(name))
    }
  }

  /// The types of an extension with a dot in it, as `tar.gz`.
  package func types(compoundExtension: String) -> [UTType] { all(.compoundExtension, compoundExtension) }

  /// The types that an extension means first of all when it is a file's, whatever declarations say.
  ///
  /// Upper case may mean another type, as `.C` does; what no row spells so is looked up in lower case.
  package func types(preferredByName pathExtension: String) -> [UTType] {
    let found = all(.preferredByName, pathExtension)
    return found.isEmpty ? all(.preferredByName, pathExtension.lowercased()) : found
  }

  /// The types that files of an extension may have, although no declaration names it.
  package func types(furtherExtension pathExtension: String) -> [UTType] {
    all(.furtherExtension, pathExtension)
  }

  /// The types that are all in common use for files of an extension; empty where one is.
  package func types(sharedExtension pathExtension: String) -> [UTType] {
    all(.sharedExtension, pathExtension)
  }

  /// What an extension stands for that says nothing firm; nil for any other, and for one that was declared at run time.
  package func nameHint(extension pathExtension: String) -> CompiledTable.NameHint? {
    let hint = CompiledTypes.find(.nameHint, pathExtension).first.flatMap {
      CompiledTypes.nameHint(of: $0)
    }
    guard hint != nil, let overlay else { return hint }
    return overlay.types(tag: pathExtension, tagClass: .filenameExtension).isEmpty ? hint : nil
  }

  private func first(_ key: CompiledTable.Key, _ text: String) -> UTType? {
    CompiledTypes.find(key, text).first { includes($0) }.map { type(row: $0) }
  }

  private func all(_ key: CompiledTable.Key, _ text: String) -> [UTType] {
    CompiledTypes.find(key, text).filter { includes($0) }.map { type(row: $0) }
  }
}

extension UTType {
  /// Whether walks enter a package: media libraries yes, any other package no, nil when the tables say nothing.
  package var entersPackage: Bool? {
    guard row >= 0 else { return nil }
    switch CompiledTypes.treatment(of: Int(row)) {
    case .descend: return true
    case .whole: return false
    default: return nil
    }
  }
}
