internal import FileIdentification
internal import SystemPackage

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension URL {
  /// The path of a file's URL.
  func filePath() throws(IdentificationError) -> FilePath {
    guard isFileURL else {
      throw IdentificationError(
        code: "url", message: "\(absoluteString) is no file's URL; read what lies behind it by ranges")
    }
    return FilePath(path(percentEncoded: false))
  }
}
