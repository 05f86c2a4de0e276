internal import ByteSources
internal import Formats
internal import UniformTypes

/// What the content says before the name is compared with it.
struct ContentAnswer {
  var type: UTType
  /// Our own readers settled it.
  var isDecided: Bool
  /// It is text of some kind, and no more is known.
  var isGenericText = false
  /// The name may mean XML, and no element begins in the text.
  var lacksElements = false
  /// What the words of a generic text look like.
  var guess: LanguageGuess?
  /// The type of a language that shares the name's extension.
  var shared: UTType?
  /// A type that a reader looked for, and all below it, and did not find.
  var refuted: UTType?
  /// The facts that the reader saw which settled the type.
  var facts: (any ContentFacts)?
  var damage: ContentDamage?
  /// The damage was noticed at the end: the readers that settled the type had every byte that they asked for.
  var isDamagedBehindReading = false
  var isIncomplete = false
  /// It is text, and nothing in it speaks for the one of several types that the name was taken to mean.
  var isUnseen = false

  /// Whether the content leaves no other reading: what was cut off or not read may have said another type.
  var isProven: Bool {
    isDecided && !isIncomplete && (isDamagedBehindReading || damage != .truncated && damage != .hollow)
  }

  /// Whether it does so without a name: templates of PHP, JSP or ERB begin as HTML and go on as something else.
  var isProvenAlone: Bool { isProven && type != .html }
}

/// Graph arithmetic over conformance and carriers: names refine, contents win.
struct Verdict {
  var name: NameEvidence?
  var claimedType: UTType?
  var content: ContentAnswer?
  /// Whether the bytes were looked at; without that, their silence disproves nothing.
  var contentWasRead: Bool
  /// Whether the bytes were seen to be none that a text has, in any encoding.
  var bytesAreNoText: Bool
  /// The types whose signatures stand in bytes that said nothing.
  var marks: Set<UTType>

  /// Whether the words of a text are none that the sender's type has.
  var claimIsRefuted: Bool

  /// Why the rule applied that settled name against content, or against its silence, for explanations.
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
    guard var content else { return silent() }
    var candidates = name?.types ?? []
    let words = Words(guess: content.guess, name: name, candidates: candidates)
    switch WordsRule.all.first(where: { $0.when(words) })?.then {
    case .replaceContent:
      content.type = words.guess?.type ?? content.type
      content.isGenericText = false
    case .offerShared:
      if let shared = words.shared { candidates.insert(shared, at: 0) }
      content.shared = words.shared
    case .changeNothing, nil: break
    }
    var result = Identification(
      type: content.type, agreement: .contentOnly,
      certainty: CertaintyRule.certainty(of: .contentOnly, content),
      contentType: content.type, claimedType: claimedType, damage: content.damage,
      isIncomplete: content.isIncomplete)
    result.isDamagedBehindReading = content.isDamagedBehindReading
    result.isSoundAlone = content.facts?.trackMedia == .soundAlone
    if content.isGenericText, content.lacksElements {
      // Every document of XML has a root (XML 1.0 §2.1).
      candidates.removeAll { $0.conforms(to: .xml) }
    }
    if content.isGenericText {
      let others = candidates.filter { AgreementRule.isText($0) && !SelfIdentifying.marksText($0) }
      // Stable: the order of the owners is kept within both groups.
      if !others.isEmpty {
        candidates =
          candidates.filter { !SelfIdentifying.marksText($0) } + candidates.filter(SelfIdentifying.marksText)
      }
    }
    if let (nameType, rule) = best(of: candidates, against: content) {
      because = rule.because
      if rule.then == .nameRefines, content.isGenericText {
        content.isUnseen = SelfIdentifying.marksText(nameType) || name?.ownersAreStrangers == true
      }
      if rule.isByNameAlone || nameType.isRegisteredOnly { content.isUnseen = true }
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
      result.nameType = name.flatMap { $0.saysNothing ? nil : $0.types.first }
    }
    if let claimedType, !claimedType.isDynamic, !claimIsRefuted {
      // A sender is trusted where it refines what the bytes prove and the name left open.
      var known = content
      known.type = result.type
      if let (claim, rule) = best(of: [claimedType], against: known), rule.then == .nameRefines,
        !rule.isByNameAlone && !rule.isFinal || result.agreement == .contentOnly
      {
        result.type = claim
        result.candidates = []
        if result.agreement == .contentOnly { result.certainty = rule.isByNameAlone ? .nameOnly : .likely }
      }
    }
    return result
  }

  /// The types in common use for such names that a text may have, where the name alone would choose one of them.
  private func contenders(
    for nameType: UTType, of content: ContentAnswer, by agreement: Identification.Agreement
  ) -> [UTType] {
    guard agreement == .nameRefines, content.isGenericText, let owners = name?.contenders,
      owners.contains(nameType), !nameType.grewFrom(content.guess?.type ?? content.type)
    else { return [] }
    return owners.filter { owner in
      AgreementRule.isText(owner) && !SelfIdentifying.marksText(owner)
        && !Self.grammars.contains(where: owner.conforms)
        && !(content.refuted.map(owner.conforms) ?? false)
    }
  }

  /// Texts whose grammar would have been followed.
  private static let grammars: [UTType] = [.html, .xml, .json]

  /// The candidate that stands closest to the content; a name of unknown meaning has none.
  private func best(of candidates: [UTType], against content: ContentAnswer) -> (UTType, AgreementRule)? {
    var best: (type: UTType, rank: Int)?
    for candidate in candidates where !candidate.isDynamic {
      let meeting = Meeting(
        name: candidate, content: content.type, contentIsGenericText: content.isGenericText,
        contentIsDecided: content.isDecided, nameIsRefuted: content.refuted.map(candidate.conforms) ?? false,
        contentSupportsName: content.isGenericText
          && (content.guess?.supports(candidate) == true || content.shared == candidate),
        media: content.facts?.trackMedia, lacksMark: content.facts?.lacksMark(of: candidate) ?? false,
        contradictsName: content.facts?.contradicts(candidate) ?? false,
        mayBeAnothers: { [name = name, type = content.type] in
          name.map { NameOwners($0).first(thatMayHold: type) != nil } ?? false
        })
      // By position: copies of rules would cost more than what they are asked.
      let rank =
        AgreementRule.all.indices.first { AgreementRule.all[$0].when(meeting) } ?? AgreementRule.all.count - 1
      let cost = Self.cost(AgreementRule.all[rank].then) * AgreementRule.all.count + rank
      if best.map({ cost < $0.rank }) ?? true { best = (candidate, cost) }
      if AgreementRule.all[rank].isFinal { break }
      // The same type: only a text's words could say more.
      if !content.isGenericText, candidate == content.type { break }
    }
    return best.map { ($0.type, AgreementRule.all[$0.rank % AgreementRule.all.count]) }
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

  /// The bytes said nothing, or were not asked.
  private mutating func silent() -> Identification {
    let silence = Silence(
      name: name, claimedType: claimedType, contentWasRead: contentWasRead, bytesAreNoText: bytesAreNoText,
      marks: marks)
    let position = SilenceRule.all.firstIndex { $0.when(silence) } ?? SilenceRule.all.count - 1
    if contentWasRead { because = SilenceRule.all[position].because }
    return SilenceRule.all[position].then(silence)
  }
}

extension Identification {
  /// Answers what several types of text have in common, in place of the one that the name prefers.
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
