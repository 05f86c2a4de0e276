public import ArgumentParser
public import MediaItems

/// `uti classify`: prints the type and kind of each file, and whether name and content agree.
struct ClassifyCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "classify",
    abstract: "Identify files: type, kind, and whether name and content agree.",
    discussion: """
      Prints one record per item, in the order of the input. Results go to standard output, errors to standard error. \
      A file that cannot be read still has a record, with the error.

        uti classify IMG_0001.HEIC                 one file
        uti classify -r Holiday                    a folder and everything below it
        uti classify --explain IMG_0002.JPG        all evidence, and the reasons for the answer
        find . -print0 | uti classify -0 --files-from - --format ndjson

      Exit codes: 0 answered, even if name and content contradict each other ('uti mismatches' lists wrong names); 2 some input \
      could not be read; 64 usage error; 65 invalid type declarations; 70 --verify disagreement; 74 output could not \
      be written.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: "The output format.")
  var format: RecordFormat = .text

  @Flag(help: "Show all evidence, where it was found, and the reasons for the answer.")
  var explain = false

  @Option(help: ArgumentHelp("Only items of a kind. May be repeated.", valueName: "kind"))
  var kind: [MediaKind] = []

  @OptionGroup var fields: FieldOptions

  @OptionGroup var filter: FilterOptions

  @Flag(name: .shortAndLong, help: "Omit the path from each line, in text and mime.")
  var brief = false

  @Option(
    name: .customLong("print"),
    help: ArgumentHelp(
      "Write each record by a template, as in '{path}\\t{kind}\\t{pixelWidth}\\n'.",
      discussion: """
        A template holds field names in braces, with a dot before a member, the escapes \\n, \\t, \\0 and \\\\, and {{ for a \
        brace. If it does not end with \\n or \\0, a newline is added. Fields without a value are empty. See 'uti help fields'.
        """, valueName: "template"),
    completion: .template)
  var printed: String?

  private var template: RecordTemplate? { printed.flatMap { try? RecordTemplate($0) } }

  @Flag(name: .shortAndLong, help: "Print errors only, no records; the exit code is set as usual.")
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
    try fields.validate(for: format)
    if brief, ![.text, .mime].contains(format) || explain {
      throw ValidationError("'--brief' needs the format text or mime, without --explain.")
    }
    if let printed {
      do { _ = try RecordTemplate(printed) } catch {
        throw ValidationError("'--print \(printed)': \(error.description)")
      }
    }
    if printed != nil, format != .text || explain || brief || fields.fields != nil {
      throw ValidationError(
        "'--print' prints by its template only: leave --format, --fields, --explain and --brief out.")
    }
  }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus { try request.run(output) }
}

extension MediaKind: ExpressibleByArgument {}
