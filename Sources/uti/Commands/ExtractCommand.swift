public import ArgumentParser
import FileIdentification
public import MediaItems
public import MediaMetadata
import SystemPackage

struct ExtractCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Write the parts of motion photos, Live Photo bundles and pairs to files of their own.",
    discussion: """
      A motion photo gives its movie, a bundle (a folder or a ZIP archive) and a pair give both halves, a bundle its \
      metadata too; with --preview a picture gives the smaller picture inside it. The bytes are those of the file; \
      only a thumbnail that is a coded item of a HEIC or AVIF file is wrapped: its bytes behind a new head, and said so. \
      Nothing is ever written over a file: a name that is taken is an error, unless --number finds another, or the file \
      is the part itself, byte for byte. The parts of an item are written all or none, also when interrupted; what was \
      killed between two names is completed by the next extraction into the same folder. It goes to its end \
      whatever becomes of standard output.

        uti extract PXL_0001.MP.jpg --to .             its movie, PXL_0001.MP.mp4
        uti extract PXL_0001.MP.jpg --to out --still   the movie, and the picture without it
        uti extract IMG_0003.livp --to out --create    still, movie and metadata
        uti extract -r Holiday --to out --number       from all motion photos, bundles and pairs in a folder
        uti extract IMG_0001.DNG --preview --to out    the largest JPEG in a raw picture
        uti extract IMG_0001.HEIC --to out --without location    the photo, without its place

      With --without the files of an item are copied without the place where it was taken, or without captions: title, \
      description, comment, keywords. Pictures and sound keep their bytes. What nobody can say to hold neither is left \
      out too, and named; an item whose metadata cannot be left out is an error, and no file of it is written.

      Exit codes: 0 written, or there already; 1 nothing to extract in an item that was named, or only parts that are not standalone files; 2 some input could not be read, is \
      damaged or is more than --max-size; 64 usage; 65 bad declarations; 74 output or a file could not be written, or its name is taken; 130 interrupted.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var to: PathArgument

  @Flag(help: "Make the folder if it is not there.")
  var create = false

  @Flag(help: "Put a number behind a name that is taken, as in 'IMG_0001 (1).mov'.")
  var number = false

  @Flag(help: "Write a motion photo's picture without the movie as well, where nothing else is lost by that.")
  var still = false

  @Flag(help: "Write the largest smaller picture that a picture holds, and no other part.")
  var preview = false

  @Option(help: ArgumentHelp("Which of several smaller pictures; implies --preview.", valueName: "which"))
  var previews: MediaExtraction.PreviewChoice?

  @Option(
    help: ArgumentHelp(
      "Copy the item's files without some metadata: location, captions, or both with a comma.",
      valueName: "metadata"))
  var without: MetadataKinds?

  @Option(
    help: ArgumentHelp(
      "The most bytes to write for one item, as in 500M or 2G; the default is 4G.",
      discussion:
        "Without it, a member of an archive that grows to 100 times its packed length and beyond 16M is refused as well.",
      valueName: "size"))
  var maxSize: ByteCount?

  @Option(help: "How the results are written.")
  var format: ExtractFormat = .text

  @Flag(name: .shortAndLong, help: "Write no results, only files, errors and the exit code.")
  var quiet = false

  func validate() throws {
    try reading.requirePaths()
    if still, preview || previews != nil {
      throw ValidationError("'--still' is about a motion photo's parts, and '--preview' takes none of them.")
    }
    if without != nil, still || preview || previews != nil {
      throw ValidationError("'--without' copies whole files: leave '--still' and '--preview' out.")
    }
    if reading.paths.contains(where: { $0.path == "-" }) {
      throw ValidationError("Parts are taken from files: standard input has no name to give them.")
    }
    if reading.basis == .name {
      throw ValidationError("Parts are found in the content; '--as name' does not look there.")
    }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var wanted = ExtractRequest.Wanted.parts(stillAlone: still)
    if preview || previews != nil { wanted = .previews(previews ?? .largest) }
    if let without { wanted = .files(without: without) }
    return try ExtractRequest(
      reading: reading.request, wanted: wanted, folder: to.path, makesFolder: create, numbers: number,
      limits: maxSize.map { ExtractionLimits(byteCount: $0.value, ratio: nil) } ?? ExtractionLimits(),
      format: format, isQuiet: quiet
    ).answer(output)
  }
}

/// How results are written.
enum ExtractFormat: String, ExpressibleByArgument, CaseIterable, Sendable { case text, ndjson }

extension MediaExtraction.PreviewChoice: ExpressibleByArgument {}

extension MetadataKinds: ExpressibleByArgument {
  private static let names: [(name: String, kinds: MetadataKinds)] = [
    ("location", .location), ("captions", .captions),
  ]

  /// One name or several, with commas between them.
  public init?(argument: String) {
    var kinds: MetadataKinds = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let row = Self.names.first(where: { $0.name == name }) else { return nil }
      kinds.formUnion(row.kinds)
    }
    self = kinds
  }

  public static var allValueStrings: [String] { names.map(\.name) }

  public static var defaultCompletionKind: CompletionKind { .commaList(allValueStrings) }
}
