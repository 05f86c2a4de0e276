import Foundation
import Testing
import UniformTypes

/// Undeclared types, which are neither declared nor dynamic.
@Suite struct UndeclaredTests {
  private static let name = "com.example.nobody-declares-this"

  @Test func anUndeclaredTypeIsItselfAlone() throws {
    let type = try #require(UTType(identifier: "com.Example.Nobody-declares-this", allowUndeclared: true))
    #expect(type.identifier == Self.name && !type.isDeclared && !type.isDynamic && !type.isPublic)
    #expect(type.conforms(to: type) && !type.isSubtype(of: type) && !type.isSupertype(of: type))
    for other in [UTType.item, .data, .content, .package, .jpeg] {
      #expect(!type.conforms(to: other) && !other.conforms(to: type) && !other.isSupertype(of: type))
    }
    #expect(type.supertypes.isEmpty && type.directSupertypes.isEmpty && type.tags.isEmpty)
    #expect(type.preferredFilenameExtension == nil && type.preferredMIMEType == nil)
    #expect(type.localizedDescription == nil && type.version == nil && type.reference == nil)
    #expect("\(type)" == Self.name && type.debugDescription.hasSuffix("(not dynamic, not declared)"))
  }

  @Test func equalIdentifiersAreEqualTypes() throws {
    let type = try #require(UTType(identifier: Self.name, allowUndeclared: true))
    let same = try #require(UTType(identifier: Self.name.uppercased(), allowUndeclared: true))
    let other = try #require(UTType(identifier: "com.example.nor-this", allowUndeclared: true))
    #expect(type == same && type.hashValue == same.hashValue && type != other && type != .data)
    #expect(Set([type, same, other]).count == 2 && type.conforms(to: same) && !type.conforms(to: other))
  }

  @Test(arguments: [true, false]) func declaredAndDynamicTypesStayWhatTheyAre(isAllowed: Bool) throws {
    #expect(UTType(identifier: "public.JPEG", allowUndeclared: isAllowed) == .jpeg)
    let dynamic = try #require(UTType(filenameExtension: "nobody-has-this"))
    #expect(UTType(identifier: dynamic.identifier, allowUndeclared: isAllowed) == dynamic)
    #expect(UTType(identifier: dynamic.identifier, allowUndeclared: isAllowed)?.isDynamic == true)
  }

  @Test func undeclaredTypesNeedPermission() {
    #expect(UTType(identifier: Self.name, allowUndeclared: false) == nil && UTType(Self.name) == nil)
  }

  @Test(arguments: ["", "a b", "dev.kaya/note", "dyn.nothing-at-all"]) func othersAreNoIdentifiers(
    text: String
  ) {
    #expect(UTType(identifier: text, allowUndeclared: true) == nil)
  }

  @Test func undeclaredTypesRoundTrip() throws {
    let type = try #require(UTType(identifier: Self.name, allowUndeclared: true))
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(Self.name)\"]")
    let again = try JSONDecoder().decode([UTType].self, from: data)
    #expect(again == [type] && again[0].hashValue == type.hashValue)
    #expect(!again[0].isDeclared && !again[0].isDynamic && again[0].supertypes.isEmpty)
    // A type declared by the program itself decodes equal, too; its parent is not encoded.
    let named = UTType(exportedAs: "com.example.named", conformingTo: .text)
    #expect(try Self.coded(named) == named && named.isDeclared)
  }

  /// All declared and dynamic types decode equal.
  @Test func everyTypeRoundTrips() throws {
    let declared = TypeRegistry.standard.declaredTypes
    let dynamic = ["nobody-has-this", "nobody-has-that", "ä", "a:b=c"]
      .compactMap { UTType(filenameExtension: $0) }
    let data = try JSONEncoder().encode(declared + dynamic)
    let again = try JSONDecoder().decode([UTType].self, from: data)
    #expect(again == declared + dynamic && again.filter(\.isDynamic) == dynamic)
    #expect(again.allSatisfy { $0.isDeclared != $0.isDynamic })
  }

  @Test(arguments: ["", "no type", "dev.kaya/note", "a:b", "dyn.", "dyn.nothing-at-all", "a_b"])
  func invalidIdentifiersDoNotDecode(text: String) throws {
    let data = try JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: data) }
  }

  @Test func aRegistryKeepsWhatItDoesNotHave() throws {
    let name = "com.microsoft.typescript"
    let kept = try #require(TypeRegistry.apple.type(name, allowUndeclared: true))
    #expect(kept.identifier == name && !kept.isDeclared && !kept.isDynamic && kept.supertypes.isEmpty)
    #expect(TypeRegistry.apple.type(name, allowUndeclared: false) == nil)
    #expect(TypeRegistry.standard.type(name, allowUndeclared: true)?.isDeclared == true)
  }

  private static func coded(_ type: UTType) throws -> UTType {
    try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(type))
  }
}
