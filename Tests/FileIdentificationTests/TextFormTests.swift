import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification
@testable import Formats

@Suite("Text formats")
struct TextFormTests {
  @Test("The samples exist", arguments: ["forms", "look-alikes", "guesses"])
  func samples(_ file: String) { #expect(TextSample.samples(file).count > 20) }

  @Test("A certain text format", arguments: TextSample.samples("forms"))
  func forms(_ sample: TextSample) throws {
    let type = try #require(sample.type)
    let finding = try #require(try Bytes.finding(sample.bytes))
    #expect(finding.type == type, "\(finding.rule)")
    #expect(finding.isDecided)
    #expect(finding.range.upperBound <= Int64(sample.bytes.count))
  }

  @Test("The same text with a byte-order mark", arguments: TextSample.samples("forms"))
  func marked(_ sample: TextSample) throws {
    let finding = try #require(try Bytes.finding([0xEF, 0xBB, 0xBF] + sample.bytes))
    #expect(finding.type == sample.type, "\(finding.rule)")
  }

  @Test("The same text in UTF-16", arguments: TextSample.samples("forms"))
  func wide(_ sample: TextSample) throws {
    let units = sample.text.utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let finding = try #require(try Bytes.finding([0xFF, 0xFE] + units))
    #expect(finding.type == sample.type, "\(finding.rule)")
  }

  @Test("A text that only looks like a format", arguments: TextSample.samples("look-alikes"))
  func lookAlikes(_ sample: TextSample) throws {
    #expect(sample.type != nil)
    let finding = try Bytes.finding(sample.bytes)
    #expect(finding?.isDecided != true, "\(finding.map { "\($0.declared) by \($0.rule)" } ?? "")")
  }

  @Test("A guess by heuristics", arguments: TextSample.samples("guesses"))
  func guesses(_ sample: TextSample) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(sample.bytes))
    let guess = TextHeuristics.guess(reader.head, isWhole: true)
    #expect(guess?.type.type == sample.type, "\(guess.map { "\($0.seen) \($0.score)" } ?? "")")
    if let guess {
      #expect((50...100).contains(guess.score) && guess.range.upperBound <= Int64(sample.bytes.count))
    }
  }

  @Test("A mark without further conditions decides", arguments: TextMark.all.filter { $0.also == nil })
  func marks(_ mark: TextMark) throws {
    let finding = try #require(try Bytes.finding(Bytes.ascii(mark.start.description + "\n\n")))
    #expect(finding.declared == mark.type, "\(finding.rule)")
    #expect(finding.isDecided)
  }

  @Test("A section without a required key decides", arguments: SectionForms.rows)
  func sections(_ form: SectionForms.Form) throws {
    for section in form.sections {
      let finding = try Bytes.finding(Bytes.ascii("[\(section)]\n\(form.key)x\n"))
      #expect(finding?.declared == form.type, "\(section)")
    }
  }

  @Test(
    "A root in its namespace is enough where its row asks for no more",
    arguments: MarkupRow.all.filter { $0.also == nil })
  func roots(_ row: MarkupRow) throws {
    let namespace: String? =
      switch row.namespace {
      case .any, .none, .noneOrUnder: nil
      case .exactly(let names), .under(let names): names[0]
      }
    for root in row.roots.isEmpty ? ["anything"] : row.roots.map(\.description) {
      let attribute = namespace.map { " xmlns='\($0)'" } ?? ""
      let finding = try #require(
        try Bytes.finding(Bytes.ascii("<?xml version='1.0'?><\(root)\(attribute)></\(root)>")))
      #expect(finding.declared == row.then, "<\(root)> by \(finding.rule)")
    }
  }

  @Test("Truncated text is identified by its remaining bytes", arguments: TextSample.samples("forms"))
  func cut(_ sample: TextSample) throws {
    let reader = ByteReader()
    for length in stride(from: 1, to: sample.bytes.count, by: 7) {
      try reader.open(MemorySource(Array(sample.bytes.prefix(length))))
      if let finding = try ContentFinding.detect(in: reader) {
        #expect(finding.range.upperBound <= Int64(length))
      }
      if let guess = TextHeuristics.guess(reader.head, isWhole: false) {
        #expect(guess.range.upperBound <= Int64(length))
      }
    }
  }

  @Test("Unclosed brackets do not overflow the stack", arguments: [UInt8(ascii: "["), UInt8(ascii: "{")])
  func deep(_ bracket: UInt8) throws {
    let finding = try Bytes.finding([UInt8](repeating: bracket, count: 60_000))
    #expect(finding?.damage == (bracket == UInt8(ascii: "[") ? .truncated : nil))
  }

  @Test(
    "Words are counted eight bytes at a time as one by one",
    arguments: [
      "", " ", "a", " a", "a ", "word", "eight888", "eight888 ", "nine 9999", "a b c d e f g h i j k",
      "\t\ta\tb", "sixteen bytes ab", "seventeen bytes a", "  two   words  ",
      "\u{A0}\u{E9} \u{2003}x !! --", "x        y",
      "a line of a text, with a comma, and as many words as it takes to pass over a limit",
    ])
  func wordCounts(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let line = TextLine(bytes)
      for limit in 1...20 { #expect(line.wordCount(upTo: limit) == min(limit, line.words.count)) }
    }
  }

  @Test(
    "A known field is found wherever a header would have it",
    arguments: [
      ("From: a@b\n", true), ("name: x\nsubject : y\n", true), ("name: x\n\nSubject: y\n", false),
      ("\n\nTo: a\n", true), ("name: x\n  to: y\nx.y: z\n", false), ("name: x\nnot a field\nTo: a\n", false),
      ("Newsgroups: a\n", true), ("fromage: y\n", false),
      ("From a@b Mon Jan  1 10:00:00 2001\nto: x\n", true),
    ])
  func knownFields(_ text: String, isKnown: Bool) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(Array(text.utf8)))
    #expect(TextHead.withHead(of: reader.head, isWhole: true) { MailHeader.hasKnownField($0) } == isKnown)
  }
}
