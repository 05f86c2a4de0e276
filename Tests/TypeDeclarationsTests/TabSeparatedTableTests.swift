import Testing
import TypeDeclarations

@Suite struct TabSeparatedTableTests {
  @Test func readsCellsListsAndEscapes() throws {
    let table = try TabSeparatedTable("# a comment\na\tb\n1\tx,y\\,z,SVG\\s\n", file: "t.tsv")
    let row = try #require(table.rows.first)
    #expect(row.line == 3)
    #expect(try table.text("a", in: row) == "1")
    #expect(try table.list("b", in: row) == ["x", "y,z", "SVG "])
    #expect(try table.list("absent", in: row) == [])
  }

  @Test func linesMayEndInCarriageReturnAndLineFeed() throws {
    let table = try TabSeparatedTable("a\tb\r\n\r\n1\tx\r\n", file: "t.tsv")
    #expect(table.columns == ["a", "b"])
    #expect(table.rows.map(\.line) == [3])
    #expect(try table.text("b", in: try #require(table.rows.first)) == "x")
  }

  @Test(arguments: [
    ("", "t.tsv:1: no header row"), ("a\tb\n1\n", "t.tsv:2: 1 cells where the header names 2"),
    ("a\ta\n", "t.tsv:1: the column 'a' is named twice"),
  ])
  func refusesWithTheLine(text: String, message: String) {
    let error = #expect(throws: DeclarationError.self) { _ = try TabSeparatedTable(text, file: "t.tsv") }
    #expect(error.map { "\($0)".hasPrefix(message) } == true, "\(String(describing: error))")
  }
}

@Suite struct DeclarationTableTests {
  @Test(
    arguments: [
      ("com.example.a\tpublic.data", nil),
      ("com.example/a\tpublic.data", "'/' in the identifier 'com.example/a'"),
      ("com.example.a\tcom.example.a", "'com.example.a' conforms to itself"),
      ("com.example.a\tcom.example.b\ncom.example.b\tcom.example.a", "types that conform to each other"),
      ("com.example.a\t\ncom.example.A\t", "declared at t.tsv:2 already"),
      ("dyn.age80\t", "dynamic identifiers are made, not declared"),
    ] as [(String, String?)])
  func checksRows(rows: String, message: String?) {
    let text = "identifier\tconforms-to\n" + rows + "\n"
    guard let message else {
      #expect(throws: Never.self) { _ = try TypeDeclaration.declarations(inTable: text, file: "t.tsv") }
      return
    }
    let error = #expect(throws: DeclarationError.self) {
      _ = try TypeDeclaration.declarations(inTable: text, file: "t.tsv")
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    #expect(error?.description.hasPrefix("t.tsv:") == true)
  }
}
