import FileIdentification
import UniformTypes

/// The output of `--version`: the versions that results depend on.
enum VersionReport {
  static let command = "0.2.0"
  /// The version passed to the parser; building the full report at every start would be slow.
  static let placeholder = "uti \(command)"

  static var text: String {
    (["uti \(command)", types] + libraries).joined(separator: "\n")
  }

  private static var types: String {
    let counts = TypeRegistry.layerCounts
    return "types: \(counts.apple) of Apple's, \(counts.community) of the community's"
  }

  /// One line for each library that affects results.
  private static var libraries: [String] { [Isolation.report(.ownExecutable ?? .off), MagicVersion.report] }
}
