#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  extension PHAsset {
    /// The state of an asset's edits: none, a person's or the camera's, with the photo library's numbers.
    public enum AdjustmentsState: Int, Hashable, Sendable {
      /// It is as it was taken.
      case none = 0
      /// A person edited it.
      case userAdjusted = 2
      /// Only the camera did, as it does for slow motion.
      case cameraAutoAdjusted = 3
    }

    /// Whether an `.AAE` file says that it was edited, and by whom.
    ///
    /// Complexity: reads these files. One that cannot be read counts as a person's.
    public var adjustmentsState: AdjustmentsState {
      let item = mediaAsset.item
      let files = item.adjustmentFiles
      guard !files.isEmpty else { return .none }
      let edits = item.adjustments
      return edits.count == files.count && edits.allSatisfy(\.isCameras) ? .cameraAutoAdjusted : .userAdjusted
    }

    /// When it was edited last, by its `.AAE` files; nil where none says.
    public var adjustmentTimestamp: Date? {
      mediaAsset.item.adjustments.first?.timestamp.map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// The format of the last edit's recipe, by its `.AAE` files; nil where there is none.
    public var adjustmentFormatIdentifier: String? { mediaAsset.item.adjustments.first?.formatIdentifier }
  }

  /// The recipe of an edit, which only its own editor understands.
  public final class PHAdjustmentData: NSObject, Sendable {
    /// Names the recipe's format.
    public let formatIdentifier: String
    /// The format's version.
    public let formatVersion: String
    /// The recipe.
    public let data: Data

    /// Creates a recipe.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
      (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }

    /// Reads the recipe of an asset's last edit in its `.AAE` file; nil for an asset without one.
    ///
    /// ```swift
    /// let edit = PHAsset.fetchAssets(with: nil).firstObject.flatMap { PHAdjustmentData(of: $0) }
    /// ```
    public convenience init?(of asset: PHAsset) {
      guard let edit = asset.mediaAsset.item.adjustments.first else { return nil }
      self.init(
        formatIdentifier: edit.formatIdentifier, formatVersion: edit.formatVersion, data: Data(edit.data))
    }
  }
#endif
