internal import ByteSources
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// The contents of an `.AAE` file: who understands an edit, when it was made, and its recipe, which nobody here follows.
package struct AdjustmentEnvelope: Hashable, Sendable {
  /// Names the recipe's format, `com.apple.photo` say.
  package let formatIdentifier: String
  package let formatVersion: String
  /// The recipe.
  package let data: [UInt8]
  /// What wrote it; empty where the camera did, for slow motion say.
  package let editor: String?
  /// Seconds since the beginning of 2001, in UTC.
  package let timestamp: Double?

  /// The effects of the edit, one bit each.
  package let effects: Effects

  /// The effects that an edit's `adjustmentRenderTypes` names, as photo libraries read them.
  package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A Live Photo that plays again and again.
    package static let loop = Self(rawValue: 1)
    /// A Live Photo as one long exposure.
    package static let longExposure = Self(rawValue: 4)
    /// A Live Photo that plays forth and back.
    package static let bounce = Self(rawValue: 8)
  }

  /// Longer ones are not what their names say.
  private static let longest: Int64 = 4 << 20

  /// Whether a camera made it by itself: it names no editor, or itself, and for slow motion the format is a camera's own.
  package var isCameras: Bool {
    editor == "com.apple.camera" || (editor ?? "").isEmpty && timestamp == nil
  }

  /// Reads a file; nil for one that cannot be read, and for what is no such property list.
  package init?(at path: FilePath) {
    guard let bytes = try? Self.bytes(of: path),
      let list = try? PropertyList.parse(bytes, limits: .sidecar),
      let identifier = list["adjustmentFormatIdentifier"]?.string
    else { return nil }
    formatIdentifier = identifier
    formatVersion = list["adjustmentFormatVersion"]?.string ?? ""
    data = list["adjustmentData"]?.data ?? []
    editor = list["adjustmentEditorBundleID"]?.string
    timestamp = list["adjustmentTimestamp"]?.date
    effects = Effects(rawValue: list["adjustmentRenderTypes"]?.integer ?? 0)
  }

  private static func bytes(of path: FilePath) throws -> [UInt8]? {
    guard let (file, status) = try FileDescriptor.openRegularFile(path) else { return nil }
    defer { file.release() }
    guard (1...longest).contains(status.byteCount) else { return nil }
    let source = DescriptorSource(descriptor: file.rawValue, byteCount: status.byteCount)
    var bytes = [UInt8](repeating: 0, count: Int(status.byteCount))
    let count = try bytes.withUnsafeMutableBytes { try source.read(at: 0, into: $0) }
    return count == bytes.count ? bytes : nil
  }
}

extension MediaItem {
  /// The `.AAE` files of the item, in their order.
  package var adjustmentFiles: [FilePath] { sidecars.filter { $0.extension?.lowercased() == "aae" } }

  /// What its `.AAE` files say; the last edit first.
  ///
  /// Complexity: reads them.
  package var adjustments: [AdjustmentEnvelope] {
    adjustmentFiles.compactMap { AdjustmentEnvelope(at: $0) }
      .sorted { ($0.timestamp ?? -.infinity) > ($1.timestamp ?? -.infinity) }
  }
}
