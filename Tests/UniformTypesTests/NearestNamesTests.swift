import Testing

@testable import UniformTypes

struct NearestNamesTests {
  @Test(arguments: [
    ("public.heci", "public.heic", 1), ("public.jpg", "public.jpeg", 1), ("a", "abc", 2), ("", "ab", 2),
    ("same", "same", 0), ("kitten", "sitting", 3),
  ])
  func distances(a: String, b: String, distance: Int) {
    for (x, y) in [(a, b), (b, a)] {
      #expect(NearestNames.distance(Array(x.utf8), Array(y.utf8), atMost: 9) == distance)
      if distance > 0 {
        #expect(NearestNames.distance(Array(x.utf8), Array(y.utf8), atMost: distance - 1) == nil)
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
    ("public.heic", "public.heic"), (".heic", "public.heic"), ("image/heic", "public.heic"),
    (".ts", "public.mpeg-2-transport-stream"), ("image/jpg", "public.jpeg"), ("heic", nil), (".", nil),
    ("/", nil),
    ("public.jpg", nil), (".no-such", nil), ("image/no-such", nil),
  ])
  func writtenTypes(text: String, identifier: String?) {
    #expect(WrittenType(text).types(in: .standard).first?.identifier == identifier)
  }
}
