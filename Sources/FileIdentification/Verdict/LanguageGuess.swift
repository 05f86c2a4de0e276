internal import UniformTypes

/// A guess at a text's kind, as the verdict weighs it.
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

  /// Looked for only where names ask for it: many do not.
  private var language: Language? { Language.of(declared) }

  /// Whether the content speaks for a type that the name could mean.
  func supports(_ candidate: UTType) -> Bool {
    if candidate == type || candidate.conforms(to: type) { return true }
    guard !isForOneOwner, let language else { return false }
    // Declarations are not the source itself.
    if candidate == language.type.type { return language.type.type == type }
    return language.also.contains { $0.type == candidate }
  }

  /// The type under an extension that several languages share; nil when the extension is none of this one's.
  func type(underExtension pathExtension: Substring) -> UTType? {
    guard let language, language.mayShare(pathExtension) else { return nil }
    if pathExtension.lowercased() == "h", let header = language.header {
      return registry.nearest(header.type)
    }
    return type
  }
}

extension UTType {
  /// The language whose texts are answered as the type; nil where it is of none.
  var language: Language? {
    Language.all.first { $0.type.type == self }
  }

  /// Whether the type's language grew from that of another, as Objective-C did from C.
  func grewFrom(_ other: UTType) -> Bool {
    guard let ancestor = other.language, let language else { return false }
    return language.ancestors.contains(ancestor)
  }
}

extension NameEvidence {
  /// The types that a text may have, as the name says.
  var textTypes: [UTType] {
    types.filter { !$0.isDynamic && ($0.conforms(to: .text) || $0.isCarried(by: .text)) }
  }

  /// Whether the name says some kind of text.
  var saysText: Bool { !textTypes.isEmpty }

  /// The languages that the name may mean, and whether each is in common use for it; empty where it means one.
  var languages: [(language: Language, isCommon: Bool)] {
    guard leavesChoice else { return [] }
    let common = contenders.isEmpty ? Array(types.prefix(1)) : contenders
    var languages = textTypes.compactMap { type in
      type.language.map { (language: $0, isCommon: common.contains(type)) }
    }
    for language in Language.all where language.mayShare(pathExtension) {
      if !languages.contains(where: { $0.language == language }) { languages.append((language, false)) }
    }
    return languages
  }

  /// Whether the texts that the name may mean are not variants of one: neither is a kind of the first, nor printed as it.
  var ownersAreStrangers: Bool {
    let candidates = textTypes
    guard let first = candidates.first else { return false }
    return candidates.dropFirst().contains {
      $0.printedMIMEType != first.printedMIMEType && !$0.conforms(to: first) && !first.conforms(to: $0)
    }
  }

  /// The extension, without its dot; empty for whole names.
  var pathExtension: Substring {
    guard tag.utf8.first == UInt8(ascii: "."), let dot = tag.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return ""
    }
    return tag[tag.utf8.index(after: dot)...]
  }

  /// Whether the name leaves open what kind of text it is: it says none, or several, or an extension that languages share.
  ///
  /// A type that was declared at run time and says nothing of its form is no less said for the words of its text.
  var leavesChoice: Bool {
    if let first = types.first, UnstatedForm.isLeft(by: first) { return false }
    let candidates = textTypes
    guard let first = candidates.first else { return true }
    return Language.mayShare(pathExtension) || TextName.yields(candidates)
      || candidates.dropFirst().contains { $0.printedMIMEType != first.printedMIMEType }
  }
}
