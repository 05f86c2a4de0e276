import ArgumentParser
import Testing

@testable import uti

/// Command lines parsed without ArgumentParser have the same result as with it.
@Suite struct SimpleCommandLineTests {
  @Test(arguments: [
    ["classify", "a.jpg"], ["a.jpg"], ["./classify"], ["-r", "Holiday"],
    ["classify", "-r", "--no-pairing", "x", "-"],
    ["classify", "--format", "ndjson", "a", "b", "--explain", "-q"], ["classify", "show"],
    ["classify", "classify"],
    ["classify", "--as", "content", "x"], ["--as", "name", "x"], ["classify", "-j", "2", "a"], ["Show"],
    ["classify", "--format", "mime", "\u{10FFFF}"], ["classify", "ä ö", "--recursive", "--quiet"],
    ["classify", "--files-from", "list", "--format", "mime", "--no-pairing", "-j", "2"],
    ["classify", "a", "--null", "--files-from", "-", "-r"], ["--files-from", "l", "-0", "-j", "1"],
    ["-r", "--no-ends", "--exclude", "*.tmp", "--exclude", "b/*", "x"], ["classify", "-L", "--ends", "x"],
    ["classify", "x", "--one-file-system", "--no-default-excludes", "--pair-across", "--no-progress"],
    ["classify", "--isolate", "all", "--timeout", "2s", "x", "--default-excludes", "--follow-links"],
    ["classify", "--kind", "photo", "--kind", "livePhoto", "x", "--fields", "basic, exposure"],
    ["classify", "x", "--unknown", "include", "--filter", "images and pixelWidth > 4000"],
    ["classify", "x", "--unknown", "include"], ["classify", "--print", "{path}\\t{kind}", "x"],
    ["classify", "-j2", "a"], ["-rq", "--jobs=3", "x"], ["classify", "--files-from=l", "--as=name"],
    ["classify", "--format=json", "a=b", "--exclude=a=b", "--timeout=2s", "--isolate=all", "--kind=photo"],
    ["classify", "--print={path}={kind}", "--filter=pixelWidth = 3", "--unknown=include", "a"],
  ])
  func matchesTheParser(arguments: [String]) throws {
    let simple = try #require(ClassifyRequest(simple: arguments))
    let parsed = try #require(try UTI.parseAsRoot(arguments) as? ClassifyCommand)
    #expect(simple == parsed.request)
  }

