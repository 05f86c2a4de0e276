#if !canImport(Darwin)
  public import UniformTypes

  // ShazamKit's types.
  extension UTType {
    /// A song's signature file; ShazamKit's constant.
    public static var shazamSignature: UTType { UTType(importedAs: "com.apple.shazamsignature") }
    /// A catalog of signatures; ShazamKit's constant.
    public static var shazamCustomCatalog: UTType { UTType(importedAs: "com.apple.shazamcatalog") }
  }
#endif
