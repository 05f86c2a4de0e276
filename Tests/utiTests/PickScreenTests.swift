import Foundation
import Testing

/// `uti pick --screen` with a fake uti-picker that records the request and returns a given response.
@Suite struct PickScreenTests {
  private static let media = RunCommand.fixture("").deletingLastPathComponent()

  private func run(
    _ answer: String, code: Int32 = 0, _ arguments: [String] = []
  ) throws -> (result: RunCommand.Result, request: [String: Any]?) {
    var command = try RunCommand()
    defer { command.remove() }
    let picker = command.folder.appendingPathComponent("picker")
    let request = command.folder.appendingPathComponent("asked")
    let response = command.folder.appendingPathComponent("said")
    try Data(answer.utf8).write(to: response)
    try Data("#!/bin/sh\ncat > '\(request.path)'\ncat '\(response.path)'\nexit \(code)\n".utf8).write(
      to: picker)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: picker.path)
    command.environment["UTI_PICKER"] = picker.path
    let words = ["pick", Self.media.path, "--screen"] + arguments
    let result = try command.run(words.map { Array($0.utf8) })
    let json = (try? Data(contentsOf: request)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (result, json as? [String: Any])
  }

  private func picked(_ identifiers: [String]) -> String {
    let rows = identifiers.map { #"{"localIdentifier":"\#($0)"}"# }.joined(separator: ",")
    return #"{"version":1,"outcome":"picked","selection":[\#(rows)]}"#
  }

  private func identifiers(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let record = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return record?["localIdentifier"] as? String
    }
  }

  /// The identifiers of all items, in the order of the library.
  private func all() throws -> [String] {
    let command = try RunCommand()
    defer { command.remove() }
    let result = try command.run(["pick", Self.media.path, "--limit", "0"].map { Array($0.utf8) })
    return identifiers(result.text)
  }

  @Test func selectionIsWrittenInOrder() throws {
    let all = try all()
    let wanted = [all[7], all[2], all[5]]
    let (result, request) = try run(picked(wanted), ["--limit", "3", "--search", "nothing is called this"])
    #expect(result.status == 0, "\(result.errorText)")
    // The person may change the search.
    #expect(identifiers(result.text) == wanted)
    #expect(request?["limit"] as? Int == 3)
    #expect(request?["search"] as? String == "nothing is called this")
  }

  @Test func exclusionsApplyToTheScreen() throws {
    let (_, usual) = try run(picked([]))
    #expect(usual?["excluding"] == nil && usual?["leavesOutForeign"] as? Bool == true)
    let (result, request) = try run(
      picked([]), ["--exclude", "*.mov", "--exclude", "traps", "--no-default-excludes"])
    #expect(result.status == 0, "\(result.errorText)")
    #expect(request?["excluding"] as? [String] == ["*.mov", "traps"])
    #expect(request?["leavesOutForeign"] as? Bool == false)
  }

  @Test(arguments: ["cancelled", "closed", "timedOut"]) func emptySelectionHasNoOutput(outcome: String) throws
  {
    let (result, _) = try run(#"{"version":1,"outcome":"\#(outcome)","selection":[]}"#)
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
  }

  @Test(arguments: [(2, 2), (64, 64), (130, 130), (7, 70)] as [(Int32, Int32)])
  func failuresAreReported(code: Int32, status: Int32) throws {
    let (result, _) = try run("", code: code)
    #expect(result.status == status && result.output.isEmpty)
    #expect(result.errorText.contains("uti-picker ended with exit code \(code)"))
  }

  @Test func invalidResponsesAreErrors() throws {
    let (result, _) = try run("no JSON")
    #expect(result.status == 70 && result.errorText.contains("another version"))
  }

  @Test func missingProgramIsReported() throws {
    var command = try RunCommand()
    defer { command.remove() }
    command.environment["UTI_PICKER"] = "/nowhere/uti-picker"
    let result = try command.run(["pick", Self.media.path, "--screen"].map { Array($0.utf8) })
    #expect(result.status == 69)
    #expect(result.errorText.contains("/nowhere/uti-picker") && result.errorText.contains("swift build"))
  }

  @Test func itemsWithoutAccessAreRefused() throws {
    let all = try all()
    let (result, request) = try run(
      picked([all[0]]), ["--limit", "0", "--allow", "videos and duration > 100000"])
    #expect(request?["allow"] as? String == "videos and duration > 100000")
    #expect(result.status == 1 && result.output.isEmpty)
  }

  @Test func selectionIsRemembered() throws {
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("uti-list-\(UUID())")
    defer { try? FileManager.default.removeItem(at: list) }
    let all = try all()
    let arguments = ["--limit", "0", "--remember", list.path]
    let (first, request) = try run(picked([all[3], all[1]]), arguments)
    #expect(first.status == 0, "\(first.errorText)")
    #expect((request?["preselectedPaths"] as? [String])?.isEmpty ?? true)
    let paths = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(paths.count == 2)
    let (second, again) = try run(picked([all[1]]), arguments)
    #expect(second.status == 0, "\(second.errorText)")
    #expect(again?["preselectedPaths"] as? [String] == paths)
    #expect(try String(contentsOf: list, encoding: .utf8) == paths[1] + "\n")
    // With the list, only its items are visible.
    let command = try RunCommand()
    defer { command.remove() }
    let words = ["pick", Self.media.path, "--limit", "0", "--allow-list", list.path]
    #expect(identifiers(try command.run(words.map { Array($0.utf8) }).text) == [all[1]])
  }

  @Test(arguments: [
    ["--select", "list"], ["--item", "a"], ["--registry", "apple"],
    ["--remember", "list"], ["--allow", "nonsense"], ["--limit", "0", "--remember", "-"],
  ])
  func contradictingOptionsAreUsageErrors(arguments: [String]) throws {
    let (result, request) = try run(picked([]), arguments)
    #expect(result.status == 64)
    #expect(request == nil)
  }
}
