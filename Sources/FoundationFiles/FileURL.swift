internal import FileIdentification
internal import SystemPackage

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension URL {
  /// Returns the path of a file URL.
  ///
  /// Errors: the code `url` for other URLs.
  func filePath() throws(IdentificationError) -> FilePath {
    guard isFileURL else {
      throw IdentificationError(
        code: "url", message: "\(absoluteString) is no file's URL; read what lies behind it by ranges")
    }
    return FilePath(path(percentEncoded: false))
  }
}
