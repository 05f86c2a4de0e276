import ArgumentParser
import FileIdentification
import MediaItems

/// `uti check`: checks files by type, kind, filter, upload rules or checksums.
struct CheckCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check whether files are of a type or kind; the exit code says yes or no.",
    discussion: """
      The answer is yes only if every file passes by its content. The name counts if the content can have that type: \
      Swift source is text, and passes. A file with the right name only does not pass, nor does an empty, truncated or \
      damaged one; with --manifest alone only the checksum counts. Files that fail are listed with the reason, unless --quiet. If several of \
      --conforms-to, --kind, --filter, --accept and --manifest are given, a file must pass all of them.

        uti check upload.bin --conforms-to public.image && echo welcome
        uti check -r Inbox --kind photo
        uti check -r Inbox --filter 'images and pixelWidth >= 1024'
        uti check -r Inbox --conforms-to public.heic --filter 'located == false'
        uti check upload.bin --accept 'image/*,.heic' --max-size 20M --max-pixels 50000000
        uti check --manifest SHA256SUMS

      Exit codes: 0 all files pass; 1 some fail; 2 some input could not be read; 64 usage error; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The type that every file must conform to.", valueName: "type"))
  var conformsTo: TypeArgument?

  @Option(
    help: ArgumentHelp("The kind that every item must be of; several are alternatives.", valueName: "kind"))
  var kind: [MediaKind] = []

  @OptionGroup var filter: FilterOptions

  @Option(
    help: ArgumentHelp(
      "Check the files in a list of checksums, as written by sha256sum, sha1sum and md5sum; - is standard input.",
      discussion:
        "The files in the list are the paths. Each must have its checksum and pass the other checks.",
      valueName: "file"))
  var manifest: PathArgument?

  @OptionGroup(title: "Uploads") var uploads: UploadOptions

  @OptionGroup var fields: FieldOptions

  @Option(help: "The output format for files that fail.")
  var format: FindingFormat = .text

  @OptionGroup var baselineOptions: BaselineOptions

  @Flag(help: "Show all evidence about files that fail, and the reasons for the answer.")
  var explain = false

  @Flag(help: "Accept the name if nothing in the content supports it, as for an empty file.")
  var trustNames = false

  @Flag(help: "Accept truncated and damaged files.")
  var allowDamaged = false

  @Flag(name: .shortAndLong, help: "Print nothing; the exit code is the answer.")
  var quiet = false

  @OptionGroup var color: ColorOptions

  func validate() throws {
    if manifest == nil { try reading.requirePaths() } else { try validateManifestOptions() }
    try fields.validate(for: format.record)
    if conformsTo == nil, kind.isEmpty, filter.filter == nil, uploads.accept.isEmpty, manifest == nil {
      throw ValidationError(
        "No condition is given. Give --conforms-to TYPE, --kind KIND, --filter EXPRESSION, --accept LIST or --manifest FILE. For damage alone, give --conforms-to public.data."
      )
    }
  }

  /// Throws for options that contradict `--manifest`.
  private func validateManifestOptions() throws {
    if !reading.isEmpty || reading.recursive {
      throw ValidationError("'--manifest' lists the files to check: give no other paths, and leave '-r' out.")
    }
    if reading.basis == .name {
      throw ValidationError(
        "'--manifest' needs the content, and '--as name' does not read it: leave one of them out.")
    }
    if reading.scan.pairAcross {
      throw ValidationError(
        "'--manifest' checks single files, and '--pair-across' joins them: leave one of them out.")
    }
  }

  var request: CheckRequest {
    CheckRequest(
      reading: reading.request, type: conformsTo, kinds: kind, filter: filter.request,
      upload: uploads.request, manifest: manifest,
      fields: fields.selection,
      format: format.record, baseline: baselineOptions.file, explains: explain,
      policy: CheckPolicy(trustsNames: trustNames, allowsDamage: allowDamaged), isQuiet: quiet,
      color: color.color)
  }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus { try request.run(output) }
}
