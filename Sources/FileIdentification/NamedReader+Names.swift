internal import Formats
internal import UniformTypes

extension NamedReader {
  /// The one for what a name says.
  static func reader(for names: NameEvidence?) -> NamedReader? {
    guard let names, !names.saysNothing else { return nil }
    return all.first { row in names.types.contains(row.type.type) }
  }

  private static let all = FileFormat.all.compactMap(\.namedReader)
}
