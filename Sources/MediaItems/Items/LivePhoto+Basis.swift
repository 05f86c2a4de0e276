internal import MediaMetadata

extension LivePhoto {
  /// What says that the halves are one: evidence in the files, a bundle's form, or names alone.
  ///
  /// More kinds of evidence may come: handle those that are not known here as evidence of another kind.
  public struct Basis: RawRepresentable, Hashable, Sendable {
    /// The word that records use.
    public let rawValue: String

    /// Creates a basis by the word that records use.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Both halves hold the same content identifier, or one holds it and lacks its partner: certain.
    public static let identifier = Basis(rawValue: "identifier")
    /// Names and moments, beside one identifier at most: weak.
    public static let name = Basis(rawValue: "name")
    /// A movie that marks its still's moment, and whose still was not found.
    public static let stillImageTime = Basis(rawValue: "stillImageTime")

    /// Every word that this version says.
    static let words: [String] = {
      let named = [Basis.identifier, .name, .stillImageTime].map(\.rawValue)
      // A movie that was exported beside its motion photo makes no other Live Photo of it.
      let others =
        LivePhotoPairing.Basis.allCases.filter { $0 != .embedded }.map(\.rawValue)
        + LivePhotoBundle.Basis.allCases.map(\.rawValue)
        + MotionVideo.Form.allCases.map(\.rawValue)
      return named + others.filter { !named.contains($0) }
    }()
  }
}
