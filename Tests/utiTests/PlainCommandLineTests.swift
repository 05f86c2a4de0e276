import ArgumentParser
import Testing

@testable import uti

/// What is read without the parser means what the parser says it means.
@Suite struct PlainCommandLineTests {
  @Test(arguments: [
    ["classify", "a.jpg"], ["a.jpg"], ["./classify"], ["-r", "Holiday"],
    ["classify", "-r", "--no-pairing", "x", "-"],
    ["classify", "--format", "ndjson", "a", "b", "--explain", "-q"], ["classify", "show"],
    ["classify", "classify"],
    ["Show"], ["classify", "--format", "mime", "\u{10FFFF}"], ["classify", "ä ö", "--recursive", "--quiet"],
  ])
  func readsAsTheParserDoes(arguments: [String]) throws {
    guard let plain = ClassifyRequest(plain: arguments) else { return }
    let parsed = try #require(try UTI.parseAsRoot(arguments) as? ClassifyCommand)
    #expect(plain == parsed.request)
  }

  @Test(arguments: [["classify", "a"], ["-r", "Holiday"], ["classify", "--format", "json", "x"], ["a.b"]])
  func coversEverydayCommandLines(arguments: [String]) { #expect(ClassifyRequest(plain: arguments) != nil) }

  @Test(arguments: [
    [], ["classify"], ["--help"], ["show", ".heic"], ["notes"], ["classify", "--", "-r"],
    ["classify", "-rq", "x"],
    ["classify", "--format", "xml", "a"], ["classify", "--format"], ["classify", "-", "-"], ["classify", ""],
    ["classify", "--format=json", "a"], ["classify", "-j", "2", "a"],
  ])
  func leavesTheRestToTheParser(arguments: [String]) { #expect(ClassifyRequest(plain: arguments) == nil) }
}
