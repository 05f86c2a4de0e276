import Testing
import TypeDeclarations
import TypeLaws
import UniformTypes

@Suite("Laws about types") struct TypeLawTests {
  @Test("Run-time declarations obey with the tables", arguments: Law<TypeRegistry>.typeLaws)
  func overlay(_ law: Law<TypeRegistry>) throws {
    let registry = try TypeRegistry.apple.adding([
      TypeDeclaration(
        identifier: "org.example.picture", conformsTo: ["public.jpeg"],
        tags: [.filenameExtension: ["pict-x", "jpg"], .mimeType: ["image/x-picture"]]),
      TypeDeclaration(
        identifier: "org.example.sketch", conformsTo: ["org.example.picture", "public.text"],
        tags: [.filenameExtension: ["jpg"], .osType: ["SKCH"]]),
    ])
    let violations = law.check(registry, effort: LawEffort(questions: 10_000)).violations
    #expect(violations.isEmpty, "\(law.statement) \(violations)")
  }

  @Test("A sound provider obeys", arguments: Law<ToyTypes>.typeLaws)
  func sound(_ law: Law<ToyTypes>) {
    let report = law.check(ToyTypes())
    #expect(report.violations.isEmpty && report.questions > 0)
  }

  static let faults: [(ToyTypes.Fault, String)] = [
    (.notReflexive, "reflexive"), (.cyclicParents, "antisymmetric"), (.forgetsGrandparents, "transitive"),
    (.subtypeOfItself, "strict"), (.supertypeOfItself, "dual"),
    (.supertypesWithoutRoot, "supertypes are conformance"), (.parentsWithoutSecond, "supertypes are reached"),
    (.identifierCaseMatters, "identifiers find their types"),
    (.declaredIsNeither, "declared or dynamic"), (.dynamicIsBoth, "declared or dynamic"),
    (.onlyFirstOwner, "tags find their owners"), (.strangerOwnsTag, "owners have the tag"),
    (.prefersLastTag, "preferred tag is first"), (.prefersLastType, "preferred type is first"),
    (.ignoresConformingTo, "conformingTo filters"), (.reordersBelow, "conformingTo filters"),
    (.nothingForUnknownTags, "unknown tags make one dynamic type"),
    (.lowerCasesUnknownClass, "unknown tags make one dynamic type"),
    (.colonEndsTag, "dynamic types come back"),
    (.decodesWithoutSupertype, "dynamic types keep their supertype"),
    (.undeclaredIsDeclared, "undeclared types are neither"),
    (.undeclaredIsBelow, "undeclared types stand alone"),
    (.undeclaredCaseMatters, "undeclared types come back"),
    (.undeclaredHidesDynamic, "known types stay themselves"),
  ]

  @Test("A fault breaks its own law and no other", arguments: faults)
  func broken(_ fault: ToyTypes.Fault, _ law: String) {
    let violations = Law.typeLaws.violations(in: ToyTypes(fault: fault), effort: LawEffort(questions: 1_500))
    #expect(Set(violations.map(\.law)) == [law], "\(violations)")
    #expect(violations.allSatisfy { !$0.subjects.isEmpty && !$0.observed.isEmpty })
  }

  @Test("Every law is broken by some fault, and every fault is tried") func complete() {
    #expect(Set(Self.faults.map(\.1)) == Set(Law<ToyTypes>.typeLaws.map(\.name)))
    #expect(Set(Self.faults.map(\.0)) == Set(ToyTypes.Fault.allCases))
  }

  @Test(
    "Effort bounds the questions, and the sample is the same each time", arguments: Law<TypeRegistry>.typeLaws
  )
  func effort(_ law: Law<TypeRegistry>) {
    let effort = LawEffort(questions: 500, seed: 7)
    let report = law.check(.standard, effort: effort)
    // At most one row of types is started after the last question.
    #expect(report.questions <= 500 + TypeRegistry.standard.allTypes.count)
    #expect(!report.isExhaustive)
    #expect(report == law.check(.standard, effort: effort))
  }

  @Test("A check ends with the violations that were asked for") func enough() {
    let report = Law.transitive.check(ToyTypes(fault: .forgetsGrandparents), effort: LawEffort(violations: 1))
    #expect(report.violations.count == 1)
  }
}
