import SourceFeatures
import Testing

@testable import type_table_compiler

/// Patterns and matching texts, through the compiled form.
@Suite struct FeatureTallyTests {
  /// Returns the count of a language's only feature in a text.
  private func count(_ pattern: String, ignoresCase: Bool = false, in text: String) throws -> Int {
    let tables = try LanguageTablesTests.tables(
      "type: org.example.one\nname: One\n\(ignoresCase ? "ignores-case: yes\n" : "")  4 \(pattern)\n")
    let numbers = LanguageNumbers(tables)
    let compiled = FeaturePages(tables, numbers).lines.joined()
    return compiled.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      let tally = Array(text.utf8).withUnsafeBytes {
        FeatureTally(FeatureIndex(start, familyCount: 1), of: $0)
      }
      #expect(tally.sightings.allSatisfy { $0.feature == numbers.features[0][0][0] })
      return tally.sightings.first?.count ?? 0
    } ?? 0
  }

  @Test(
    arguments: [
      ("^ if ID", "if x\n  if y\nelse if z", 2),
      ("^^ if ID", "if x\n  if y", 1),
      ("if $", "else if\nif x\nif // why", 2),
      ("class Id", "class Name\nclass name", 1),
      ("ID = NUM", "a = 1\na = b\na = 0x2F", 2),
      ("print STR", "print 'a'\nprint \"b\"\nprint c", 2),
      ("goto ANY", "goto 10\ngoto fail\ngoto", 2),
      ("ID(", "f(x)\nf (x)", 1),
      ("ID (", "f(x)\nf (x)", 2),
      ("for ... in", "for a, b in c\nfor x of y in z\nfor a of b", 2),
      ("for ... ;", "for (;", 1),
      ("get|set ID", "get a\nset b\nlet c", 2),
      ("#ifdef|ifndef ID", "#ifdef A\n#ifndef B\n#if C", 2),
      ("-e|n", "-e\n-n\n- n", 2),
      ("^ @@//", "// a\nb // c\n# d", 1),
      ("@@/*", "/* a\n   b */ c\n/* d */", 2),
      ("select", "select\nSELECT", 1),
      ("&&", "a && b\na & & b", 1),
      ("λ(", "λ(x)\nµ(x)", 1),
    ])
  func patternIsCounted(pattern: String, text: String, times: Int) throws {
    #expect(try count(pattern, in: text) == times)
  }

  @Test func keywordsMayIgnoreCase() throws {
    #expect(try count("Select ID", ignoresCase: true, in: "select a\nSELECT b\nSelect c\nelect d") == 3)
  }

  @Test func featureIsCountedUpToEightTimes() throws {
    #expect(try count("if", in: String(repeating: "if\n", count: 20)) == 8)
  }

  /// Pausing at any offset gives the same result as one pass.
  @Test(
    arguments: [
      "if a\n  if b\nif c\nfoo(x) ; // if\nif d\n",
      "if a\n/* if\nif */ if b\n# if\nif c\n\"\"\"if\nif d\"\"\"\nif e",
      "x = \"a\\\nif b\"\nif c\nif \"a\\\\\nif d\"\n",
      "=pod\n\nif x\n\n=cut\nif y\n\nif z\n=head1 A\nif q\n",
      "if a\r\nif b\r\n\r\nif c\rif d\r\n", "```\nif a\n```\nSome words that say nothing at all here.\n",
      "\u{FEFF}if a\nif b\n",
    ])
  func tallyContinuesAtCheckpoint(_ text: String) throws {
    let tables = try LanguageTablesTests.tables(
      "type: org.example.one\nname: One\n  4 ^ if ID\n  5 if\n  2 @@//\n  3 = STR\n  2 ID(\n")
    let compiled = Array(FeaturePages(tables, LanguageNumbers(tables)).lines.joined().utf8)
    compiled.withUnsafeBufferPointer { patterns in
      guard let start = patterns.baseAddress else { return }
      let index = FeatureIndex(start, familyCount: 1)
      Array(text.utf8).withUnsafeBytes { bytes in
        let whole = FeatureTally(index, of: bytes)
        for end in 0...bytes.count {
          var checkpoint: FeatureTally.Checkpoint?
          let part = UnsafeRawBufferPointer(rebasing: bytes[..<end])
          let first = FeatureTally(index, of: part, from: &checkpoint, pauses: true)
          #expect(first.sightings == FeatureTally(index, of: part).sightings)
          let rest = FeatureTally(index, of: bytes, from: &checkpoint, pauses: false)
          #expect(rest.sightings == whole.sightings, "behind \(end)")
          #expect(rest.lines == whole.lines && rest.fences == whole.fences, "behind \(end)")
          #expect(rest.proseShare == whole.proseShare, "behind \(end)")
        }
      }
    }
  }
}
