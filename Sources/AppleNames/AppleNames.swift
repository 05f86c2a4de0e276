// Apple's names for this package's classes: `import AppleNames` replaces UIKit, PhotosUI, Photos and ImageIO
// in code of iOS apps. The module is empty on Apple's platforms: depend on the product with `.when(platforms:
// [.linux, .android, .openbsd])`.
#if !canImport(Darwin)
  @_exported public import ItemProviders
  @_exported public import MediaItems
  @_exported public import MediaMetadata
#endif
