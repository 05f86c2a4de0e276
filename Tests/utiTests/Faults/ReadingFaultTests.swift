import Foundation
import Testing

/// Each system call fails in turn: each input has the same result as without the fault, or an error with its exit code.
@Suite struct ReadingFaultTests {
  /// All faults except those that prevent error messages.
  private static let faults = Fault.allCases.filter { $0 != .gone }

  private static let commands = [
    ["classify", "-r", "--format", "ndjson", "in"],
    ["classify", "-r", "--format", "ndjson", "--pair-across", "in"],
    ["classify", "--format", "ndjson", "in/a/IMG_0001.JPG", "in/b/IMG_0003.pvt"],
    ["classify", "-r", "--format", "ndjson", "--fields", "all", "in"],
    ["classify", "-r", "--format", "ndjson", "--files-from", "list"],
    ["classify", "-r", "--format", "ndjson", "--fields", "sums", "in"],
    ["duplicates", "in", "--format", "ndjson"],
    ["classify", "-r", "-L", "--one-file-system", "--packages", "descend", "--format", "ndjson", "in"],
    ["summary", "in"], ["summary", "--pair-across", "in"],
    ["pick", "in", "--limit", "0", "--format", "ndjson"],
    ["plan", "-r", "in", "--for", "upload", "--format", "ndjson"], ["orphans", "in", "--format", "ndjson"],
    ["orphans", "--pair-across", "in", "--format", "ndjson"],
    ["check", "-r", "in", "--conforms-to", "public.item"],
    ["mismatches", "-r", "in", "--format", "ndjson"],
    ["mismatches", "-r", "in", "--rename", "--format", "ndjson"],
    ["mismatches", "-r", "in", "--format", "sarif"],
    ["summary", "in", "--format", "json"],
    ["pick", "in", "--filter", "favorites", "--limit", "0", "--format", "ndjson"],
    ["classify", "-r", "--filter", "favorites or videos", "--format", "ndjson", "in"],
    ["check", "-r", "in", "--filter", "not favorites", "--format", "ndjson"],
    ["check", "--accept", "image/*", "--isolate", "off", "in/a/IMG_0001.JPG", "in/e/photo.jpg"],
    ["check", "-r", "--accept", "image/jpeg", "--isolate", "off", "--format", "ndjson", "in"],
    ["classify", "in/e/photo.jpg", "--types", "types.tsv", "--format", "ndjson"],
    ["lint", "lint.json", "in"],
    ["offered", "--activation", "share.json", "in/a/IMG_0001.JPG", "in/e/photo.jpg"],
    ["lint", "lint.json"], ["lint", "types.tsv", "--types", "types.tsv", "--format", "json"],
    ["suite", "run", "answers.suite.ndjson"], ["suite", "run", "answers.suite.ndjson", "--format", "tap"],
    ["suite", "run", "answers.suite.ndjson", "--update"],
    ["export", "--format", "apache", "--types", "types.tsv", "--conforming-to", "public.text"],
    ["diff", "mime.types", "--types", "types.tsv"], ["diff", "globs2", "--format", "json"],
    ["show", ".note", "--types", "types.tsv"],
    ["tree", "public.plain-text", "--types", "types.tsv", "--format", "json"],
    ["types", "--extension", "note", "--types", "types.tsv"],
    ["conforms", ".note", "public.text", "--types", "types.tsv"],
  ]

  /// Commands without the option `-j`.
  private static let withoutJobs: Set = [
    "lint", "suite", "export", "diff", "show", "tree", "types", "conforms",
  ]

  /// The library of all commands, shared because parsed command lines are cached by path.
  private static let shared: Result<FaultLibrary, any Error> = Result { try FaultLibrary() }

  /// The result of each command, and its faults at call sites that no earlier command reached.
  private static let selection:
    Result<[(expected: FaultRun.State, faults: [(index: Int, fault: Fault)])], any Error> = Result {
      atexit { try? ReadingFaultTests.shared.get().remove() }
      var sites: Set<FaultSite> = []
      let library = try shared.get()
      return try commands.map { words in
        let ownLibrary = writes(words) ? try FaultLibrary() : library
        defer { if writes(words) { ownLibrary.remove() } }
        let expected = FaultRun.run(arguments(words, ownLibrary))
        return (expected, expected.faults(faults, known: &sites, limit: 18))
      }
    }

  /// Returns true for a command that writes, and needs its own library.
  private static func writes(_ words: [String]) -> Bool { words.contains("--update") }

  private static func arguments(_ words: [String], _ library: FaultLibrary) -> [String] {
    words.map {
      $0 == "in" || $0.hasPrefix("in/") || FaultLibrary.inputFiles.contains($0)
        ? "\(library.root.path)/\($0)" : $0
    } + (withoutJobs.contains(words[0]) ? [] : ["-j", "1"])
  }

