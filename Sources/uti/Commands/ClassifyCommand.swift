public import ArgumentParser
public import MediaItems

struct ClassifyCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "classify",
    abstract: "Say what files are: type, kind, and how far name and content agree.",
    discussion: """
      One record an item, in the order of the input. Results go to standard output, errors to standard error; what \
      cannot be read is a record with an error as well.

        uti classify IMG_0001.HEIC                 one file
        uti classify -r Holiday                    a folder and all below it
        uti classify --explain IMG_0002.JPG        all evidence, and why the verdict followed
        find . -print0 | uti classify -0 --files-from - --format ndjson

      Exit codes: 0 answered, contradictions between name and content too; 2 some input could not be read; \
      64 usage; 65 bad declarations; 74 output could not be written.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How records are written.")
  var format: RecordFormat = .text

  @Flag(help: "Show all evidence, where it was found, and why the verdict followed.")
  var explain = false

  @Option(help: ArgumentHelp("Only items of a kind. May be repeated.", valueName: "kind"))
  var kind: [MediaKind] = []

  @OptionGroup var fields: FieldOptions

  @OptionGroup var filter: FilterOptions

  @Flag(name: .shortAndLong, help: "Leave the path out of each line, in text and mime.")
  var brief = false

  @Option(
    name: .customLong("print"),
    help: ArgumentHelp(
      "Write each record by a template, as in '{path}\\t{kind}\\t{pixelWidth}\\n'.",
      discussion: """
        Names of fields in braces, a member behind a dot; \\n, \\t, \\0 and \\\\; {{ is a brace. A new line is added where the \
        template has no end of its own. Fields without a value are empty; see 'uti help fields'.
        """, valueName: "template"),
    completion: .template)
  var printed: String?

  private var template: RecordTemplate? { printed.flatMap { try? RecordTemplate($0) } }

  @Flag(name: .shortAndLong, help: "Write no record, only errors and the exit code.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  var request: ClassifyRequest {
    ClassifyRequest(
      reading: reading.request, format: format, explains: explain, kinds: kind,
      fields: fields.selection, filter: filter.request, isQuiet: quiet, isBrief: brief, template: template,
      color: color.color)
  }

  func validate() throws {
    try reading.requirePaths()
    try fields.require(of: format)
    if brief, ![.text, .mime].contains(format) || explain {
      throw ValidationError("'--brief' shortens the lines of text and mime.")
    }
    if let printed {
      do { _ = try RecordTemplate(printed) } catch {
        throw ValidationError("'--print \(printed)': \(error.description)")
      }
    }
    if printed != nil, format != .text || explain || brief || fields.fields != nil {
      throw ValidationError(
        "'--print' says all of a line itself; leave --format, --fields, --explain and --brief out.")
    }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus { try request.answer(output) }
}

extension MediaKind: ExpressibleByArgument {}
