public import FileIdentification
public import UniformTypes

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FileIdentifier {
  /// Identifies the file at a URL.
  ///
  /// Errors: those of `identify(path:kind:followingLinks:claimedType:)`, and of the code `url` for a URL that is not a file URL.
  public func identify(
    url: URL, followingLinks: Bool = true, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(path: url.filePath(), followingLinks: followingLinks, claimedType: claimedType)
  }

  /// Identifies bytes in memory without copying them.
  public func identify(
    data: Data, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(source: DataSource(data), name: name, claimedType: claimedType)
  }
}

extension FileIdentifierPool {
  /// Identifies the file at a URL on a thread of the pool.
  public func identify(
    url: URL, followingLinks: Bool = true, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await identify(
      path: url.filePath(), followingLinks: followingLinks, claimedType: claimedType, timeLimit: timeLimit)
  }

  /// Identifies bytes in memory on a thread of the pool without copying them.
  public func identify(
    data: Data, name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    do {
      return try await withIdentifier(timeLimit: timeLimit) {
        try $0.identify(data: data, name: name, claimedType: claimedType)
      }
    } catch let error as IdentificationError {
      throw error
    } catch {
      throw IdentificationError(code: "source", message: "\(error)")
    }
  }
}
