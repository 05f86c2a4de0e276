/// What the rules look at: one file, the files beside it, and what is known beyond them.
struct LintSubject: Sendable {
  let document: LintDocument
  let context: any LintContext
  /// The first declaration of each identifier, exported ones first, of this file and then of those beside it.
  private let declared: [String: LintDeclaration]
  private let ancestry: [String: Ancestry]

  /// What stands above a type, and whether that is all.
  struct Ancestry: Sendable {
    var identifiers: Set<String> = []
    var isComplete = true

    var isFile: Bool { identifiers.contains("public.data") }
    var isFolder: Bool { identifiers.contains("public.directory") }
  }

  init(_ document: LintDocument, beside others: [LintDocument], context: any LintContext) {
    self.document = document
    self.context = context
    var declared: [String: LintDeclaration] = [:]
    for declaration in ([document] + others).flatMap(\.declarations.exportedFirst)
    where !declaration.identifier.text.isEmpty && declared[declaration.identifier.folded] == nil {
      declared[declaration.identifier.folded] = declaration
    }
    self.declared = declared
    var ancestry: [String: Ancestry] = [:]
    for declaration in document.declarations {
      let identifier = declaration.identifier.folded
      if ancestry[identifier] == nil {
        ancestry[identifier] = Self.ancestry(of: identifier, declared, context)
      }
    }
    self.ancestry = ancestry
  }

  /// Whether anything declares the type: this file, one beside it, or what is known.
  func isDeclared(_ identifier: LintText) -> Bool {
    declared[identifier.folded] != nil || context.knownType(identifier.folded) != nil
  }

  /// What the system declares under an identifier, whose declaration comes before any app's.
  func systemType(_ identifier: LintText) -> LintKnownType? {
    context.knownType(identifier.folded).flatMap { $0.isSystem ? $0 : nil }
  }

  /// What stands above a type of this file, itself not counted.
  func ancestry(of declaration: LintDeclaration) -> Ancestry {
    ancestry[declaration.identifier.folded] ?? Ancestry(isComplete: false)
  }

  /// The declarations of which the rules about what an app may declare speak: all but what a table says of Apple's.
  var appDeclarations: [LintDeclaration] { document.declarations.filter { $0.layer != "apple" } }

  /// The identifier that was probably meant: a declared one that differs in a letter.
  ///
  /// Complexity: linear in the declared identifiers.
  func probable(_ identifier: String) -> String? {
    let wanted = Array(TypeIdentifier.normalized(identifier).utf8)
    let near = context.declaredIdentifiers.filter { candidate in
      let candidate = Array(candidate.utf8)
      guard EditDistance.isOne(wanted, candidate) else { return false }
      // One other letter in a word of three is another word: xsd is no slip for xfd.
      let short = wanted.count - (wanted.lastIndex(of: UInt8(ascii: ".")) ?? -1) <= 4
      return !short || wanted.count != candidate.count || wanted.suffix(3) == candidate.suffix(3)
    }
    return near.count == 1 ? near.first : near.first { $0.hasPrefix("public.") }
  }

  private static func ancestry(
    of identifier: String, _ declared: [String: LintDeclaration], _ context: any LintContext
  ) -> Ancestry {
    var result = Ancestry()
    var waiting = [identifier]
    var seen: Set = [identifier]
    while let next = waiting.popLast() {
      let parents: [String]
      let known = context.knownType(next)
      if let known, known.isSystem || declared[next] == nil {
        result.identifiers.formUnion(known.ancestors)
        // A type of which only a part is known may have parents that are not.
        if known.parents.isEmpty, !next.hasPrefix("public.") { result.isComplete = false }
        continue
      } else if let declaration = declared[next] {
        parents = declaration.parents.map(\.folded)
        if declaration.isPartial { result.isComplete = false }
      } else {
        result.isComplete = false
        continue
      }
      for parent in parents {
        result.identifiers.insert(parent)
        if seen.insert(parent).inserted { waiting.append(parent) }
      }
    }
    return result
  }
}

extension [LintDeclaration] {
  /// In the order in which systems prefer them.
  var exportedFirst: [LintDeclaration] { filter(\.isExported) + filter { !$0.isExported } }
}

/// Whether two words are one slip apart.
enum EditDistance {
  /// Whether one inserted, dropped, changed or swapped byte makes `a` of `b`.
  static func isOne(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a != b, abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
    let (restA, restB) = (a[start..<(a.count - end)], b[start..<(b.count - end)])
    if restA.count <= 1, restB.count <= 1 { return true }
    return restA.count == 2 && restB.count == 2 && restA.elementsEqual(restB.reversed())
  }
}
