// A replacement for Apple's framework on other platforms: sources of an iOS app that import it compile. On
// Apple's platforms this module would hide the framework of the same name and could not re-export it, so it is
// empty there: depend on the product with `.when(platforms: [.linux, .android, .openbsd])`.
//
// Its presence makes `canImport(UniformTypeIdentifiers)` true for whatever is built with it. Libraries should depend on
// `UniformTypes` instead; this product is for applications that own their whole build.
#if !canImport(Darwin)
  @_exported public import UniformTypes
#endif
