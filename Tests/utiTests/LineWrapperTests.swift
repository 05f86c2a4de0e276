import PropertyLists
import Testing

@testable import uti

/// Wrapping of lines that are too long for a terminal.
@Suite struct LineWrapperTests {
  @Test(arguments: [
    ("short", "short"),
    ("a  bb  one two three four five six seven", "a  bb  one two three\n       four five six\n       seven"),
    ("one two three four five six", "one two three four\n    five six"),
    ("    because one two three four", "    because one two\n        three four"),
    ("  uti mismatches --rename -r x", "  uti mismatches \\\n    --rename -r x"),
    ("uti reads the content of files", "uti reads the\n    content of files"),
    ("  uti a b   one two three four", "  uti a b   one two\n            three\n            four"),
    ("say 'one two three four' now", "say 'one two three\n    four' now"),
    ("say it 'one two' to all", "say it 'one two' to\n    all"),
    ("\u{1B}[35mone two\u{1B}[0m three four five", "\u{1B}[35mone two\u{1B}[0m three four\n    five"),
    ("写写写写 写写写写写 写写", "写写写写 写写写写写\n    写写"),
    ("two\nlines\n", "two\nlines\n"), ("", ""),
  ])
  func wraps(text: String, expected: String) { #expect(LineWrapper(width: 20).wrapped(text) == expected) }

  @Test(arguments: 40...120) func linesFitAndNothingIsLost(width: Int) {
    let paths = (1...12).map { "Holiday/2024/" + String(repeating: "x", count: $0 * 17) + ".jpg" }
    for (count, path) in paths.enumerated() {
      let words = (0..<(count + 5)).map { String(repeating: "w", count: $0 % 9 + 1) }.joined(separator: " ")
      for text in ["\(path)  \(words)", "\(words)  \(words)", "  a  \(path) \(words)", "\(path) + \(path)"] {
        let wrapped = LineWrapper(width: width).wrapped(text)
        let lines = wrapped.split(separator: "\n")
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(wrapped)")
        #expect(wrapped.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
      }
    }
  }
}

/// The translation of options of other commands.
@Suite struct ForeignOptionsTests {
  @Test(arguments: [
    (["--mime-type", "a.jpg"], ["--format", "mime", "a.jpg"]),
    (["-bi", "a"], ["-b", "--format", "mime", "a"]),
    (["-ib", "a"], ["--format", "mime", "-b", "a"]), (["-i", "a"], ["--format", "mime", "a"]),
    (["check", "--mime-type", "a"], ["check", "--format", "mime", "a"]),
    (["types", "--mime", "image/jpeg"], ["types", "--mime", "image/jpeg"]),
    (["--json", "a"], ["--format", "json", "a"]),
    (["show", "--json", ".heic"], ["show", "--format", "json", ".heic"]),
    (["classify", "--csv", "a"], ["classify", "--format", "csv", "a"]),
    (["-f", "list"], ["--files-from", "list"]),
    (["duplicates", "--print0", "a"], ["duplicates", "--print0", "a"]),
    (["types", "--extension", "ts"], ["types", "--extension", "ts"]),
    (["a", "--", "-i", "--json"], ["a", "--", "-i", "--json"]), (["-r", "a"], ["-r", "a"]), ([], []),
    (["-V"], ["--version"]), (["version"], ["--version"]), (["version", "a"], ["version", "a"]),
  ])
  func areTranslated(arguments: [String], expected: [String]) throws {
    #expect(try ForeignOptions.translated(arguments) == expected)
  }

  @Test(arguments: [
    (["-e", "jpg", "a"], "--filter"), (["-t", "f", "a"], "--kind"),
    (["classify", "--print0", "a"], "{path}"),
    (["--hash", "a"], "sha256"), (["check", "--mime", "a"], "--accept"), (["-k", "a"], "--explain"),
    (["--yaml", "a"], "--format json"),
  ])
  func haveAdvice(arguments: [String], advice: String) {
    #expect {
      try ForeignOptions.translated(arguments)
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.status == .usage && failure.message.contains(advice)
    }
  }
}

/// The form of usage errors.
@Suite struct UsageMessageTests {
  @Test(arguments: [
    (
      "Error: Unexpected argument 'y'\nUsage: uti types [<options>]\n  See 'uti types --help' for more information.",
      "uti: unexpected argument 'y'\n  'uti types --help' lists all options\n"
    ),
    (
      "Error: Missing expected argument '--to <dir>'\nHelp:  --to <dir>  The folder.\nUsage: uti\n",
      "uti: missing expected argument '--to <dir>'\n  --to <dir>  The folder.\n"
    ),
    ("Error: '--depth' must be at least 0.", "uti: '--depth' must be at least 0\n"),
    ("Error: MIME types have a slash.", "uti: MIME types have a slash\n"),
  ])
  func hasOneLineAndTheHelpCommand(message: String, expected: String) {
    #expect(UsageMessage(message).text == expected)
  }
}
