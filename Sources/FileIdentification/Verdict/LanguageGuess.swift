internal import UniformTypes

/// A guess at a text's type, for the verdict.
struct LanguageGuess {
  var type: UTType
  var isStrong: Bool
  private let isForOneOwner: Bool
  private let declared: DeclaredType
  private let registry: TypeRegistry

  init(_ guess: TextGuess, _ registry: TypeRegistry) {
    type = registry.nearest(guess.type.type)
    isStrong = guess.isStrong
    isForOneOwner = guess.isForOneOwner
    declared = guess.type
    self.registry = registry
  }

  /// Computed on demand; most names do not need it.
  private var language: Language? { Language.of(declared) }

  /// Returns true if the content is evidence for a type of the name.
  func supports(_ candidate: UTType) -> Bool {
    if candidate == type || candidate.conforms(to: type) { return true }
    guard !isForOneOwner, let language else { return false }
    // Headers are a type of their own.
    if candidate == language.type.type { return language.type.type == type }
    return language.also.contains { $0.type == candidate }
  }

  /// Returns the type for an extension shared by languages; nil if this language does not use it.
  func type(underExtension pathExtension: Substring) -> UTType? {
    guard let language, language.mayShare(pathExtension) else { return nil }
    if pathExtension.lowercased() == "h", let header = language.header {
      return registry.nearest(header.type)
    }
    return type
  }
}

extension UTType {
  /// The language with this type; nil if none.
  var language: Language? {
    Language.all.first { $0.type.type == self }
  }

  /// Returns true if the language derives from the other type's, as Objective-C from C.
  func derives(from other: UTType) -> Bool {
    guard let ancestor = other.language, let language else { return false }
    return language.ancestors.contains(ancestor)
  }
}

extension NameEvidence {
  /// The text types of the name.
  var textTypes: [UTType] {
    types.filter { !$0.isDynamic && ($0.conforms(to: .text) || $0.isCarried(by: .text)) }
  }

  /// True if the name means a type of text.
  var namesText: Bool { !textTypes.isEmpty }

  /// The possible languages and whether each is in common use for the name; empty if there is one.
  var languages: [(language: Language, isCommon: Bool)] {
    guard leavesTextOpen else { return [] }
    let common = contenders.isEmpty ? Array(types.prefix(1)) : contenders
    var languages = textTypes.compactMap { type in
      type.language.map { (language: $0, isCommon: common.contains(type)) }
    }
    for language in Language.all where language.mayShare(pathExtension) {
      if !languages.contains(where: { $0.language == language }) { languages.append((language, false)) }
    }
    return languages
  }

  /// True if the text types of the name are unrelated to the first and printed differently.
  var hasUnrelatedOwners: Bool {
    let candidates = textTypes
    guard let first = candidates.first else { return false }
    return candidates.dropFirst().contains {
      $0.printedMIMEType != first.printedMIMEType && !$0.conforms(to: first) && !first.conforms(to: $0)
    }
  }

  /// The extension without the dot; empty for whole names.
  var pathExtension: Substring {
    guard tag.utf8.first == UInt8(ascii: "."), let dot = tag.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return ""
    }
    return tag[tag.utf8.index(after: dot)...]
  }

  /// True if the name leaves the type of text open: none, several, or a shared extension.
  ///
  /// Run-time declared types without a format are not open.
  var leavesTextOpen: Bool {
    if let first = types.first, UndeclaredFormat.applies(to: first) { return false }
    let candidates = textTypes
    guard let first = candidates.first else { return true }
    return Language.mayShare(pathExtension) || WeakTextTypes.yields(candidates)
      || candidates.dropFirst().contains { $0.printedMIMEType != first.printedMIMEType }
  }
}
