import ArgumentParser
import TypeDeclarations
import UniformTypes

/// Which declarations the answers rest on.
struct RegistryOptions: ParsableArguments {
  enum Layers: String, ExpressibleByArgument, CaseIterable { case all, apple }

  @Option(
    help: ArgumentHelp(
      "Whose declarations to use.",
      discussion: "'all' is what a Mac with apps installed knows; 'apple' is what Apple's systems declare."))
  var registry: Layers = .all

  @Option(
    help: ArgumentHelp(
      "More declarations: a table or an Info.plist. May be repeated.",
      discussion: "What is declared already keeps its first declaration.", valueName: "file"))
  var types: [PathArgument] = []

  var request: RegistryRequest { RegistryRequest(layers: registry, files: types) }

  /// The registry that the options describe.
  func makeRegistry() throws -> TypeRegistry { try request.makeRegistry() }
}

/// Which declarations are wanted, however that was said.
struct RegistryRequest: Equatable {
  var layers = RegistryOptions.Layers.all
  var files: [PathArgument] = []

  /// The registry that is described.
  func makeRegistry() throws -> TypeRegistry {
    var registry: TypeRegistry = layers == .all ? .standard : .apple
    for file in files {
      let declarations = try DeclarationFiles.read(file)
      for known in declarations.filter({ registry.type($0.identifier) != nil }) {
        Diagnostics.warning(
          "\(known.place): '\(known.identifier)' is declared already; its first declaration stays")
      }
      do {
        registry = try registry.adding(declarations)
      } catch {
        throw CommandFailure(.badDeclarations, "\(error)")
      }
    }
    return registry
  }
}
