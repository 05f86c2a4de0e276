internal import UniformTypes

extension EndRule {
  /// Pictures, and movies in the same containers.
  static let pictures: [EndRule] = [
    EndRule(
      name: "png", types: [.png], read: PictureEnds.png,
      because: "IEND is the last chunk (PNG, 11.2.5)")
  ]
}
