#if !canImport(Darwin)
  public import ItemProviders

  /// `ItemProvider` under Apple's name.
  public typealias NSItemProvider = ItemProvider

  /// `ItemProviderReading` under Apple's name.
  public typealias NSItemProviderReading = ItemProviderReading

  /// `ItemProviderWriting` under Apple's name.
  public typealias NSItemProviderWriting = ItemProviderWriting

  /// `ItemProviderFileOptions` under Apple's name.
  public typealias NSItemProviderFileOptions = ItemProviderFileOptions

  /// `ItemProviderRepresentationVisibility` under Apple's name.
  public typealias NSItemProviderRepresentationVisibility = ItemProviderRepresentationVisibility
#endif
