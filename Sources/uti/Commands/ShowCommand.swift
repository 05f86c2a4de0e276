import ArgumentParser

/// `uti show`: prints all that is declared about a type.
struct ShowCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show everything about a type.",
    discussion: """
      If several types own a tag, all are shown, the preferred one first. A tag without an owner has a dynamic type, \
      which is shown decoded, as is a dynamic identifier (dyn.a…).

      'kind of' lists every supertype, nearest first, then draws the graph between them. 'printed MIME' is the MIME type \
      to print for a type that declares none itself.

        uti show public.heic
        uti show .ts image/jpg
        uti show fmt/43
        uti show dyn.ah62d4rv4ge81e5pe
      """)

  @Argument(
    help: ArgumentHelp(
      "The type: public.heic, .heic, image/heic or a PRONOM identifier such as fmt/1101.", valueName: "type"))
  var arguments: [TypeArgument]

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @OptionGroup var colors: ColorOptions

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let graph = TypeGraph(registry)
    var details: [TypeDetails] = []
    var status = ExitStatus.success
    for argument in arguments {
      do {
        let types = try argument.types(in: registry, fileAdvice: .classify)
        for (index, type) in types.enumerated() {
          details.append(TypeDetails(type, preference: types.count > 1 ? index + 1 : nil, graph: graph))
        }
      } catch let failure as CommandFailure {
        // The other arguments are still shown.
        Diagnostics.error(failure.message)
        status = status.combined(with: failure.status)
      }
    }
    switch format {
    case .text:
      let terminal = colors.output
      try output.write(details.map { $0.text(terminal, graph) }.joined(separator: "\n"))
    case .json, .ndjson: try output.write(format.objects(details) { $0.write(to: &$1) })
    }
    return status
  }
}
