// The names that picker code of iOS uses, over this package's classes: one `import PhotosUINames` in place of those of
// UIKit, PhotosUI, Photos and ImageIO. On Apple's platforms the names are theirs, so this module is empty there: depend on
// the product with `.when(platforms: [.linux, .android, .openbsd])`.
#if !canImport(Darwin)
  @_exported public import MediaItems
  @_exported public import NSItemProviderNames
#endif
