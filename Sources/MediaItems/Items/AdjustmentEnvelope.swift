internal import ByteSources
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// The content of an `.AAE` file: the format, date and opaque data of an edit.
package struct AdjustmentEnvelope: Hashable, Sendable {
  /// The format of the edit's data, such as `com.apple.photo`.
  package let formatIdentifier: String
  package let formatVersion: String
  /// The data of the edit.
  package let data: [UInt8]
  /// The editor's bundle identifier; nil or empty if the camera wrote it, for example for slow motion.
  package let editor: String?
  /// The date in seconds since 2001, in UTC.
  package let timestamp: Double?

  /// The effects of the edit.
  package let effects: Effects

  /// The effects in `adjustmentRenderTypes`.
  package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A Live Photo that loops.
    package static let loop = Self(rawValue: 1)
    /// A Live Photo as one long exposure.
    package static let longExposure = Self(rawValue: 4)
    /// A Live Photo that plays forwards and backwards.
    package static let bounce = Self(rawValue: 8)
  }

  /// The size limit in bytes.
  private static let maxByteCount: Int64 = 4 << 20

  /// True if the camera made the edit: the editor is the camera, or neither editor nor date is stated.
  package var isByCamera: Bool {
    editor == "com.apple.camera" || (editor ?? "").isEmpty && timestamp == nil
  }

  /// Reads a file; nil if it cannot be read or is not an adjustment.
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
    guard (1...maxByteCount).contains(status.byteCount) else { return nil }
    let source = DescriptorSource(descriptor: file.rawValue, byteCount: status.byteCount)
    var bytes = [UInt8](repeating: 0, count: Int(status.byteCount))
    let count = try bytes.withUnsafeMutableBytes { try source.read(at: 0, into: $0) }
    return count == bytes.count ? bytes : nil
  }
}

extension MediaItem {
  /// The `.AAE` files of the item.
  package var adjustmentFiles: [FilePath] { sidecars.filter { $0.extension?.lowercased() == "aae" } }

  /// The content of the `.AAE` files, the last edit first.
  ///
  /// Complexity: reads the files.
  package var adjustments: [AdjustmentEnvelope] {
    adjustmentFiles.compactMap { AdjustmentEnvelope(at: $0) }
      .sorted { ($0.timestamp ?? -.infinity) > ($1.timestamp ?? -.infinity) }
  }
}
