internal import UniformTypes

extension EndRule {
  /// Documents, archives, databases, programs and fonts.
  static let documents: [EndRule] = []
}
