#if !canImport(Darwin)
  /// An object that is told when a library's folder is gone.
  public protocol PHPhotoLibraryAvailabilityObserver: AnyObject, Sendable {
    /// Called on a queue of the library's own, once for each time that it goes.
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
  }

  /// Somebody who is told that a library is gone, as long as there is one.
  struct AvailabilityObserver: Sendable {
    private final class Reference: Sendable {
      // A weak reference is changed by nobody but the runtime, which does so safely.
      nonisolated(unsafe) weak var target: (any PHPhotoLibraryAvailabilityObserver)?
      init(_ target: any PHPhotoLibraryAvailabilityObserver) { self.target = target }
    }

    private let reference: Reference
    var target: (any PHPhotoLibraryAvailabilityObserver)? { reference.target }

    init(_ target: any PHPhotoLibraryAvailabilityObserver) { reference = Reference(target) }
  }
#endif
