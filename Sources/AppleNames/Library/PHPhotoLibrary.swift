#if !canImport(Darwin)
  public import Foundation
  public import MediaItems
  internal import SystemCalls
  internal import SystemPackage

  /// A folder as a photo library; the shared library is empty before ``open(_:)``.
  ///
  /// It is a snapshot of the folder; ``rescan()`` updates it and notifies the observers. The library is
  /// read-only: `performChanges` does not exist.
  ///
  /// ```swift
  /// try PHPhotoLibrary.open(pictures)
  /// let videos = PHAsset.fetchAssets(with: .video, options: nil)
  /// ```
  public final class PHPhotoLibrary: NSObject, Sendable {
    private struct State: Sendable {
      var library: MediaLibrary?
      var wasRequested = false
      var observers: [ChangeObserver] = []
      var availabilityObservers: [AvailabilityObserver] = []
      /// The error of the last attempt to read the folder.
      var unavailability: PHPhotosError?
    }

    private static let sharedLibrary = PHPhotoLibrary()
    private let state = Guarded(State())
    private let changes = DispatchQueue(label: "PHPhotoLibrary.changes")

    private override init() {}

    /// Opens a folder as a separate library for pickers; fetches use only the shared one.
    ///
    /// Errors: `IdentificationError` if the folder does not exist.
    public init(folder: URL) throws {
      super.init()
      let library = try MediaLibrary(folder: FilePath(folder.path))
      state.withLock { $0.library = library }
    }

    /// Returns the library for fetches.
    public class func shared() -> PHPhotoLibrary { sharedLibrary }

    /// Opens a folder as the shared library in place of an earlier one; observers are not notified.
    ///
    /// Errors: `IdentificationError` if the folder does not exist. Complexity: reads the headers of all
    /// files.
    public class func open(_ folder: URL) throws {
      let library = try MediaLibrary(folder: FilePath(folder.path))
      sharedLibrary.state.withLock { ($0.library, $0.unavailability) = (library, nil) }
    }

    /// The error of the last attempt to read the folder; nil if it succeeded.
    public var unavailabilityReason: (any Error)? { state.withLock { $0.unavailability } }

    /// Registers a weakly referenced observer, notified if ``rescan()`` finds the folder missing.
    public func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {
      state.withLock { $0.availabilityObservers.append(AvailabilityObserver(observer)) }
    }

    /// Tells an observer nothing more.
    public func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {
      state.withLock { state in
        state.availabilityObservers.removeAll { $0.target == nil || $0.target === observer }
      }
    }

    /// The contents of the folder; nil if none is open.
    public var mediaLibrary: MediaLibrary? { state.withLock { $0.library } }

    /// Like ``authorizationStatus(for:)``, for reading.
    public class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Returns `authorized` if a folder is open; `restricted` for adding, which is impossible.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
      guard accessLevel == .readWrite else { return .restricted }
      return sharedLibrary.state.withLock { state in
        state.library != nil ? .authorized : state.wasRequested ? .denied : .notDetermined
      }
    }

    /// Like ``requestAuthorization(for:handler:)``, for reading.
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
      requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Completes without a prompt: `denied` if no folder is open; the handler runs on a private queue.
    public class func requestAuthorization(
      for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
      sharedLibrary.state.withLock { $0.wasRequested = true }
      let status = authorizationStatus(for: accessLevel)
      DispatchQueue.global().async { handler(status) }
    }

    /// See ``requestAuthorization(for:handler:)``.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
      sharedLibrary.state.withLock { $0.wasRequested = true }
      return authorizationStatus(for: accessLevel)
    }

    /// Reads the folder again and notifies the observers of changes, on a private queue.
    ///
    /// Errors: `IdentificationError` if the folder no longer exists; nothing changes then.
    public func rescan() throws {
      guard let before = mediaLibrary else { return }
      let after: MediaLibrary
      do { after = try MediaLibrary(folder: before.root) } catch {
        reportUnavailability()
        throw error
      }
      let observers = state.withLock { state in
        state.library = after
        state.unavailability = nil
        state.observers.removeAll { $0.target == nil }
        // A separate array: the thread sanitizer does not see that a shared one is copied before changes.
        return state.observers.map { $0 }
      }
      let change = PHChange(after)
      guard change.isDifferent(before) else { return }
      changes.async {
        for observer in observers { observer.target?.photoLibraryDidChange(change) }
      }
    }

    /// Notifies the observers once that the folder is missing.
    private func reportUnavailability() {
      let observers: [AvailabilityObserver] = state.withLock { state in
        guard state.unavailability == nil else { return [] }
        state.unavailability = PHPhotosError(.libraryVolumeOffline)
        state.availabilityObservers.removeAll { $0.target == nil }
        return state.availabilityObservers.map { $0 }
      }
      changes.async { for observer in observers { observer.target?.photoLibraryDidBecomeUnavailable(self) } }
    }

    /// Registers a weakly referenced observer of changes found by ``rescan()``.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {
      state.withLock { $0.observers.append(ChangeObserver(observer)) }
    }

    /// Tells an observer nothing more.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
      state.withLock { state in state.observers.removeAll { $0.target == nil || $0.target === observer } }
    }
  }

  /// A weak reference to an observer.
  struct ChangeObserver: Sendable {
    private final class Reference: Sendable {
      // Only the runtime changes a weak reference, and does so safely.
      nonisolated(unsafe) weak var target: (any PHPhotoLibraryChangeObserver)?
      init(_ target: any PHPhotoLibraryChangeObserver) { self.target = target }
    }

    private let reference: Reference
    var target: (any PHPhotoLibraryChangeObserver)? { reference.target }

    init(_ target: any PHPhotoLibraryChangeObserver) { reference = Reference(target) }
  }

  /// The authorization for the photo library.
  public enum PHAuthorizationStatus: Int, Hashable, Sendable, CaseIterable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
  }

  /// The requested access level.
  public enum PHAccessLevel: Int, Hashable, Sendable, CaseIterable {
    case addOnly = 1
    case readWrite = 2
  }

  /// An observer of a library's missing folder.
  public protocol PHPhotoLibraryAvailabilityObserver: AnyObject, Sendable {
    /// Called on the library's own queue, once each time the folder is missing.
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
  }

  /// A weak reference to an observer.
  struct AvailabilityObserver: Sendable {
    private final class Reference: Sendable {
      // Only the runtime changes a weak reference, and does so safely.
      nonisolated(unsafe) weak var target: (any PHPhotoLibraryAvailabilityObserver)?
      init(_ target: any PHPhotoLibraryAvailabilityObserver) { self.target = target }
    }

    private let reference: Reference
    var target: (any PHPhotoLibraryAvailabilityObserver)? { reference.target }

    init(_ target: any PHPhotoLibraryAvailabilityObserver) { reference = Reference(target) }
  }
#endif
