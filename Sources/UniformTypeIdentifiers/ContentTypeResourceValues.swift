#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// A resource key that may be asked for together with the content type.
  ///
  /// Foundation's own key type drops keys that it does not know, so that only this literal form has an answer:
  /// `try url.resourceValues(forKeys: [.contentTypeKey, .fileSizeKey])`.
  public struct ContentTypeResourceKey: Hashable, Sendable {
    let key: URLResourceKey?

    /// The type of the file, by its kind and name.
    public static var contentTypeKey: Self { Self(key: nil) }

    public static var nameKey: Self { Self(key: .nameKey) }
    public static var isDirectoryKey: Self { Self(key: .isDirectoryKey) }
    public static var isRegularFileKey: Self { Self(key: .isRegularFileKey) }
    public static var isSymbolicLinkKey: Self { Self(key: .isSymbolicLinkKey) }
    public static var isHiddenKey: Self { Self(key: .isHiddenKey) }
    public static var fileSizeKey: Self { Self(key: .fileSizeKey) }
    public static var creationDateKey: Self { Self(key: .creationDateKey) }
    public static var contentModificationDateKey: Self { Self(key: .contentModificationDateKey) }
  }

  /// The values of resource keys, the content type among them.
  @dynamicMemberLookup
  public struct ContentTypeResourceValues {
    /// The type of the file, by its kind and name; nil when it was not asked for or the URL is no file's.
    public let contentType: UTType?
    private let values: URLResourceValues

    init(contentType: UTType?, values: URLResourceValues) {
      self.contentType = contentType
      self.values = values
    }

    /// The values that Foundation knows.
    public subscript<Value>(dynamicMember path: KeyPath<URLResourceValues, Value>) -> Value {
      values[keyPath: path]
    }
  }

  extension URL {
    /// The content type and other values of the file that the URL names.
    ///
    /// The type follows from what kind of file it is and from its name; the content is not read, as Apple's systems do
    /// not read it. A link is `public.symlink`, whatever it leads to. Errors: `CocoaError` when there is no such file
    /// or it cannot be looked at.
    @_disfavoredOverload
    public func resourceValues(forKeys keys: Set<ContentTypeResourceKey>) throws -> ContentTypeResourceValues
    {
      let values = try resourceValues(forKeys: Set(keys.compactMap(\.key)))
      let type = keys.contains(.contentTypeKey) && isFileURL ? try FileKind(self).contentType : nil
      return ContentTypeResourceValues(contentType: type, values: values)
    }
  }
#endif
