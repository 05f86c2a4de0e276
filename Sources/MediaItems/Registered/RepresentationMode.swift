/// Which representation of an item a picker was configured to hand over; the raw values are those of its own constants.
public enum RepresentationMode: Int, Hashable, Sendable, CaseIterable {
  /// The system decides; in practice as ``compatible``.
  case automatic = 0
  /// What is there, transcoded only if there is no other way.
  case current = 1
  /// JPEG and H.264, transcoded to that where needed.
  case compatible = 2

  /// The constant's name.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .current: "current"
    case .compatible: "compatible"
    }
  }
}
