import Foundation
import PropertyLists

/// Turns the suites that need no files into the read-only data that `ConformanceSuites` carries.
///
///     suite-compiler SUITES-DIRECTORY OUTPUT-DIRECTORY
@main
struct SuiteCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: suite-compiler SUITES OUTPUT\n".utf8))
      exit(64)
    }
    do {
      let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".suite.ndjson") }.sorted()
      let texts = try names.map { try SuiteText($0, Data(contentsOf: folder.appendingPathComponent($0))) }
      try SuiteWriter(texts.filter { !$0.needsFiles }).write(
        to: URL(fileURLWithPath: arguments[2], isDirectory: true))
      let carried = texts.filter { !$0.needsFiles }
      print("\(carried.count) suites with \(carried.reduce(0) { $0 + $1.caseCount }) cases")
      for text in texts where text.needsFiles { print("not carried, needs files: \(text.fileName)") }
    } catch {
      FileHandle.standardError.write(Data("suite-compiler: \(error)\n".utf8))
      exit(65)
    }
  }
}

/// A suite's text, looked at only as far as carrying it needs: what a suite may say is for its reader to judge.
struct SuiteText {
  struct Malformed: Error, CustomStringConvertible { var description: String }

  var fileName: String
  /// As the header has it.
  var name = ""
  var lines: [String] = []
  var needsFiles = false
  var caseCount: Int { lines.count - 1 }

  init(_ fileName: String, _ data: Data) throws {
    self.fileName = fileName
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Malformed(description: "\(fileName): not UTF-8")
    }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() where row.contains(where: { $0 != " " && $0 != "\t" && $0 != "\r" })
    {
      let value: PropertyList
      do { value = try .parseJSON(Array(row.utf8), limits: PropertyListLimits(allowsNull: true)) } catch {
        throw Malformed(description: "\(fileName):\(index + 1): \(error)")
      }
      if lines.isEmpty {
        guard let name = value["suite"]?.string else {
          throw Malformed(description: "\(fileName):\(index + 1): the header has no 'suite'")
        }
        self.name = name
      } else if Self.needsFiles(value) {
        needsFiles = true
      }
      lines.append(String(row))
    }
    if lines.isEmpty { throw Malformed(description: "\(fileName): no header") }
  }

  /// Whether a case is about files that lie beside the suite.
  private static func needsFiles(_ value: PropertyList) -> Bool {
    switch value["kind"]?.string {
    case "identification": value["file"] != nil
    case "mediaItems":
      value["folder"] != nil || (value["files"]?.array ?? []).contains { $0["file"] != nil }
    default: false
    }
  }
}

/// Writes one Swift file a suite, and one that lists them.
struct SuiteWriter {
  /// A file stays below one MiB.
  private static let longestFile = 1 << 20
  private static let longestPart = 900 << 10
  private static let heading =
    "// Generated from Tests/Suites/ by `Scripts/generate`: do not edit.\n// swift-format-ignore-file\n\n"

  private var suites: [SuiteText]

  init(_ suites: [SuiteText]) throws {
    self.suites = suites.sorted { $0.name < $1.name }
    for (a, b) in zip(self.suites, self.suites.dropFirst()) where a.name == b.name {
      throw SuiteText.Malformed(description: "\(a.fileName) and \(b.fileName) are both called '\(a.name)'")
    }
  }

  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [String: String] = [:]
    var list = "enum BuiltInSuites {\n  static let all: [BuiltInSuite] = ["
    for (number, suite) in suites.enumerated() {
      let parts = Self.parts(suite.lines)
      let names = parts.indices.map { "Suite\(number)Part\($0)" }
      for (name, lines) in zip(names, parts) {
        let fileName =
          "BuiltInSuite-\(suite.name)\(parts.count > 1 ? "-\(name.suffix(1))" : "").generated.swift"
        files[fileName] =
          "\(Self.heading)enum \(name) {\n  static let text: StaticString = \(Self.literal(lines))\n}\n"
      }
      list +=
        "\n    BuiltInSuite(name: \"\(suite.name)\", parts: [\(names.map { "\($0).text" }.joined(separator: ", "))]),"
    }
    files["BuiltInSuites.generated.swift"] = Self.heading + list + (suites.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    for old in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where old.hasPrefix("BuiltInSuite") && old.hasSuffix(".generated.swift") && files[old] == nil {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
    }
    for (name, source) in files {
      precondition(source.utf8.count < Self.longestFile, "\(name) is longer than one MiB")
      try Data(source.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  private static func parts(_ lines: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    var length = 0
    for line in lines {
      if length + line.utf8.count > longestPart, length > 0 {
        parts.append([])
        length = 0
      }
      parts[parts.count - 1].append(line)
      length += line.utf8.count + 1
    }
    return parts
  }

  /// A raw literal with as many number signs as keep every line as it is.
  private static func literal(_ lines: [String]) -> String {
    var marks = "#"
    while lines.contains(where: { $0.contains("\"\"\"\(marks)") || $0.contains("\\\(marks)") }) {
      marks += "#"
    }
    return "\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\"\"\"\(marks)"
  }
}