  @Test(arguments: [
    ["classify", "a"], ["-r", "Holiday"], ["classify", "--format", "json", "x"], ["a.b"],
    ["classify", "--files-from", "list", "--null"], ["-r", "--fields", "all", "x"],
    ["-r", "--no-ends", "--exclude", "*.tmp", "x"], ["--filter", "images", "--kind", "photo", "x"],
    ["classify", "--isolate", "off", "--timeout", "500ms", "x"],
    ["classify", "--print", "{path}", "x"], ["classify", "--pair-across", "--no-progress", "-L", "x"],
  ])
  func coversCommonCommandLines(arguments: [String]) { #expect(ClassifyRequest(simple: arguments) != nil) }

  @Test(arguments: [
    [], ["classify"], ["--help"], ["show", ".heic"], ["notes"], ["classify", "--", "-r"],
    ["classify", "-rx", "x"], ["classify", "-rqj2", "x"], ["classify", "-rh", "x"],
    ["classify", "--format", "xml", "a"], ["classify", "--format"], ["classify", "-", "-"], ["classify", ""],
    ["classify", "--format=xml", "a"], ["classify", "--format=", "a"], ["classify", "--recursive=a", "a"],
    ["classify", "-j0", "a"], ["classify", "-j", "0", "a"], ["classify", "-j-1", "a"],
    ["classify", "-jr", "a"],
    ["classify", "--exclude=-x", "a"], ["classify", "--files-from=-r", "a"],
    ["classify", "-0", "a"], ["classify", "--files-from"], ["classify", "--files-from", "-r", "a"],
    ["classify", "--files-from", "-", "-"], ["classify", "--files-from", "a", "--files-from", "b"],
    ["classify", "--ends", "--no-ends", "a"], ["classify", "--no-ends", "--no-ends", "a"],
    ["classify", "--exclude", "a"], ["classify", "--exclude", "-r", "a"],
    ["classify", "--timeout", "2 s", "a"],
    ["classify", "--isolate", "some", "a"], ["classify", "--kind", "picture", "a"],
    ["classify", "--fields", "nothing", "a"], ["classify", "--filter", "images and", "a"],
    ["classify", "--unknown", "maybe", "a"], ["classify", "--print", "{nothing}", "a"],
    ["classify", "--fields", "all", "--format", "mime", "a"],
    ["classify", "--print", "{path}", "--brief", "a"], ["classify", "--pair-across", "--no-pairing", "a"],
    ["classify", "--print", "{path}", "--fields", "all", "a"],
    ["classify", "--no-progress", "--no-progress", "a"],
  ])
  func leavesOthersToTheParser(arguments: [String]) { #expect(ClassifyRequest(simple: arguments) == nil) }

  @Test(arguments: [
    ["check", "a.jpg", "--conforms-to", "public.image"], ["check", "--kind", "photo", "-r", "Inbox", "-q"],
    ["check", "a", "--conforms-to", ".heic", "--kind", "livePhoto", "--as", "content", "--no-pairing"],
    ["check", "a", "--filter", "images", "--unknown", "include", "--trust-names", "--allow-damaged"],
    ["check", "a", "--kind", "photo", "--no-ends", "--filter", "pixelWidth >= 1024"],
    ["check", "a", "--kind=photo", "--filter=pixelWidth >= 1024", "--conforms-to=public.image", "-j1"],
    [
      "check", "--format", "ndjson", "--explain", "a", "-", "--conforms-to", "image/png", "--conforms-to",
      "ä",
    ],
  ])
  func checkMatchesTheParser(arguments: [String]) throws {
    let simple = try #require(CheckRequest(simple: arguments))
    #expect(simple == (try UTI.parseAsRoot(arguments) as? CheckCommand)?.request)
  }

  @Test(arguments: [
    ["check"], ["check", "a"], ["check", "--kind", "photo"], ["check", "a", "--conforms-to"],
    ["check", "a", "--conforms-to", ""], ["check", "a", "--conforms-to", "-r"],
    ["check", "a", "--kind", "picture"],
    ["check", "a", "--kind=picture"], ["check", "a", "--filter=images or"],
    ["check", "a", "--filter", "images or"],
    ["a", "--conforms-to", "public.image"],
    ["check", "--help"], ["check", "-", "-", "--kind", "photo"],
    ["check", "a", "--as", "smell", "--kind", "photo"],
  ])
  func checkLeavesOthersToTheParser(arguments: [String]) { #expect(CheckRequest(simple: arguments) == nil) }

  /// The parser of a subcommand has the same result as that of all commands, and leaves errors and help to it.
  @Test(arguments: [
    ["show", ".heic"], ["conforms", ".heic", "public.image"], ["tree", "public.image"],
    ["types", "--extension", "ts"],
    ["summary", "x"], ["mismatches", "-r", "x", "--rename"], ["classify", "-rq", "--fields", "all", "x"],
    ["check", "--filter", "images", "x"], ["lint", "Info.plist"], ["schema"],
    ["offered", "--activation", "Info.plist", "-r", "x"],
    ["suite", "run", "--builtin"],
  ])
  func subcommandMatchesTheParser(arguments: [String]) throws {
    let subcommand = try #require(UTI.parseSubcommand(arguments))
    let root = try UTI.parseAsRoot(arguments)
    // The values without their positions in the command line.
    #expect(type(of: subcommand) == type(of: root))
    #expect(values(of: subcommand) == values(of: root))
  }

  @Test(arguments: [
    [], ["--version"], ["--help"], ["help", "show"], ["show", "--help"], ["show"], ["show", "--version"],
    ["suite"], ["suite", "help"], ["suite", "--help"], ["nothing"], ["check", "--help"], ["a.jpg"],
    ["classify", "--generate-completion-script", "bash"], ["tree", "--no-such-option"],
  ])
  func subcommandLeavesErrorsToTheParser(arguments: [String]) {
    #expect(UTI.parseSubcommand(arguments) == nil)
  }

  private func values(of command: Any) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
