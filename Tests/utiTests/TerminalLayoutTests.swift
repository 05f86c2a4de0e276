import MediaItems
import PropertyLists
import SystemPackage
import Testing

@testable import uti

/// Layout by the width of a terminal.
@Suite struct TerminalLayoutTests {
  @Test(arguments: 40...200) func columnsLeaveRoomForRemarks(width: Int) {
    for hasHeadings in [true, false] {
      let layout = RecordLayout(width: width, hasHeadings: hasHeadings)
      #expect(layout.remarkWidth >= 8)
      #expect(layout.nameWidth >= 12)
      #expect(layout.remarkColumn + layout.remarkWidth == width)
    }
  }

  @Test func identifiersNeedAWideTerminal() {
    #expect(RecordLayout(width: 80, hasHeadings: true).typeWidth == 0)
    #expect(RecordLayout(width: 140, hasHeadings: true).typeWidth > 0)
  }

  @Test func onlyTerminalsHaveAWidth() {
    #expect(Terminal(isTerminal: true).width == 80)
    #expect(Terminal(isTerminal: true, width: 132).width == 132)
    #expect(Terminal(isTerminal: false, width: 132).width == nil)
  }

  @Test(arguments: [
    (["a.jpg"], false), (["a.jpg", "b.jpg"], true), (["-r", "Holiday"], true), (["-"], false),
  ])
  func severalItemsHaveHeadings(arguments: [String], expected: Bool) throws {
    let reading = try #require(ClassifyRequest(simple: ["classify"] + arguments)).reading
    #expect(RecordLayout(Terminal(isTerminal: true), of: reading)?.hasHeadings == expected)
    #expect(RecordLayout(Terminal(isTerminal: false), of: reading) == nil)
  }
}

@Suite struct ProgressLineTests {
  @Test(
    arguments: [
      (1234, nil, 2000, nil, 79, "1,234 files · 617/s"),
      (1234, 4000, 2000, nil, 79, "1,234 of 4,000 files · 30 % · 617/s · 4 s left"),
      (4000, 4000, 2000, nil, 79, "4,000 of 4,000 files · 99 % · 2,000/s"),
      (
        10, 100_000, 1000, "Holiday/2024/a.jpg", 79,
        "10 of 100,000 files · 0 % · 10/s · 3 h left · Holiday/2024"
      ),
      (10, 100_000, 1000, "Holiday/2024/a.jpg", 54, "10 of 100,000 files · 0 % · 10/s · 3 h left · Hol…2024"),
      (10, 100_000, 1000, "Holiday/2024/a.jpg", 20, "10 of 10… · 3 h left"),
      (0, 0, 0, "a.jpg", 79, "0 of 0 files · 0/s"),
      (10, 5, 1000, nil, 79, "10 of 5 files · 99 % · 10/s"),
    ] as [(Int, Int?, Int, String?, Int, String)])
  func line(count: Int, total: Int?, milliseconds: Int, path: String?, width: Int, expected: String) {
    let line = ProgressLine.line(
      count, of: total, .milliseconds(milliseconds), path.map { FilePath($0) }, width: width)
    #expect(line == expected)
    #expect(DisplayWidth.of(line) <= width)
  }
}

@Suite struct RecordTemplateTests {
  @Test(arguments: [
    ("{path", "'{' has no '}'; a brace itself is written '{{'"),
    ("{pixelWidht}", "no field is called 'pixelWidht'; did you mean pixelWidth or pixelHeight?"),
    ("{}", "no field is called ''; see 'uti help fields'"), ("{kind.name}", "kind has no members"),
    ("{livePhoto.mvie}", "no field is called 'mvie'; did you mean movie?"),
    (#"\q"#, #"'\q' is none of \n, \t, \0, \\"#),
    (#"a\"#, #"'\' is none of \n, \t, \0, \\"#),
  ])
  func refuses(template: String, because: String) {
    #expect { try RecordTemplate(template) } throws: { "\($0)" == because }
  }

  @Test(arguments: [
    ("{path}", "a b.jpg\n"), (#"{PATH}\t{kind}\0"#, "a b.jpg\t\0"), ("{{{path}}}", "{a b.jpg}\n"),
    (#"\\{path}\n"#, "\\a b.jpg\n"), ("{livePhoto.movie}|", "|\n"), ("", "\n"),
  ])
  func writes(template: String, expected: String) throws {
    var output: [UInt8] = []
    try RecordTemplate(template).write(Record(path: "a b.jpg"), to: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  @Test func hasFieldsAndTerminator() throws {
    let template = try RecordTemplate(#"{size} {lens}\0"#)
    #expect(template.endsWithNull)
    #expect(!(try RecordTemplate("{path}").endsWithNull))
    #expect(template.fields.readsMetadata)
    #expect(!(try RecordTemplate("{path}").fields.readsMetadata))
  }
}

@Suite struct MistypedCommandTests {
  @Test(arguments: [
    (["clasify", "x"], "classify"), (["sumary"], "summary"), (["mismatch", "-r", "x"], "mismatches"),
    (["hlep"], "help"), (["dupes", "x"], "duplicates"), (["rename"], "mismatches --rename"),
    ([".heic"], "show .heic"), (["public.heic"], "show public.heic"),
  ])
  func mistypedCommandsAreRecognised(arguments: [String], meant: String) throws {
    let mistyped = try #require(MistypedCommand(arguments))
    #expect(mistyped.message.contains("'uti \(meant)'"))
  }

  @Test(arguments: [[], ["classify"], ["help"], ["IMG_0001.HEIC"], ["-r"], ["/"], ["unrelated"], ["--hlep"]])
  func otherWordsAreNot(arguments: [String]) { #expect(MistypedCommand(arguments) == nil) }

  @Test(arguments: [["/"], ["/usr", "/etc"]]) func foldersAreSummarised(arguments: [String]) {
    #expect(OverviewRequest(arguments) != nil)
  }

  @Test(arguments: [[], ["-r", "/"], ["/usr", "/etc/passwd"], ["classify", "/"], ["nowhere-at-all"]])
  func otherCommandLinesAreNot(arguments: [String]) { #expect(OverviewRequest(arguments) == nil) }

  @Test func shortHelpFitsATerminal() {
    let lines = ShortHelp.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.count { $0.hasPrefix("  uti ") } == 5)
  }

  @Test(arguments: HelpTopic.all.map(\.name)) func topicsFitATerminal(name: String) throws {
    let topic = try #require(HelpTopic(requestedBy: ["help", name]))
    #expect(topic.text().split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 80 })
  }
}
