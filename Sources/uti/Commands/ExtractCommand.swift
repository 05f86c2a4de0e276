public import ArgumentParser
import FileIdentification
public import MediaItems
public import MediaMetadata
import SystemPackage

/// `uti extract`: copies the parts of Live Photos, motion photos and other items to files.
struct ExtractCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Extract the parts of motion photos, Live Photo bundles and pairs to separate files.",
    discussion: """
      From a motion photo the video is extracted, from a bundle (a folder or a ZIP archive) and from a pair both halves, \
      from a bundle also its metadata. --preview extracts a preview image from an image. The parts are copied byte for \
      byte. Only a thumbnail stored as a coded item of a HEIC or AVIF file gets a new header, and the output says so. \
      No file is ever overwritten: an existing name is an error, unless --number finds another, or the file already \
      equals the part. The parts of an item are written all or none, even if interrupted. After a kill between two \
      names, the next extraction into the same folder completes the work. Extraction finishes even if standard output \
      is closed.

        uti extract PXL_0001.MP.jpg --to .             the video, PXL_0001.MP.mp4
        uti extract PXL_0001.MP.jpg --to out --still   the video, and the photo without it
        uti extract IMG_0003.livp --to out --create    photo, video and metadata
        uti extract -r Holiday --to out --number       from all motion photos, bundles and pairs in a folder
        uti extract IMG_0001.DNG --preview --to out    the largest JPEG in a raw image
        uti extract IMG_0001.HEIC --to out --without location    the photo, without its location

      --without copies the files of an item without its location, or without captions: title, description, comment, \
      keywords. Images and sound stay byte for byte the same. Data that may hold either is left out too, and listed. If \
      the metadata of an item cannot be left out, that is an error, and none of its files is written.

      Exit codes: 0 written, or already there; 1 nothing to extract in a named item, or only parts that are not standalone files; 2 some input could not be read, is \
      damaged or exceeds --max-size; 64 usage error; 65 bad declarations; 74 output or a file could not be written, or its name exists; 130 interrupted.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var to: PathArgument

  @Flag(help: "Create the folder if it does not exist.")
  var create = false

  @Flag(help: "Add a number to a name that exists, as in 'IMG_0001 (1).mov'.")
  var number = false

  @Flag(help: "Also write a motion photo's image without the video, if nothing else is lost.")
  var still = false

  @Flag(help: "Write only the largest preview image inside an image.")
  var preview = false

  @Option(
    help: ArgumentHelp("Which of several preview images to write; implies --preview.", valueName: "which"))
  var previews: MediaExtraction.PreviewChoice?

  @Option(
    help: ArgumentHelp(
      "Copy the files of the item without some metadata: location, captions, or both, separated by a comma.",
      valueName: "metadata"))
  var without: MetadataKinds?

  @Option(
    help: ArgumentHelp(
      "The maximum number of bytes to write per item, as in 500M or 2G; the default is 4G.",
      discussion:
        "Without this option, an archive member that expands to over 16M and 100 times its packed size is refused too.",
      valueName: "size"))
  var maxSize: ByteCount?

  @Option(help: "The output format for the results.")
  var format: ListFormat = .text

  @Flag(name: .shortAndLong, help: "Print errors only, no results; the exit code is set as usual.")
  var quiet = false

  func validate() throws {
    try reading.requirePaths()
    if still, preview || previews != nil {
      throw ValidationError("'--still' and '--preview' contradict each other: leave one of them out.")
    }
    if without != nil, still || preview || previews != nil {
      throw ValidationError("'--without' copies whole files: leave '--still' and '--preview' out.")
    }
    if reading.paths.contains(where: { $0.path == "-" }) {
      throw ValidationError("'extract' needs files: parts of standard input would have no name.")
    }
    if reading.basis == .name {
      throw ValidationError(
        "'extract' needs the content, and '--as name' does not read it: leave '--as' out.")
    }
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var content = ExtractRequest.Content.parts(stillAlone: still)
    if preview || previews != nil { content = .previews(previews ?? .largest) }
    if let without { content = .files(without: without) }
    return try ExtractRequest(
      reading: reading.searchingRequest, content: content, folder: to.path, makesFolder: create,
      addsNumbers: number,
      limits: maxSize.map { ExtractionLimits(byteCount: $0.value, ratio: nil) } ?? ExtractionLimits(),
      format: format, isQuiet: quiet
    ).run(output)
  }
}

extension MediaExtraction.PreviewChoice: ExpressibleByArgument {}

extension MetadataKinds: ExpressibleByArgument {
  private static let names: [(name: String, kinds: MetadataKinds)] = [
    ("location", .location), ("captions", .captions),
  ]

  /// Parses one name or several, separated by commas.
  public init?(argument: String) {
    var kinds: MetadataKinds = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let row = Self.names.first(where: { $0.name == name }) else { return nil }
      kinds.formUnion(row.kinds)
    }
    self = kinds
  }

  public static var allValueStrings: [String] { names.map(\.name) }

  public static var defaultCompletionKind: CompletionKind { .commaSeparated(allValueStrings) }
}
