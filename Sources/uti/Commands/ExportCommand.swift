import ArgumentParser
import PropertyLists
import UniformTypes

/// `uti export`: prints the types in the formats of other programs.
struct ExportCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export the types for other programs.",
    discussion: """
      If several types own an extension, the preferred type gets it, as in 'uti types .ts'; if that has no MIME type, the \
      extension is left out. Types without a MIME type of their own are left out, except in info-plist, which holds \
      declarations; those of --types are named on standard error. Signatures are not exported, because they are code.

        uti export --format shared-mime-info > ~/.local/share/mime/packages/uti.xml
        update-mime-database ~/.local/share/mime
        uti export --format apache > mime.types
        uti export --format nginx --conforming-to public.image
        uti export --format html-accept --conforming-to public.movie
      """)

  @Option(help: "The output format.")
  var format: ExportFormat

  @Option(help: ArgumentHelp("Only types that are a kind of this one.", valueName: "type"))
  var conformingTo: TypeArgument?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let supertype = try conformingTo?.type(of: "--conforming-to", in: registry)
    let types = registry.declaredTypes.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    try output.write(TypeExport(types, registry).text(format))
    if format != .infoPlist, !registryOptions.types.isEmpty { warn(of: types, in: registry) }
    return .success
  }

  /// Warns about the types of --types that are left out.
  private func warn(of types: [UTType], in registry: TypeRegistry) {
    let builtIn = registryOptions.registry.registry
    let added = types.filter { builtIn.type($0.identifier)?.isDeclared != true }
    for identifier in TypeExport(added, registry).withoutMIMEType {
      Diagnostics.warning(
        "\(PrintableText.escaped(identifier)) has no MIME type and is left out; declare one, or use --format info-plist"
      )
    }
  }
}

/// The formats of exported types.
enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
  case sharedMIMEInfo = "shared-mime-info"
  case apache, nginx
  case htmlAccept = "html-accept"
  case infoPlist = "info-plist"
}
