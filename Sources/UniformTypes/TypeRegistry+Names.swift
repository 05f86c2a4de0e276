package import TypeDeclarations

// Lookups beyond the declared tags: for file names, claims and libmagic's answers.
extension TypeRegistry {
  /// Returns the type for a claimed MIME type: a declared one, else by a documented alias, else a dynamic one.
  ///
  /// Parameters after `;` are ignored unless a declared type owns the whole text; white space around it is
  /// ignored too (RFC 9110, 5.6.3).
  public func type(claimedMIMEType mimeType: String) -> UTType? {
    if let type = types(claimedMIMEType: mimeType).first { return type }
    let essence = Self.essence(of: mimeType)
    return essence.isEmpty ? nil : .dynamic(tag: essence, tagClass: .mimeType, below: .data)
  }

  /// Returns all declared types for a claimed MIME type, preferred first; see ``type(claimedMIMEType:)``.
  package func types(claimedMIMEType mimeType: String) -> [UTType] {
    let whole = declaredOrAliasedTypes(ofMIMEType: Self.trimmingBlanks(mimeType))
    return whole.isEmpty ? declaredOrAliasedTypes(ofMIMEType: Self.essence(of: mimeType)) : whole
  }

  /// Returns the types that declare a MIME type, else those with it as an alias; a stand-in is last.
  private func declaredOrAliasedTypes(ofMIMEType mimeType: String) -> [UTType] {
    let declared = declaredTypes(tag: mimeType, tagClass: .mimeType)
    if let first = declared.first, !first.isStandIn { return declared }
    return all(.mimeAlias, mimeType) + declared
  }

  /// Returns a MIME type without parameters and blanks.
  private static func essence(of mimeType: String) -> String {
    String(mimeType.drop(while: isBlank).prefix { $0 != ";" && !isBlank($0) })
  }

  private static func trimmingBlanks(_ text: String) -> String {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Returns the type for one of libmagic's answers: translated, else as a claimed MIME type; nil if there is
  /// none.
  package func type(libmagicAnswer answer: String) -> UTType? {
    first(.libmagicAnswer, answer) ?? declaredOrAliasedTypes(ofMIMEType: answer).first
  }

  /// Returns the types that libmagic reports with this answer although they are unrelated to its type.
  package func types(exceptedFromLibmagicAnswer answer: String) -> [UTType] {
    all(.libmagicException, answer)
  }

  /// Returns the type itself, or the nearest supertype in this registry.
  package func nearest(_ type: UTType) -> UTType {
    func isKnown(_ type: UTType) -> Bool { type.row < 0 || includes(Int(type.row)) }
    return isKnown(type) ? type : type.nearestInSupertypes { isKnown($0) ? $0 : nil } ?? .data
  }

  /// Returns the types of a whole file name, such as `Makefile`.
  package func types(fileName: String) -> [UTType] { all(.fileName, fileName) }

  /// Returns true if any type has this whole file name, in ASCII.
  package func owns(fileName: UnsafeRawBufferPointer) -> Bool {
    CompiledTypes.owns(.fileName, fileName)
  }

  /// Returns true if any type has this compound extension, in ASCII.
  package func owns(compoundExtension: UnsafeRawBufferPointer) -> Bool {
    CompiledTypes.owns(.compoundExtension, compoundExtension)
  }

  /// Returns true if a type has all names with this first part, such as `README.*`.
  package func ownsFileNames(beginningWith beginning: UnsafeRawBufferPointer) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: beginning.count + 2, alignment: 1) { name in
      name.copyMemory(from: beginning)
      name[beginning.count] = UInt8(ascii: ".")
      name[beginning.count + 1] = UInt8(ascii: "*")
      return owns(fileName: UnsafeRawBufferPointer(name))
    }
  }

  /// Returns the types of a compound extension, such as `tar.gz`.
  package func types(compoundExtension: String) -> [UTType] { all(.compoundExtension, compoundExtension) }

  /// Returns the types that are preferred for a file's extension, regardless of declarations.
  ///
  /// Upper case may have a different type, such as `.C`; other spellings are looked up in lower case.
  package func types(preferredByName pathExtension: String) -> [UTType] {
    let exact = all(.preferredByName, pathExtension)
    return exact.isEmpty ? all(.preferredByName, pathExtension.lowercased()) : exact
  }

  /// Returns types that files with an extension may have without declaring it.
  package func types(furtherExtension pathExtension: String) -> [UTType] {
    all(.furtherExtension, pathExtension)
  }

  /// Returns the types that commonly share an extension; empty if only one does.
  package func types(sharedExtension pathExtension: String) -> [UTType] {
    all(.sharedExtension, pathExtension)
  }

  /// Returns the hint of an ambiguous extension; nil for others and for one declared at run time.
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
  /// True if scans enter the package: media libraries only; nil if the tables do not specify it.
  package var entersPackage: Bool? {
    guard row >= 0 else { return nil }
    switch CompiledTypes.treatment(of: Int(row)) {
    case .descend: return true
    case .whole: return false
    default: return nil
    }
  }
}

/// Suggests names for a mistyped word, field, option or identifier.
package enum NearestNames {
  private static let maxCount = 3
  /// Longer names are not compared: the cost is the product of the lengths.
  private static let maxLength = 128

  /// Returns the `names` with an edit distance up to a third of the text's length, or that end in the same
  /// words; nearest first.
  package static func near(_ text: String, among names: some Sequence<String>) -> [String] {
    let folded = text.lowercased()
    let textBytes = Array(folded.utf8)
    guard (1...maxLength).contains(textBytes.count) else { return [] }
    let maxDistance = max(1, min(4, textBytes.count / 3))
    var matches: [(name: String, distance: Int)] = []
    for name in names {
      let candidate = name.lowercased()
      if abs(candidate.utf8.count - textBytes.count) <= maxDistance,
        let distance = EditDistance.between(textBytes, Array(candidate.utf8), atMost: maxDistance)
      {
        matches.append((name, distance))
      } else if candidate.hasSuffix("." + folded) {
        matches.append((name, maxDistance))
      }
    }
    return matches.sorted {
      ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name)
    }
    .prefix(maxCount).map(\.name)
  }
}

extension TypeRegistry {
  /// Returns suggestions for a mistyped identifier, nearest first.
  package func identifiers(near text: String) -> [String] {
    // An extension stands for its first owner, not for an identifier that ends in the same word.
    if let owner = TypeSpecifier("." + text).types(in: self).first {
      return owner.isPublic ? [owner.identifier] : []
    }
    let near = NearestNames.near(text, among: declaredTypes.lazy.map(\.identifier))
    // Prefer the public identifier among those that end in the same words.
    let common = near.filter { $0.lowercased() == "public." + text.lowercased() }
    return common.isEmpty ? near : common
  }
}
