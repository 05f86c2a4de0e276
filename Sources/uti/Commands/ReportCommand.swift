import ArgumentParser
import FileIdentification
import SystemPackage

/// `uti report`: writes an HTML page about a library.
struct ReportCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract:
      "Write an HTML page about a library, with problems, thumbnails and evidence.",
    discussion: """
      Folders are entered, as in summary. The page is one file that loads nothing from the network. It lists problems \
      first: wrong extensions, missing halves, damage and missing dates, each with the command that lists or fixes them. \
      Below are all items by day or folder, with search and filters, all fields and their evidence, and the graph of \
      the types found. Thumbnails are taken from the files, without metadata; nothing is decoded without --decode.

        uti report Holiday --to holiday.html
        uti report Holiday --to holiday.html --private place,serial --replace
        uti report Holiday --to holiday.html --with-media holiday-media

      The page does not show locations, serial numbers, captions or absolute paths, unless --private names them. It \
      needs a browser of 2023 or later.

      Exit codes: 0 written; 2 some input could not be read, as listed in the page; 64 usage error; 74 the page, or some media, could not be written.
      """)

  @Argument(help: "The folders to report on.", completion: .directory)
  var folders: [PathArgument]

  @Option(
    help: ArgumentHelp(
      "The page to write. An existing file is not overwritten.", valueName: "file"))
  var to: PathArgument

  @Flag(help: "Replace an existing page.")
  var replace = false

  @Option(
    help: ArgumentHelp(
      "Copy videos, and images that browsers show, to this folder, without metadata; the folder is created if necessary.",
      discussion:
        "Live Photos, motion photos and videos then play in the page. No file is overwritten, and no file is copied twice.",
      valueName: "dir"),
    completion: .directory)
  var withMedia: PathArgument?

  @Flag(
    help: ArgumentHelp(
      "Make thumbnails for files without one, with vipsthumbnail, heif-thumbnailer and ffmpeg, if installed.",
      discussion:
        "Each program runs on one file in a separate process, which can only read that file and write to a pipe, for 20 seconds at most. Metadata is removed from its output too."
    ))
  var decode = false

  @Option(
    name: .customLong("private"),
    help: ArgumentHelp(
      "Private fields to show, separated by commas. May be repeated.",
      discussion:
        "The fields are latitude, longitude, altitude (together: place), serial, title, description, keywords, people (together: caption), paths, and media: copies with all their metadata.",
      valueName: "fields"),
    completion: .commaSeparated(PrivateFields.words))
  var privateFields: [String] = []

  @Option(help: ArgumentHelp("The title of the page; by default the name of the folder.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The maximum size of a page; the rest goes to more pages, FILE-2, FILE-3; 60M by default.",
      valueName: "size"))
  var pageSize: ByteCount?

  @Flag(help: "Check for damage with a few small reads only, without coded data.")
  var shallow = false

  @OptionGroup var filter: FilterOptions

  @OptionGroup var scan: ScanOptions

  @Option(help: ArgumentHelp("The libmagic database to use.", valueName: "file"))
  var magic: PathArgument?

  @OptionGroup var isolation: IsolationOptions

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  private static let defaultPageSize: Int64 = 60 << 20

  private var named: PrivateFields {
    var named = PrivateFields()
    for list in privateFields { _ = named.add(list) }
    return named
  }

  func validate() throws {
    if folders.isEmpty { throw ValidationError("No folder is given. Give at least one.") }
    var named = PrivateFields()
    for list in privateFields {
      if let unknown = named.add(list) {
        throw ValidationError(
          "'--private \(list)': '\(unknown)' is not one of \(PrivateFields.words.joined(separator: ", ")).")
      }
    }
    if let pageSize, pageSize.value < 1 << 20 {
      throw ValidationError("'--page-size': must be at least 1M.")
    }
  }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let reading = ReadingRequest(
      paths: folders, isRecursive: true, jobs: scan.jobs, magic: magic,
      ends: shallow ? .brief : filter.request?.ends ?? .near,
      pairsAcross: scan.pairAcross, exclusions: scan.exclude, leavesOutForeign: scan.defaultExcludes ?? true,
      registry: registry.request, isolation: isolation.isolate, timeLimit: isolation.timeout,
      showsProgress: scan.progress)
    return try ReportRequest(
      reading: reading, filter: filter.request, page: to.path, replaces: replace, named: named, title: title,
      pageSize: pageSize?.value ?? Self.defaultPageSize, mediaFolder: withMedia?.path,
      decodes: decode
    ).run(output)
  }
}
