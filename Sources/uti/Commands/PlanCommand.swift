public import ArgumentParser
public import LoadPlans
import MediaItems

struct PlanCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Say how to load what a provider registered: which calls, in which order, and why.",
    discussion: """
      An object goes through memory, a file does not; which to ask for depends on what the item is and what it is \
      wanted for. Identifiers are given in the provider's order.

        uti plan --registered com.apple.live-photo-bundle,public.heic --for upload
        uti plan --registered public.heic,public.jpeg --for thumbnail --memory-limit 64M --format ndjson

      Exit codes: 0 a plan, or a refusal with its reason; 64 usage; 65 bad declarations.
      """)

  @Option(
    help: ArgumentHelp(
      "The registered identifiers in order, separated by commas; '' is an empty provider.",
      valueName: "id,id,…"))
  var registered: String

  @Option(name: .customLong("for"), help: "What the item is wanted for.")
  var purpose: LoadSituation.Purpose

  @Option(help: "Where the provider comes from.")
  var context: Context = .picker

  @Option(help: ArgumentHelp("How much memory the load may take, as in 64M.", valueName: "bytes"))
  var memoryLimit: ByteCount?

  @Option(help: ArgumentHelp("The item's size, as in 5M.", valueName: "bytes"))
  var size: ByteCount?

  @Option(help: ArgumentHelp("The picture's size, as in 4032x3024.", valueName: "pixels"))
  var pixels: PixelSize?

  @Option(help: ArgumentHelp("How many items are loaded in one go.", valueName: "n"))
  var count = 1

  @Flag(help: "Only the still of a Live Photo is wanted.")
  var stillOnly = false

  @Option(help: "How the plan is written.")
  var format: PlanFormat = .text

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  enum PlanFormat: String, ExpressibleByArgument, CaseIterable { case text, ndjson, json }

  enum Context: String, ExpressibleByArgument, CaseIterable {
    case picker
    case shareExtension = "share-extension"
  }

  func validate() throws {
    if count < 1 { throw ValidationError("'--count \(count)': at least one item is loaded.") }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let identifiers = registered.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let situation = LoadSituation(
      RegisteredTypes(identifiers.filter { !$0.isEmpty }, in: try registry.makeRegistry()), for: purpose,
      in: context == .picker ? .picker : .shareExtension, itemCount: count, byteSize: size?.value,
      pixelSize: pixels.map { ($0.width, $0.height) }, memoryLimit: memoryLimit?.value,
      wantsStillOnly: stillOnly)
    let plan = LoadPlan(for: situation)
    if format == .text {
      try output.write(PrintableText.escapedLines(plan.description) + "\n")
    } else {
      var json = JSONWriter(indented: format == .json)
      json.value(FieldValue(plan))
      try output.write(json.bytes)
      try output.write("\n")
    }
    return .success
  }
}

extension LoadSituation.Purpose: ExpressibleByArgument {}

extension FieldValue {
  init(_ plan: LoadPlan) {
    self = .object(present: [
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