  @Test(arguments: commands.indices)
  func hasResultOrError(_ index: Int) throws {
    var (expected, faults) = try Self.selection.get()[index]
    let needsOwnLibrary = Self.writes(Self.commands[index])
    let library = needsOwnLibrary ? try FaultLibrary() : try Self.shared.get()
    defer { if needsOwnLibrary { library.remove() } }
    let arguments = Self.arguments(Self.commands[index], library)
    if needsOwnLibrary { expected = FaultRun.run(arguments) }
    #expect([0, 1].contains(expected.status) && !expected.calls.isEmpty, "\(expected.errorText)")
    let before = try library.contents(of: library.root)
    for (call, fault) in faults {
      let result = FaultRun.run(arguments, fault, at: call)
      let subject = "\(fault) at call \(call), \(expected.calls[call]): exit \(result.status)"
      for problem in Self.problems(Self.commands[index][0], expected, result) {
        Issue.record("\(subject): \(problem)\n\(result.errorText)")
      }
    }
    #expect(try library.contents(of: library.root) == before)
  }

  private static func problems(
    _ command: String, _ expected: FaultRun.State, _ result: FaultRun.State
  ) -> [String] {
    if result.status == expected.status {
      if result.output == expected.output { return [] }
      // A record of mismatches may report the error as the reason.
      let isReported =
        switch command {
        case "mismatches": !Records(result).errors.subtracting(Records(expected).errors).isEmpty
        // A case without an answer fails, and its report has the error.
        case "suite":
          newLines(expected.text, result.text).contains { $0.contains("error") || $0.contains("message:") }
            || newLines(expected.errorText, result.errorText).contains { $0.contains("cannot be updated") }
        default: false
        }
      guard expected.status == 1, isReported else {
        return ["another answer, in silence: " + difference(expected, result)]
      }
    } else if ![2, 65, 74].contains(result.status) {
      return ["an exit code of no fault"]
    } else if result.errors.isEmpty, result.output.isEmpty || result.output == expected.output {
      return result.status == 74 ? [] : ["an exit code without a word"]
    }
    // Without output, paths or types there are no records to compare.
    if [65, 74].contains(result.status) || result.errorText.contains("cannot read the list") { return [] }
    let expectedRecords = Records(expected)
    let records = Records(result)
    var problems: [String] = []
    for (line, path) in records.answers where !expectedRecords.lines.contains(line) {
      if !records.errors.contains(where: { Records.areRelated($0, path) }) {
        problems.append("another answer without an error: \(line)")
      }
    }
    for path in expectedRecords.paths
    where !records.paths.contains(path) && !records.errors.contains(where: { Records.areRelated($0, path) }) {
      problems.append("no answer: \(path)")
    }
    return problems
  }

  private static func newLines(_ before: String, _ after: String) -> Set<Substring> {
    Set(after.split(separator: "\n")).subtracting(before.split(separator: "\n"))
  }

  private static func difference(_ expected: FaultRun.State, _ result: FaultRun.State) -> String {
    let lines = Set(expected.text.split(separator: "\n"))
    let found = Set(result.text.split(separator: "\n"))
    return "- \(lines.subtracting(found).first ?? "") + \(found.subtracting(lines).first ?? "")"
  }

  /// The records in NDJSON output.
  private struct Records {
    var lines: Set<Substring> = []
    var paths: Set<String> = []
    var answers: [(line: Substring, path: String)] = []
    var errors: Set<String> = []

    init(_ state: FaultRun.State) {
      // Group numbers change if a group is missing.
      let text = state.text.replacing(/,"group":[0-9]+/, with: "")
      for line in text.split(separator: "\n") {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let path = (object["path"] ?? object["from"]) as? String
        else { continue }
        lines.insert(line)
        paths.insert(path)
        // A reason for keeping a name counts as an error.
        if object["error"] != nil || object["reason"] != nil {
          errors.insert(path)
        } else {
          answers.append((line, path))
        }
      }
      // Errors without a record are messages.
      for line in state.errorText.split(separator: "\n") where line.hasPrefix("uti: /") {
        errors.insert(String(line.dropFirst(5).prefix { $0 != ":" }))
      }
    }

    /// Returns true if the result for one path may depend on the other: halves, sidecars, and files in a folder.
    static func areRelated(_ error: String, _ path: String) -> Bool {
      if path.hasPrefix(error + "/") || error.hasPrefix(path + "/") { return true }
      func stem(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let name = url.lastPathComponent.prefix { $0 != "." }
        return url.deletingLastPathComponent().path.replacingOccurrences(of: "/NKSC_PARAM", with: "") + "/"
          + name
      }
      return stem(error) == stem(path)
    }
  }
}
