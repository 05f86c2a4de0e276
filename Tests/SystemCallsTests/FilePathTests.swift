import SystemCalls
import SystemPackage
import Testing

@Suite struct FilePathTests {
  @Test(arguments: ["a", "./a/b.jpg", "/a/b/ü.HEIC", "a b/c d"]) func lastNames(_ path: String) {
    #expect(FilePath(path).lastName == FilePath(path).lastComponent?.string)
  }

  @Test func theRootHasNoName() { #expect(FilePath("/").lastName == "") }
}
