#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // Linux's Foundation drops resource keys that it does not know. This is another name for the key of the path, and the
  // type is found when the value is asked for: so it works in variables, sets and enumerators as on Apple's platforms.
  // Foundation has a `typeIdentifierKey` of its own there, which never has a value and leaves no room for another.
  extension URLResourceKey {
    /// The type of a file, as `URLResourceValues.contentType`: here another name for `pathKey`.
    ///
    /// So a file that is not there has no type, where Apple's platforms throw an error, and `allValues` has the path.
    public static var contentTypeKey: URLResourceKey { .pathKey }
  }

  extension URLResourceValues {
    /// The type of the file, by its kind and its name; nil when it was not asked for, or there is no such file.
    ///
    /// The content is not read, as Apple's systems do not read it. A link is `public.symlink`, whatever it leads to.
    /// Complexity: asks the system each time.
    public var contentType: UTType? {
      path.flatMap { try? FileKind(URL(fileURLWithPath: $0)) }?.contentType
    }
  }
#endif
