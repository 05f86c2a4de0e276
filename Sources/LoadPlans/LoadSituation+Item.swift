public import MediaItems
internal import MediaMetadata
public import UniformTypes

extension LoadSituation {
  /// Creates the situation of loading a media item from a provider that registers what a picker does for it.
  ///
  /// Sizes come from the item's headers. `byteSize` is for what one file's size does not tell: a Live Photo in two
  /// files or a bundle. With `opensInPlace`, what lies on disk as it is can be opened without a copy.
  public init(
    _ item: MediaItem, for purpose: Purpose, in context: Context = .picker,
    mode: RepresentationMode = .current, itemCount: Int = 1, byteSize: Int64? = nil,
    memoryLimit: Int64? = nil, wantsStillOnly: Bool = false, opensInPlace: Bool = false,
    registry: TypeRegistry = .current
  ) {
    let picked = RegisteredForms(of: item, in: context, mode: mode, registry: registry)
    let known = byteSize ?? (item.livePhoto?.form == .pair ? nil : item.file.byteCount)
    self.init(
      RegisteredTypes(picked, context, registry), for: purpose, in: context, itemCount: itemCount,
      // The size of what has to be made first is not known.
      byteSize: picked.forms.contains { $0.making != .transcoded } ? known : nil,
      pixelSize: Self.pixelSize(of: item), memoryLimit: memoryLimit, wantsStillOnly: wantsStillOnly,
      opensInPlace: opensInPlace ? Set(picked.forms.filter { $0.making == .asIs }.map(\.identifier)) : [],
      needsTranscoding: Set(picked.forms.filter { $0.making == .transcoded }.map(\.identifier)))
  }

  private static func pixelSize(of item: MediaItem) -> (width: Int, height: Int)? {
    guard item.kind == .photo || item.kind == .livePhoto, let metadata = item.file.metadata,
      let width = metadata.pixelWidth ?? metadata.storedWidth,
      let height = metadata.pixelHeight ?? metadata.storedHeight
    else { return nil }
    return (width, height)
  }
}
