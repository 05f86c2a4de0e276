public import ArgumentParser
import FileIdentification
public import LoadPlans
import MediaItems
import PropertyLists

/// `uti plan`: advises app developers which calls load a picked item.
struct PlanCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "For app developers: advise which calls load a picked item, in which order, and why.",
    discussion: """
      Loading an object needs memory for it, loading a file does not. The better way depends on the item and on the \
      purpose. Files are planned as a picker would provide them, with the sizes in their headers, one by one; --count is \
      the number of items loaded together. Identifiers are given in the order of the provider. Each step shows its peak \
      memory and the reason for its place.

        uti plan IMG_0001.HEIC --for display --memory-limit 64M
        uti plan -r Holiday --for upload --format ndjson
        uti plan --registered com.apple.live-photo-bundle,public.heic --for upload
        uti plan --registered public.heic,public.jpeg --for thumbnail --pixels 4032x3024

      --explain names the two rules that decided; NDJSON and JSON always do. Exit codes: 0 a plan, or a refusal with its reason; 2 some input could not be read; 64 usage error; \
      65 bad declarations; 74 output could not be written.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "The registered identifiers in order, separated by commas; '' is an empty provider.",
      valueName: "id,id,…"),
    completion: .types)
  var registered: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The purpose: thumbnail, display, edit, upload or metadata.", valueName: "purpose"))
  var purpose: LoadSituation.Purpose

  @Option(help: "The source of the item provider.")
  var context: Context = .picker

  @Option(help: "The representation of files requested from the picker.")
  var representation: RepresentationMode = .current

  @Option(help: ArgumentHelp("The maximum memory for loading, as in 64M.", valueName: "bytes"))
  var memoryLimit: ByteCount?

  @Option(help: ArgumentHelp("With --registered: the size of the item, as in 5M.", valueName: "bytes"))
  var size: ByteCount?

  @Option(
    help: ArgumentHelp("With --registered: the size of the image, as in 4032x3024.", valueName: "pixels"))
  var pixels: PixelSize?

  @Option(help: ArgumentHelp("The number of such items loaded together.", valueName: "n"))
  var count = 1

  @Flag(help: "Load only the photo of a Live Photo.")
  var stillOnly = false

  @Flag(help: "Assume that the provider can open originals in place.")
  var inPlace = false

  @Flag(help: "Name the rules that decided: the one for the kind of item, and the one for the plan.")
  var explain = false

  @Option(help: "The output format.")
  var format: ListFormat = .text

  enum Context: String, ExpressibleByArgument, CaseIterable {
    case picker
    case shareExtension = "share-extension"

    var loadContext: LoadSituation.Context { self == .picker ? .picker : .shareExtension }
  }

  func validate() throws {
    if count < 1 { throw ValidationError("'--count \(count)': must be at least 1.") }
    if registered == nil, reading.isEmpty {
      throw ValidationError(
        "No item is given. Give files, or the identifiers of a provider with --registered.")
    }
    if registered != nil, !reading.isEmpty {
      throw ValidationError("'--registered' and files exclude each other: use one run for each.")
    }
    if registered == nil, size != nil || pixels != nil {
      throw ValidationError(
        "'--size' and '--pixels' need --registered: the sizes of files are read from them.")
    }
    if registered != nil, representation != .current {
      throw ValidationError("'--representation' has no effect with --registered: leave one of them out.")
    }
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    guard let registered else {
      let stream = try reading.request.stream(keepsEvidence: false)
      let request = PlanRequest(
        purpose: purpose, context: context.loadContext, mode: representation, itemCount: count,
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
        in: context.loadContext, itemCount: count, byteSize: size?.value,
        pixelSize: pixels.map { ($0.width, $0.height) }, memoryLimit: memoryLimit?.value,
        wantsStillOnly: stillOnly, opensInPlace: inPlace ? Set(identifiers) : []))
    if format == .text {
      // Identifiers may contain line breaks.
      let text = identifiers.reduce(plan.text(explains: explain)) { text, identifier in
        let line = Unprintable.escapedLine(identifier)
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
  /// Returns the plan as text, with the deciding rules if `explains` is true.
  func text(explains: Bool) -> String { explains ? "\(self)\n\(explanation)" : description }
}

extension LoadSituation.Purpose: ExpressibleByArgument {}

extension FieldValue {
  /// Creates the JSON of a plan, preceded by `members`: for a file, its path and registered types.
  init(_ plan: LoadPlan, after members: [(String, FieldValue?)] = []) {
    self = .object(
      present: members + [
        ("kind", .text(plan.kind.rawValue)), ("purpose", .text(plan.purpose.rawValue)),
        ("rule", .text(plan.rule)),
        ("because", .text(plan.because)), ("decidedBy", plan.decision.decidedBy.map(FieldValue.text)),
        ("decision", .text(plan.decision.rule)),
        (
          "steps",
          .list(
            plan.steps.map { step in
              .object(present: [
                ("call", .text(step.call.rawValue)), ("identifier", step.identifier.map(FieldValue.text)),
                ("class", step.targetClass.map { .text($0.rawValue) }), ("turn", .text(step.turn.rawValue)),
                ("estimatedPeakBytes", step.estimatedPeakBytes.map { .integer(Int(clamping: $0)) }),
                ("needsTranscoding", step.needsTranscoding ? .flag(true) : nil),
                ("reason", .text(step.reason)),
              ])
            })
        ),
        (
          "never",
          .list(
            plan.never.map { row in
              .object(present: [
                ("call", .text(row.call.rawValue)), ("identifier", row.identifier.map(FieldValue.text)),
                ("class", row.targetClass.map { .text($0.rawValue) }), ("reason", .text(row.reason)),
              ])
            })
        ),
        (
          "refusal",
          plan.refusal.map { .object(present: [("name", .text($0.name)), ("reason", .text($0.reason))]) }
        ),
        (
          "ending",
          .object(present: [("name", .text(plan.ending.name)), ("reason", .text(plan.ending.reason))])
        ),
      ])
  }
}
