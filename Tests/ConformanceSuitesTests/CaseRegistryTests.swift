import Testing
import TypeDeclarations
import UniformTypes

@testable import ConformanceSuites

/// The registries of cases that declare types.
@Suite struct CaseRegistryTests {
  private func declarations(_ name: String) -> [TypeDeclaration] {
    [TypeDeclaration(identifier: "com.example.\(name)", conformsTo: ["public.data"])]
  }

  @Test func equalDeclarationsMakeOneRegistry() throws {
    let registries = CaseRegistries()
    let first = try registries.registry(.apple, declarations("a"))
    #expect(try registries.registry(.apple, declarations("a")).readers === first.readers)
    #expect(try registries.registry(.apple, declarations("b")).readers !== first.readers)
    #expect(try registries.registry(.all, declarations("a")).readers !== first.readers)
    #expect(try registries.registry(.apple, []).readers !== first.readers)
  }

  @Test func moreRegistriesThanAreKept() throws {
    let registries = CaseRegistries()
    for number in 0..<200 {
      let made = try registries.registry(.apple, declarations("a\(number)"))
      #expect(made.types.type("com.example.a\(number)") != nil)
    }
  }
}
