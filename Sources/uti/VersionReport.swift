import FileIdentification
import UniformTypes

/// What `--version` prints: everything that an answer can depend on.
enum VersionReport {
  static let command = "0.2.0"
  /// What the parser holds until the report is asked for: making the report at every start would cost time.
  static let placeholder = "uti \(command)"

  static var text: String {
    (["uti \(command)", types] + libraries).joined(separator: "\n")
  }

  private static var types: String {
    let counts = TypeRegistry.layerCounts
    return "types: \(counts.apple) of Apple's, \(counts.community) of the community's"
  }

  /// One line for each library that takes part in answers.
  private static var libraries: [String] { [Isolation.report(.ownExecutable ?? .off), MagicVersion.report] }
}
