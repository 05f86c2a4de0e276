import AppleNames
import Foundation
import Testing

@Suite struct ItemTests {
  @Test(arguments: ["subtypes/screenshot.png", "headers/located_turned_thumbnail.jpg"])
  func anImageIsArchived(_ path: String) throws {
    let image = try #require(UIImage(data: try Media.data(path)))
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .left)
    for one in [image, turned, UIImage()] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: one, requiringSecureCoding: true)
      let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
      #expect(again.encoded?.data == one.encoded?.data)
      #expect(again.size == one.size && again.scale == one.scale)
      #expect(again.imageOrientation == one.imageOrientation)
    }
  }

  /// Providers of items, and the results of casts in apps.
  static let casts: [(name: String, item: @Sendable () throws -> any NSSecureCoding, works: [String])] = [
    ("address", { try #require(NSURL(string: "https://example.org")) }, ["URL"]),
    ("file", { Media.url("subtypes/plain.jpg") as NSURL }, ["URL"]),
    ("bytes", { Data([1, 2]) as NSData }, ["Data"]),
    ("text", { "text" as NSString }, ["String"]),
    ("rich text", { NSAttributedString(string: "text") }, ["NSAttributedString"]),
    ("image", { try #require(UIImage(data: try Media.data("subtypes/plain.jpg"))) }, ["UIImage"]),
    ("dictionary", { ["a": ["b": "c"]] as NSDictionary }, ["NSDictionary", "[String: Any]"]),
    ("list", { ["a", "b"] as NSArray }, ["[String]"]),
  ]

  @Test(arguments: casts.indices) func castsWork(_ index: Int) async throws {
    let row = Self.casts[index]
    let type = "org.example.anything"
    let made = NSItemProvider(item: try row.item(), typeIdentifier: type)
    let promised = NSItemProvider()
    let handler: NSItemProvider.LoadHandler = { completion, expected, options in
      completion?(expected == nil && options?["wanted"] as? Int == 3 ? try? row.item() : nil, nil)
    }
    promised.registerItem(forTypeIdentifier: type, loadHandler: handler)
    for provider in [made, promised] {
      let item: (any NSSecureCoding)? = try await provider.loadItem(
        forTypeIdentifier: type, options: ["wanted": 3])
      var works: [String] = []
      if item is URL || item as? URL != nil { works.append("URL") }
      if item as? Data != nil { works.append("Data") }
      if item as? String != nil { works.append("String") }
      if item as? NSAttributedString != nil { works.append("NSAttributedString") }
      if item as? UIImage != nil { works.append("UIImage") }
      if let list = item as? NSDictionary {
        #expect((list["a"] as? NSDictionary)?["b"] as? String == "c")
        #expect((list["a"] as? [String: String]) == ["b": "c"])
        works.append("NSDictionary")
      }
      if item as? [String: Any] != nil { works.append("[String: Any]") }
      if item as? [String] != nil { works.append("[String]") }
      #expect(works == row.works, "\(row.name)")
    }
  }

  /// Objects as bytes, by their class and type.
  static let bytes:
    [(
      item: @Sendable () throws -> (any NSSecureCoding)?, type: String?, identifier: String?,
      expected: @Sendable () throws -> Data?
    )] = [
      (
        { Media.url("subtypes/plain.jpg") as NSURL }, "public.jpeg", "public.jpeg",
        { try Media.data("subtypes/plain.jpg") }
      ),
      (
        { Media.url("subtypes/plain.jpg") as NSURL }, nil, "public.file-url",
        {
          Data(Media.url("subtypes/plain.jpg").absoluteString.utf8)
        }
      ),
      (
        { NSURL(string: "https://example.org/ä") ?? NSURL(string: "https://example.org/%C3%A4") }, nil,
        "public.url",
        {
          Data("https://example.org/%C3%A4".utf8)
        }
      ),
      ({ "wört" as NSString }, nil, "public.plain-text", { Data("wört".utf8) }),
      (
        { "wört" as NSString }, "public.utf16-plain-text", "public.utf16-plain-text",
        {
          "wört".data(using: .utf16LittleEndian)
        }
      ),
      ({ NSAttributedString(string: "wört") }, nil, "public.plain-text", { Data("wört".utf8) }),
      (
        { UIImage(data: try Media.data("subtypes/screenshot.png")) }, nil, "public.png",
        {
          try Media.data("subtypes/screenshot.png")
        }
      ),
      (
        { UIImage(data: try Media.data("subtypes/screenshot.png")) }, "public.image", "public.image",
        {
          try Media.data("subtypes/screenshot.png")
        }
      ),
      ({ Data([7]) as NSData }, nil, "public.data", { Data([7]) }),
      ({ NSNumber(value: 3) }, "org.example.number", "org.example.number", { nil }),
      ({ UIImage() }, "public.image", "public.image", { nil }),
      ({ NSNumber(value: 3) }, nil, nil, { nil }),
      ({ nil }, "org.example.nothing", "org.example.nothing", { nil }),
    ]

  @Test(arguments: bytes.indices) func objectsHaveBytes(_ index: Int) async throws {
    let row = Self.bytes[index]
    let provider = NSItemProvider(item: try row.item(), typeIdentifier: row.type)
    #expect(provider.registeredTypeIdentifiers == (row.identifier.map { [$0] } ?? []))
    guard let identifier = row.identifier else { return }
    let expected = try row.expected()
    let data = try? await provider.data(forTypeIdentifier: identifier)
    #expect(data == expected)
    let file = try? await provider.withFileRepresentation(forTypeIdentifier: identifier) {
      try Data(contentsOf: $0)
    }
    #expect(file == expected)
  }

  @Test func aDictionaryIsAPropertyList() async throws {
    let provider = NSItemProvider(
      item: ["a": [1, 2]] as NSDictionary, typeIdentifier: "com.apple.property-list")
    let list = try await provider.object(ofClass: PropertyListItem.self)
    #expect(list.data.starts(with: Data("bplist".utf8)))
    let found = try PropertyListSerialization.propertyList(from: list.data, format: nil) as? [String: [Int]]
    #expect(found == ["a": [1, 2]])
  }

  @Test func registeredObjectsLoadUnchanged() async throws {
    let image = try #require(UIImage(data: try Media.data("subtypes/plain.jpg")))
    let provider = NSItemProvider(object: image)
    let item = try await provider.loadItem(forTypeIdentifier: "public.image")
    #expect(item as? UIImage === image)
    let address = NSItemProvider(object: try #require(NSURL(string: "https://example.org")))
    #expect(
      try await address.loadItem(forTypeIdentifier: "public.url") as? URL
        == URL(string: "https://example.org"))
  }

  /// The result of a preview handler, and whether it becomes an image.
  static let previews: [(answer: @Sendable () throws -> (any NSSecureCoding)?, code: Int?)] = [
    ({ UIImage(data: try Media.data("subtypes/plain.jpg")) }, nil),
    ({ try Media.data("subtypes/plain.jpg") as NSData }, nil),
    ({ Media.url("subtypes/plain.jpg") as NSURL }, nil),
    ({ "text" as NSString }, -1200), ({ Data([1]) as NSData }, -1200), ({ nil }, -1000),
  ]

  @Test(arguments: previews.indices) func previewsBecomeImages(_ index: Int) async throws {
    let row = Self.previews[index]
    let provider = NSItemProvider()
    let answer = try row.answer()
    nonisolated(unsafe) let sent = answer
    provider.previewImageHandler = { completion, expected, options in
      let isAsked = expected == UIImage.self && options?[NSItemProviderPreferredImageSizeKey] is CGSize
      completion?(isAsked ? sent : nil, nil)
    }
    let options = [NSItemProviderPreferredImageSizeKey: CGSize(width: 1, height: 1)]
    do {
      let image = try await provider.loadPreviewImage(options: options) as? UIImage
      #expect(row.code == nil)
      #expect(try image?.encoded?.data == Media.data("subtypes/plain.jpg"))
    } catch { #expect((error as NSError).code == row.code) }
  }

  @Test func storedPropertiesAreKept() throws {
    let provider = NSItemProvider()
    #expect(provider.teamData == nil && provider.preferredPresentationSize == .zero)
    provider.teamData = Data([1])
    provider.preferredPresentationSize = CGSize(width: 3, height: 4)
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(copy.teamData == Data([1]) && copy.preferredPresentationSize == CGSize(width: 3, height: 4))
    #expect(provider.registeredTypeIdentifiers() == [])
  }

  @Test(arguments: [
    ("subtypes/plain.jpg", "plain"), ("live/IMG_0001.JPG", "IMG_0001"), ("subtypes/plain.mov", "plain"),
    ("motion/PXL_0001.MP.jpg", "PXL_0001.MP"), ("bundle/IMG_0003.pvt", "IMG_0003"),
  ])
  func pickersGiveNamesWithoutExtension(_ path: String, _ name: String) throws {
    let asset = try #require(try Media.asset(path))
    #expect(NSItemProvider(item: asset.mediaAsset.item).suggestedName == name)
  }
}
