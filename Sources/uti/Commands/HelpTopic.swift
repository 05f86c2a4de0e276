import ArgumentParser
import MediaItems
import PropertyLists
import UniformTypes

/// A page of `uti help` on a topic other than a command.
struct HelpTopic: Sendable {
  let name: String
  let meaning: String
  let text: @Sendable () -> String

  static let all = [
    HelpTopic("filters", "the fields and operators of --filter", FilterHelp.text),
    HelpTopic("fields", "the fields of --fields", FieldHelp.text),
    HelpTopic("formats", "the output formats", FormatHelp.text),
    HelpTopic("exit-codes", "the exit codes", ExitCodeHelp.text),
  ]

  /// The command line of each topic with its meaning, laid out as the examples in the help.
  static var lines: String {
    all.map { topic in
      let line = "uti help \(topic.name)"
      return line + String(repeating: " ", count: max(1, 33 - line.count)) + topic.meaning
    }
    .joined(separator: "\n  ")
  }

  /// The topic requested by a command line; nil for all other command lines.
  init?(requestedBy arguments: [String]) {
    guard arguments.count == 2, arguments.first == "help",
      let topic = Self.all.first(where: { $0.name == arguments.last })
    else { return nil }
    self = topic
  }

  /// Throws if `help` is followed by a name that is neither a command nor a topic.
  static func validate(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.count > 1, arguments.first == "help" else { return }
    var commands: [any ParsableCommand.Type] = UTI.configuration.subcommands
    for (depth, word) in arguments.dropFirst().enumerated() where !word.hasPrefix("-") {
      if let command = commands.first(where: { $0._commandName == word }) {
        commands = command.configuration.subcommands
        continue
      }
      let names = commands.map { $0._commandName } + (depth == 0 ? all.map(\.name) + ["help"] : [])
      if depth == 0, names.contains(word) { return }
      let near = NearestNames.near(word, among: names)
      let hint =
        near.isEmpty
        ? "'uti --help' names all" : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
      throw CommandFailure(
        .usage, "no command and no topic is called '\(PrintableText.escaped(word))'; \(hint)")
    }
  }

  private init(_ name: String, _ meaning: String, _ text: @escaping @Sendable () -> String) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }
}

/// Formats names and meanings in two columns.
enum HelpColumns {
  private static let width = 80

