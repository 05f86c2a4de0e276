// The names of Apple's classes for platforms that lack them: `import NSItemProviderNames` beside `import Foundation` and
// code written for `NSItemProvider` compiles. On Apple's platforms the names are Foundation's, so this module is empty
// there: depend on the product with `.when(platforms: [.linux, .android, .openbsd])`.
#if !canImport(Darwin)
  @_exported public import ItemProviders

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
