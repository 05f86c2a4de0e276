import ArgumentParser
import MediaItems

struct CheckCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Ask whether files are of a type or kind, and answer with the exit code.",
    discussion: """
      True only if every path holds by its content. A name counts where the content can carry its type: Swift \
      source is text, and passes. A name alone does not pass, nor an empty, cut or damaged file. Files that do not \
      hold are listed, with the reason on standard error, unless --quiet. Of --conforms-to, --kind, --filter \
      and --accept, all that are given must hold.

        uti check upload.bin --conforms-to public.image && echo welcome
        uti check -r Inbox --kind photo
        uti check -r Inbox --filter 'images and pixelWidth >= 1024'
        uti check -r Inbox --conforms-to public.heic --filter 'located == false'
        uti check upload.bin --accept 'image/*,.heic' --max-size 20M --max-pixels 50000000

      Exit codes: 0 all hold; 1 some do not; 2 some input could not be read; 64 usage; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The type that every file must be, or be a kind of.", valueName: "type"))
  var conformsTo: TypeArgument?

  @Option(help: ArgumentHelp("The kind that every item must be.", valueName: "kind"))
  var kind: MediaKind?

  @OptionGroup var filter: FilterOptions

  @OptionGroup(title: "Uploads") var uploads: UploadOptions

  @OptionGroup var fields: FieldOptions

  @Option(help: "How the files that do not hold are written.")
  var format: FindingFormat = .text

  @OptionGroup var known: BaselineOptions

  @Flag(help: "Show all evidence about files that do not hold, and why the verdict followed.")
  var explain = false

  @Flag(help: "Let a name count where nothing in the content supports it, as in an empty file.")
  var trustNames = false

  @Flag(help: "Let files count that are cut or damaged.")
  var allowDamaged = false

  @Flag(name: .shortAndLong, help: "Answer with the exit code alone.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  func validate() throws {
    try reading.requirePaths()
    try fields.require(of: format.record)
    if conformsTo == nil, kind == nil, filter.filter == nil, uploads.accept == nil {
      throw ValidationError(
        "Nothing to check: ask for --conforms-to TYPE, --kind KIND, --filter EXPRESSION, --accept LIST or several of them."
      )
    }
  }

  var request: CheckRequest {
    CheckRequest(
      reading: reading.request, type: conformsTo, kind: kind, filter: filter.request,
      upload: uploads.request,
      fields: fields.selection,
      format: format.record, baseline: known.file, explains: explain,
      policy: CheckPolicy(trustsNames: trustNames, allowsDamage: allowDamaged), isQuiet: quiet,
      color: color.color)
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus { try request.answer(output) }
}
