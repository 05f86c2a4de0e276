import ArgumentParser
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// `uti duplicates`: lists files that are equal byte for byte.
struct DuplicatesCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicates",
    abstract: "List files that are equal byte for byte, and the space they waste.",
    discussion: """
      Folders and packages are entered; links are not followed. Files of the same size are compared by their first and \
      last bytes, then by a SHA-256 of all bytes. A file with several names (hard links) is one file: the other names are \
      listed with it, and save no space. Live Photos with two equal halves are one set. No file is ever removed.

        uti duplicates Holiday
        uti duplicates Holiday Backup --min-size 1M
        uti duplicates Holiday --format ndjson
        uti duplicates Holiday --print0 | xargs -0 ls -l

      Exit codes: 0 no files are equal; 1 some are; 2 some could not be compared; 64 usage error.
      """)

  @Argument(help: "Folders and files.")
  var paths: [PathArgument]

  @Option(
    help: ArgumentHelp(
      "Only files of at least this size, as in 4096, 64K or 1.5M (powers of 1024).", valueName: "bytes"))
  var minSize: ByteCount?

  /// Accepted as in other commands; folders are always entered.
  @Flag(name: .shortAndLong, help: .hidden)
  var recursive = false

  @Flag(help: "List empty files too, which are all equal.")
  var empty = false

  @Flag(help: "Treat the halves of Live Photos as single files.")
  var noPairing = false

  @Flag(help: "Do not enter folders on other file systems.")
  var oneFileSystem = false

  @Option(
    help: ArgumentHelp(
      "Leave out names that match a shell pattern; a pattern with a slash is compared with paths. May be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(
    help:
      "Leave out the internal files of programs and devices: @eaDir, ._*, .DS_Store, trash, thumbnails."
  )
  var defaultExcludes = false

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "The number of files to read at the same time, 256 at most; by default one per processor.",
      valueName: "n"))
  var jobs: Int?

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @Flag(
    name: [.customShort("0"), .long],
    help: "End each path with NUL, and each set with one more NUL; only the first name of each file.")
  var print0 = false

  @Flag(
    inversion: .prefixedNo,
    help: "Show progress on standard error, if it is a terminal and reading takes over half a second.")
  var progress = true

  func validate() throws {
    if paths.contains(where: { $0.path == "-" }) {
      throw ValidationError(
        "Standard input cannot be compared. Give folders, or './-' for a file of that name.")
    }
    if print0, format != .text {
      throw ValidationError(
        "'--print0' and '--format \(format.rawValue)' exclude each other: give one of them.")
    }
    if empty, let minSize, minSize.value > 0 {
      throw ValidationError("'--empty' and '--min-size \(minSize.value)' contradict each other.")
    }
    if let jobs, !(1...ScanOptions.maxJobs).contains(jobs) {
      throw ValidationError(
        "'-j \(jobs)': must be at least 1 and at most \(ScanOptions.maxJobs).")
    }
  }

  var isText: Bool { format == .text && !print0 }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var status = ExitStatus.success
    func report(_ path: FilePath, _ message: String) {
      status = status.combined(with: .unreadable)
      Diagnostics.error("\(PrintableText.escaped(path)): \(message)")
    }
    let showsProgress = progress && FileDescriptor.standardError.isTerminal
    if showsProgress {
      ProgressLine.shared.prepare(ProgressLine.Work(walk: folderWalk, paths: nil, endsOnInterruption: true))
      ProgressLine.shared.begin()
    }
    defer { ProgressLine.shared.end() }
    let files = try DuplicateCandidates()
    let walk = DuplicateWalk(
      files, sizes: max(minSize?.value ?? 0, empty ? 0 : 1)..., showsProgress: showsProgress
    ) {
      report($0, Unprintable.escapedLine($1.message))
    }
    for path in paths { try walk.walk(path.path, folderWalk) }
    try files.finish()
    let groups = try DuplicateSearch(
      files: files, threads: CurrentProcess.threads(upTo: jobs ?? CurrentProcess.processorCount)
    ) {
      report($0, $1.message)
    }.groups()
    let pairing = DuplicatePairs(groups: groups, files: files) {
      report($0, Unprintable.escapedLine($1.message))
    }
    let pairs = noPairing || print0 ? [:] : try pairing.pairs()
    var list = DuplicateList(print0 ? .nulTerminated : .list(format), groups, files)
    if print0 { output.passes.insert(.nulls) }
    try output.write(list.opening)
    for set in DuplicateSet.sets(of: groups, pairs) { try output.write(try list.rendered(set)) }
    try output.write(list.closing(walk))
    if groups.count > 0 { status = status.combined(with: .no) }
    return status
  }

  private var folderWalk: FolderWalk {
    var walk = FolderWalk(.current)
    walk.isRecursive = true
    walk.entersPackages = true
    walk.findsSidecars = false
    walk.goesFolderByFolder = true
    walk.staysOnFileSystem = oneFileSystem
    walk.exclusions = exclude.map { Glob($0) }
    walk.leavesOutForeign = defaultExcludes
    return walk
  }
}
