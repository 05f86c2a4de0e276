import Testing
import TypeLaws

@Suite("Laws about beginnings of files") struct PrefixLawTests {
  enum Sniffer: String, CaseIterable {
    case sound, contradicts, forgets, boasts, provesNothing

    /// The results for the first bytes of a file of eight; "image.heic" conforms to "image".
    func answer(_ count: Int) -> PrefixAnswer<String> {
      switch (self, count) {
      case (.provesNothing, 0): PrefixAnswer(type: "image.heic", isProven: true)
      case (.provesNothing, _): PrefixAnswer(type: "image.heic", isProven: false)
      case (_, 0): PrefixAnswer(type: nil, isProven: false)
      case (.contradicts, 2...3): PrefixAnswer(type: "movie", isProven: false)
      case (.forgets, 6): PrefixAnswer(type: "image", isProven: false)
      case (.boasts, 2...4): PrefixAnswer(type: "image", isProven: true)
      case (_, 1...4): PrefixAnswer(type: "image", isProven: false)
      default: PrefixAnswer(type: "image.heic", isProven: true)
      }
    }
  }

  static let expected: [(Sniffer, Set<String>)] = [
    (.sound, []), (.contradicts, ["longer prefixes refine"]), (.forgets, ["longer prefixes refine"]),
    (.boasts, ["proven answers are final"]), (.provesNothing, ["nothing proves nothing"]),
  ]

  @Test("A sniffer breaks its own law and no other", arguments: expected)
  func sniffers(_ sniffer: Sniffer, _ laws: Set<String>) {
    let file = FilePrefixes(
      name: "toy", bytes: [UInt8](repeating: 0, count: 8), refines: { $0.hasPrefix($1) }
    ) {
      sniffer.answer($0.count)
    }
    #expect(Set(Law.prefixLaws.violations(in: file).map(\.law)) == laws)
  }

  @Test("One violation for one answer") func once() {
    let file = FilePrefixes(
      name: "toy", bytes: [UInt8](repeating: 0, count: 8), refines: { $0.hasPrefix($1) }
    ) {
      Sniffer.boasts.answer($0.count)
    }
    #expect(Law.nothingProvesNothing.check(file).violations.isEmpty)
    let violations = Law.provenAnswersAreFinal.check(file).violations
    #expect(violations.map(\.observed) == ["image, proven at 2 bytes, image.heic, proven at the end"])
  }

  @Test("A large file is sampled behind its head") func large() {
    let file = FilePrefixes(
      name: "large", bytes: [UInt8](repeating: 0, count: 100_000), refines: { $0 == $1 }
    ) { PrefixAnswer(type: $0.count == 0 ? nil : "data", isProven: false) }
    let report = Law.longerPrefixesRefine.check(file, effort: LawEffort(questions: 3_000))
    #expect(report.questions <= 3_002 && !report.isExhaustive && report.violations.isEmpty)
  }
}
