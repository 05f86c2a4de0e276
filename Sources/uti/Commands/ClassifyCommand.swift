public import ArgumentParser
import FileIdentification
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

  @Flag(name: .shortAndLong, help: "Write no record, only errors and the exit code.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  var request: ClassifyRequest {
    ClassifyRequest(
      reading: reading.request, format: format, explains: explain, kinds: kind,
      fields: fields.selection, filter: filter.request, isQuiet: quiet, color: color.color)
  }

  func validate() throws {
    try reading.requirePaths()
    try fields.require(of: format)
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus { try request.answer(output) }
}

extension MediaKind: ExpressibleByArgument {}
