import Testing
import TypeDeclarations

@testable import UniformTypes

/// Apple's declarations on a single system.
@Suite struct SystemTests {
  private static func registry(_ system: String) throws -> TypeRegistry {
    .apple(on: try #require(AppleSystem(system)))
  }

  /// Types, the systems before them, and their first systems.
  ///
  /// The first four by the versions of their constants, as no older declaration is known; the other two by
  /// that of `AVFileType.qta` and of the systems that export such movies.
  static let newer: [(type: String, tag: String?, before: [String], from: [String])] = [
    ("public.make-source", "mk", ["iOS14", "iOS14.8", "macOS11"], ["iOS15", "macOS12", "iOS27"]),
    ("public.geojson", "geojson", ["iOS14", "iOS17.6", "macOS14.7"], ["iOS18", "macOS15", "macOS26"]),
    ("com.apple.linkpresentation.metadata", nil, ["iOS17", "macOS14"], ["iOS18", "macOS15"]),
    ("public.jpeg-xl", "jxl", ["iOS17", "iOS18.1", "macOS15.1"], ["iOS18.2", "macOS15.2", "iOS26"]),
    ("com.apple.quicktime-audio", "qta", ["iOS18.7", "macOS15.7"], ["iOS26", "macOS26", "iOS27"]),
    ("com.apple.immersive-video", "aivu", ["iOS18.7", "macOS15.7"], ["iOS26", "macOS26", "macOS27"]),
  ]

  @Test(arguments: newer.indices) func typesAreAbsentBeforeTheirFirstSystem(index: Int) throws {
    let (name, tag, before, from) = Self.newer[index]
    let type = try #require(TypeRegistry.apple.type(name))
    for system in before + from {
      let registry = try Self.registry(system)
      let isThere = from.contains(system)
      #expect(
        (registry.type(name) == type) == isThere && (registry.type(name) == nil) == !isThere, "\(system)")
      #expect(registry.declaredTypes.contains(type) == isThere, "\(system)")
      #expect(registry.nearest(type) == (isThere ? type : type.directSupertypes.first), "\(system)")
      guard let tag else { continue }
      let owners = registry.declaredTypes(tag: tag, tagClass: .filenameExtension)
      #expect(owners.contains(type) == isThere, "\(system)")
      let preferred = registry.preferredType(tag: tag, tagClass: .filenameExtension, conformingTo: .data)
      #expect((preferred == type) == isThere && preferred?.isDynamic == !isThere, "\(system)")
    }
  }

  /// Types with a constant newer than a known declaration: they exist on systems without the constant.
  @Test(arguments: [
    ("com.apple.haptics.ahap", "iOS 17, macOS 14"), ("public.css", "iOS 18, macOS 15"),
    ("com.adobe.raw-image", "iOS 18, macOS 15"), ("com.ilm.openexr-image", "iOS 18, macOS 15"),
    ("public.heics", "iOS 18, macOS 15"), ("public.tar-archive", "iOS 18, macOS 15"),
    ("net.daringfireball.markdown", "iOS 27, macOS 27"),
  ])
  func aConstantMayBeNewerThanItsType(name: String, constant: String) throws {
    for system in ["macOS13", "iOS17", "iOS27"] {
      let type = try #require(try Self.registry(system).type(name))
      #expect(type.since == nil && type.constantSince?.description == constant)
    }
  }

  @Test func constantsAreOfTheVersionsThatHeadersSay() {
    let constants = TypeRegistry.apple.declaredTypes.compactMap(\.constantSince)
    let counts = Dictionary(grouping: constants, by: \.description).mapValues(\.count)
    let expected = [
      "iOS 14, macOS 11": 130, "iOS 15, macOS 12": 1, "iOS 17, macOS 14": 1, "iOS 18, macOS 15": 7,
      "iOS 18.2, macOS 15.2": 1, "iOS 27, macOS 27": 1,
    ]
    #expect(counts == expected)
  }

  @Test func everyOtherTypeIsOnEverySystem() throws {
    let names = Set(Self.newer.map(\.type))
    let always = TypeRegistry.apple.declaredTypes.filter { !names.contains($0.identifier) }
    #expect(always.count > 1_400)
    for system in AppleSystem.known {
      let types = Set(TypeRegistry.apple(on: system).declaredTypes)
      #expect(always.allSatisfy(types.contains), "\(system)")
    }
  }

  @Test(arguments: AppleSystem.known) func everyTypeHasItsParentsOnEverySystem(system: AppleSystem) {
    let registry = TypeRegistry.apple(on: system)
    let identifiers = registry.declaredTypes.map(\.identifier)
    #expect(identifiers == identifiers.sorted())
    let types = Set(registry.declaredTypes)
    for type in types {
      #expect(registry.type(type.identifier) == type)
      for parent in type.supertypes {
        #expect(types.contains(parent) && type.conforms(to: parent), "\(type)")
      }
    }
  }

