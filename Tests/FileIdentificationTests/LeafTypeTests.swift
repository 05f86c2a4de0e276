import Testing
import TypeDeclarations
import UniformTypes

@testable import FileIdentification

/// Where libmagic is not asked, no answer of its could have changed anything.
@Suite struct LeafTypeTests {
  private let leaves = LeafTypes(.standard)
  private static let types = TypeRegistry.standard.declaredTypes

  @Test func aTypeWithMoreBelowItIsNoLeaf() {
    for type in [UTType.image, .zip, .tiff, .data, .text, .mpeg4Movie] {
      #expect(!leaves.contains(type), "\(type)")
    }
    for type in [UTType.bmp, .ico] { #expect(leaves.contains(type), "\(type)") }
  }

  @Test func noOpinionChangesALeaf() {
    // Some leaves against every type that libmagic could say.
    let some = Self.types.enumerated().filter { $0.offset % 41 == 0 }.map(\.element)
    let found = some.filter { !$0.conforms(to: .text) && leaves.contains($0) }
    #expect(found.count > 50)
    for leaf in found {
      let changing = Self.types.filter { type in
        let situation = OpinionRule.Situation(
          answer: ContentAnswer(type: leaf, isDecided: false), type: type, isTrusted: true)
        return type != leaf && OpinionRule.all.first { $0.when(situation) }?.then != false
      }
      #expect(changing.isEmpty, "\(leaf): \(changing)")
    }
  }

  @Test func typesDeclaredAtRunTimeAreNoLeaves() throws {
    let registry = try TypeRegistry.standard.adding([
      TypeDeclaration(identifier: "com.example.narrow", conformsTo: ["public.mp3"])
    ])
    #expect(!LeafTypes(registry).contains(.mp3))
  }
}
