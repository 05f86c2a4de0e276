import Foundation
import Testing

/// Every call to the system fails in turn: each input is answered as without the fault, or it is an error and the exit
/// code says so.
@Suite struct ReadingFaultTests {
  /// When nothing works any more, nothing can be said either.
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

  /// What reads no files but those that tell it what to answer has no workers.
  private static let withoutJobs: Set = [
    "lint", "suite", "export", "diff", "show", "tree", "types", "conforms",
  ]

  /// The library that all commands read: parsing a command line takes longer than answering it, and is done once for one
  /// place.
  private static let shared: Result<FaultLibrary, any Error> = Result { try FaultLibrary() }

  /// What each command answers, and which of its calls meet which faults: of the places in the code that call, those that
  /// no command before came to.
  private static let chosen:
    Result<[(right: FaultRun.State, faults: [(place: Int, fault: Fault)])], any Error> = Result {
      atexit { try? ReadingFaultTests.shared.get().remove() }
      var known: Set<FaultSite> = []
      let library = try shared.get()
      return try commands.map { words in
        let own = writes(words) ? try FaultLibrary() : library
        defer { if writes(words) { own.remove() } }
        let right = FaultRun.run(arguments(words, own))
        return (right, right.faults(faults, known: &known, most: 18))
      }
    }

  /// Whether a command writes beside what it reads, and needs a library of its own.
  private static func writes(_ words: [String]) -> Bool { words.contains("--update") }

  private static func arguments(_ words: [String], _ library: FaultLibrary) -> [String] {
    words.map {
      $0 == "in" || $0.hasPrefix("in/") || FaultLibrary.given.contains($0)
        ? "\(library.root.path)/\($0)" : $0
    } + (withoutJobs.contains(words[0]) ? [] : ["-j", "1"])
  }

  @Test(arguments: commands.indices)
  func isAnsweredOrSaid(_ index: Int) throws {
    var (right, faults) = try Self.chosen.get()[index]
    let isAlone = Self.writes(Self.commands[index])
    let library = isAlone ? try FaultLibrary() : try Self.shared.get()
    defer { if isAlone { library.remove() } }
    let arguments = Self.arguments(Self.commands[index], library)
    if isAlone { right = FaultRun.run(arguments) }
    #expect([0, 1].contains(right.status) && !right.calls.isEmpty, "\(right.errorText)")
    let before = try library.contents(of: library.root)
    for (place, fault) in faults {
      let result = FaultRun.run(arguments, fault, at: place)
      let what = "\(fault) at call \(place), \(right.calls[place]): exit \(result.status)"
      for problem in Self.problems(Self.commands[index][0], right, result) {
        Issue.record("\(what): \(problem)\n\(result.errorText)")
      }
    }
    #expect(try library.contents(of: library.root) == before)
  }

  private static func problems(
    _ command: String, _ right: FaultRun.State, _ result: FaultRun.State
  ) -> [String] {
    if result.status == right.status {
      if result.output == right.output { return [] }
      // Of names, a record can say why something is kept as it is.
      let isSaid =
        switch command {
        case "mismatches": !Records(result).errors.subtracting(Records(right).errors).isEmpty
        // A case that cannot be answered fails, and its report says why.
        case "suite":
          newLines(right.text, result.text).contains { $0.contains("error") || $0.contains("message:") }
            || newLines(right.errorText, result.errorText).contains { $0.contains("cannot be updated") }
        default: false
        }
      guard right.status == 1, isSaid else {
        return ["another answer, in silence: " + difference(right, result)]
      }
    } else if ![2, 65, 74].contains(result.status) {
      return ["an exit code of no fault"]
    } else if result.errors.isEmpty, result.output.isEmpty || result.output == right.output {
      return result.status == 74 ? [] : ["an exit code without a word"]
    }
    // Neither is there more to be judged where nothing can be written, nor where no path or type is known.
    if [65, 74].contains(result.status) || result.errorText.contains("cannot read the list") { return [] }
    let wanted = Records(right)
    let found = Records(result)
    var problems: [String] = []
    for (line, path) in found.answers where !wanted.lines.contains(line) {
      if !found.errors.contains(where: { Records.areNear($0, path) }) {
        problems.append("another answer without an error: \(line)")
      }
    }
    for path in wanted.paths
    where !found.paths.contains(path) && !found.errors.contains(where: { Records.areNear($0, path) }) {
      problems.append("no answer: \(path)")
    }
    return problems
  }

  private static func newLines(_ before: String, _ after: String) -> Set<Substring> {
    Set(after.split(separator: "\n")).subtracting(before.split(separator: "\n"))
  }

  private static func difference(_ right: FaultRun.State, _ result: FaultRun.State) -> String {
    let lines = Set(right.text.split(separator: "\n"))
    let found = Set(result.text.split(separator: "\n"))
    return "- \(lines.subtracting(found).first ?? "") + \(found.subtracting(lines).first ?? "")"
  }

  /// The records of an answer in NDJSON; none of any other.
  private struct Records {
    var lines: Set<Substring> = []
    var paths: Set<String> = []
    var answers: [(line: Substring, path: String)] = []
    var errors: Set<String> = []

    init(_ state: FaultRun.State) {
      // Groups are numbered anew where one is left out.
      let text = state.text.replacing(/,"group":[0-9]+/, with: "")
      for line in text.split(separator: "\n") {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let path = (object["path"] ?? object["from"]) as? String
        else { continue }
        lines.insert(line)
        paths.insert(path)
        // What keeps its name for a reason is said, as an error is.
        if object["error"] != nil || object["reason"] != nil {
          errors.insert(path)
        } else {
          answers.append((line, path))
        }
      }
      // What is no record is said in words.
      for line in state.errorText.split(separator: "\n") where line.hasPrefix("uti: /") {
        errors.insert(String(line.dropFirst(5).prefix { $0 != ":" }))
      }
    }

    /// Whether what one path is said to be may depend on the other: halves, sidecars, and what lies in a folder.
    static func areNear(_ error: String, _ path: String) -> Bool {
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
