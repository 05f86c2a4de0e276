import Foundation
import ItemProviders
import Testing

/// The choice of the representation for a load.
@Suite struct ChoiceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var registered: [String]
    var asked: String
    var served: String?
    var testDescription: String { "\(asked) of \(registered.joined(separator: ", "))" }
  }

  static let bundle = "com.apple.live-photo-bundle"
  static let privateBundle = "com.apple.private.live-photo-bundle"

  static let rows: [Row] = [
    Row(registered: ["public.heic", "public.jpeg"], asked: "public.jpeg", served: "public.jpeg"),
    Row(registered: ["public.heic", "public.jpeg"], asked: "public.image", served: "public.heic"),
    Row(registered: ["public.jpeg", "public.heic"], asked: "public.image", served: "public.jpeg"),
    Row(registered: ["public.jpeg", "public.image"], asked: "public.image", served: "public.image"),
    Row(registered: ["public.heic"], asked: "public.jpeg", served: nil),
    Row(registered: ["public.image"], asked: "public.jpeg", served: nil),
    Row(
      registered: ["public.mpeg-4", "com.apple.quicktime-movie"], asked: "public.movie",
      served: "public.mpeg-4"),
    Row(registered: [bundle, "public.heic"], asked: "public.item", served: bundle),
    Row(registered: [bundle, "public.heic"], asked: "public.image", served: "public.heic"),
    Row(registered: [bundle], asked: privateBundle, served: nil),
    Row(registered: [privateBundle], asked: bundle, served: nil),
    Row(registered: [bundle, privateBundle], asked: privateBundle, served: privateBundle),
    Row(registered: ["org.example.unknown"], asked: "public.item", served: nil),
    Row(registered: ["org.example.unknown"], asked: "org.example.unknown", served: "org.example.unknown"),
    Row(registered: [], asked: "public.item", served: nil),
  ]

  @Test(arguments: rows) func exactFirstThenTheFirstThatConforms(_ row: Row) async {
    let provider = ItemProvider()
    for identifier in row.registered { provider.offer(identifier, identifier) }
    #expect(provider.registeredTypeIdentifier(servingTypeIdentifier: row.asked) == row.served)
    #expect(provider.hasItemConformingToTypeIdentifier(row.asked) == (row.served != nil))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: row.asked) == (row.served != nil))
    let (data, error) = await provider.seenData(row.asked)
    #expect(data == row.served.map { Data($0.utf8) })
    let file = await provider.seenFile(row.asked)
    #expect(file.bytes == row.served.map { Data($0.utf8) })
    if row.served == nil {
      #expect(error?.domain == ItemProvider.errorDomain)
      #expect(error?.code == -1000)
      #expect(error?.localizedDescription == "Cannot load representation of type \(row.asked)")
      #expect(file.error?.code == -1000)
    }
  }

  @Test func theExtensionIsThatOfTheChosenType() async {
    let provider = ItemProvider(offering: "public.heic", "public.jpeg")
    #expect(await provider.seenFile("public.image").url?.pathExtension == "heic")
    #expect(await provider.seenFile("public.jpeg").url?.pathExtension == "jpeg")
  }
}
