internal import UniformTypes

extension EndRule {
  /// Sound and movies in containers of their own.
  static let sound: [EndRule] = []
}
