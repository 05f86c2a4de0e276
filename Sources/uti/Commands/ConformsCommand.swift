import ArgumentParser
import PropertyLists
import UniformTypes

/// `uti conforms`: shows whether one type conforms to another, and the path between them.
struct ConformsCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "conforms",
    abstract: "Tell whether one type is a kind of another, and show the path between them.",
    discussion: """
      Every type is a kind of itself. Exit code 0 means true, 1 means false or an unknown identifier.

      The container of a file does not count: a Word document is stored in a ZIP archive, and is no archive. The \
      answer mentions such a container.

        uti conforms public.heic public.image
        uti conforms --quiet .docx public.archive || echo no archive
      """)

  @Argument(help: "The type to ask about.")
  var type: TypeArgument

  @Argument(help: "The type that it may be a kind of.")
  var supertype: TypeArgument

  @Flag(name: [.short, .long], help: "Print nothing; the exit code is the answer.")
  var quiet = false

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @OptionGroup var colors: ColorOptions

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let type = try type.type(in: registry, fileAdvice: .check)
    let supertype = try supertype.type(in: registry)
    let conforms = type.conforms(to: supertype)
    if !quiet {
      switch format {
      case .text: try output.write(text(type, supertype, conforms))
      case .json, .ndjson: try output.write(json(type, supertype, conforms))
      }
    }
    return conforms ? .success : .no
  }

  private func path(_ type: UTType, _ supertype: UTType) -> [String] {
    (TypeGraph.path(from: type, to: supertype) ?? []).map(\.identifier)
  }

  private func text(_ type: UTType, _ supertype: UTType, _ conforms: Bool) -> String {
    let terminal = colors.output
    if conforms {
      let path = path(type, supertype).map(PrintableText.escaped).joined(separator: " → ")
      return terminal.styled("true", .good) + "  \(path)\n"
    }
    var text = terminal.styled("false", .warning)
    text += PrintableText.escaped("  \(type.identifier) does not conform to \(supertype.identifier)")
    let common = TypeGraph.nearestCommonSupertypes(type, supertype).map(\.identifier)
    text +=
      common.isEmpty
      ? "; no common supertype" : "; nearest common supertype: " + common.joined(separator: ", ")
    if type.isCarried(by: supertype) { text += "; its bytes are carried by \(supertype.identifier)" }
    return text + "\n"
  }

  private func json(_ type: UTType, _ supertype: UTType, _ conforms: Bool) -> [UInt8] {
    var json = JSONWriter(indented: format == .json)
    json.object { json in
      json.field("conforms", conforms)
      json.field("type", type.identifier)
      json.field("supertype", supertype.identifier)
      json.field("path", conforms ? path(type, supertype) : [])
      json.field(
        "meetAt", conforms ? [] : TypeGraph.nearestCommonSupertypes(type, supertype).map(\.identifier))
      json.field("carried", conforms ? nil : type.isCarried(by: supertype))
    }
    json.endRecord()
    return json.bytes
  }
}
