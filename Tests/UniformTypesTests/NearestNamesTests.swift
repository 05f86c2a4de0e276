import Testing
import TypeDeclarations

@testable import UniformTypes

struct NearestNamesTests {
  @Test(arguments: [
    ("public.heci", "public.heic", 1), ("public.jpg", "public.jpeg", 1), ("a", "abc", 2), ("", "ab", 2),
    ("same", "same", 0), ("kitten", "sitting", 3),
  ])
  func distances(a: String, b: String, distance: Int) {
    for (x, y) in [(a, b), (b, a)] {
      #expect(EditDistance.between(Array(x.utf8), Array(y.utf8), atMost: 9) == distance)
      if distance > 0 {
        #expect(EditDistance.between(Array(x.utf8), Array(y.utf8), atMost: distance - 1) == nil)
      }
    }
  }

  @Test(arguments: [
    ("phooto", ["photo"]), ("PHOTO", ["photo"]), ("form", ["livePhoto.form"]), ("xyzzy", []), ("", []),
    (String(repeating: "photo", count: 40), []),
  ])
  func names(text: String, near: [String]) {
    #expect(NearestNames.near(text, among: ["video", "photo", "livePhoto.form", "model3D"]) == near)
  }

  @Test(arguments: [
    ("jpg", ["public.jpeg"]), ("heic", ["public.heic"]), ("raw", []),
    ("public.heci", ["public.heic", "public.avci", "public.heif"]), ("movie-no", []),
  ])
  func extensionsAreNoEndsOfIdentifiers(text: String, near: [String]) {
    #expect(TypeRegistry.standard.identifiers(near: text) == near)
  }

  @Test(arguments: [
    ("image/heic", nil), ("x-a/b+c.d_e", nil), ("a/b;c=d", nil), ("a/b ; c=\"d e\"", nil),
    ("image/*", "write public.image"), ("*/*", "write public.data"), ("x/*", "write one type"),
    ("a/b/c", "no MIME type"), ("a b/c", "no MIME type"), ("a/b c", "no MIME type"), ("a/", "no MIME type"),
    ("/a", "no MIME type"), ("a", "no MIME type"), ("", "no MIME type"), ("a;b/c", "no MIME type"),
    (" image/heic", "no MIME type"),
  ])
  func mimeTypesHaveOneForm(text: String, fault: String?) throws {
    let found = TypeSpecifier.mimeTypeFault(text)
    #expect((found == nil) == (fault == nil))
    if let fault { #expect(found?.contains(fault) == true, "\(found ?? "")") }
  }

  @Test(arguments: [
    ("fmt/18", true), ("X-FMT/390", true), ("fmt/", false), ("fmt/1a", false), ("x-gmt/1", false),
  ])
  func pronomIdentifiersEndInANumber(text: String, isOne: Bool) {
    #expect(TypeSpecifier.isPronomIdentifier(text) == isOne)
  }

  @Test func onlyASingleVersionStandsForItsType() throws {
    #expect(TypeSpecifier.pronomFault("fmt/18", in: .standard)?.hasSuffix("write com.adobe.pdf") == true)
    #expect(TypeSpecifier.pronomFault("fmt/9999", in: .standard)?.hasPrefix("no known type") == true)
    let sole = try #require(TypeRegistry.standard.declaredTypes.first { $0.pronomIdentifiers.count == 1 })
    #expect(TypeSpecifier.pronomFault(try #require(sole.pronomIdentifiers.first), in: .standard) == nil)
  }

  @Test(arguments: [
    ("public.heic", "public.heic"), (".heic", "public.heic"), ("image/heic", "public.heic"),
    (".ts", "public.mpeg-2-transport-stream"), ("image/jpg", "public.jpeg"), ("heic", nil), (".", nil),
    ("/", nil),
    ("public.jpg", nil), (".no-such", nil), ("image/no-such", nil),
  ])
  func typeSpecifiers(text: String, identifier: String?) {
    #expect(TypeSpecifier(text).types(in: .standard).first?.identifier == identifier)
  }
}
