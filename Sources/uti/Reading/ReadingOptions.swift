public import ArgumentParser
public import FileIdentification
import SystemPackage

/// What every command that reads files understands.
struct ReadingOptions: ParsableArguments {
  @Argument(help: "Files and folders; - is standard input.")
  var paths: [PathArgument] = []

  @Flag(name: .shortAndLong, help: "Enter folders; packages stay one item, media libraries do not.")
  var recursive = false

  @Option(
    help: ArgumentHelp("Read more paths from a file, one a line; - is standard input.", valueName: "file"))
  var filesFrom: PathArgument?

  @Flag(
    name: [.customShort("0"), .long], help: "Paths from --files-from end with a NUL instead of a new line.")
  var null = false

  @Option(help: ArgumentHelp("The name of what comes by standard input.", valueName: "hint"))
  var name: String?

  @Option(
    help: ArgumentHelp("What the sender says the files are: a MIME type or an identifier.", valueName: "type")
  )
  var claimed: TypeArgument?

  @Option(name: .customLong("as"), help: "Which evidence to use: the name, the content, or both.")
  var basis: FileIdentifier.Basis = .both

  @OptionGroup var scan: ScanOptions

  @Option(help: ArgumentHelp("The libmagic database to use.", valueName: "file"))
  var magic: PathArgument?

  @Flag(help: "Ask libmagic about every file, and report where it contradicts; the exit code is then 70.")
  var verify = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Look for the end that each format declares, however far it is, and run through coded data; or do not look.",
      discussion:
        "classify looks as far as a few small reads lead; summary, and conditions on damage, at coded data in five places, too; check as far as it takes; other commands do not look."
    ))
  var ends: Bool?

  @Flag(help: "Look for ends as far as a few small reads lead, and at no coded data.")
  var shallow = false

  @Flag(help: "One record a file: the members of Live Photo bundles and packages are files of their own.")
  var noPairing = false

  @Option(help: "Whether packages are one item or entered like folders.")
  var packages: PackageTreatment = .whole

  @Flag(name: [.customShort("L"), .long], help: "Follow symbolic links inside folders.")
  var followLinks = false

  @Flag(help: "Do not enter folders of other file systems.")
  var oneFileSystem = false

  @OptionGroup var isolation: IsolationOptions

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  enum PackageTreatment: String, ExpressibleByArgument, CaseIterable { case whole, descend }

  /// Whether nothing was named to read.
  var isEmpty: Bool { paths.isEmpty && filesFrom == nil }

  /// Refuses a command line that names nothing to read; for every command that cannot do without.
  func requirePaths() throws {
    if isEmpty {
      throw ValidationError(
        "No path to read. Name files or folders, or - for standard input, or --files-from a list.")
    }
  }

  func validate() throws {
    if null, filesFrom == nil {
      throw ValidationError("'-0' says how --files-from ends its paths; it needs that option.")
    }
    if verify, MagicVersion.linked == nil {
      throw ValidationError(
        "'--verify' asks libmagic, and this build has none; build with the LibMagic trait.")
    }
    if verify, basis == .name {
      throw ValidationError("'--verify' compares what content says; '--as name' reads none.")
    }
    if shallow, ends != nil {
      throw ValidationError("'--shallow' and '--\(ends == true ? "" : "no-")ends' contradict each other.")
    }
    if scan.pairAcross, noPairing {
      throw ValidationError("'--pair-across' and '--no-pairing' contradict each other.")
    }
    let readers = paths.filter { $0.path == "-" }.count + (filesFrom?.path == "-" ? 1 : 0)
    if readers > 1 { throw ValidationError("Standard input can be read only once.") }
  }

  var request: ReadingRequest {
    ReadingRequest(
      paths: paths, isRecursive: recursive, list: filesFrom, listIsNullTerminated: null, inputName: name,
      claimed: claimed, basis: basis, jobs: scan.jobs, magic: magic, verifies: verify,
      ends: shallow ? .brief : ends.map { $0 ? .whole : .omitted },
      pairs: !noPairing,
      pairsAcross: scan.pairAcross,
      entersPackages: packages == .descend, exclusions: scan.exclude,
      leavesOutForeign: scan.defaultExcludes, followsLinks: followLinks,
      staysOnFileSystem: oneFileSystem, registry: registry.request, isolation: isolation.isolate,
      timeLimit: isolation.timeout, showsProgress: scan.progress)
  }
}

/// How folders are read, for every command that reads them.
struct ScanOptions: ParsableArguments {
  /// Each is a thread with buffers of its own.
  static let mostJobs = 256

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("Files to read at once, 256 at most; a processor each by default.", valueName: "n"))
  var jobs: Int?

  @Flag(
    help:
      "Find the halves of Live Photos wherever they lie, not only within one folder; files may be read twice."
  )
  var pairAcross = false

  @Option(
    help: ArgumentHelp(
      "Leave out what matches a shell pattern; one with a slash is matched against paths. May be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether to leave out what programs and devices keep in folders for themselves: @eaDir, ._*, .DS_Store, bins, thumbnails.",
      discussion: "summary, pick and orphans leave it out, all other commands do not."))
  var defaultExcludes: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Say on standard error how far reading is, where that is a terminal and takes over half a second.")
  var progress = true

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'-j \(jobs)': at least one file is read at once.") }
    if let jobs, jobs > Self.mostJobs {
      throw ValidationError("'-j \(jobs)': at most \(Self.mostJobs) files are read at once.")
    }
  }
}

extension FileIdentifier.Basis: ExpressibleByArgument {}
