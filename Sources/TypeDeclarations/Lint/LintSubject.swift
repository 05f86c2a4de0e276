/// What the rules look at: one file, the files beside it, and what is known beyond them.
struct LintSubject: Sendable {
  let document: LintDocument
  let context: any LintContext
  /// The first declaration of each identifier, exported ones first, of this file and then of those beside it.
  private let declared: [String: LintDeclaration]
  private let ancestry: [String: LintAncestry]
  /// What was probably meant by a reference that leads nowhere.
  private let guesses: [String: String]

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
    guesses = Self.guesses(for: unknown, among: unknown.isEmpty ? [] : context.declaredIdentifiers)
  }

  /// Whether anything declares the type: this file, one beside it, or what is known.
  func isDeclared(_ identifier: LintText) -> Bool {
    declared[identifier.folded] != nil || context.knownType(identifier.folded) != nil
  }

  /// The declaration of a type in this file or one beside it.
  func declaration(of identifier: LintText) -> LintDeclaration? { declared[identifier.folded] }

  /// What the system declares under an identifier, whose declaration comes before any app's.
  func systemType(_ identifier: LintText) -> LintKnownType? {
    context.knownType(identifier.folded).flatMap { $0.isSystem ? $0 : nil }
  }

  /// What stands above a type of this file.
  func ancestry(of declaration: LintDeclaration) -> LintAncestry {
    ancestry[declaration.identifier.folded] ?? .isIncomplete
  }

  /// The declarations of which the rules about what an app may declare speak: all but what a table says of Apple's.
  var appDeclarations: [LintDeclaration] { document.declarations.filter { $0.layer != "apple" } }

  /// The identifier that was probably meant: a declared one that differs in one slip.
  func probable(_ identifier: String) -> String? { guesses[TypeIdentifier.normalized(identifier)] }

  private static func guesses(for unknown: Set<String>, among declared: [String]) -> [String: String] {
    let candidates = declared.map { Array($0.utf8) }
    var guesses: [String: String] = [:]
    // What nobody can have written by hand is not guessed at.
    for identifier in unknown.prefix(1000) {
      let wanted = Array(identifier.utf8)
      let isShort = wanted.count - (wanted.lastIndex(of: UInt8(ascii: ".")) ?? -1) <= 4
      let near = candidates.indices.filter { index in
        let candidate = candidates[index]
        guard EditDistance.isOne(wanted, candidate) else { return false }
        // One other letter in a word of three is another word: xsd is no slip for xfd.
        return !isShort || wanted.count != candidate.count || wanted.suffix(3) == candidate.suffix(3)
      }
      guesses[identifier] = near.count == 1 ? near.first.map { declared[$0] } : nil
    }
    return guesses
  }
}

/// Which of the types that matter stand above a type, and whether something may stand there that is not known.
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

  /// What a type brings to those below it.
  private init(below type: LintKnownType) {
    self = type.ancestors.union([type.identifier]).reduce(into: []) { $0.formUnion(Self.types[$1] ?? []) }
    // Of what is known in part only, the parents may not be.
    if type.parents.isEmpty, !type.identifier.hasPrefix("public.") { insert(.isIncomplete) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The ancestry of every declared type; the system's own types are what the system says, whatever the file does.
  ///
  /// Complexity: linear in types and edges, circles or not: each flag goes down each edge once.
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
    var waiting = Array(declared.keys)
    while let parent = waiting.popLast() {
      let flags = result[parent] ?? []
      for child in children[parent] ?? [] where !(result[child] ?? []).isSuperset(of: flags) {
        result[child, default: []].formUnion(flags)
        waiting.append(child)
      }
    }
    return result
  }
}

extension [LintDeclaration] {
  /// In the order in which systems prefer them.
  var exportedFirst: [LintDeclaration] { filter(\.isExported) + filter { !$0.isExported } }
}
