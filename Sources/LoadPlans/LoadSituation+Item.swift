public import MediaItems
internal import MediaMetadata
public import UniformTypes

extension LoadSituation {
  /// Creates the situation of loading a media item from a provider with a picker's registrations.
  ///
  /// Sizes come from the item's headers. Pass `byteSize` for a Live Photo in two files or a bundle. With
  /// `opensInPlace`, existing files can be opened without a copy.
  public init(
    _ item: MediaItem, for purpose: Purpose, in context: Context = .picker,
    mode: RepresentationMode = .current, itemCount: Int = 1, byteSize: Int64? = nil,
    memoryLimit: Int64? = nil, wantsStillOnly: Bool = false, opensInPlace: Bool = false,
    registry: TypeRegistry = .current
  ) {
    let registered = RegisteredForms(of: item, in: context, mode: mode, registry: registry)
    let size = byteSize ?? (item.livePhoto?.form == .pair ? nil : item.file.byteCount)
    self.init(
      RegisteredTypes(registered, context, registry), for: purpose, in: context, itemCount: itemCount,
      // The size is unknown if everything must be transcoded.
      byteSize: registered.forms.contains { $0.making != .transcoded } ? size : nil,
      pixelSize: Self.pixelSize(of: item), memoryLimit: memoryLimit, wantsStillOnly: wantsStillOnly,
      opensInPlace: opensInPlace ? Set(registered.forms.filter { $0.making == .asIs }.map(\.identifier)) : [],
      needsTranscoding: Set(registered.forms.filter { $0.making == .transcoded }.map(\.identifier)))
  }

  private static func pixelSize(of item: MediaItem) -> (width: Int, height: Int)? {
    guard item.kind == .photo || item.kind == .livePhoto, let metadata = item.file.metadata,
      let width = metadata.pixelWidth ?? metadata.storedWidth,
      let height = metadata.pixelHeight ?? metadata.storedHeight
    else { return nil }
    return (width, height)
  }
}
