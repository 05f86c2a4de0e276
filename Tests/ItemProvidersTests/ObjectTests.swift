import Foundation
import ItemProviders
import Testing
import UniformTypes

/// Reads pictures of two types; throws for bytes that begin with "bad".
struct Picture: ItemProviderValue {
  var data: Data
  var typeIdentifier: String

  static let readableTypeIdentifiersForItemProvider = ["public.png", "public.jpeg", "public.heif-standard"]

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Picture {
    guard !data.starts(with: Data("bad".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
    return Picture(data: data, typeIdentifier: typeIdentifier)
  }
}

/// A class, like Apple's readers and writers.
final class Note: NSObject, ItemProviderReading, ItemProviderWriting, Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  static let readableTypeIdentifiersForItemProvider = ["public.plain-text"]
  static let writableTypeIdentifiersForItemProvider = ["public.html", "public.utf8-plain-text"]
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
    Note(String(decoding: data, as: UTF8.self))
  }
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility { typeIdentifier == "public.html" ? .team : .all }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((typeIdentifier == "public.html" ? "<p>\(text)</p>" : text).utf8), nil)
    return nil
  }
}

@Suite struct ObjectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var registered: [String]
    var read: String?
    var testDescription: String { registered.joined(separator: ", ") }
  }

  static let rows: [Row] = [
    // The provider's order decides, not the class's.
    Row(registered: ["public.jpeg", "public.png"], read: "public.jpeg"),
    Row(registered: ["public.webp", "public.png"], read: "public.png"),
    // A registered subtype of a readable type.
    Row(registered: ["public.heic"], read: "public.heic"),
    // A registered supertype of a readable type does not match.
    Row(registered: ["public.image"], read: nil),
    Row(registered: ["com.adobe.raw-image", "com.compuserve.gif"], read: nil),
    Row(registered: [], read: nil),
  ]

  @Test(arguments: rows) func theProvidersOrderDecides(_ row: Row) async {
    let provider = ItemProvider()
    for identifier in row.registered { provider.offer(identifier, identifier) }
    #expect(provider.canLoadObject(ofClass: Picture.self) == (row.read != nil))
    let outcome = Outcome<(Picture?, NSError?)>()
    provider.loadObject(ofClass: Picture.self) { outcome.give(($0, $1 as NSError?)) }
    let (picture, error) = await outcome.value()
    #expect(picture?.typeIdentifier == row.read)
    #expect(picture?.data == row.read.map { Data($0.utf8) })
    #expect(error?.code == (row.read == nil ? -1200 : nil))
    if let error {
      #expect(error.domain == ItemProvider.errorDomain)
      #expect(error.localizedDescription == "Could not coerce an item to class Picture")
    }
  }

  @Test func invalidBytesOfATypeFail() async {
    let provider = ItemProvider()
    provider.offer("public.png", "bad bytes")
    #expect(provider.canLoadObject(ofClass: Picture.self))
    let outcome = Outcome<(Picture?, NSError?)>()
    provider.loadObject(ofClass: Picture.self) { outcome.give(($0, $1 as NSError?)) }
    let (picture, error) = await outcome.value()
    #expect(picture == nil && error?.code == -1200)
    #expect((error?.userInfo[NSUnderlyingErrorKey] as? NSError)?.domain == NSCocoaErrorDomain)
  }

  @Test func aClassIsCastAsOnApplesPlatforms() async throws {
    let provider = ItemProvider(object: Note("hello"))
    #expect(provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text"])
    #expect(provider.visibility(forTypeIdentifier: "public.html") == .team)
    let aClass: any ItemProviderReading.Type = Note.self
    #expect(provider.canLoadObject(ofClass: aClass))
    let outcome = Outcome<String?>()
    provider.loadObject(ofClass: aClass) { object, _ in outcome.give((object as? Note)?.text) }
    #expect(await outcome.value() == "hello")
    #expect(try await provider.data(for: .html) == Data("<p>hello</p>".utf8))
  }

  @Test func lazyObjectsAreMadeForEachLoad() async {
    let provider = ItemProvider()
    let calls = Outcome<Int>()
    provider.registerObject(ofClass: Note.self, visibility: .ownProcess) { completion in
      calls.give(1)
      completion(Note("made"), nil)
      return nil
    }
    #expect(provider.visibility(forTypeIdentifier: "public.utf8-plain-text") == .ownProcess)
    #expect(calls.values.isEmpty)
    #expect(await provider.seenData("public.utf8-plain-text").data == Data("made".utf8))
    #expect(await provider.seenData("public.html").data == Data("<p>made</p>".utf8))
    #expect(calls.values.count == 2)
  }

  @Test func anObjectOfAnotherClassIsAnError() async {
    let provider = ItemProvider()
    provider.registerObject(ofClass: Note.self, visibility: .all) { completion in
      completion("no note", nil)
      return nil
    }
    let error = await provider.seenData("public.html").error
    #expect(error?.code == -1000)
    let beneath = error?.userInfo[NSUnderlyingErrorKey] as? NSError
    #expect(beneath?.domain == ItemProvider.errorDomain && beneath?.code == -1100)
  }

  @Test func textAddressesAndBytes() async throws {
    let text = ItemProvider(object: "grüße")
    #expect(try await text.object(ofClass: String.self) == "grüße")
    #expect(try await text.object(ofClass: NSString.self) == "grüße" as NSString)
    #expect(try await text.object(ofClass: Data.self) == Data("grüße".utf8))
    let page = try #require(URL(string: "https://example.org/a?b=c"))
    #expect(try await ItemProvider(object: page).object(ofClass: URL.self) == page)
    let file = URL(fileURLWithPath: "/tmp/a b.png")
    let provider = ItemProvider(object: file)
    #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(try await provider.object(ofClass: URL.self).path == file.path)
    #expect(!provider.canLoadObject(ofClass: Picture.self))
  }

  @Test func textIsReadInItsEncoding() throws {
    let wide = Data([0xFE, 0xFF, 0, 0x68, 0, 0x69])
    #expect(try String.object(withItemProviderData: wide, typeIdentifier: "public.plain-text") == "hi")
    let little = Data([0x68, 0, 0x69, 0])
    #expect(
      try String.object(withItemProviderData: little, typeIdentifier: "public.utf16-plain-text") == "hi")
    #expect(throws: CocoaError.self) {
      try String.object(withItemProviderData: Data([0xC3, 0x28]), typeIdentifier: "public.utf8-plain-text")
    }
  }

  @Test func propertyListsInBothForms() async throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: format, options: 0)
      let provider = ItemProvider(object: try PropertyListItem(data: data))
      let isBinary = format == .binary
      #expect(
        provider.registeredTypeIdentifiers.first
          == (isBinary ? "com.apple.binary-property-list" : "com.apple.xml-property-list"))
      #expect(provider.canLoadObject(ofClass: PropertyListItem.self))
      #expect(try await provider.object(ofClass: PropertyListItem.self).data == data)
    }
    let broken = ItemProvider()
    broken.offer("com.apple.property-list", "bplist00")
    await #expect(throws: NSError.self) { try await broken.object(ofClass: PropertyListItem.self) }
  }
}