  static func text(_ rows: [(name: String, meaning: String)]) -> String {
    let indent = 2 + (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { row in
      let first = "  " + row.name + String(repeating: " ", count: indent - 2 - row.name.count)
      return first + paragraph(row.meaning, indent: indent).dropFirst(indent)
    }
    .joined()
  }

  /// Wraps and indents a paragraph.
  static func paragraph(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line == margin ? line + word : line + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The help page on `--fields`, generated from the table of fields.
enum FieldHelp {
  static func text() -> String {
    ([introduction, "BASIC\n" + columns(nil)]
      + FieldGroup.allCases.map { "\($0.rawValue.uppercased()): \($0.meaning)\n" + columns($0) })
      .joined(separator: "\n")
  }

  private static let introduction = """
    --fields NAMES selects the fields of records, in classify, check, mismatches and
    pick.

    NAMES are fields and groups, separated by commas; case does not matter:
    --fields basic,exposure or --fields size,iso,lens. "basic" is the default, "all"
    is every group except place, serial and sums. Fields are printed in the order of
    this page; path, pathBytes and error are always shown. In CSV only path is.
    Only fields that are shown, or that --filter needs, are read.

    A Live Photo is one item with two files: its size is that of both, its sums are
    those of the file in path. With --no-pairing each file has a line of its own.

    """

  private static func columns(_ group: FieldGroup?) -> String {
    HelpColumns.text(
      ItemField.all.filter { $0.group == group }.map { field in
        (field.name, field.meaning + (field.unit.map { " In \($0)." } ?? ""))
      })
  }
}

/// The help page on `--filter`, generated from the tables of the parser.
enum FilterHelp {
  static func text() -> String {
    let sections = [
      introduction, "FILTERS\n" + filters, "PLAYBACK STYLES\n" + styles, "OPERATORS\n" + operators,
      "FIELDS\n" + fields, "EXAMPLES\n" + examples.map { "  --filter '\($0)'\n" }.joined(),
    ]
    return sections.joined(separator: "\n")
  }

  private static let introduction = """
    --filter EXPRESSION selects items, in classify, check, summary and pick.

    An expression is a named filter, a comparison of a field with a value, or a
    combination: not X, X and Y, X or Y, not(X), all(X, Y, …), any(X, Y, …).
    "not" binds tighter than "and", "and" tighter than "or"; ( ) group. Names and
    words are not case-sensitive. Quote values with spaces or symbols: "iPhone 15".

    If the files of an item do not tell, the filter is unknown for it, and so is its
    opposite. Such items are left out; '--unknown include' keeps them.

    """

  private static var filters: String {
    HelpColumns.text(
      NamedFilter.rows.map { ($0.name, $0.meaning) } + [
        ("playbackStyle(…)", "one of the playback styles below")
      ])
  }

  private static var styles: String {
    HelpColumns.paragraph(PlaybackStyle.allCases.map(\.name).joined(separator: ", "), indent: 2)
  }

  private static let operators = HelpColumns.text([
    ("==  !=", "equal, not equal; for lists: one element is equal, none is"),
    ("<  <=  >  >=", "order of numbers, dates and texts"),
    ("~  contains", "contains the text, ignoring case; for lists: one element does"),
  ])

  private static var fields: String {
    HelpColumns.text(
      ItemField.compared.map { field in (field.name, "\(field.meaning) Takes \(FieldSyntax(field).values).") }
    )
  }

  /// The examples; a test parses each of them.
  static let examples = [
    "images and pixelWidth > 4000", "videos and duration >= 60 and size > 500M",
    "photos and not(screenshots or panoramas)", "captured == 2024-05 or captured >= 2025-01-01",
    "type == .heic and located == true", "camera contains \"iPhone 15\" and favorites",
    "livePhoto.form == motion", "sidecars ~ .xmp and damage == truncated", "subtypes == depthEffect",
  ]
}

/// The help page on `--format`.
enum FormatHelp {
  static func text() -> String { introduction + rows + "\n" + templates }

  private static let introduction = """
    --format NAME selects the output format, in classify, mismatches, check and
    pick. The help of a command lists its formats.

    On a terminal, text is grouped by folder and fits the width. In a pipe it is one
    line per record. Programs should read ndjson, json or csv: their fields are
    stable, and 'uti schema' prints them as a JSON schema.


    """

  private static let rows = HelpColumns.text([
    ("text", "one line per record, for people"),
    ("ndjson", "one JSON object per line, written as soon as a record is read"),
    ("json", "one JSON array"),
    ("csv", "RFC 4180 with a header; ' in front of text that a spreadsheet would read as a formula"),
    ("sarif", "findings for code reviews; in check, mismatches and lint"),
    ("junit", "findings for build servers; in check, mismatches and lint"),
    ("mime", "path: type/subtype, as 'file --mime-type' writes it"),
  ])

  private static let templates = """
    classify --print TEMPLATE writes each record by a template. It holds field names
    in braces, the escapes \\n, \\t, \\0 and \\\\, and {{ for a brace. --brief omits the
    path.

      uti classify -r --print '{path}\\t{kind}\\t{pixelWidth}' Holiday
      uti classify -r --filter livePhotos --print '{livePhoto.movie}\\0' Holiday

    Control characters in names are written as \\xHH. pathBytes holds the bytes of a
    name that is not UTF-8.

    """
}

/// The help page on exit codes.
enum ExitCodeHelp {
  static func text() -> String {
    "If several apply, the first in this list is the exit code.\n\n"
      + HelpColumns.text(ExitStatus.precedence.map { ("\($0.code)", $0.meaning) }) + "\n" + remarks
  }

  private static let remarks = """
    1 is an answer, not an error: for check it means no; for conforms, show and
    types that nothing is known; for mismatches, orphans, suite and lint that
    something was found. classify exits with 0 if name and content contradict each
    other; the record tells. A closed pipe, as with '| head', is no error. Commands
    that change files (mismatches --rename --apply, when --apply, undo-renames,
    undo-times, extract) finish even then, and report what is left.

    """
}
