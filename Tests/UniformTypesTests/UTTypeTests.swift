import Foundation
import Testing
import TypeDeclarations
import UniformTypes

@Suite struct UTTypeTests {
  @Test func constantsAreWhatAppleDeclares() throws {
    let rows = try TruthTables.rows("constants")
    #expect(rows.count == 140)
    for row in rows {
      let type = try #require(TypeRegistry.apple.type(row["identifier"] ?? ""), "\(row)")
      let parents = try list(row["conforms-to"]).map { try #require(UTType($0)) }
      let expected = Set(parents).union(parents.flatMap(\.supertypes))
      #expect(type.supertypes == expected, "\(type)")
      #expect(type.tags[.filenameExtension] ?? [] == list(row["extensions"]), "\(type)")
      #expect(type.tags[.mimeType] ?? [] == list(row["mime-types"]), "\(type)")
    }
  }

  /// Preferred owners of a tag on real systems.
  @Test(arguments: [
    ("mp4", "public.mpeg-4"), ("raw", "com.panasonic.raw-image"), ("ts", "public.mpeg-2-transport-stream"),
    ("txt", "public.plain-text"), ("aif", "public.aiff-audio"), ("aiff", "public.aiff-audio"),
    ("MOV", "com.apple.quicktime-movie"), ("jpg", "public.jpeg"), ("heic", "public.heic"),
    ("app", "com.apple.application-file"),
  ])
  func preferredOwners(pathExtension: String, identifier: String) {
    #expect(
      TypeRegistry.apple.preferredType(tag: pathExtension, tagClass: .filenameExtension, conformingTo: .data)?
        .identifier == identifier)
    #expect(UTType(filenameExtension: pathExtension)?.identifier == identifier)
  }

  @Test func packagesNeedTheirSupertype() {
    #expect(
      UTType(filenameExtension: "app", conformingTo: .package)?.identifier == "com.apple.application-bundle")
    #expect(UTType(filenameExtension: "rtfd")?.isDynamic == true)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
  }

  @Test func supertypesOfJPEG() { #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item]) }

  @Test func aLivePhotoIsNeitherImageNorMovie() throws {
    #expect(UTType.livePhoto.supertypes.isEmpty)
    let bundle = try #require(UTType("com.apple.live-photo-bundle"))
    #expect(bundle.conforms(to: .livePhoto) && !bundle.conforms(to: .image) && !bundle.conforms(to: .movie))
    #expect(
      UTType(importedAs: "com.apple.live-photo-bundle").identifier == "com.apple.private.live-photo-bundle")
    #expect(
      UTType(filenameExtension: "pvt", conformingTo: .package)?.identifier
        == "com.apple.private.live-photo-bundle")
  }

  @Test func heifIsASiblingOfHEIC() {
    #expect(!UTType.heic.conforms(to: .heif) && !UTType.heif.conforms(to: .heic))
    #expect(UTType.heic.conforms(to: .image))
  }

  @Test func undeclaredIdentifiers() {
    #expect(UTType("com.example.nothing") == nil)
    #expect(UTType("dev.kaya/note") == nil)
    let named = UTType(exportedAs: "com.Example.Thing", conformingTo: .image)
    #expect(named.identifier == "com.example.thing" && named.conforms(to: .image) && named.isDeclared)
    #expect(UTType(exportedAs: "com.example.thing").conforms(to: .data))
    #expect(UTType(exportedAs: "public.jpeg") == .jpeg)
    #expect(UTType(importedAs: "com.example.other", conformingTo: .text).conforms(to: .text))
  }

  @Test func tagClassesBeyondTheTwoConstants() {
    let plain = UTType.utf8PlainText
    #expect(plain.tags[UTTagClass(rawValue: "com.apple.ostype")] == ["utf8"])
    #expect(plain.tags[UTTagClass(rawValue: "com.apple.nspboard-type")] == ["NSStringPboardType"])
    #expect(plain.tags[.mimeType] == ["text/plain;charset=utf-8", #"text/plain;charset="utf-8""#])
    #expect(
      UTType(tag: "utf8", tagClass: UTTagClass(rawValue: "com.apple.ostype"), conformingTo: nil) == plain)
    #expect(
      UTType(tag: "UTF8", tagClass: UTTagClass(rawValue: "com.apple.ostype"), conformingTo: nil)?.isDynamic
        == true)
    #expect(
      UTType(
        tag: "iPhone14,2", tagClass: UTTagClass(rawValue: "com.apple.device-model-code"), conformingTo: nil)?
        .isDeclared == true)
    #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "not an identifier"), conformingTo: nil) == nil)
  }

  @Test func descriptionsAreInherited() {
    #expect(UTType.jpeg.localizedDescription?.isEmpty == false)
    #expect(UTType.heic.localizedDescription?.isEmpty == false)
    #expect(UTType(filenameExtension: "nothing")?.localizedDescription == nil)
  }

  @Test func codesAsItsIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.jpeg, .movie])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.jpeg","public.movie"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.jpeg, .movie])
    // An undeclared identifier is preserved; an invalid one is an error.
    let unknown = try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.nothing"]"#.utf8))
    #expect(unknown == [UTType(identifier: "com.example.nothing", allowUndeclared: true)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["no identifier"]"#.utf8))
    }
  }
}

@Suite struct RegistryTests {
  static let table = """
    identifier\tconforms-to\textensions\tmime-types\tdescription
    com.example.note\tcom.example.base\tnote,jpg\ttext/x-note\tNote
    com.example.base\tpublic.plain-text\t\t\tBase

    """

  @Test func addsDeclarationsWithTheirParents() throws {
    let registry = try TypeRegistry.standard.adding(
      TypeDeclaration.declarations(inTable: Self.table, file: "t.tsv"))
    let note = try #require(registry.type("com.example.note"))
    #expect(note.conforms(to: .text) && note.conforms(to: .item) && !note.conforms(to: .image))
    #expect(note.isSubtype(of: try #require(registry.type("COM.example.base"))))
    #expect(registry.preferredType(tag: "NOTE", tagClass: .filenameExtension, conformingTo: .data) == note)
    #expect(registry.types(tag: "jpg", tagClass: .filenameExtension, conformingTo: .data) == [.jpeg, note])
    #expect(TypeRegistry.standard.type("com.example.note") == nil)
  }

  @Test func refusesAnUndeclaredParentAndTakesNothing() throws {
    let declarations = try TypeDeclaration.declarations(
      inTable: "identifier\tconforms-to\ncom.example.a\tpublic.data\ncom.example.b\tcom.example.none\n",
      file: "t.tsv")
    let error = #expect(throws: DeclarationError.self) { _ = try TypeRegistry.standard.adding(declarations) }
    #expect(error?.place == .line(file: "t.tsv", line: 3))
  }

  @Test func registersForTheWholeProcess() throws {
    try TypeRegistry.register([
      TypeDeclaration(
        identifier: "com.example.registered", conformsTo: ["public.image"],
        tags: [.filenameExtension: ["registered"]])
    ])
    #expect(UTType("com.example.registered")?.conforms(to: .image) == true)
    #expect(UTType(filenameExtension: "registered")?.identifier == "com.example.registered")
    #expect(UTType(exportedAs: "com.example.registered").isDeclared)
  }
}
