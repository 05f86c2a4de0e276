internal import ByteSources
internal import Formats
internal import UniformTypes

/// The result of content identification, before it is compared with the name.
struct ContentAnswer {
  var type: UTType
  /// True if the package's own readers leave no other type.
  var isDecided: Bool
  /// True if it is text and nothing more is known.
  var isGenericText = false
  /// True if the name may mean XML but the text has no element.
  var lacksElements = false
  /// The guess at a generic text's type.
  var guess: LanguageGuess?
  /// The guessed language's type, if it shares the name's extension.
  var shared: UTType?
  /// A type that, with its subtypes, a reader searched for without success.
  var refuted: UTType?
  /// The facts of the reader that determined the type.
  var facts: (any ContentFacts)?
  var damage: ContentDamage?
  /// True if the damage is at the end, beyond the bytes that prove the type.
  var isDamagedOnlyAtEnd = false
  var isIncomplete = false
  /// True if nothing in the text supports the name's type among several.
  var isUnsupported = false

  /// True if the content leaves no other type; missing or unread bytes could change it.
  var isProven: Bool {
    isDecided && !isIncomplete && (isDamagedOnlyAtEnd || damage != .truncated && damage != .hollow)
  }

  /// True if the content is proven without a name: PHP, JSP or ERB templates begin as HTML.
  var isProvenAlone: Bool { isProven && type != .html }
}

/// The decision between name, claim and content, by conformance and carriers: names refine, content wins.
struct Verdict {
  var name: NameEvidence?
  var claimedType: UTType?
  var content: ContentAnswer?
  /// True if the bytes were read; otherwise they disprove nothing.
  var contentWasRead: Bool
  /// True if the bytes cannot be text in any encoding.
  var bytesAreNoText: Bool
  /// The types whose signatures match unrecognized bytes.
  var marks: Set<UTType>

  /// True if the text cannot have the sender's type.
  var claimIsRefuted: Bool

  /// The reason of the rule that applied, for explanations.
  private(set) var because: StaticString?

  init(
    name: NameEvidence?, claimedType: UTType?, content: ContentAnswer?, contentWasRead: Bool,
    bytesAreNoText: Bool = false, marks: Set<UTType> = [], claimIsRefuted: Bool = false
  ) {
    self.name = name
    self.claimedType = claimedType
    self.content = content
    self.contentWasRead = contentWasRead
    self.bytesAreNoText = bytesAreNoText
    self.marks = marks
    self.claimIsRefuted = claimIsRefuted
  }

  mutating func identification() -> Identification {
    guard var content else { return verdictWithoutContent() }
    var candidates = name?.types ?? []
    let evidence = LanguageEvidence(guess: content.guess, name: name, candidates: candidates)
    switch LanguageEvidenceRule.all.first(where: { $0.when(evidence) })?.then {
    case .replaceContent:
      content.type = evidence.guess?.type ?? content.type
      content.isGenericText = false
    case .offerShared:
      if let shared = evidence.shared { candidates.insert(shared, at: 0) }
      content.shared = evidence.shared
    case .changeNothing, nil: break
    }
    var result = Identification(
      type: content.type, agreement: .contentOnly,
      certainty: CertaintyRule.certainty(of: .contentOnly, content),
      contentType: content.type, claimedType: claimedType, damage: content.damage,
      isIncomplete: content.isIncomplete)
    result.isDamagedOnlyAtEnd = content.isDamagedOnlyAtEnd
    result.isSoundAlone = content.facts?.trackMedia == .soundAlone
    if content.isGenericText, content.lacksElements {
      // Every document of XML has a root (XML 1.0 §2.1).
      candidates.removeAll { $0.conforms(to: .xml) }
    }
    if content.isGenericText {
      let others = candidates.filter { AgreementRule.isText($0) && !SelfIdentifying.hasMandatoryTextMark($0) }
      // The owners keep their order within both groups.
      if !others.isEmpty {
        candidates =
          candidates.filter { !SelfIdentifying.hasMandatoryTextMark($0) }
          + candidates.filter(SelfIdentifying.hasMandatoryTextMark)
      }
    }
    if let (nameType, rule) = bestMatch(of: candidates, against: content) {
      because = rule.because
      if rule.then == .nameRefines, content.isGenericText {
        content.isUnsupported =
          SelfIdentifying.hasMandatoryTextMark(nameType) || name?.hasUnrelatedOwners == true
      }
      if rule.isByNameAlone || nameType.isRegisteredOnly { content.isUnsupported = true }
      result.nameType = nameType
      result.agreement = rule.then
      result.certainty = CertaintyRule.certainty(of: rule.then, content)
      if rule.then == .nameRefines || rule.then == .confirmed { result.type = nameType }
      if rule.then == .contentOnly { result.nameType = nil }
      if name?.isLoose == true || nameType.isRegisteredOnly, rule.then == .mismatch || rule.then == .sibling {
        result.nameType = nil
        result.agreement = .contentOnly
      }
      let owners = contenders(for: nameType, of: content, by: rule.then)
      if owners.count > 1 {
        result.leaveOpen(owners, below: content.type)
        because = "several types in common use have such names, and nothing in the text tells which"
      }
    } else {
      result.nameType = name.flatMap { $0.isUninformative ? nil : $0.types.first }
    }
    if let claimedType, !claimedType.isDynamic, !claimIsRefuted {
      // A claim counts if it refines what the bytes prove and the name left open.
      var settled = content
      settled.type = result.type
      if let (claim, rule) = bestMatch(of: [claimedType], against: settled), rule.then == .nameRefines,
        !rule.isByNameAlone && !rule.isFinal || result.agreement == .contentOnly
      {
        result.type = claim
        result.candidates = []
        if result.agreement == .contentOnly { result.certainty = rule.isByNameAlone ? .nameOnly : .likely }
      }
    }
    return result
  }

