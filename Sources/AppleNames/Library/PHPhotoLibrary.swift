#if !canImport(Darwin)
  public import Foundation
  public import MediaItems
  internal import SystemCalls
  internal import SystemPackage

  /// A folder as photo library: the shared one has none before ``open(_:)``.
  ///
  /// It shows the folder as it was when it was opened; ``rescan()`` looks again and tells the observers. Nothing is ever
  /// changed or added: `performChanges` is absent.
  ///
  /// ```swift
  /// try PHPhotoLibrary.open(pictures)
  /// let videos = PHAsset.fetchAssets(with: .video, options: nil)
  /// ```
  public final class PHPhotoLibrary: NSObject, Sendable {
    private struct State: Sendable {
      var library: MediaLibrary?
      var wasAsked = false
      var observers: [ChangeObserver] = []
      var availabilityObservers: [AvailabilityObserver] = []
      /// Why the folder could not be read when it was looked at last.
      var unavailability: PHPhotosError?
    }

    private static let common = PHPhotoLibrary()
    private let state = Guarded(State())
    private let changes = DispatchQueue(label: "PHPhotoLibrary.changes")

    private override init() {}

    /// Opens a folder as a library of its own, beside the shared one; fetches do not see it, pickers can.
    ///
    /// Errors: `IdentificationError` when there is no folder.
    public init(folder: URL) throws {
      super.init()
      let library = try MediaLibrary(folder: FilePath(folder.path))
      state.withLock { $0.library = library }
    }

    /// The library that fetches look in.
    public class func shared() -> PHPhotoLibrary { common }

    /// Makes a folder the shared library's; one that was open before is closed, and no observer is told.
    ///
    /// Errors: `IdentificationError` when there is no folder. Complexity: reads the headers of all files.
    public class func open(_ folder: URL) throws {
      let library = try MediaLibrary(folder: FilePath(folder.path))
      common.state.withLock { ($0.library, $0.unavailability) = (library, nil) }
    }

    /// Why the folder could not be read when it was looked at last; nil where it could.
    public var unavailabilityReason: (any Error)? { state.withLock { $0.unavailability } }

    /// Tells an observer when ``rescan()`` finds the folder gone; it is not kept alive.
    public func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {
      state.withLock { $0.availabilityObservers.append(AvailabilityObserver(observer)) }
    }

    /// Tells an observer nothing more.
    public func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {
      state.withLock { state in
        state.availabilityObservers.removeAll { $0.target == nil || $0.target === observer }
      }
    }

    /// What was found in the folder; nil before one is opened.
    public var mediaLibrary: MediaLibrary? { state.withLock { $0.library } }

    /// As ``authorizationStatus(for:)``, for reading.
    public class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// `authorized` once a folder is open; adding is `restricted`, since nothing can be added.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
      guard accessLevel == .readWrite else { return .restricted }
      return common.state.withLock { state in
        state.library != nil ? .authorized : state.wasAsked ? .denied : .notDetermined
      }
    }

    /// As ``requestAuthorization(for:handler:)``, for reading.
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
      requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Asks nobody: without an open folder the answer is `denied`.
    ///
    /// The handler runs on a private queue.
    public class func requestAuthorization(
      for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
      common.state.withLock { $0.wasAsked = true }
      let status = authorizationStatus(for: accessLevel)
      DispatchQueue.global().async { handler(status) }
    }

    /// See ``requestAuthorization(for:handler:)``.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
      common.state.withLock { $0.wasAsked = true }
      return authorizationStatus(for: accessLevel)
    }

    /// Reads the folder again and, when something is different, tells the observers, on a queue of its own.
    ///
    /// Errors: `IdentificationError` when there is no folder any more; then everything stays as it was.
    public func rescan() throws {
      guard let before = mediaLibrary else { return }
      let after: MediaLibrary
      do { after = try MediaLibrary(folder: before.root) } catch {
        noteAbsence()
        throw error
      }
      let observers = state.withLock { state in
        state.library = after
        state.unavailability = nil
        state.observers.removeAll { $0.target == nil }
        // A list of their own: the thread sanitizer does not see that a shared one is copied before it changes.
        return state.observers.map { $0 }
      }
      let change = PHChange(after)
      guard change.isDifferent(before) else { return }
      changes.async {
        for observer in observers { observer.target?.photoLibraryDidChange(change) }
      }
    }

    /// Tells the observers that the folder is gone, once.
    private func noteAbsence() {
      let observers: [AvailabilityObserver] = state.withLock { state in
        guard state.unavailability == nil else { return [] }
        state.unavailability = PHPhotosError(.libraryVolumeOffline)
        state.availabilityObservers.removeAll { $0.target == nil }
        return state.availabilityObservers.map { $0 }
      }
      changes.async { for observer in observers { observer.target?.photoLibraryDidBecomeUnavailable(self) } }
    }

    /// Tells an observer of what ``rescan()`` finds; it is not kept alive.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {
      state.withLock { $0.observers.append(ChangeObserver(observer)) }
    }

    /// Tells an observer nothing more.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
      state.withLock { state in state.observers.removeAll { $0.target == nil || $0.target === observer } }
    }
  }

  /// Somebody who is told, as long as there is one.
  struct ChangeObserver: Sendable {
    private final class Reference: Sendable {
      // A weak reference is changed by nobody but the runtime, which does so safely.
      nonisolated(unsafe) weak var target: (any PHPhotoLibraryChangeObserver)?
      init(_ target: any PHPhotoLibraryChangeObserver) { self.target = target }
    }

    private let reference: Reference
    var target: (any PHPhotoLibraryChangeObserver)? { reference.target }

    init(_ target: any PHPhotoLibraryChangeObserver) { reference = Reference(target) }
  }
#endif
