#if !canImport(Darwin)
  public import UniformTypes

  extension UTType {
    /// A file of a song's signature; ShazamKit's own constant.
    public static var shazamSignature: UTType { UTType(importedAs: "com.apple.shazamsignature") }
    /// A file of many signatures; ShazamKit's own constant.
    public static var shazamCustomCatalog: UTType { UTType(importedAs: "com.apple.shazamcatalog") }
  }
#endif