  /// Returns the types in common use for the name that a text may have, if only the name would choose.
  private func contenders(
    for nameType: UTType, of content: ContentAnswer, by agreement: Identification.Agreement
  ) -> [UTType] {
    guard agreement == .nameRefines, content.isGenericText, let owners = name?.contenders,
      owners.contains(nameType), !nameType.derives(from: content.guess?.type ?? content.type)
    else { return [] }
    return owners.filter { owner in
      AgreementRule.isText(owner) && !SelfIdentifying.hasMandatoryTextMark(owner)
        && !Self.grammars.contains(where: owner.conforms)
        && !(content.refuted.map(owner.conforms) ?? false)
    }
  }

  /// Texts that would have been recognized by their grammar.
  private static let grammars: [UTType] = [.html, .xml, .json]

  /// Returns the candidate closest to the content; dynamic types are skipped.
  private func bestMatch(of candidates: [UTType], against content: ContentAnswer) -> (UTType, AgreementRule)?
  {
    var bestMatch: (type: UTType, rank: Int)?
    for candidate in candidates where !candidate.isDynamic {
      let pair = NameVersusContent(
        name: candidate, content: content.type, contentIsGenericText: content.isGenericText,
        contentIsDecided: content.isDecided, nameIsRefuted: content.refuted.map(candidate.conforms) ?? false,
        contentSupportsName: content.isGenericText
          && (content.guess?.supports(candidate) == true || content.shared == candidate),
        media: content.facts?.trackMedia, lacksMark: content.facts?.lacksMark(of: candidate) ?? false,
        contradictsName: content.facts?.contradicts(candidate) ?? false,
        mayHaveOtherOwner: { [name = name, type = content.type] in
          name.map { NameOwners($0).first(thatMayHold: type) != nil } ?? false
        })
      let rank = AgreementRule.all.firstRow { $0.when(pair) } ?? AgreementRule.all.count - 1
      let cost = Self.cost(AgreementRule.all[rank].then) * AgreementRule.all.count + rank
      if bestMatch.map({ cost < $0.rank }) ?? true { bestMatch = (candidate, cost) }
      if AgreementRule.all[rank].isFinal { break }
      // Equal types: only words of a text could change this.
      if !content.isGenericText, candidate == content.type { break }
    }
    return bestMatch.map { ($0.type, AgreementRule.all[$0.rank % AgreementRule.all.count]) }
  }

  private static func cost(_ agreement: Identification.Agreement) -> Int {
    switch agreement {
    case .confirmed: 0
    case .nameRefines, .contentRefines: 1
    case .sibling: 2
    case .contentOnly: 4
    default: 3
    }
  }

  private mutating func verdictWithoutContent() -> Identification {
    let noContent = NoContent(
      name: name, claimedType: claimedType, contentWasRead: contentWasRead, bytesAreNoText: bytesAreNoText,
      marks: marks)
    let index = NoContentRule.all.firstIndex { $0.when(noContent) } ?? NoContentRule.all.count - 1
    if contentWasRead { because = NoContentRule.all[index].because }
    return NoContentRule.all[index].then(noContent)
  }
}

extension Identification {
  /// Replaces the name's type by the common supertype of several owners.
  fileprivate mutating func leaveOpen(_ owners: [UTType], below content: UTType) {
    candidates = owners
    if let shared = UTType.nearest(above: owners), shared.conforms(to: .text), !content.conforms(to: shared) {
      type = shared
      nameType = shared
      certainty = .nameOnly
    } else {
      type = content
      nameType = nil
      agreement = .contentOnly
      certainty = .likely
    }
  }
}

/// A cache of verdicts that follow from a name's class and a content type alone.
struct VerdictCache {
  private var cache = SetAssociativeCache<Identification>(setBits: 7)

  /// Returns true if the verdict about a finding follows from the name and the finding's type alone.
  static func canHold(_ finding: ContentFinding, _ head: ByteView) -> Bool {
    // After a byte-order mark, a reader may have mistaken text for another format.
    guard finding.isDecided, finding.damage == nil, !finding.isIncomplete, isUsual(finding) else {
      return false
    }
    return (head[0] ?? 0) < 0xFE || (head[1] ?? 0) < 0xFE
  }

  /// Returns true for the facts of nearly all files of a type: movies with pictures, audio without, XML with an unknown root.
  private static func isUsual(_ finding: ContentFinding) -> Bool {
    guard let facts = finding.facts else { return true }
    if facts.namesMaker { return false }
    if finding.declared == .xml { return (facts as? MarkupProlog)?.hasForeignRoot ?? true }
    guard let media = facts.trackMedia else { return true }
    if finding.type.conforms(to: .audio) { return media == .soundAlone }
    return !finding.type.conforms(to: .movie) || media == .pictures
  }

  func verdict(_ name: NameClass, _ content: DeclaredType) -> Identification? {
    cache.value(for: Self.key(name, content))
  }

  mutating func insert(_ verdict: Identification, _ name: NameClass, _ content: DeclaredType) {
    cache.insert(verdict, for: Self.key(name, content))
  }

  /// Returns the type of a verdict, without a copy of the verdict.
  func type(_ name: NameClass, _ content: DeclaredType) -> UTType? {
    cache.index(for: Self.key(name, content)).map { cache[$0].type }
  }

  private static func key(_ name: NameClass, _ content: DeclaredType) -> UInt64 {
    UInt64(name.rawValue) << 32 | UInt64(content.key)
  }
}
