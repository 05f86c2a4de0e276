import ArgumentParser
import PropertyLists
import UniformTypes

struct TreeCommand: AnsweringCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ndjson, json, dot, mermaid }

  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Draw the graph of types, or the part below or above one.",
    discussion: """
      A type may have several parents. In the text form it stands under each of them; where it stands again it is \
      marked so, and what is below it is not drawn twice. '(+3)' counts what --depth cut off. In the other forms each \
      type stands once and the edges tell the rest.

        uti tree public.image
        uti tree .docx --up
        uti tree public.movie --format dot | dot -Tsvg > movies.svg
      """)

  @Argument(help: ArgumentHelp("Where to begin; without it, every root of the graph.", valueName: "type"))
  var start: TypeArgument?

  @Flag(help: "Go up to what the type is a kind of, not down to its kinds.")
  var up = false

  @Option(help: "How many steps to go at most.")
  var depth: Int?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The form of the answer.")
  var format: Format = .text

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("--depth counts steps: write 0 or more.") }
    if up, start == nil {
      throw ValidationError("--up needs a type to go up from: uti tree public.heic --up")
    }
  }

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let graph = TypeGraph(registry)
    let starts = try start.map { [try $0.type(in: registry)] } ?? graph.roots
    let direction: TypeGraph.Direction = up ? .up : .down
    let depth = depth ?? .max
    let reached = { graph.walk(direction, from: starts, depth: depth) }
    switch format {
    case .text: try output.write(TypeTree(graph, direction, from: starts, depth: depth).text(colors.output))
    case .dot: try output.write(GraphDrawing(reached().map(\.type)).dot)
    case .mermaid: try output.write(GraphDrawing(reached().map(\.type)).mermaid)
    case .json, .ndjson:
      let form = format == .json ? ListFormat.json : .ndjson
      try output.write(
        form.objects(reached()) { step, json in
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
