internal import Synchronization
internal import SystemPackage

/// Which asset each file of a library belongs to, found out when that is first asked: most libraries are never asked, and
/// the paths of all files would be a large part of what they hold.
final class FileOwners: Sendable {
  private let positions = Mutex<[FilePath: Int]?>(nil)

  /// The position of the asset that one of these files belongs to, the first that is there; `assets` are always the same.
  func position(of files: [FilePath], in assets: [MediaAsset]) -> Int? {
    positions.withLock { known in
      let positions = known ?? Self.positions(assets)
      known = positions
      return files.lazy.compactMap { positions[$0] }.first
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
