#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  // The edits of an asset, from its `.AAE` files.
  extension PHAsset {
    /// The state of an asset's edits, with the photo library's values.
    public enum AdjustmentsState: Int, Hashable, Sendable {
      /// Not edited.
      case none = 0
      /// Edited by a person.
      case userAdjusted = 2
      /// Edited only by the camera, as for slow motion.
      case cameraAutoAdjusted = 3
    }

    /// The editor according to the `.AAE` files.
    ///
    /// Complexity: reads these files. An unreadable file counts as a person's edit.
    public var adjustmentsState: AdjustmentsState {
      let item = mediaAsset.item
      let files = item.adjustmentFiles
      guard !files.isEmpty else { return .none }
      let edits = item.adjustments
      return edits.count == files.count && edits.allSatisfy(\.isByCamera)
        ? .cameraAutoAdjusted : .userAdjusted
    }

    /// The time of the last edit in the `.AAE` files; nil if none states it.
    public var adjustmentTimestamp: Date? {
      mediaAsset.item.adjustments.first?.timestamp.map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// The format of the last edit's data in the `.AAE` files; nil without one.
    public var adjustmentFormatIdentifier: String? { mediaAsset.item.adjustments.first?.formatIdentifier }
  }

  /// The data of an edit, readable only by its editor.
  public final class PHAdjustmentData: NSObject, Sendable {
    /// The identifier of the data's format.
    public let formatIdentifier: String
    /// The format's version.
    public let formatVersion: String
    /// The data.
    public let data: Data

    /// Creates edit data.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
      (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }

    /// Reads the data of an asset's last edit in its `.AAE` file; nil without one.
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
