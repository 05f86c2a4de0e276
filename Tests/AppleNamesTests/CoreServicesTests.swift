import AppleNames
import Foundation
import Testing
import UniformTypes

/// Core Services' functions for identifiers and tags.
@Suite struct CoreServicesTests {
  static let extensions: [(String, String?, String?, String?)] = [
    ("jpg", nil, "public.jpeg", "image/jpeg"), ("HEIC", nil, "public.heic", "image/heic"),
    ("mov", nil, "com.apple.quicktime-movie", "video/quicktime"),
    ("txt", nil, "public.plain-text", "text/plain"),
    ("pdf", "public.data", "com.adobe.pdf", "application/pdf"),
    ("rtfd", "com.apple.package", "com.apple.rtfd", nil), ("", nil, "dyn.age8u", nil),
    ("nobodyownsthis", nil, nil, nil),
  ]

  @Test(arguments: extensions) func tagsReturnTypes(ext: String, limit: String?, type: String?, mime: String?)
    throws
  {
    let identifier = try #require(
      UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, ext as CFString, limit as CFString?)?
        .takeRetainedValue() as String?)
    if let type { #expect(identifier == type) } else { #expect(UTTypeIsDynamic(identifier as CFString)) }
    let found = UTTypeCopyPreferredTagWithClass(identifier as CFString, kUTTagClassMIMEType)?
      .takeRetainedValue()
    #expect(found as String? == mime)
  }

  @Test func mimeTypeReturnsExtension() throws {
    let uti = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png" as CFString, nil)
    let unwrapped = try #require(uti?.takeRetainedValue())
    #expect(UTTypeConformsTo(unwrapped, kUTTypeImage) && !UTTypeConformsTo(unwrapped, kUTTypeMovie))
    let tag = UTTypeCopyPreferredTagWithClass(unwrapped, kUTTagClassFilenameExtension)
    #expect((tag?.takeRetainedValue() as String?) == "png")
  }

  @Test func allTypesOfATagAreReturned() throws {
    let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4" as CFString, kUTTypeMovie)
    let identifiers = try #require(all?.takeRetainedValue() as? [String])
    #expect(
      identifiers.first == "public.mpeg-4" && identifiers.allSatisfy { UTTypeIsDeclared($0 as CFString) })
    let tags = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?.takeRetainedValue()
    #expect((tags as? [String])?.prefix(2) == ["jpeg", "jpg"])
    #expect(UTTypeCopyAllTagsWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
    #expect(UTTypeCopyPreferredTagWithClass("com.example.unheard" as CFString, kUTTagClassMIMEType) == nil)
    #expect(UTTypeCreateAllIdentifiersForTag("com.example.tags" as CFString, "a" as CFString, nil) == nil)
    #expect(
      UTTypeCreatePreferredIdentifierForTag("com.example.tags" as CFString, "a" as CFString, nil) == nil)
  }

  static let relations: [(String, String, equal: Bool, conforms: Bool)] = [
    ("public.jpeg", "public.image", false, true), ("public.image", "public.jpeg", false, false),
    ("public.JPEG", "public.jpeg", true, true), ("com.example.a", "com.example.A", true, true),
    ("com.example.a", "public.data", false, false), ("dyn.age8u", "public.data", false, false),
  ]

  @Test(arguments: relations) func identifiersAreCompared(a: String, b: String, equal: Bool, conforms: Bool) {
    #expect(UTTypeEqual(a as CFString, b as CFString) == equal)
    #expect(UTTypeConformsTo(a as CFString, b as CFString) == conforms)
  }

  @Test func aDeclarationIsAPropertyList() throws {
    let found = try #require(UTTypeCopyDeclaration(kUTTypePNG)?.takeRetainedValue() as? [String: Any])
    #expect(found[kUTTypeIdentifierKey as String] as? String == "public.png")
    #expect(found[kUTTypeConformsToKey as String] as? [String] == ["public.image"])
    let tags = found[kUTTypeTagSpecificationKey as String] as? [String: Any]
    #expect(tags?[kUTTagClassMIMEType as String] as? [String] == ["image/png"])
    #expect(UTTypeCopyDeclaration("dyn.age8u" as CFString) == nil)
    #expect(
      UTTypeCopyDescription(kUTTypePDF)?.takeRetainedValue() as String? == UTType.pdf.localizedDescription)
    #expect(UTTypeCopyDescription("dyn.age8u" as CFString) == nil)
    #expect(
      !UTTypeIsDeclared("com.example.unheard" as CFString) && !UTTypeIsDynamic("public.png" as CFString))
  }

  @Test func typeCodesAreFourCharacters() {
    let code = UTCreateStringForOSType(0x504E_4766).takeRetainedValue()
    #expect(code as String == "PNGf" && UTGetOSTypeFromString(code) == 0x504E_4766)
    #expect(UTGetOSTypeFromString("PNG" as CFString) == 0)
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassOSType, code, nil)?.takeRetainedValue()
    #expect(type as String? == "public.png")
  }

  @Test func aTypeIsComparedInASwitch() {
    func name(_ type: String) -> String {
      switch type as CFString {
      case kUTTypeLivePhoto: "live"
      case kUTTypeImage: "image"
      case kUTTypeMovie: "movie"
      default: "other"
      }
    }
    #expect(
      ["com.apple.live-photo", "public.image", "public.movie", "x"].map(name) == [
        "live", "image", "movie", "other",
      ])
  }
}