  /// The parents of the newer constants in the headers of iOS 26's SDK; if declarations contradict them,
  /// those are used.
  @Test(arguments: [
    ("public.css", ["public.text"], nil), ("public.make-source", ["public.script"], nil),
    ("public.heics", ["public.heif-standard"], nil), ("com.ilm.openexr-image", ["public.image"], nil),
    ("com.adobe.raw-image", ["public.image"], ["public.camera-raw-image"]),
    ("public.jpeg-xl", ["public.image"], nil),
    ("public.tar-archive", ["public.data", "public.archive"], ["org.gnu.gnu-tar-archive"]),
    ("com.apple.linkpresentation.metadata", ["public.data"], nil),
    ("com.apple.haptics.ahap", [], ["public.haptics-content", "public.json"]),
    ("public.geojson", [], ["public.json"]),
  ])
  func parentsAreThoseOfTheHeadersOf26(name: String, header: [String], declared: [String]?) throws {
    let registry = try Self.registry("iOS26")
    let type = try #require(registry.type(name))
    #expect(type.directSupertypes.map(\.identifier) == declared ?? header)
    // The declaration is more specific: it conforms to all parents in the header.
    for parent in header { #expect(type.conforms(to: try #require(registry.type(parent)))) }
  }

  /// The constants of macOS 12.7 and 26.4, on a system with all of them.
  @Test func theGraphOf26IsWhatWasPrinted() throws {
    let registry = try Self.registry("macOS26.4")
    let rows = try TruthTables.rows("constants")
    #expect(rows.count == 140)
    for row in rows {
      let type = try #require(registry.type(row["identifier"] ?? ""), "\(row)")
      #expect(Set(type.directSupertypes.map(\.identifier)) == Set(list(row["conforms-to"])), "\(type)")
      for (tagClass, column) in [(UTTagClass.filenameExtension, "extensions"), (.mimeType, "mime-types")] {
        #expect(type.tags[tagClass] ?? [] == list(row[column]), "\(type)")
      }
    }
  }

  @Test(arguments: AppleSystem.known) func markdownHasTheParentOfItsTime(system: AppleSystem) throws {
    let registry = TypeRegistry.apple(on: system)
    let markdown = try #require(registry.type("net.daringfireball.markdown"))
    let isNew = system.major >= 27
    #expect(markdown.directSupertypes == [isNew ? .utf8PlainText : .plainText])
    #expect(markdown.conforms(to: .utf8PlainText) == isNew && markdown.conforms(to: .plainText))
    #expect(UTType.utf8PlainText.isSupertype(of: markdown) == isNew)
    #expect(markdown.supertypes.contains(.utf8PlainText) == isNew && markdown.supertypes.contains(.item))
    // It is the same type with the same tags, despite other parents.
    #expect(markdown == .markdown && markdown.hashValue == UTType.markdown.hashValue)
    #expect(markdown.conforms(to: .markdown) && !markdown.isSubtype(of: .markdown))
    #expect(markdown.tags == UTType.markdown.tags && markdown.isDeclared && !markdown.isDeclaredAtRunTime)
    #expect(markdown.localizedDescription == UTType.markdown.localizedDescription)
    #expect(markdown.printedMIMEType == "text/markdown" && markdown.key == UTType.markdown.key)
    let below = registry.preferredType(
      tag: "md", tagClass: .filenameExtension, conformingTo: .utf8PlainText)
    #expect((below == markdown) == isNew && below?.isDynamic == !isNew)
  }

  @Test(arguments: [("iOS26", false), ("iOS27", true)])
  func declarationsAreAddedToASystem(name: String, isNew: Bool) throws {
    let registry = try Self.registry(name).adding([
      TypeDeclaration(
        identifier: "com.example.notes", conformsTo: ["net.daringfireball.markdown"],
        tags: [.filenameExtension: ["notes"]])
    ])
    let notes = try #require(registry.type("com.example.notes"))
    #expect(notes.conforms(to: .markdown) && notes.conforms(to: .plainText))
    #expect(notes.conforms(to: .utf8PlainText) == isNew && notes.supertypes.contains(.utf8PlainText) == isNew)
    #expect(registry.type("public.jpeg-xl") != nil && registry.system == AppleSystem(name))
  }

  @Test func declarationsMayNotRestOnWhatASystemLacks() throws {
    let picture = TypeDeclaration(identifier: "com.example.picture", conformsTo: ["public.jpeg-xl"])
    #expect(throws: DeclarationError.self) { try Self.registry("iOS17").adding([picture]) }
    #expect(try Self.registry("iOS18.2").adding([picture]).type("com.example.picture") != nil)
  }
}
