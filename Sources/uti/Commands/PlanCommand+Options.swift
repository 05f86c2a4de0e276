import ArgumentParser
import FileIdentification
import SystemPackage
import UniformTypes

/// What `plan` understands of reading files; it may be given none, unlike ``ReadingOptions``.
struct PlanReadingOptions: ParsableArguments {
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

  @Option(name: .shortAndLong, help: ArgumentHelp("Files to read at once.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("The libmagic database to use.", valueName: "file"))
  var magic: PathArgument?

  @Flag(help: "One plan a file: the halves of Live Photos are pictures and movies of their own.")
  var noPairing = false

  @Flag(help: "Find the halves of Live Photos wherever they lie; everything is read twice.")
  var pairAcross = false

  @Option(
    help: ArgumentHelp(
      "Leave out what matches a shell pattern; one with a slash is matched against paths. May be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(name: [.customShort("L"), .long], help: "Follow symbolic links inside folders.")
  var followLinks = false

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  var isEmpty: Bool { paths.isEmpty && filesFrom == nil }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'-j \(jobs)': at least one file is read at once.") }
    if null, filesFrom == nil {
      throw ValidationError("'-0' says how --files-from ends its paths; it needs that option.")
    }
    if pairAcross, noPairing {
      throw ValidationError("'--pair-across' and '--no-pairing' contradict each other.")
    }
    let readers = paths.filter { $0.path == "-" }.count + (filesFrom?.path == "-" ? 1 : 0)
    if readers > 1 { throw ValidationError("Standard input can be read only once.") }
  }

  var request: ReadingRequest {
    var request = ReadingRequest()
    request.paths = paths
    request.isRecursive = recursive
    request.list = filesFrom
    request.listIsNullTerminated = null
    request.inputName = name
    request.claimed = claimed
    request.jobs = jobs
    request.magic = magic
    request.pairs = !noPairing
    request.pairsAcross = pairAcross
    request.exclusions = exclude
    request.followsLinks = followLinks
    request.registry = registry.request
    return request
  }
}
