public import ArgumentParser
public import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// The options of commands that read files.
struct ReadingOptions: ParsableArguments {
  @Argument(help: "Files and folders; - is standard input.")
  var paths: [PathArgument] = []

  @Flag(
    name: .shortAndLong,
    help: "Read everything in folders. A package is one item; the files of a photo library are listed.")
  var recursive = false

  @Option(
    help: ArgumentHelp("Read more paths from a file, one per line; - is standard input.", valueName: "file"))
  var filesFrom: PathArgument?

  @Flag(
    name: [.customShort("0"), .long], help: "Paths from --files-from end with NUL instead of a newline.")
  var null = false

  @Option(help: ArgumentHelp("The name to assume for data from standard input.", valueName: "hint"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The type that the sender claims, such as a Content-Type: evidence beside name and content.",
      valueName: "type")
  )
  var claimed: TypeArgument?

  @Option(name: .customLong("as"), help: "The evidence to use: the name, the content, or both.")
  var basis: FileIdentifier.Basis = .both

  @OptionGroup var scan: ScanOptions

  @Option(help: ArgumentHelp("The libmagic database to use.", valueName: "file"))
  var magic: PathArgument?

  @Flag(help: "Compare each answer with libmagic, and report contradictions; the exit code is then 70.")
  var verify = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Look for missing data in the whole file, which is slow: a truncated end, holes filled with one byte. Altered bytes are not found.",
      discussion:
        "classify checks the end of each file, with a few small reads. summary, and filters on damage, also check five places in its data. check goes to the end. Other commands do not check."
    ))
  var ends: Bool?

  @Flag(help: "Check only the end of each file for damage, with a few small reads.")
  var shallow = false

  @Flag(help: "One record per file: files in Live Photo bundles and packages are listed separately.")
  var noPairing = false

  @Option(help: "Whether a package is one item or entered like a folder.")
  var packages: PackageTreatment = .whole

  @Flag(name: [.customShort("L"), .long], help: "Follow symbolic links inside folders.")
  var followLinks = false

  @Flag(help: "Do not enter folders on other file systems.")
  var oneFileSystem = false

  @OptionGroup var isolation: IsolationOptions

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  enum PackageTreatment: String, ExpressibleByArgument, CaseIterable { case whole, descend }

  /// True if no input is given.
  var isEmpty: Bool { paths.isEmpty && filesFrom == nil }

  /// Throws if no input is given.
  func requirePaths() throws {
    if isEmpty {
      throw ValidationError(
        "No path is given. Give files or folders, or - for standard input, or a list with --files-from.")
    }
  }

  func validate() throws {
    if null, filesFrom == nil {
      throw ValidationError("'-0' needs --files-from.")
    }
    if verify, MagicVersion.linked == nil {
      throw ValidationError(
        "'--verify' needs libmagic, and this build has none; build with the LibMagic trait.")
    }
    if verify, basis == .name {
      throw ValidationError(
        "'--verify' needs the content, and '--as name' does not read it: leave one of them out.")
    }
    if shallow, ends != nil {
      throw ValidationError("'--shallow' and '--\(ends == true ? "" : "no-")ends' contradict each other.")
    }
    if scan.pairAcross, noPairing {
      throw ValidationError("'--pair-across' and '--no-pairing' contradict each other.")
    }
    let inputCount = paths.filter { $0.path == "-" }.count + (filesFrom?.path == "-" ? 1 : 0)
    if inputCount > 1 { throw ValidationError("Standard input can be read only once.") }
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

/// The options of commands that read folders.
struct ScanOptions: ParsableArguments {
  /// The limit on `--jobs`; each job is a thread with its own buffers.
  static let maxJobs = 256

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "The number of files to read at the same time, 256 at most; by default one per processor.",
      valueName: "n"))
  var jobs: Int?

  @Flag(
    help:
      "Pair the halves of Live Photos across all folders, not only within one; files may be read twice."
  )
  var pairAcross = false

  @Option(
    help: ArgumentHelp(
      "Leave out names that match a shell pattern; a pattern with a slash is compared with paths. May be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether to leave out the internal files of programs and devices: @eaDir, ._*, .DS_Store, trash, thumbnails.",
      discussion:
        "The default is to leave them out in summary, pick and orphans, and to include them in all other commands."
    ))
  var defaultExcludes: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Show progress on standard error, if it is a terminal and reading takes over half a second.")
  var progress = true

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'-j \(jobs)': must be at least 1.") }
    if let jobs, jobs > Self.maxJobs {
      throw ValidationError("'-j \(jobs)': must be at most \(Self.maxJobs).")
    }
  }
}

extension FileIdentifier.Basis: ExpressibleByArgument {}

extension ReadingOptions {
  /// Validates the options of a library command.
  func validateLibrary() throws {
    try requirePaths()
    if verify {
      throw ValidationError("'--verify' reports single files: use it with 'uti check' or 'uti classify'.")
    }
  }

  var libraryRequest: ReadingRequest {
    var request = request
    request.isRecursive = true
    request.leavesOutForeign = scan.defaultExcludes ?? true
    return request
  }
}

extension ReadingOptions {
  /// The request of searching commands, which enter folders on the command line without `-r`.
  ///
  /// Folders in a list are not entered.
  var searchingRequest: ReadingRequest {
    var request = request
    request.isRecursive = recursive || paths.contains { FileSystem.isFolder($0.path) }
    request.leavesOutForeign = scan.defaultExcludes ?? request.isRecursive
    return request
  }
}

extension ReadingRequest {
  func libraryStream(details: MediaDetails.Parts) throws -> ItemStream {
    var stream = try stream(keepsEvidence: false, details: details)
    stream.leavesOutSidecars = true
    stream.looksForSidecars = true
    stream.goesFolderByFolder = true
    stream.keepsOnlyShownFields = true
    return stream
  }

  /// Returns the source of paths, replayable for pairing across folders, which reads twice.
  func librarySource() throws -> PathSource { pairsAcross ? try source.replayable() : source }
}
