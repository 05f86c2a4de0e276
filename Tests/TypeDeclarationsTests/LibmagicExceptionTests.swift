import Testing
import TypeDeclarations

/// The rows of libmagic's exceptions state who is right, and in which versions.
@Suite struct LibmagicExceptionTests {
  private static let header = "type\tanswer\tversions\tright\tbecause\n"

  @Test func takesWholeRows() throws {
    var tables = TypeTables()
    try tables.addRelations(
      .libmagicExceptions, Self.header + "public.png\timage/x-a\t5.44,5.45\tours\tthe mark is PNG's\n",
      file: "t")
    #expect(tables.relations[.libmagicExceptions]?.map(\.value) == ["image/x-a"])
  }

  @Test(arguments: [
    "public.png\timage/x-a\t5.44\tnobody\twhy", "public.png\timage/x-a\t\tours\twhy",
    "public.png\timage/x-a\tall\tours\twhy", "public.png\timage/x-a\t5.44\tours\t",
  ])
  func refusesHalfRows(row: String) {
    var tables = TypeTables()
    #expect(throws: DeclarationError.self) {
      try tables.addRelations(.libmagicExceptions, Self.header + row + "\n", file: "t")
    }
  }
}
