import Testing
import TypeDeclarations
import TypeLaws

@testable import UniformTypes

/// Laws of the whole table.
@Suite struct LawTests {
  static let types = TypeRegistry.standard.declaredTypes

  @Test("The laws of every type provider", arguments: Law<TypeRegistry>.typeLaws)
  func providerLaws(_ law: Law<TypeRegistry>) {
    for registry in [TypeRegistry.standard, .apple] {
      let report = law.check(registry)
      #expect(report.violations.isEmpty, "\(law.statement) \(law.because)")
      // Only pairs and made-up tags are sampled.
      #expect(report.questions > 1_000)
      #expect(report.isExhaustive || law.cost.contains("n²") || law.cost.contains("made-up"))
    }
  }

  @Test func everyIdentifierIsWellFormed() {
    #expect(Self.types.count > 1_700)
    for type in Self.types { #expect(TypeIdentifier.isValid(type.identifier), "\(type)") }
  }

  @Test func declaredTypesAreSortedByIdentifier() {
    for registry in [TypeRegistry.standard, .apple] {
      let identifiers = registry.declaredTypes.map(\.identifier)
      #expect(identifiers == identifiers.sorted())
    }
  }

  @Test func everyRowOfPronomLeadsToItsTypeAndBack() {
    let rows = "\(PronomTable.lines)".split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.count > 800)
    let found = Set(rows.map { String($0[1]) }).flatMap { identifier in
      (UTType(identifier)?.pronomIdentifiers ?? []).map { "\($0) \(identifier)" }
    }
    #expect(found.sorted() == rows.map { $0.joined(separator: " ") }.sorted())
    for row in rows {
      #expect(UTType(pronomIdentifier: row[0].uppercased())?.identifier == String(row[1]))
    }
    #expect(UTType(pronomIdentifier: "") == nil)
    #expect(UTType(pronomIdentifier: "fmt") == nil)
    #expect(UTType(pronomIdentifier: "fmt/") == nil)
    #expect(UTType.data.pronomIdentifiers.isEmpty)
  }

  @Test func theProcessAnswersAsItsRegistry() {
    for type in Self.types {
      #expect(UTType(type.identifier) == type)
      for (tagClass, tags) in type.tags {
        #expect(!tags.isEmpty)
        for tag in tags {
          let owners = TypeRegistry.standard.types(tag: tag, tagClass: tagClass, conformingTo: nil)
          #expect(UTType(tag: tag, tagClass: tagClass, conformingTo: nil) == owners.first)
          #expect(UTType(tag: tag, tagClass: tagClass, conformingTo: type)?.conforms(to: type) == true)
        }
      }
    }
  }

  @Test func appleAnswersComeFirstAndAlone() {
    for type in TypeRegistry.apple.declaredTypes {
      #expect(type.supertypes.allSatisfy { TypeRegistry.apple.type($0.identifier) != nil }, "\(type)")
      for (tagClass, tags) in type.tags {
        for tag in tags {
          let apple = TypeRegistry.apple.types(tag: tag, tagClass: tagClass, conformingTo: nil)
          let all = TypeRegistry.standard.types(tag: tag, tagClass: tagClass, conformingTo: nil)
          #expect(Array(all.prefix(apple.count)) == apple, "\(tag)")
        }
      }
    }
  }

  @Test func theListOfCarriersSaysWhatTheQuestionDoes() {
    let carriers = Array(Set(Self.types.flatMap(\.carriers)))
    #expect(!carriers.isEmpty)
    for type in Self.types {
      let list = type.allCarriers
      for carrier in carriers {
        let isListed = list.contains { $0 == carrier || $0.conforms(to: carrier) }
        #expect(isListed == type.isCarried(by: carrier), "\(type), \(carrier)")
      }
    }
  }

  @Test func carriersNeverTurnIntoConformance() {
    for type in Self.types {
      for carrier in type.carriers {
        #expect(
          !type.conforms(to: carrier), "\(type) conforms to \(carrier): the carrier row says nothing new")
        #expect(type.isCarried(by: carrier))
        #expect(!carrier.conforms(to: type), "\(carrier) is below what it carries, \(type)")
      }
    }
  }

  @Test func everyTypePrintsAMIMEType() {
    for type in Self.types { #expect(type.printedMIMEType.contains("/"), "\(type)") }
  }
}
