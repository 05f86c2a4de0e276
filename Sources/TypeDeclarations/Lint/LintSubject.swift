/// The input of lint rules: a file, the files beside it, and the known types.
struct LintSubject: Sendable {
  let document: LintDocument
  let context: any LintContext
  /// The first declaration of each identifier, exported ones first, in this file and then in those beside it.
  private let declared: [String: LintDeclaration]
  private let ancestry: [String: LintAncestry]
  /// Suggestions for undeclared references.
  private let suggestions: [String: String]

  init(_ document: LintDocument, beside others: [LintDocument], context: any LintContext) {
    self.document = document
    self.context = context
    var declared: [String: LintDeclaration] = [:]
    for declaration in ([document] + others).flatMap(\.declarations.exportedFirst)
    where !declaration.identifier.text.isEmpty && declared[declaration.identifier.folded] == nil {
      declared[declaration.identifier.folded] = declaration
    }
    self.declared = declared
    ancestry = LintAncestry.all(of: declared, context)
    let references =
      document.declarations.flatMap(\.parents) + document.documentTypes.flatMap { $0.contentTypes ?? [] }
      + (document.activation?.types ?? [])
    let unknown = Set(references.map(\.folded)).filter { declared[$0] == nil && context.knownType($0) == nil }
    suggestions = Self.suggestions(for: unknown, among: unknown.isEmpty ? [] : context.declaredIdentifiers)
  }

  /// Returns true if the type is declared in this file, one beside it, or the context.
  func isDeclared(_ identifier: LintText) -> Bool {
    declared[identifier.folded] != nil || context.knownType(identifier.folded) != nil
  }

  /// Returns the declaration of a type in this file or one beside it.
  func declaration(of identifier: LintText) -> LintDeclaration? { declared[identifier.folded] }

  /// Returns the system's declaration of an identifier, which precedes any app's.
  func systemType(_ identifier: LintText) -> LintKnownType? {
    context.knownType(identifier.folded).flatMap { $0.isSystem ? $0 : nil }
  }

  /// Returns the ancestry of a type of this file.
  func ancestry(of declaration: LintDeclaration) -> LintAncestry {
    ancestry[declaration.identifier.folded] ?? .isIncomplete
  }

  /// The declarations that are checked by rules for apps: all except Apple's in tables.
  var appDeclarations: [LintDeclaration] { document.declarations.filter { $0.layer != "apple" } }

  /// Returns the suggestion for an undeclared identifier: a declared one at an edit distance of one.
  func suggestion(_ identifier: String) -> String? { suggestions[TypeIdentifier.normalized(identifier)] }

  private static func suggestions(for unknown: Set<String>, among declared: [String]) -> [String: String] {
    let candidates = declared.map { Array($0.utf8) }
    var suggestions: [String: String] = [:]
    // Limits the work for generated files.
    for identifier in unknown.prefix(1000) {
      let identifierBytes = Array(identifier.utf8)
      let isShort = identifierBytes.count - (identifierBytes.lastIndex(of: UInt8(ascii: ".")) ?? -1) <= 4
      let near = candidates.indices.filter { index in
        let candidate = candidates[index]
        guard EditDistance.isOne(identifierBytes, candidate) else { return false }
        // A short word with one other letter is another word: xsd is not a misspelling of xfd.
        return !isShort || identifierBytes.count != candidate.count
          || identifierBytes.suffix(3) == candidate.suffix(3)
      }
      suggestions[identifier] = near.count == 1 ? near.first.map { declared[$0] } : nil
    }
    return suggestions
  }
}

/// The relevant supertypes of a type, and whether some supertypes are unknown.
struct LintAncestry: OptionSet, Sendable {
  let rawValue: UInt8

  static let isItem = Self(rawValue: 1)
  static let isContent = Self(rawValue: 2)
  static let isFile = Self(rawValue: 4)
  static let isFolder = Self(rawValue: 8)
  static let isIncomplete = Self(rawValue: 16)

  private static let types: [String: LintAncestry] = [
    "public.item": .isItem, "public.content": .isContent, "public.data": .isFile,
    "public.directory": .isFolder,
  ]

  /// The flags that subtypes of a type inherit.
  private init(below type: LintKnownType) {
    self = type.ancestors.union([type.identifier]).reduce(into: []) { $0.formUnion(Self.types[$1] ?? []) }
    // A partly known type may have unknown parents.
    if type.parents.isEmpty, !type.identifier.hasPrefix("public.") { insert(.isIncomplete) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns the ancestry of every declared type; for system types the system's declaration counts.
  ///
  /// Complexity: linear in types and edges, even with cycles: each flag passes each edge once.
  static func all(of declared: [String: LintDeclaration], _ context: any LintContext) -> [String:
    LintAncestry]
  {
    var result: [String: LintAncestry] = [:]
    var children: [String: [String]] = [:]
    for (identifier, declaration) in declared {
      if let known = context.knownType(identifier), known.isSystem {
        result[identifier] = LintAncestry(below: known).subtracting(types[identifier] ?? [])
        continue
      }
      var flags: LintAncestry = declaration.isPartial ? .isIncomplete : []
      for parent in Set(declaration.parents.map(\.folded)) {
        flags.formUnion(types[parent] ?? [])
        if declared[parent] != nil {
          children[parent, default: []].append(identifier)
        } else if let known = context.knownType(parent) {
          flags.formUnion(LintAncestry(below: known))
        } else if types[parent] == nil {
          flags.insert(.isIncomplete)
        }
      }
      result[identifier] = flags
    }
    var pending = Array(declared.keys)
    while let parent = pending.popLast() {
      let flags = result[parent] ?? []
      for child in children[parent] ?? [] where !(result[child] ?? []).isSuperset(of: flags) {
        result[child, default: []].formUnion(flags)
        pending.append(child)
      }
    }
    return result
  }
}

extension [LintDeclaration] {
  /// The declarations in the order of preference.
  var exportedFirst: [LintDeclaration] { filter(\.isExported) + filter { !$0.isExported } }
}

/// A source of types that are declared outside of the linted files.
public protocol LintContext: Sendable {
  /// Returns a declared type by its identifier in any case; nil if it is not declared.
  func knownType(_ identifier: String) -> LintKnownType?
  /// Returns the declared types that own a tag, preferred first.
  func owners(ofTag tag: String, _ tagClass: TagClass) -> [LintKnownType]
  /// The identifiers of all declared types, for suggestions.
  var declaredIdentifiers: [String] { get }
}

/// A type that is declared elsewhere.
public struct LintKnownType: Hashable, Sendable {
  /// The type's identifier.
  public var identifier: String
  /// The declared supertypes.
  public var parents: [String]
  /// All supertypes.
  public var ancestors: Set<String>
  /// Its tags, preferred first.
  public var tags: [TagClass: [String]]
  /// True if systems declare it, in preference to apps.
  public var isSystem: Bool

  /// Creates a known type.
  public init(
    identifier: String, parents: [String], ancestors: Set<String>, tags: [TagClass: [String]], isSystem: Bool
  ) {
    self.identifier = identifier
    self.parents = parents
    self.ancestors = ancestors
    self.tags = tags
    self.isSystem = isSystem
  }
}
