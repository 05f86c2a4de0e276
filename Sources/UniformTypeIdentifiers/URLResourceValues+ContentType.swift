#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // Linux's Foundation drops unknown resource keys. So this is an alias of the path key, and the type is
  // computed when the value is read, which works in variables, sets and enumerators as on Apple's platforms.
  // Foundation's own `typeIdentifierKey` never has a value there and cannot be redeclared.
  extension URLResourceKey {
    /// The key of `URLResourceValues.contentType`, an alias of `pathKey`.
    ///
    /// A missing file has no type, where Apple's platforms throw an error, and `allValues` contains the path.
    public static var contentTypeKey: URLResourceKey { .pathKey }
  }

  extension URLResourceValues {
    /// The type of the file by its kind and name; nil if not requested, or the file is missing.
    ///
    /// As on Apple's systems the content is not read. A link is `public.symlink`, whatever its target.
    /// Complexity: one system call for each access.
    public var contentType: UTType? {
      path.flatMap { try? FileKind(URL(fileURLWithPath: $0)) }?.contentType
    }
  }
#endif
