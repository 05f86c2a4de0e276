#if !canImport(Darwin)
  public import Foundation

  /// An object of a photo library with an identifier: an asset or an album.
  public protocol PHObject: NSObject, Sendable {
    /// The identifier, stable across scans of the folder.
    var localIdentifier: String { get }

    /// Returns true if nothing has changed.
    func isSame(as other: Self) -> Bool
  }
#endif
