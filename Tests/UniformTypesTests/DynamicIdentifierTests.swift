import Testing

@testable import UniformTypes

@Suite struct DynamicIdentifierTests {
  @Test func encodesAndDecodesEveryKnownIdentifier() throws {
    let rows = try TruthTables.rows("dynamic-identifiers")
    #expect(rows.count > 100)
    for row in rows {
      let identifier = try #require(row["identifier"])
      var tags = [DynamicIdentifier.Tag(tagClass: row["tag-class"] ?? "", tag: row["tag"] ?? "")]
      if let second = row["second-tag-class"], !second.isEmpty {
        tags.append(.init(tagClass: second, tag: row["second-tag"] ?? ""))
      }
      let supertype = row["supertype"].flatMap { $0.isEmpty ? nil : $0 }
      #expect(DynamicIdentifier(supertype: supertype, tags: tags).identifier == identifier)
      let decoded = try #require(DynamicIdentifier(identifier), "\(identifier)")
      #expect(decoded.supertype == supertype && decoded.tags == tags)
      let type = try #require(UTType(identifier))
      #expect(type.isDynamic && !type.isDeclared && !type.isPublic && type.localizedDescription == nil)
      #expect(type.tags[UTTagClass(rawValue: tags[0].tagClass)] == [tags[0].tag])
    }
  }

  @Test(arguments: [
    "", "dyn.", "dyn.a", "dyn.b", "dyn.ah62d4rv4ge81", "dyn.ah62d4rv4ge81i", "dyn.a9", "dyn.a99999999",
    "dyn.ah62d4rv4ge81cc", "dyn.age", "dyn.aiiii",
  ])
  func refusesWhatDoesNotEncodeBack(text: String) {
    #expect(DynamicIdentifier(text) == nil)
    #expect(UTType(text) == nil)
  }

  @Test(arguments: [
    "a", "ab", "abc", "with space", "co:lon", "e=q", #"back\slash"#, "ünïcode", "🔥", "", "a,b", "+-_/*",
  ])
  func roundTripsAnyTag(tag: String) throws {
    for supertype in [
      nil, .data, .package, .item, UTType.dynamic(tag: "inner", tagClass: .mimeType, below: .image),
    ] as [UTType?] {
      for tagClass in [UTTagClass.filenameExtension, .mimeType, UTTagClass(rawValue: "com.example.class")] {
        let type = UTType.dynamic(tag: tag, tagClass: tagClass, below: supertype)
        let again = try #require(UTType(type.identifier))
        #expect(again == type && again.tags == type.tags && again.supertypes == type.supertypes)
        if let supertype { #expect(type.conforms(to: supertype) && type.isSubtype(of: supertype)) }
      }
    }
  }

  @Test func foldsExtensionsAndKeepsTheCaseOfOtherTags() {
    #expect(UTType(filenameExtension: "ACME") == UTType(filenameExtension: "acme"))
    #expect(
      UTType(tag: "XMSS", tagClass: UTTagClass(rawValue: "com.apple.ostype"), conformingTo: .data)?.identifier
        == "dyn.ah62d4rv4gk8zuxnxnq")
    #expect(
      TypeRegistry.apple.preferredType(tag: "q", tagClass: .filenameExtension, conformingTo: .data)?
        .identifier == "dyn.ah62d4rv4ge81c")
    #expect(
      UTType(tag: "dev.kaya/note", tagClass: .mimeType, conformingTo: nil)?.identifier
        == "dyn.agq80k3p0f3z0c8pbf71g87df")
    #expect(
      TypeRegistry.apple.preferredType(tag: "q", tagClass: .filenameExtension, conformingTo: .data)?
        .supertypes == [.data, .item])
    #expect(
      TypeRegistry.apple.preferredType(tag: "q", tagClass: .filenameExtension, conformingTo: nil)?.supertypes
        == [])
  }

  @Test func refusesEndlessNesting() {
    var type = UTType.data
    for _ in 0..<9 { type = .dynamic(tag: "x", tagClass: .filenameExtension, below: type) }
    #expect(UTType(type.identifier)?.supertypes.count ?? 0 < 11)
  }
}
