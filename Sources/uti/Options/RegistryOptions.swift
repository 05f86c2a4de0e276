import ArgumentParser
import TypeDeclarations
import UniformTypes

/// The options `--registry` and `--types`: the type declarations to use.
struct RegistryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The declarations to use.",
      discussion: """
        'all' is every type known to a Mac with apps installed; 'apple' is the types of Apple's systems; 'apple@iOS18.2' \
        is those of one system. A number alone is a version of iOS: apple@18.
        """))
  var registry: RegistryLayers = .all

  @Option(
    help: ArgumentHelp(
      "More declarations: a table or an Info.plist. May be repeated.",
      discussion: "A type that is already declared keeps its first declaration.", valueName: "file"))
  var types: [PathArgument] = []

  var request: RegistryRequest { RegistryRequest(layers: registry, files: types) }

  func makeRegistry() throws -> TypeRegistry { try request.makeRegistry() }
}

/// The layers of the registry: all, Apple's, or those of one system.
enum RegistryLayers: Hashable, ExpressibleByArgument, CustomStringConvertible {
  case all, apple
  case appleOn(AppleSystem)

  private static let systemPrefix = "apple@"

  init?(argument: String) {
    switch argument {
    case "all": self = .all
    case "apple": self = .apple
    default:
      guard argument.hasPrefix(Self.systemPrefix),
        let system = AppleSystem(String(argument.dropFirst(Self.systemPrefix.count)))
      else { return nil }
      self = .appleOn(system)
    }
  }

  static var allValueStrings: [String] {
    ["all", "apple"] + AppleSystem.known.map { "\(systemPrefix)\($0)" }
  }

  var description: String {
    switch self {
    case .all: "all"
    case .apple: "apple"
    case .appleOn(let system): "\(Self.systemPrefix)\(system)"
    }
  }

  /// The declarations of these layers.
  var registry: TypeRegistry {
    switch self {
    case .all: .standard
    case .apple: .apple
    case .appleOn(let system): .apple(on: system)
    }
  }
}

/// The requested declarations.
struct RegistryRequest: Equatable {
  var layers = RegistryLayers.all
  var files: [PathArgument] = []

  func makeRegistry() throws -> TypeRegistry {
    var registry = layers.registry
    for file in files {
      let declarations = try DeclarationFiles.read(file)
      for existing in declarations.filter({ registry.type($0.identifier) != nil }) {
        Diagnostics.warning(
          "\(existing.place): '\(existing.identifier)' is already declared; the first declaration is used")
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
