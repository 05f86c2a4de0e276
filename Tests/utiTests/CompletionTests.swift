import ArgumentParser
import Testing

@testable import uti

/// The candidates for command lines, common to all shells.
@Suite struct CompletionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The words; the last one is completed.
    var words: [String]
    /// Expected candidates.
    var offers: [String] = []
    /// Candidates that must be missing.
    var lacks: [String] = []
    /// True if `offers` are all candidates.
    var isComplete = false
    var directive = CompletionResult.Directive.none
    var part: String?

    var testDescription: String { words.joined(separator: " ") }

    init(
      _ line: String, _ offers: [String] = [], without lacks: [String] = [], only: [String]? = nil,
      _ directive: CompletionResult.Directive = .none, part: String? = nil
    ) {
      self.init(
        line.split(separator: " ", omittingEmptySubsequences: false).map(String.init), offers,
        without: lacks, only: only, directive, part: part)
    }

    init(
      _ words: [String], _ offers: [String] = [], without lacks: [String] = [], only: [String]? = nil,
      _ directive: CompletionResult.Directive = .none, part: String? = nil
    ) {
      (self.words, self.offers, self.lacks) = (words, only ?? offers, lacks)
      (isComplete, self.directive, self.part) = (only != nil, directive, part)
    }
  }

  @Test(
    arguments: [
      Row("", ["classify", "check", "suite", "help"], without: ["--recursive"], .files),
      Row("cl", only: ["classify"], .files), Row("Hol", only: [], .files),
      Row("classify cl", only: [], .files),
      Row("Holiday cl", only: [], .files), Row("-r cl", only: [], .files), Row("-- cl", only: [], .files),
      Row("-- --con", only: [], .files), Row("classify -- -", only: [], .files),
      Row("check --con", only: ["--conforms-to"], part: "--con"), Row("classify --con", only: []),
      Row("--rec", only: ["--recursive"], part: "--rec"),
      Row("-", ["-r", "--recursive", "--version", "-h"], part: "-"),
      Row("classify -", ["-r", "--help"], without: ["--version"], part: "-"),
      Row("classify -r --quiet -", ["--kind"], without: ["-r", "--recursive", "-q"], part: "-"),
      Row("classify -rq -", ["--kind"], without: ["-r", "--quiet"], part: "-"),
      Row("pick --mo", only: []), Row("pick --remem", only: ["--remember"], part: "--remem"),
      Row("classify --types ", only: [], .files), Row("classify --types=Ho", only: [], .filesBehindEquals),
      Row("classify --magic m", only: [], .files), Row("check --manifest s", only: [], .files),
      Row("classify --files-from ", only: [], .files), Row("report Holiday --to ", only: [], .files),
      Row("extract Holiday --to ", only: [], .folders), Row("extract --to=", only: [], .foldersBehindEquals),
      Row("pick ", only: [], .folders), Row("pick Holiday ", only: []), Row("report ", only: [], .folders),
      Row("suite ", only: ["list", "run", "new", "schema", "answer"], part: nil),
      Row("suite r", only: ["run"]), Row("suite run ", only: [], .files), Row("lint ", only: [], .files),
      Row("suite nothing ", only: []),
      Row("help ", ["classify", "filters", "fields", "formats", "exit-codes"], part: ""),
      Row("help f", only: ["filters", "fields", "formats"], part: "f"),
      Row("help suite ", only: ["list", "run", "new", "schema", "answer"], part: ""),
      Row("help show ", only: [], part: nil),
    ])
  func commandsAndOptions(_ row: Row) { check(row) }

  @Test(
    arguments: [
      Row("--format ", only: ["text", "ndjson", "json", "csv", "mime"], part: ""),
      Row("check --format s", only: ["sarif"], part: "s"), Row("--format=j", only: ["json"], part: "j"),
      Row("--format zz", only: []), Row("--kind ph", only: ["photo"], part: "ph"),
      Row("--kind PH", only: ["photo"], part: "PH"),
      Row("--as c", only: ["content"], part: "c"),
      Row("--color=", only: ["auto", "always", "never"], part: ""),
      Row("--isolate ", only: ["off", "magic", "all"], part: ""),
      Row("plan --for thu", only: ["thumbnail"], part: "thu"),
      Row("diff --only missing-", only: ["missing-here", "missing-there"], part: "missing-"),
      Row("--registry apple@iOS2", only: ["apple@iOS26", "apple@iOS27"], part: "apple@iOS2"),
      Row("schema cl", only: ["classify"], part: "cl"),
      Row("lint --rule tag-em", only: ["tag-empty"], part: "tag-em"),
      Row("-j ", only: []), Row("-j4 cl", only: [], .files), Row("-rj 4 cl", only: [], .files),
      Row("--recursive=x", only: []), Row("--nothing=x", only: []), Row("--kind photo Hol", only: [], .files),
      Row("extract --without loc", only: ["location", "location,"], .nospace, part: "loc"),
      Row("extract --without location,", only: ["captions", "captions,"], .nospace, part: ""),
      Row("suite run --independence apple,o", only: ["observed", "ours"], .nospace, part: "o"),
      Row("report --private pl", only: ["place", "place,"], .nospace, part: "pl"),
    ])
  func optionValues(_ row: Row) { check(row) }

  @Test(
    arguments: [
      Row("show public.hei", ["public.heic", "public.heif"], without: ["public.html"], part: "public.hei"),
      Row("show Public.HEI", ["public.heic"], part: "Public.HEI"),
      Row("show pub", only: ["public."], .nospace, part: "pub"),
      Row("show ", ["com.", "public."], without: ["public.heic"], .nospace, part: ""),
      Row("show .hei", only: [".heic", ".heics", ".heif", ".heifs"], part: ".hei"),
      Row("show image/heic", only: ["image/heic", "image/heic-sequence"], part: "image/heic"),
      Row("show .heic public.hei", ["public.heic"], part: "public.hei"),
      Row("conforms .heic public.hei", ["public.heic"], part: "public.hei"),
      Row("conforms .heic public.image ", only: []),
      Row("tree public.hei", ["public.heic"], part: "public.hei"),
      Row("check --conforms-to public.hei", ["public.heic"], part: "public.hei"),
      Row("check --conforms-to=.heics", only: [".heics"], part: ".heics"),
      Row("types --extension heic", only: ["heic", "heics"], part: "heic"),
      Row("types --mime image/heics", only: []), Row("show nothing.of.that.name", only: []),
      Row("check --accept image/png,.heics", only: [".heics", ".heics,"], .nospace, part: ".heics"),
    ])
  func types(_ row: Row) { check(row) }

  @Test(
    arguments: [
      Row("--fields pixelW", only: ["pixelWidth", "pixelWidth,"], .nospace, part: "pixelW"),
      Row("--fields type,pixel", only: ["pixelWidth", "pixelHeight"], .nospace, part: "pixel"),
      Row("--fields type,", ["kind", "basic", "exposure"], without: ["type"], .nospace, part: ""),
      Row("--fields=kind,TYPE,", ["size"], without: ["type", "kind"], .nospace, part: ""),
      Row("--print {path}{pixel", only: ["pixelWidth}", "pixelHeight}"], .nospace, part: "pixel"),
      Row("--print {path}", only: []), Row("--print {{pi", only: []),
    ])
  func fields(_ row: Row) { check(row) }

  @Test(
    arguments: [
      Row(
        ["--filter", ""], ["images", "pixelWidth", "not", "any("], without: ["and", "photo"], .nospace,
        part: ""),
      Row(["--filter", "images and pixel"], only: ["pixelWidth", "pixelHeight"], .nospace, part: "pixel"),
      Row(["--filter", "images "], only: ["and", "or"], .nospace, part: ""),
      Row(["--filter", "images and no"], only: ["not", "not "], .nospace, part: "no"),
      Row(["--filter", "not(panoramas "], only: ["and", "or", ")"], .nospace, part: ""),
      Row(["--filter", "any(panoramas "], only: ["and", "or", ")", ","], .nospace, part: ""),
      Row(
        ["--filter", "any(panoramas, screenS"], only: ["screenshots", "screenshots "], .nospace,
        part: "screenS"),
      Row(["--filter", "pixelWidth "], only: ["==", "!=", "<", "<=", ">", ">="], .nospace, part: ""),
      Row(["--filter", "located "], only: ["==", "!="], .nospace, part: ""),
      Row(["--filter", "kind "], only: ["==", "!=", "~", "contains"], .nospace, part: ""),
      Row(["--filter", "kind == ph"], only: ["photo", "photo "], .nospace, part: "ph"),
      Row(["--filter", "kind==ph"], only: ["photo", "photo "], .nospace, part: "ph"),
      Row(["--filter", "kind contains li"], only: ["livePhoto", "livePhoto "], .nospace, part: "li"),
      Row(["--filter", "located == "], only: ["true", "false"], .nospace, part: ""),
      Row(["--filter", "livePhoto.form == moti"], only: ["motion", "motion "], .nospace, part: "moti"),
      Row(["--filter", "playbackStyle(live"], only: ["livePhoto", "livePhoto "], .nospace, part: "live"),
      Row(["--filter", "type == .heics"], only: [".heics", ".heics "], .nospace, part: ".heics"),
      Row(["--filter", "pixelWidth > "], only: []), Row(["--filter", "images nothing "], only: []),
      Row(["--filter", "camera contains \"iPh"], only: []),
      Row(["--filter", "camera ~ \"x\" "], only: ["and", "or"], .nospace, part: ""),
      Row(["--filter=images or scr"], ["screenshots"], .nospace, part: "scr"),
      Row(["pick", "--allow", "imag"], only: ["images", "images "], .nospace, part: "imag"),
    ])
  func filterExpressions(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let result = CompletionRequest(words: row.words).result
    let values = result.candidates.map(\.value)
    if row.isComplete {
      #expect(values == row.offers)
    } else {
      for value in row.offers { #expect(values.contains(value)) }
    }
    for value in row.lacks { #expect(!values.contains(value)) }
    #expect(result.directive == row.directive)
    #expect(result.part == row.part)
    #expect(CompletionResult(lines: result.lines)?.candidates.map(\.value) == values)
  }

  /// Words with arbitrary bytes neither become candidates nor break lines of the result.
  @Test(arguments: ["a\nb", "a\tb", "\u{10FFFF}", "'", "$(a)", String(repeating: "(", count: 1000)])
  func acceptsAnyWord(_ word: String) {
    for words in [
      [word], ["--filter", word], ["--fields", "a," + word], ["show", word], ["--" + word], [word, ""],
    ] {
      let lines = CompletionRequest(words: words).result.lines
      #expect(lines.allSatisfy { !$0.contains("\n") })
      #expect(lines.last.map { $0.hasPrefix(":") } == true)
    }
  }

  @Test(arguments: HelpTests.commands) func everyArgumentIsDescribed(_ named: HelpTests.Named) throws {
    let description = try #require(CommandDescription(named.command))
    #expect(description.named("--help") != nil)
    for argument in description.arguments where argument.values == .custom {
      let name = argument.names.last.map { [$0, ""] } ?? [""]
      let path = try #require(Self.path(to: named.command, from: UTI.self))
      // A completion function that is not called returns nothing.
      #expect(
        !CompletionRequest(words: path + name).result.candidates.isEmpty || argument.names == ["--print"])
    }
  }

  private static func path(
    to command: any ParsableCommand.Type, from root: any ParsableCommand.Type
  ) -> [String]? {
    if command == root { return [] }
    for below in root.configuration.subcommands {
      if let path = path(to: command, from: below) { return [below._commandName] + path }
    }
    return nil
  }

  @Test(arguments: [
    ["__complete", "--", "cl"], ["__complete", "--"], ["__complete"], ["__complete", "cl"], ["cl"],
  ])
  func isRequestedByItsName(arguments: [String]) {
    #expect(
      (CompletionRequest(requestedBy: arguments) != nil) == (arguments.count > 1 && arguments[1] == "--"))
  }

  @Test func scriptsAreRequestedByShell() throws {
    #expect(try CompletionScript(requestedBy: ["--generate-completion-script", "zsh"]) == .zsh)
    #expect(try CompletionScript(requestedBy: ["classify", "--generate-completion-script=fish"]) == .fish)
    #expect(
      try CompletionScript(requestedBy: ["classify", "--", "--generate-completion-script", "zsh"]) == nil)
    #expect(throws: CommandFailure.self) {
      try CompletionScript(requestedBy: ["--generate-completion-script", "tcsh"])
    }
    for script in CompletionScript.allCases { #expect(script.text.contains("uti __complete --")) }
  }
}
