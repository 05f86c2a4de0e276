import SystemCalls
import SystemPackage
import Testing

@Suite struct FilePathTests {
  @Test(arguments: ["a", "./a/b.jpg", "/a/b/ü.HEIC", "a b/c d"]) func lastNames(_ path: String) {
    #expect(FilePath(path).lastName == FilePath(path).lastComponent?.string)
  }

  @Test func rootHasNoName() { #expect(FilePath("/").lastName == "") }

  static let places: [FilePath] = [
    "", "/", "/a", "/b", "a", "b", "a/b", "a/c", "/a/b", "/a/c", "a/b/c", "a/c/c", "./a", "../a", "..",
    "ab/c", "a/.",
  ]

  @Test("Two paths are beside one another where removing their names leaves one folder", arguments: places)
  func beside(_ path: FilePath) {
    for other in Self.places {
      #expect(
        path.isBeside(other) == (path.removingLastComponent() == other.removingLastComponent()), "\(other)")
    }
  }
}
