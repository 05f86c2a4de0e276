import ArgumentParser
import FileIdentification
import MediaItems

struct CheckCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Ask whether files are of a type or kind, and answer with the exit code.",
    discussion: """
      True only if every path holds by its content. A name counts where the content can carry its type: Swift \
      source is text, and passes. A name alone does not pass, nor an empty, cut or damaged file. Files that do not \
      hold are listed, with the reason on standard error, unless --quiet. Of --conforms-to, --kind, --filter, \
      --accept and --manifest, all that are given must hold.

        uti check upload.bin --conforms-to public.image && echo welcome
        uti check -r Inbox --kind photo
        uti check -r Inbox --filter 'images and pixelWidth >= 1024'
        uti check -r Inbox --conforms-to public.heic --filter 'located == false'
        uti check upload.bin --accept 'image/*,.heic' --max-size 20M --max-pixels 50000000
        uti check --manifest SHA256SUMS

      Exit codes: 0 all hold; 1 some do not; 2 some input could not be read; 64 usage; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The type that every file must be, or be a kind of.", valueName: "type"))
  var conformsTo: TypeArgument?

  @Option(help: ArgumentHelp("The kind that every item must be.", valueName: "kind"))
  var kind: MediaKind?

  @OptionGroup var filter: FilterOptions

  @Option(
    help: ArgumentHelp(
      "Check the files of a list of sums, as sha256sum, sha1sum and md5sum write it; - is standard input.",
      discussion:
        "Its files are the paths; each must have its sum, and all else that is asked must hold of each.",
      valueName: "file"))
  var manifest: PathArgument?

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
    if manifest == nil { try reading.requirePaths() } else { try requireListAlone() }
    try fields.require(of: format.record)
    if conformsTo == nil, kind == nil, filter.filter == nil, uploads.accept == nil, manifest == nil {
      throw ValidationError(
        "Nothing to check: ask for --conforms-to TYPE, --kind KIND, --filter EXPRESSION, --accept LIST, --manifest FILE or several of them."
      )
    }
  }

  /// Refuses what a list of sums does not go with.
  private func requireListAlone() throws {
    if !reading.isEmpty || reading.recursive {
      throw ValidationError("'--manifest' names the files to check; name no others, and no folder.")
    }
    if reading.basis == .name {
      throw ValidationError("'--manifest' reads files; '--as name' reads none.")
    }
    if reading.scan.pairAcross {
      throw ValidationError("'--manifest' looks at each file by itself; '--pair-across' joins them.")
    }
  }

  var request: CheckRequest {
    CheckRequest(
      reading: reading.request, type: conformsTo, kind: kind, filter: filter.request,
      upload: uploads.request, manifest: manifest,
      fields: fields.selection,
      format: format.record, baseline: known.file, explains: explain,
      policy: CheckPolicy(trustsNames: trustNames, allowsDamage: allowDamaged), isQuiet: quiet,
      color: color.color)
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus { try request.answer(output) }
}
