#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemCalls
  internal import SystemPackage

  // Reading the bytes of an asset's files: PhotoKit's resource manager.

  /// The number of a running request for a resource's bytes.
  public typealias PHAssetResourceDataRequestID = Int32

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An invalid request number.
  public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

  /// The options of a resource request.
  public final class PHAssetResourceRequestOptions: NSObject {
    /// Ignored: all resources are local.
    public var isNetworkAccessAllowed = false
    /// Called with 1 when the resource is loaded.
    public var progressHandler: (@Sendable (Double) -> Void)?
  }

  /// Reads resources in chunks; handlers run on private queues.
  public final class PHAssetResourceManager: NSObject, Sendable {
    private static let shared = PHAssetResourceManager()
    private let cancelled = Guarded<Set<PHAssetResourceDataRequestID>>([])
    private let running = Guarded<Set<PHAssetResourceDataRequestID>>([])

    /// Returns the shared manager.
    public class func `default`() -> PHAssetResourceManager { shared }

    /// Writes a resource to a new file, byte for byte; an existing file is not replaced.
    ///
    /// An incomplete file is removed. Errors: `CocoaError.fileWriteFileExists`, `ExtractionError`, and system
    /// errors.
    public func writeData(
      for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
      completionHandler: @escaping ((any Error)?) -> Void
    ) {
      let report = options?.progressHandler
      let completion = Handler(completionHandler)
      DispatchQueue.global().async {
        do {
          try Self.write(resource, to: fileURL)
          report?(1)
          completion.call(nil)
        } catch { completion.call(error) }
      }
    }

    /// Writes a resource to a new file; see ``writeData(for:toFile:options:completionHandler:)``.
    public func writeData(
      for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
      let report = options?.progressHandler
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        DispatchQueue.global().async {
          continuation.resume(with: Result { try Self.write(resource, to: fileURL) })
        }
      }
      report?(1)
    }

    /// Reads a resource in chunks and then calls the completion handler.
    ///
    /// A cancelled request ends with `CocoaError.userCancelled`.
    @discardableResult
    public func requestData(
      for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
      dataReceivedHandler handler: @escaping (Data) -> Void,
      completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
      let number = RequestNumber.next()
      let report = options?.progressHandler
      let (receiver, completion) = (Handler(handler), Handler(completionHandler))
      running.withLock { _ = $0.insert(number) }
      DispatchQueue.global().async { [self] in
        let result = Result {
          try resource.read { chunk in
            if cancelled.withLock({ $0.contains(number) }) { throw CocoaError(.userCancelled) }
            receiver.call(Data(chunk))
          }
        }
        running.withLock { _ = $0.remove(number) }
        cancelled.withLock { _ = $0.remove(number) }
        switch result {
        case .success:
          report?(1)
          completion.call(nil)
        case .failure(let error): completion.call(error)
        }
      }
      return number
    }

    /// Cancels a request before its next chunk.
    public func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
      guard running.withLock({ $0.contains(requestID) }) else { return }
      cancelled.withLock { _ = $0.insert(requestID) }
    }

    private static func write(_ resource: PHAssetResource, to url: URL) throws {
      let file = try create(url)
      defer { file.release() }
      do { try resource.read { try write($0, in: file) } } catch {
        try? FileManager.default.removeItem(at: url)
        throw error
      }
    }

    private static func create(_ url: URL) throws -> FileDescriptor {
      do throws(Errno) { return try FileSystem.create(FilePath(url.path), mode: 0o666) } catch {
        guard error == .fileExists else { throw error as any Error }
        throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: url.path])
      }
    }

    private static func write(_ chunk: UnsafeRawBufferPointer, in file: FileDescriptor) throws {
      try file.writeContents(chunk)
    }
  }

  extension PHAssetResource {
    private static let chunkSize = 256 << 10

    fileprivate func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
      switch source {
      case .part(let part, let photo): try withExtendedLifetime(photo) { try part.read(body) }
      case .file(let url):
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        while let chunk = try handle.read(upToCount: Self.chunkSize), !chunk.isEmpty {
          try chunk.withUnsafeBytes(body)
        }
      }
    }
  }
#endif
