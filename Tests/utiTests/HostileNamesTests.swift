import Foundation
import Testing

/// Names with control characters and formulas, in every command that prints names and every format.
@Suite struct HostileNamesTests {
  static let names: [[UInt8]] =
    [
      "\u{1B}[31mred.jpg", "a\u{1B}]0;t\u{7}.jpg", "\u{202E}gpj.exe", "x\u{2066}y.jpg", "n\nl.jpg",
      "t\tb.jpg",
      "c\rr.jpg", "\u{7F}del.jpg", "c\u{9B}31m.jpg", "=cmd|calc.jpg", "+1.jpg", "@x.jpg", "-dash.jpg",
      "s\u{2028}p\u{2029}.jpg", "z\u{200B}w.jpg", "e\u{E0041}.jpg", "'q.jpg", "c,m\"q.jpg", "a&<x>]]>.jpg",
      "m\u{61C}\u{200F}.jpg",
    ].map { Array($0.utf8) } + [[0x62, 0xFF, 0xFE] + Array(".jpg".utf8)]

  /// The names joined to fewer, so that commands start less often.
  ///
  /// Names with a line end, invalid text or a leading hyphen are not joined.
  static let joinedNames: [[UInt8]] = {
    let alone = names.filter { $0.contains(0x0A) || $0.contains(0xFF) || $0[0] == UInt8(ascii: "-") }
    let others = names.filter { !alone.contains($0) }
    return alone
      + (0..<3).map { remainder in others.indices.filter { $0 % 3 == remainder }.flatMap { others[$0] } }
  }()

  private func withNames(_ body: (RunCommand) throws -> Void) throws {
    let command = try RunCommand()
    defer { command.remove() }
    let picture = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/plain.jpg")))
    let other = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/screenshot.png")))
    for (number, name) in Self.names.enumerated() {
      try command.write(number % 3 == 0 ? other : picture, to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: command.folder.path + "/l\u{1B}\u{202E}ink", withDestinationPath: "nowhere")
    try body(command)
  }

  static func check(_ result: RunCommand.Result, _ arguments: [[UInt8]]) {
    for (name, bytes) in [("output", result.output), ("errors", result.errors)] {
      let shown = arguments.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(
        separator: " ")
      guard let text = String(validating: bytes, as: UTF8.self) else {
        Issue.record("bytes that are no text in the \(name) of \(shown)")
        continue
      }
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let value = scalar.value
        let isLineEnd =
          value == 0x0A || (value == 0x0D && index + 1 < scalars.count && scalars[index + 1] == "\n")
        let isHostile =
          (value < 0x20 && !isLineEnd) || (0x7F..<0xA0).contains(value) || value == 0x061C || value == 0x200B
          || (0x200E...0x200F).contains(value) || (0x2028...0x202E).contains(value)
          || (0x2060...0x206F).contains(value) || value == 0xFEFF || (0xE0000...0xE0FFF).contains(value)
        if isHostile { Issue.record("U+\(String(value, radix: 16)) in the \(name) of \(shown)") }
      }
      // A line end inside a name must not break a line.
      if text.split(separator: "\n").contains(where: { $0.hasPrefix("l.jpg") }) {
        Issue.record("a name in two lines in the \(name) of \(shown)")
      }
    }
  }

  @Test(arguments: [
    ["classify", "-r", "."], ["classify", "-r", "--format", "ndjson", "."],
    ["classify", "-r", "--format", "json", "."],
    ["classify", "-r", "--format", "csv", "."], ["classify", "-r", "--format", "mime", "."],
    ["classify", "-r", "--explain", "."], ["mismatches", "-r", "."],
    ["mismatches", "-r", "--format", "csv", "."],
    ["mismatches", "-r", "--rename", "."], ["mismatches", "-r", "--rename", "--format", "ndjson", "."],
    ["check", "-r", ".", "--kind", "video"], ["summary", "."], ["summary", ".", "--format", "ndjson"],
    ["pick", ".", "--limit", "0"], ["plan", "-r", ".", "--for", "upload"],
    ["plan", "-r", ".", "--for", "upload", "--format", "ndjson"],
    ["extract", "-r", ".", "--to", "parts", "--create", "--preview"], ["report", ".", "--to", "page.html"],
  ])
  func folders(_ arguments: [String]) throws {
    try withNames { command in
      let words = arguments.map { Array($0.utf8) }
      let result = try command.run(words)
      Self.check(result, words)
      #expect(!result.output.isEmpty || !result.errors.isEmpty || arguments.contains("extract"))
    }
  }

