import Testing
import TypeDeclarations

@testable import type_table_compiler

/// Rejected language tables and the location of the error.
@Suite struct LanguageTablesTests {
  static func types() throws -> TypeTables {
    var tables = TypeTables()
    try tables.addDeclarations(
      """
      identifier\tname\tconforms-to\torigin
      org.example.one\tone\t\tcommunity:test
      org.example.two\ttwo\t\tcommunity:test
      org.example.three\tthree\t\tcommunity:test
      org.example.nameless\t\t\tcommunity:test
      """, file: "types.tsv")
    return tables
  }

  static func tables(_ families: String...) throws -> LanguageTables {
    var tables = LanguageTables()
    for (number, text) in families.enumerated() {
      try tables.add(family: "family-\(number)", text, file: "family-\(number).txt")
    }
    try tables.check(types())
    return tables
  }

  static let one = "type: org.example.one\nname: One\n  4 ^ if ID\n"

  @Test func tableIsParsed() throws {
    let language = try #require(
      Self.tables(
        """
        # A comment.

        type: org.example.one
        name: One and only
        modes: one  uno
        shares: o h
        also: org.example.two org.example.three
        ignores-case: yes
          4 ^ #if  ID
          -3 a|b
        """
      ).families.first?.languages.first)
    #expect(language.type == "org.example.one" && language.name == "One and only")
    #expect(language.modes == ["one", "uno"] && language.shares == ["o", "h"])
    #expect(language.also == ["org.example.two", "org.example.three"])
    #expect(language.from == nil && language.ignoresCase && !language.standsAlone)
    #expect(language.features.map(\.text) == ["^ #if ID", "a|b"])
    #expect(language.features.map(\.weight) == [4, -3])
    #expect(language.features.map(\.alternatives.count) == [1, 2])
  }

  @Test(
    arguments: [
      ("  4 ^ if", 1, "is about no language"),
      ("name: One", 1, "is about no language"),
      ("# Nothing but a comment.", 0, "has no languages"),
      (one + "type: org.example.two\nnome: Two\n  4 if", 5, "'nome: Two' is no setting"),
      (one + "name: One", 4, "'name:' stands before the features"),
      ("type: org.example.one\nname: One\nname: Uno\n  4 if", 3, "'name:' is at family-0.txt:2 already"),
      ("type: org.example.one\nname:\n  4 if", 2, "'name:' says nothing"),
      ("type: org.example.one\n  4 if", 1, "no 'name:'"),
      ("type: org.example.one\nname: One", 1, "no features"),
      ("type: org.example.one\nname: One\nmodes: Uno\n  4 if", 3, "'Uno': write it in small letters"),
      ("type: org.example.one\nname: One\nignores-case: true\n  4 if", 3, "'ignores-case:' is 'yes'"),
      ("type: org.example.one\nname: One\nstands-alone: yes\n  4 if", 1, "'stands-alone:' without 'from:'"),
      ("type: org.example.none\nname: None\n  4 if", 1, "'org.example.none' is not declared"),
      ("type: org.example.nameless\nname: None\n  4 if", 1, "'org.example.nameless' has no 'name'"),
      ("type: org.example.one\nname: One\nalso: org.example.none\n  4 if", 3, "is not declared"),
      ("type: org.example.one\nname: One\nfrom: org.example.two\n  4 if", 3, "no language has the type"),
      ("type: org.example.one\nname: One\nfrom: org.example.one\n  4 if", 3, "grew from itself"),
      (one + one, 4, "'org.example.one' is at family-0.txt:1 already"),
    ])
  func invalidTableIsRejected(text: String, line: Int, reason: String) {
    let error = #expect(throws: DeclarationError.self) { try Self.tables(text) }
    #expect(error?.place == (line == 0 ? .unknown : .line(file: "family-0.txt", line: line)))
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(
    arguments: [
      ("if", "a feature is a weight"),
      ("0 if", "a feature is a weight"),
      ("4", "a feature is a weight"),
      ("32 if", "between -31 and 31"),
      ("4 ID STR", "no word and no mark"),
      ("4 ID ... if", "before '...'"),
      ("4 a \t b", "white space other than blanks"),
      ("4 a|b a|b a|b a|b a|b a|b a|b", "more than 64 ways"),
      ("4 a b c d e f g h i j k l m n o p q", "more than 16 tokens"),
      ("4 a|b.c|d(", "only some of the words of 'a|b.c|d('"),
    ])
  func invalidFeatureIsRejected(feature: String, reason: String) {
    let error = #expect(throws: DeclarationError.self) {
      try Self.tables("type: org.example.one\nname: One\n  \(feature)\n")
    }
    #expect(error?.place == .line(file: "family-0.txt", line: 3))
    #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  /// A prefix before the first word and a suffix after the last apply to all.
  @Test(
    arguments: [
      ("a|b", ["a", "b"]),
      ("to.a|b|c(", ["to.a(", "to.b(", "to.c("]),
      ("call(A|B", ["call(A", "call(B"]),
      (".eq|ne.", [".eq.", ".ne."]),
      ("one|two.ID.ID", ["one.ID.ID", "two.ID.ID"]),
      ("a.b|c.d ANY", ["a.b ANY", "c.d ANY"]),
      ("(is.null|is.na(", ["(is.null(", "(is.na("]),
      ("Get-One|Get-Two", ["Get-One", "Get-Two"]),
      ("-eq|ne", ["-eq", "-ne"]),
      ("do |ID|", ["do |ID|"]),
      ("a || b", ["a || b"]),
    ])
  func alternativesAreExpanded(pattern: String, ways: [String]) throws {
    let read = try FeatureDefinition(Substring("4 \(pattern)")).alternatives.map(\.parts)
    let expected = try ways.flatMap { way in
      try FeatureDefinition(Substring("4 \(way)")).alternatives.map(\.parts)
    }
    #expect(read == expected && read.count == ways.count)
  }

  @Test func languageIsInOneFamily() {
    let error = #expect(throws: DeclarationError.self) { try Self.tables(Self.one, Self.one) }
    #expect(error?.place == .line(file: "family-1.txt", line: 1))
  }

  @Test(arguments: [("a\nb\na", "'a' is at families.txt:1 already"), ("a b\nC", "'C' is no family")])
  func invalidFamilyListIsRejected(text: String, reason: String) {
    let error = #expect(throws: DeclarationError.self) {
      try LanguageTables.familyNames(text, file: "families.txt")
    }
    #expect(error?.reason.contains(reason) == true)
  }

  @Test func familiesKeepTheirOrder() throws {
    #expect(try LanguageTables.familyNames("# first\nb\n\na\n", file: "families.txt") == ["b", "a"])
  }
}
