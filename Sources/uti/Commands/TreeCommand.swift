import ArgumentParser
import PropertyLists
import UniformTypes

/// `uti tree`: draws the graph of types.
struct TreeCommand: OutputCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ndjson, json, dot, mermaid }

  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Draw the graph of types, or the part below or above one type.",
    discussion: """
      A type can have several parents. Text lists it under each of them; repeats are marked, and their subtypes are not \
      drawn again. '(+3)' is the number of types cut off by --depth. The other formats list each type once, with edges.

        uti tree public.image
        uti tree .docx --up
        uti tree public.movie --format dot | dot -Tsvg > movies.svg
      """)

  @Argument(
    help: ArgumentHelp("The type to start from; by default every root of the graph.", valueName: "type"))
  var start: TypeArgument?

  @Flag(help: "Draw the supertypes, not the subtypes.")
  var up = false

  @Option(help: "The maximum depth.")
  var depth: Int?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The output format.")
  var format: Format = .text

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("'--depth' must be at least 0.") }
    if up, start == nil {
      throw ValidationError("'--up' needs a type, as in 'uti tree public.heic --up'.")
    }
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let graph = TypeGraph(registry)
    let starts = try start.map { [try $0.type(in: registry, fileAdvice: .declarations)] } ?? graph.roots
    let direction: TypeGraph.Direction = up ? .up : .down
    let depth = depth ?? .max
    let steps = { graph.walk(direction, from: starts, depth: depth) }
    switch format {
    case .text: try output.write(TypeTree(graph, direction, from: starts, depth: depth).text(colors.output))
    case .dot: try output.write(GraphDrawing(steps().map(\.type)).dot)
    case .mermaid: try output.write(GraphDrawing(steps().map(\.type)).mermaid)
    case .json, .ndjson:
      let form = format == .json ? ListFormat.json : .ndjson
      try output.write(
        form.objects(steps()) { step, json in
          json.object { json in
            json.field("type", step.type.identifier)
            json.field("depth", step.depth)
            json.field("conformsTo", step.type.directSupertypes.map(\.identifier))
            json.field("subtypes", graph.next(.down, from: step.type).map(\.identifier))
          }
        })
    }
    return .success
  }
}
