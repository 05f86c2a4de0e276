#if !canImport(Darwin)
  public import Foundation

  /// What a library has an identifier for.
  public protocol PHObject: NSObject, Sendable {
    /// Names it, for the same place in every scan of its folder.
    var localIdentifier: String { get }

    /// Whether nothing about it is different.
    func isSame(as other: Self) -> Bool
  }
#endif
