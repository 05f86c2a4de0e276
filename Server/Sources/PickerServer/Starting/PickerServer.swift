public import FileIdentification
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import SystemPackage
internal import UnixSignals

/// A picker: serves the page of one folder on 127.0.0.1 until the user adds, cancels or leaves.
public final class PickerServer: Sendable {
  private let request: PickerRequest
  private let requestGuard: RequestGuard
  private let session: PickerSession
  private let contents: PickerLibrary
  private let root: RootFolder
  private let pool: NIOThreadPool
  private let previews: Previews
  private let decoders: Decoders?
  private let group: MultiThreadedEventLoopGroup
  private let logger: Logger

  /// The limit on open connections; one browser uses six.
  private static let maxConnections = 48
  private static let previewThreads = 3

  /// Reads the folder; `isolation` applies to parsing its files, and `onTokenUsed` is called once a browser has the token.
  ///
  /// Errors: ``PickerRequestError``, and `IdentificationError` if there is no such folder.
  public init(
    _ request: PickerRequest, isolation: Isolation, logger: Logger,
    onTokenUsed: @escaping @Sendable () -> Void = {}
  ) throws {
    try request.check()
    requestGuard = RequestGuard(onTokenUsed: onTokenUsed)
    self.request = request
    self.logger = logger
    let root = try request.root()
    var options = FileIdentifier.Options(isolation: isolation, timeLimit: .seconds(20))
    options.isolation.extent = .readers
    do throws(Errno) { self.root = try RootFolder(root) } catch {
      throw IdentificationError(code: "folder", message: "\(request.folder): \(error)")
    }
    contents = try PickerLibrary(request, at: root, options: options, workers: 2)
    SystemMemory.releaseUnused()
    session = PickerSession(contents, grace: .seconds(request.grace ?? PickerRequest.defaultGrace))
    pool = NIOThreadPool(numberOfThreads: Self.previewThreads)
    pool.start()
    decoders = request.decode == true ? Decoders(isolation) : nil
    previews = Previews(self.root, options: options, pool: pool, decoders: decoders)
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  }

  /// True if files without a picture for browsers are decoded; false if no decoder is installed.
  public var decodes: Bool { decoders != nil }
  /// The number of visible items.
  public var count: Int { contents.shown.count }
  /// The number of files that were read for thumbnails.
  public var previewCount: Int { previews.madeCount }
  /// The address at which the token is exchanged; nil before the server listens.
  public var entryURL: String? { requestGuard.entryURL }

  /// Serves the page until the picker ends, and returns the answer; `opened` is called once the server listens.
  public func run(signals: Bool = true, opened: @escaping @Sendable () async -> Void) async throws
    -> PickerAnswer
  {
    let responder = PickerResponder(
      requestGuard: requestGuard, session: session, contents: contents, queries: QueryCache(),
      previews: previews, root: root, pool: pool)
    let application = Application(
      responder: responder,
      server: .http1(
        configuration: .init(
          idleTimeout: .seconds(60),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 64))),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: 0), serverName: nil, backlog: 64, reuseAddress: false,
        availableConnectionsDelegate: MaximumAvailableConnections(Self.maxConnections)),
      onServerRunning: { [requestGuard] channel in
        requestGuard.port = channel.localAddress?.port
        Task { await opened() }
      },
      eventLoopGroupProvider: .shared(group), logger: logger)
    let services = ServiceGroup(
      configuration: .init(
        services: [application], gracefulShutdownSignals: signals ? [.sigint, .sigterm] : [], logger: logger))
    let timeout = Duration.seconds(request.timeout ?? PickerRequest.defaultTimeout)
    let clock = Task { [session] in
      try await Task.sleep(for: timeout)
      await session.finish(.timedOut)
    }
    defer { clock.cancel() }
    let serving = Task { [session] in
      defer { Task { await session.finish(.interrupted) } }
      try await services.run()
    }
    _ = await session.end()
    // Leaves the page time for its last responses, but does not wait for open connections.
    let stopping = Task { [logger] in
      try? await Task.sleep(for: .seconds(2))
      logger.debug("connections are left open")
      serving.cancel()
    }
    try? await Task.sleep(for: .milliseconds(300))
    await services.triggerGracefulShutdown()
    let ended = await serving.result
    stopping.cancel()
    let answer = await session.answer()
    if answer.outcome == .interrupted { try ended.get() }
    await decoders?.close()
    try? await pool.shutdownGracefully()
    try? await group.shutdownGracefully()
    return answer
  }
}

extension PickerRequest {
  /// Returns the folder: `folderBytes` if present, else `folder`.
  fileprivate func root() throws(PickerRequestError) -> FilePath {
    guard let folderBytes else { return FilePath(folder) }
    guard let path = Base64Path.path(folderBytes) else {
      throw PickerRequestError("folderBytes: base64 is expected")
    }
    return path
  }
}

/// A path in base64, for names that are not UTF-8.
enum Base64Path {
  static func path(_ text: String) -> FilePath? {
    guard let data = Data(base64Encoded: text), !data.isEmpty, !data.contains(0) else { return nil }
    return (Array(data) + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CInterop.PlatformChar.self) { chars in
        chars.baseAddress.map { FilePath(platformString: $0) }
      }
    }
  }
}

enum SystemMemory {
  /// Returns free heap memory to the system after reading a library: the server may wait for an hour.
  static func releaseUnused() {
    #if canImport(Glibc)
      // malloc.h is not in the Glibc module.
      guard let function = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
