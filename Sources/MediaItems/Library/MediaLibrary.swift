public import FileIdentification
internal import MediaMetadata
public import SystemPackage

/// A folder as a photo library: its pictures, movies and Live Photos, found by identifier, condition and album.
///
/// It is a picture of one moment: it refuses to promise that the files are still there. Scanned again, what lies where
/// it lay has the same ``MediaAsset/localIdentifier``.
///
/// ```swift
/// let library = try MediaLibrary(folder: "Holiday")
/// let newest = library.fetch(MediaFetch(filter: .livePhotos, sort: .captured, ascending: false, limit: 10))
/// library.asset(withLocalIdentifier: newest[0].localIdentifier)
/// ```
public struct MediaLibrary: Sendable {
  /// A file or folder that could not be read.
  public struct UnreadableFile: Sendable {
    /// Where the file is.
    public var path: FilePath
    /// Why it could not be read.
    public var error: IdentificationError

    /// Creates a finding.
    public init(path: FilePath, error: IdentificationError) {
      self.path = path
      self.error = error
    }
  }

  /// The folder.
  public let root: FilePath
  /// Folder by folder, by the bytes of their names.
  public let assets: [MediaAsset]
  /// What could not be read, in the order in which it was found.
  public let unreadable: [UnreadableFile]

  private let positions: [String: Int]
  private let owners: FileOwners

  /// Makes a library of items that are read and joined already: see ``MediaItem/joined(_:)``.
  ///
  /// Items that are neither pictures nor movies are left out. Complexity: linear; sidecars are read for ratings.
  public init(root: FilePath, items: [MediaItem], unreadable: [UnreadableFile] = []) {
    self.root = root
    self.unreadable = unreadable
    var assets = items.compactMap { MediaAsset($0, root: root) }
    var positions: [String: Int] = [:]
    var bursts: [String: Int] = [:]
    for index in assets.indices {
      var number = 1
      while positions[assets[index].localIdentifier] != nil {
        number += 1
        assets[index].localIdentifier = LocalIdentifier.text(for: assets[index].relativePath, number: number)
      }
      positions[assets[index].localIdentifier] = index
      if let burst = assets[index].item.file.headers?.metadata.burstIdentifier {
        assets[index].representsBurst = bursts[burst] == nil
        bursts[burst, default: 0] += 1
      }
    }
    for index in assets.indices {
      if let burst = assets[index].item.file.headers?.metadata.burstIdentifier {
        assets[index].burstCount = bursts[burst] ?? 1
      }
    }
    self.assets = assets
    self.positions = positions
    owners = FileOwners()
  }

  /// The asset of an identifier; nil when nothing lies there any more.
  public func asset(withLocalIdentifier identifier: String) -> MediaAsset? {
    positions[identifier].map { assets[$0] }
  }

  /// Where the asset of an identifier stands in ``assets``; nil when nothing lies there any more.
  public func position(ofLocalIdentifier identifier: String) -> Int? { positions[identifier] }

  /// The library as somebody sees it who may see only these assets, as with limited access: what is left out is not
  /// listed, counted or found by any name.
  public func limited(to isAllowed: (MediaAsset) -> Bool) -> MediaLibrary {
    MediaLibrary(root: root, items: assets.filter(isAllowed).map(\.item), unreadable: [])
  }

  /// The assets of identifiers in the order asked; those that are not there are left out.
  public func fetchAssets(withLocalIdentifiers identifiers: [String]) -> [MediaAsset] {
    identifiers.compactMap { asset(withLocalIdentifier: $0) }
  }

  /// The asset that a file belongs to: as its picture, its movie or a copy of one.
  ///
  /// The path is taken as the library's paths are written, or as one below its folder.
  public func asset(at path: FilePath) -> MediaAsset? {
    let path = path.lexicallyNormalized()
    let below = path.isAbsolute ? [] : [root.lexicallyNormalized().appending(path.components)]
    let places = [path] + below
    return owners.position(of: places, in: assets).map { assets[$0] }
  }
}
