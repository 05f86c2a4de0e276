public import ArgumentParser
import FileIdentification
public import LoadPlans
import MediaItems
import PropertyLists

struct PlanCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Say how to load an item, or what a provider registered: which calls, in which order, and why.",
    discussion: """
      An object goes through memory, a file does not; which to ask for depends on what the item is and what it is \
      wanted for. Files are planned as a picker would hand them over, with the sizes that their headers tell, \
      each by itself: --count says how many are loaded at once. Identifiers are given in the provider's order. \
      Each step says how much memory it holds at most, and why it stands where it does.

        uti plan IMG_0001.HEIC --for display --memory-limit 64M
        uti plan -r Holiday --for upload --format ndjson
        uti plan --registered com.apple.live-photo-bundle,public.heic --for upload
        uti plan --registered public.heic,public.jpeg --for thumbnail --pixels 4032x3024

      --explain names the two rules; NDJSON and JSON always do. Exit codes: 0 a plan, or a refusal with its reason; 2 some input could not be read; 64 usage; \
      65 bad declarations; 74 output could not be written.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "The registered identifiers in order, separated by commas; '' is an empty provider.",
      valueName: "id,id,…"),
    completion: .types)
  var registered: String?

  @Option(name: .customLong("for"), help: "What the item is wanted for.")
  var purpose: LoadSituation.Purpose

  @Option(help: "Where the provider comes from.")
  var context: Context = .picker

  @Option(help: "Which representation of a file the picker was asked for.")
  var representation: RepresentationMode = .current

  @Option(help: ArgumentHelp("How much memory the load may take, as in 64M.", valueName: "bytes"))
  var memoryLimit: ByteCount?

  @Option(help: ArgumentHelp("The item's size, as in 5M; files say it themselves.", valueName: "bytes"))
  var size: ByteCount?

  @Option(help: ArgumentHelp("The picture's size, as in 4032x3024; files say it.", valueName: "pixels"))
  var pixels: PixelSize?

  @Option(help: ArgumentHelp("How many such items are loaded in one go.", valueName: "n"))
  var count = 1

  @Flag(help: "Only the still of a Live Photo is wanted.")
  var stillOnly = false

  @Flag(help: "The provider lets originals be opened in place.")
  var inPlace = false

  @Flag(help: "Name the rules that decided: what the item is, and which row of the table of plans fits.")
  var explain = false

  @Option(help: "How the plan is written.")
  var format: PlanFormat = .text

  enum PlanFormat: String, ExpressibleByArgument, CaseIterable { case text, ndjson, json }

  enum Context: String, ExpressibleByArgument, CaseIterable {
    case picker
    case shareExtension = "share-extension"

    var place: LoadSituation.Context { self == .picker ? .picker : .shareExtension }
  }

  func validate() throws {
    if count < 1 { throw ValidationError("'--count \(count)': at least one item is loaded.") }
    if registered == nil, reading.isEmpty {
      throw ValidationError("Name files to plan for, or what a provider registered, with --registered.")
    }
    if registered != nil, !reading.isEmpty {
      throw ValidationError("'--registered' stands for one provider; plan for files in a run of their own.")
    }
    if registered == nil, size != nil || pixels != nil {
      throw ValidationError("'--size' and '--pixels' are for --registered: files say their sizes themselves.")
    }
    if registered != nil, representation != .current {
      throw ValidationError("'--representation' is for files: what is registered is given already.")
    }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    guard let registered else {
      let stream = try reading.request.stream(keepsEvidence: false)
      let request = PlanRequest(
        purpose: purpose, context: context.place, mode: representation, itemCount: count,
        memoryLimit: memoryLimit?.value, wantsStillOnly: stillOnly, opensInPlace: inPlace,
        registry: stream.options.registry, explains: explain)
      return try PlanStream(reading: reading.request, stream: stream, request: request, format: format)
        .run(output)
    }
    let identifiers = registered.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    .filter { !$0.isEmpty }
    let plan = LoadPlan(
      for: LoadSituation(
        RegisteredTypes(identifiers, in: try reading.registry.makeRegistry()), for: purpose,
        in: context.place, itemCount: count, byteSize: size?.value,
        pixelSize: pixels.map { ($0.width, $0.height) }, memoryLimit: memoryLimit?.value,
        wantsStillOnly: stillOnly, opensInPlace: inPlace ? Set(identifiers) : []))
    if format == .text {
      // An identifier is whatever somebody registered; only the plan's own lines are lines.
      let text = identifiers.reduce(plan.text(explains: explain)) { text, identifier in
        let line = Unprintable.line(identifier)
        return line == identifier ? text : text.replacing(identifier, with: line)
      }
      try output.write(PrintableText.escapedLines(text) + "\n")
    } else {
      var json = JSONWriter(indented: format == .json)
      json.value(FieldValue(plan))
      try output.write(json.bytes)
      try output.write("\n")
    }
    return .success
  }
}

extension LoadPlan {
  /// The plan as people read it, and where it is to be explained, the rules that decided.
  func text(explains: Bool) -> String { explains ? "\(self)\n\(explanation)" : description }
}

extension LoadSituation.Purpose: ExpressibleByArgument {}
