import Testing
import TypeDeclarations

@testable import UniformTypes

/// Laws that hold over the whole table, whatever it says.
@Suite struct LawTests {
  static let types = TypeRegistry.standard.declaredTypes

  @Test func conformanceIsAPartialOrder() {
    for type in Self.types {
      #expect(type.conforms(to: type) && !type.isSubtype(of: type) && !type.isSupertype(of: type))
      for parent in type.supertypes {
        #expect(type.conforms(to: parent) && !parent.conforms(to: type), "\(type) and \(parent)")
        #expect(parent.supertypes.isSubset(of: type.supertypes), "\(type) and \(parent)")
        #expect(type.isSubtype(of: parent) && parent.isSupertype(of: type))
      }
    }
  }

  @Test func supertypesAreWhatTheDeclaredParentsReach() {
    for type in Self.types {
      var reached: Set<UTType> = []
      var pending = type.directSupertypes
      while let next = pending.popLast() {
        if reached.insert(next).inserted { pending += next.directSupertypes }
      }
      #expect(type.supertypes == reached, "\(type)")
    }
  }

  @Test func everyIdentifierFindsItsType() {
    #expect(Self.types.count > 1_700)
    for type in Self.types {
      #expect(UTType(type.identifier) == type)
      #expect(UTType(type.identifier.uppercased()) == type)
      #expect(type.isDeclared != type.isDynamic)
      #expect(TypeIdentifier.isValid(type.identifier), "\(type)")
    }
  }

  @Test func everyTagFindsItsOwnersPreferredFirst() throws {
    for type in Self.types {
      for (tagClass, tags) in type.tags {
        #expect(!tags.isEmpty)
        for tag in tags {
          let owners = UTType.types(tag: tag, tagClass: tagClass, conformingTo: nil)
          #expect(owners.contains(type), "\(tag) of \(type)")
          #expect(UTType(tag: tag, tagClass: tagClass, conformingTo: nil) == owners.first)
          #expect(UTType(tag: tag, tagClass: tagClass, conformingTo: type)?.conforms(to: type) == true)
          let below = UTType.types(tag: tag, tagClass: tagClass, conformingTo: .data)
          if type.conforms(to: .data) {
            #expect(below.contains(type))
          } else {
            #expect(!below.contains(type))
          }
        }
      }
      #expect(type.preferredFilenameExtension == type.tags[.filenameExtension]?.first)
      #expect(type.preferredMIMEType == type.tags[.mimeType]?.first)
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