  /// Names as values of options, as types and as missing files.
  @Test(arguments: [
    ["classify", "no*"], ["classify", "--*"], ["classify", "--format=*", "x"],
    ["classify", "--format", "*", "x"],
    ["classify", "--filter", "*", "."], ["classify", "--kind", "*", "."], ["classify", "--types", "*", "."],
    ["classify", "--files-from", "no*"], ["classify", "--magic", "no*", "--verify", "."], ["-*"], ["*"],
    ["--*"],
    ["classify", "-j", "*", "."], ["show", "*"], ["show", ".*"], ["conforms", "*", "public.data"],
    ["types", "--extension", "*"], ["tree", "*"], ["lint", "no*"], ["lint", "*"], ["lint", "."],
    ["offered", "--activation", "no*", "x"], ["offered", "--activation", "*", "x"], ["suite", "run", "no*"],
    ["suite", "list", "*"], ["suite", "new", "--from", "no*"],
    ["plan", "--registered", "*", "--for", "upload"], ["pick", "no*"],
    ["pick", ".", "--item", "no*"], ["pick", ".", "--from", "*"], ["undo-renames", "no*"],
    ["summary", "no*"],
    ["extract", "no*", "--to", "x"], ["report", "no*", "--to", "x"],
    ["report", ".", "--to", "no*/x", "--private", "*"],
  ])
  func arguments(_ arguments: [String]) throws {
    try withNames { command in
      for name in Self.joinedNames {
        let words = arguments.map { word in
          word.utf8.flatMap { $0 == UInt8(ascii: "*") ? name : [$0] }
        }
        Self.check(try command.run(words), words)
      }
    }
  }

  /// NDJSON preserves every byte.
  @Test func ndjsonPreservesNames() throws {
    try withNames { command in
      let result = try command.run("classify", "-r", "--format", "ndjson", "--no-pairing", ".")
      var recorded: Set<[UInt8]> = []
      for line in result.text.split(separator: "\n") {
        let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let bytes = (record["pathBytes"] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
        recorded.insert(Array((bytes ?? Array((record["path"] as? String ?? "").utf8)).dropFirst(2)))
      }
      for name in Self.names { #expect(recorded.contains(name)) }
    }
  }

  @Test func reportsAreWellFormed() throws {
    let command = try RunCommand()
    defer { command.remove() }
    let lines = [
      #"{"suite":"s","format":1,"about":"x","source":"y"}"#,
      #"{"id":"a","kind":"conformance","type":"p\u001b<&]]>\ufffe\u202e","other":"public.png","expect":{"conforms":true}}"#,
      #"{"id":"b","kind":"conformance","type":"public.jpeg","other":"public.png","expect":{"conforms":true}}"#,
    ]
    try command.write(Array(lines.joined(separator: "\n").utf8), to: Array("a\u{1B}&<.suite.ndjson".utf8))
    for format in ["text", "tap", "junit", "ndjson"] {
      let words = ["suite", "run", "a\u{1B}&<.suite.ndjson", "--format", format].map { Array($0.utf8) }
      let result = try command.run(words)
      Self.check(result, words)
      if format == "junit" {
        #expect(result.text.contains("&lt;&amp;]]&gt;") && !result.text.contains("\u{FFFE}"))
      }
    }
  }
}
