import Testing
import TypeDeclarations
import UniformTypes

@testable import ConformanceSuites

/// The cache of registries.
@Suite struct CaseRegistryTests {
  private func declarations(_ name: String) -> [TypeDeclaration] {
    [TypeDeclaration(identifier: "com.example.\(name)", conformsTo: ["public.data"])]
  }

  @Test func equalDeclarationsShareARegistry() throws {
    let registries = CaseRegistryCache()
    let first = try registries.registry(.apple, declarations("a"))
    #expect(try registries.registry(.apple, declarations("a")).identifierCache === first.identifierCache)
    #expect(try registries.registry(.apple, declarations("b")).identifierCache !== first.identifierCache)
    #expect(try registries.registry(.all, declarations("a")).identifierCache !== first.identifierCache)
    #expect(try registries.registry(.apple, []).identifierCache !== first.identifierCache)
  }

  @Test func limitsTheCache() throws {
    let registries = CaseRegistryCache()
    for number in 0..<200 {
      let made = try registries.registry(.apple, declarations("a\(number)"))
      #expect(made.types.type("com.example.a\(number)") != nil)
    }
  }
}
