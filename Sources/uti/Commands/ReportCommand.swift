import ArgumentParser
import FileIdentification
import SystemPackage

struct ReportCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract:
      "Write a library as one page for a browser: what is wrong, a contact sheet, why each answer was given.",
    discussion: """
      Folders are entered, as summary enters them. The page is one file that loads nothing from anywhere: names that \
      contradict content, lost halves, damage and missing dates first, each with the command that lists or mends it; \
      then all items by day or folder, with search and filters, every field of each and the evidence for it; and the graph of \
      the types that were found. Pictures are those inside the files, without their metadata; nothing is decoded but where --decode says so.

        uti report Holiday --to holiday.html
        uti report Holiday --to holiday.html --private place,serial --replace
        uti report Holiday --to holiday.html --with-media holiday-media

      The page does not tell where pictures were taken, serial numbers, what people wrote about them, nor paths from the \
      root, unless --private names that. It needs a browser of 2023 or later.

      Exit codes: 0 written; 2 some input could not be read, and the page says what; 64 usage; 74 no page was written, or not all media.
      """)

  @Argument(help: "The folders to report on.", completion: .directory)
  var folders: [PathArgument]

  @Option(
    help: ArgumentHelp(
      "The page. What is there already is not overwritten.", valueName: "file"))
  var to: PathArgument

  @Flag(help: "Replace an earlier page of that name.")
  var replace = false

  @Option(
    help: ArgumentHelp(
      "Copy movies, and stills that browsers show, to this folder, without their metadata; it is made where it is not there.",
      discussion:
        "Live Photos, motion photos and videos then play in the page. Nothing is written over a file, and what is there already is not copied again.",
      valueName: "dir"),
    completion: .directory)
  var withMedia: PathArgument?

  @Flag(
    help: ArgumentHelp(
      "Make small pictures of what holds none, by vipsthumbnail, heif-thumbnailer and ffmpeg where they are installed.",
      discussion:
        "Each runs on one file in a process of its own that can read that file and write to a pipe, for 20 seconds at most; what it makes is stripped of metadata, too."
    ))
  var decode = false

  @Option(
    name: .customLong("private"),
    help: ArgumentHelp(
      "Show what the page does not tell by itself, names with commas between them. May be repeated.",
      discussion:
        "latitude, longitude, altitude (together: place), serial, title, description, keywords, people (together: caption), paths, and media: copies with all that is written in them.",
      valueName: "fields"),
    completion: .commaList(PrivateFields.words))
  var privateFields: [String] = []

  @Option(help: ArgumentHelp("The page's title; the folder's name by default.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "How large one page may be; what is more goes to further pages, FILE-2, FILE-3; 60M by default.",
      valueName: "size"))
  var pageSize: ByteCount?

  @Flag(help: "Look for ends as far as a few small reads lead, and at no coded data.")
  var shallow = false

  @OptionGroup var filter: FilterOptions

  @OptionGroup var scan: ScanOptions

  @Option(help: ArgumentHelp("The libmagic database to use.", valueName: "file"))
  var magic: PathArgument?

  @OptionGroup var isolation: IsolationOptions

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  private static let usualSize: Int64 = 60 << 20

  private var named: PrivateFields {
    var named = PrivateFields()
    for list in privateFields { _ = named.add(list) }
    return named
  }

  func validate() throws {
    if folders.isEmpty { throw ValidationError("No folder to report on. Name one.") }
    var named = PrivateFields()
    for list in privateFields {
      if let unknown = named.add(list) {
        throw ValidationError(
          "'--private \(list)': '\(unknown)' is none of \(PrivateFields.words.joined(separator: ", ")).")
      }
    }
    if let pageSize, pageSize.value < 1 << 20 {
      throw ValidationError("'--page-size': a page has room for 1M at least.")
    }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let reading = ReadingRequest(
      paths: folders, isRecursive: true, jobs: scan.jobs, magic: magic, ends: shallow ? .brief : .near,
      pairsAcross: scan.pairAcross, exclusions: scan.exclude, leavesOutForeign: scan.defaultExcludes ?? true,
      registry: registry.request, isolation: isolation.isolate, timeLimit: isolation.timeout,
      showsProgress: scan.progress)
    return try ReportRequest(
      reading: reading, filter: filter.request, page: to.path, replaces: replace, named: named, title: title,
      pageSize: pageSize?.value ?? Self.usualSize, mediaFolder: withMedia?.path,
      decodes: decode
    ).answer(output)
  }
}
