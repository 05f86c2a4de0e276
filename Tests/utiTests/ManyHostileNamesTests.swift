import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// 10,000 hostile names in the records of every format, and a tenth of them in every command; the output is parsed.
@Suite struct ManyHostileNamesTests {
  private static let fragments: [[UInt8]] =
    [
      "\u{1B}[31m", "\u{1B}]0;t\u{7}", "\u{9B}2J", "\u{85}", "\r", "\n", "\t", "\u{7F}", "\u{8}", "=", "+",
      "-", "@",
      "'", "\"", ",", ";", "\\", "\\x1B", "\\u{202E}", "=cmd|' /C calc'!A0", "＝", "＠", "\u{202A}", "\u{202E}",
      "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{2028}", "\u{2029}",
      "\u{FEFF}",
      "\u{AD}", "\u{2060}", "\u{E0041}", "\u{FFFE}", "]]>", "<a b='", "&amp;", "&", "--", "%s%n", "$(x)", "`",
      "{}", "é",
      "文", "👨‍👩‍👧", " ", ".", "..", "jpg", "a", "0",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0x80],
    ]

  /// Returns distinct names, the same in every run.
  static func names(_ count: Int) -> [[UInt8]] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var recorded: Set<[UInt8]> = []
    var names: [[UInt8]] = []
    while names.count < count {
      var name: [UInt8] = []
      for _ in 0...random(6) {
        let byte = UInt8(1 + random(255))
        name += random(4) == 0 && byte != 0x2F ? [byte] : fragments[random(fragments.count)]
      }
      name += Array([".jpg", ".png", ".mov", ".txt", ""][random(5)].utf8)
      // File systems accept all other names.
      guard !name.contains(0x2F), !name.isEmpty, name != [0x2E], name != [0x2E, 0x2E], name.count < 200 else {
        continue
      }
      if recorded.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private static let names = names(10_000)

  private func withFolder(_ names: ArraySlice<[UInt8]>, _ body: (RunCommand) throws -> Void) throws {
    let command = try RunCommand()
    defer { command.remove() }
    let contents = try ["subtypes/plain.jpg", "subtypes/screenshot.png"].map {
      [UInt8](try Data(contentsOf: RunCommand.fixture($0)))
    }
    let folder = Array((command.folder.path + "/d/").utf8)
    try FileManager.default.createDirectory(
      at: command.folder.appendingPathComponent("d"), withIntermediateDirectories: false)
    for (number, name) in names.enumerated() {
      // Broken links cause errors.
      if number % 50 == 0 {
        let path = (folder + name + [0]).map { CChar(bitPattern: $0) }
        #expect(symlink("nowhere", path) == 0)
      } else {
        try command.write(contents[number % contents.count], to: Array("d/".utf8) + name)
      }
    }
    try body(command)
  }

  /// Returns the name in a JSON record, from its bytes if they are present.
  private static func name(_ record: [String: Any]) -> [UInt8] {
    let bytes = (record["pathBytes"] as? String).flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
    return Array((bytes ?? Array((record["path"] as? String ?? "").utf8)).dropFirst(2))
  }

  private static func run(_ command: RunCommand, _ line: String) throws -> RunCommand.Result {
    let words = line.split(separator: " ").map { Array($0.utf8) }
    let result = try command.run(words)
    HostileNamesTests.check(result, words)
    return result
  }

  @Test func recordsPreserveEveryName() throws {
    try withFolder(Self.names[...]) { command in
      let expected = Set(Self.names)
      var recorded: Set<[UInt8]> = []
      let lines = try Self.run(command, "classify -r --no-pairing --format ndjson d")
      for line in lines.output.split(separator: 0x0A) {
        let record = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        recorded.insert(Self.name(record))
      }
      #expect(recorded == expected)
      let list = try Self.run(command, "classify -r --no-pairing --format json d")
      let records = try #require(
        try JSONSerialization.jsonObject(with: Data(list.output)) as? [[String: Any]])
      #expect(Set(records.map(Self.name)) == expected)
      let table = try Self.run(command, "classify -r --no-pairing --format csv d")
      let rows = try Self.rows(table.output)
      let header = try #require(rows.first)
      #expect(rows.allSatisfy { $0.count == header.count } && rows.count == expected.count + 1)
      let pathColumn = try #require(header.firstIndex(of: Array("path".utf8)))
      let bytesColumn = try #require(header.firstIndex(of: Array("pathBytes".utf8)))
      let cells = try rows.dropFirst().map { row in
        row[bytesColumn].isEmpty
          ? row[pathColumn] : [UInt8](try #require(Data(base64Encoded: Data(row[bytesColumn]))))
      }
      #expect(Set(cells.map { Array($0.dropFirst(2)) }) == expected)
    }
  }

  /// Tests a part of the names, since there are many commands.
  @Test(arguments: 0..<4) func everyCommandAndFormat(part: Int) throws {
    try withFolder(Self.names[part * 250..<(part + 1) * 250]) { command in
      for line in [
        "classify -r d", "classify -r --format mime d", "classify -r --explain d", "mismatches -r d",
        "mismatches -r --rename d", "check -r d --kind video", "summary d", "orphans d",
        "plan -r d --for upload",
      ] {
        let result = try Self.run(command, line)
        #expect(!result.output.isEmpty, "\(line)")
      }
      for line in [
        "classify -r --explain --format ndjson d", "mismatches -r --format ndjson d",
        "mismatches -r --rename --format ndjson d", "summary d --format ndjson", "orphans d --format ndjson",
        "plan -r d --for upload --format ndjson", "pick d --limit 0",
        "extract -r d --to parts --create --preview --format ndjson",
      ] {
        for line in try Self.run(command, line).output.split(separator: 0x0A) {
          #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line)) }
        }
      }
      for line in [
        "summary d --format json", "orphans d --format json", "plan -r d --for upload --format json",
        "pick d --limit 0 --format json",
      ] {
        let result = try Self.run(command, line)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output)) }
      }
      for line in [
        "classify -r --format csv --fields all d", "mismatches -r --format csv d",
      ] { Self.checkTable(try Self.rows(try Self.run(command, line).output), line) }
    }
  }

  /// The names as missing files in a list.
  @Test func missingFiles() throws {
    let command = try RunCommand()
    defer { command.remove() }
    let list = Self.names.map { Array("no/".utf8) + $0 + [0] }.joined()
    try command.write(Array(list), to: Array("list".utf8))
    for line in ["classify --files-from list -0", "check --files-from list -0 --kind photo"] {
      let result = try Self.run(command, line)
      #expect(result.status == 2)
      #expect(result.errors.split(separator: 0x0A).count >= Self.names.count)
    }
  }

  /// The names in cases of suites, in every report format.
  @Test func reports() throws {
    let command = try RunCommand()
    defer { command.remove() }
    var lines = [#"{"suite":"s","format":1,"about":"x","source":"y"}"#]
    for (number, name) in Self.names.prefix(1000).enumerated() {
      let text = String(decoding: name, as: UTF8.self)
      let words = try JSONSerialization.data(
        withJSONObject: [
          "id": "c\(number)", "kind": "conformance", "type": "x\(text)", "other": "public.png",
          "expect": ["conforms": true],
        ])
      lines.append(String(decoding: words, as: UTF8.self))
    }
    try command.write(Array(lines.joined(separator: "\n").utf8), to: Array("a.suite.ndjson".utf8))
    for format in ["text", "tap", "junit", "ndjson"] {
      let result = try Self.run(command, "suite run a.suite.ndjson --format \(format)")
      #expect(!result.output.isEmpty, "\(result.errorText.prefix(300))")
      if format == "junit" {
        let parser = XMLParser(data: Data(result.output))
        #expect(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
      }
      if format == "tap" {
        let lines = result.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        #expect(lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }.count == 1000)
      }
    }
  }

  // MARK: Tables

  struct MalformedTable: Error { var row: Int }

  /// Parses CSV strictly (RFC 4180).
  static func rows(_ bytes: [UInt8]) throws -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = []
    var row: [[UInt8]] = []
    var cell: [UInt8] = []
    var index = 0
    var isQuoted = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte != 0x22 {
          cell.append(byte)
        } else if index < bytes.count, bytes[index] == 0x22 {
          cell.append(0x22)
          index += 1
        } else {
          isQuoted = false
          guard index < bytes.count, bytes[index] == 0x2C || bytes[index] == 0x0D else {
            throw MalformedTable(row: rows.count)
          }
        }
      } else if byte == 0x22 {
        guard cell.isEmpty else { throw MalformedTable(row: rows.count) }
        isQuoted = true
      } else if byte == 0x2C {
        row.append(cell)
        cell = []
      } else if byte == 0x0D {
        guard index < bytes.count, bytes[index] == 0x0A else { throw MalformedTable(row: rows.count) }
        index += 1
        rows.append(row + [cell])
        (row, cell) = ([], [])
      } else {
        cell.append(byte)
      }
    }
    guard row.isEmpty, cell.isEmpty, !isQuoted else { throw MalformedTable(row: rows.count) }
    return rows
  }

  /// Checks that cells with a formula prefix (OWASP, "CSV Injection") are numbers.
  static func checkTable(_ rows: [[[UInt8]]], _ line: String) {
    for (number, row) in rows.enumerated() {
      #expect(row.count == rows[0].count, "row \(number) of \(line)")
      for cell in row {
        let text = String(decoding: cell, as: UTF8.self)
        guard let first = text.first, "=+-@＝＋－＠\t\r".contains(first) else { continue }
        #expect(Double(text) != nil, "\(text) in row \(number) of \(line)")
      }
    }
  }
}
