// The names that code of iOS apps uses, over this package's classes: one `import AppleNames` in place of those of UIKit,
// PhotosUI, Photos and ImageIO, and for NSItemProvider's. On Apple's platforms the names are theirs, so this module is
// empty there: depend on the product with `.when(platforms: [.linux, .android, .openbsd])`.
#if !canImport(Darwin)
  @_exported public import ItemProviders
  @_exported public import MediaItems
  @_exported public import MediaMetadata
#endif
