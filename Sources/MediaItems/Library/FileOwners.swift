internal import SystemCalls
internal import SystemPackage

/// Which asset each file of a library belongs to, found out when that is first asked: most libraries are never asked, and
/// the paths of all files would be a large part of what they hold.
///
/// Proof for `@unchecked Sendable`: `known` is touched only while `monitor` is held.
final class FileOwners: @unchecked Sendable {
  // Sanitizers know the system's mutexes, and not the standard library's.
  private let monitor = Monitor()
  private var known: [FilePath: Int]?

  /// The position of the asset that one of these files belongs to, the first that is there; `assets` are always the same.
  func position(of files: [FilePath], in assets: [MediaAsset]) -> Int? {
    monitor.withLock {
      let positions = known ?? Self.positions(assets)
      known = positions
      return files.firstNonNil { positions[$0] }
    }
  }

  private static func positions(_ assets: [MediaAsset]) -> [FilePath: Int] {
    var positions: [FilePath: Int] = [:]
    for index in assets.indices {
      for path in assets[index].item.files + [assets[index].item.path] {
        positions[path.lexicallyNormalized()] = index
      }
    }
    return positions
  }
}
