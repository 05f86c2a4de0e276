public import FileIdentification
internal import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import SystemPackage
internal import UnixSignals

/// One picker: it shows a folder at an address of this machine until somebody picked, cancelled or left.
public final class PickerServer: Sendable {
  private let request: PickerRequest
  private let guardian: RequestGuard
  private let session: PickerSession
  private let contents: PickerLibrary
  private let root: RootFolder
  private let pool: NIOThreadPool
  private let previews: Previews
  private let decoders: Decoders?
  private let group: MultiThreadedEventLoopGroup
  private let logger: Logger

  /// How many connections are open at once; one browser uses six.
  private static let mostConnections = 48
  private static let previewThreads = 3

  /// Reads the folder; `isolation` says where its files are parsed, `taken` is called once a browser has the token.
  ///
  /// Errors: ``PickerRequestError``, and `IdentificationError` where there is no such folder.
  public init(
    _ request: PickerRequest, isolation: Isolation, logger: Logger, taken: @escaping @Sendable () -> Void = {}
  ) throws {
    try request.check()
    guardian = RequestGuard(taken: taken)
    self.request = request
    self.logger = logger
    let root = try request.root()
    var options = FileIdentifier.Options(isolation: isolation, timeLimit: .seconds(20))
    options.isolation.extent = .readers
    do throws(Errno) { self.root = try RootFolder(root) } catch {
      throw IdentificationError(code: "folder", message: "\(request.folder): \(error)")
    }
    contents = try PickerLibrary(request, at: root, options: options, workers: 2)
    SystemMemory.giveBack()
    session = PickerSession(contents, grace: .seconds(request.grace ?? PickerRequest.usualGrace))
    pool = NIOThreadPool(numberOfThreads: Self.previewThreads)
    pool.start()
    decoders = request.decode == true ? Decoders(isolation) : nil
    previews = Previews(self.root, options: options, pool: pool, decoders: decoders)
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  }

  /// Whether pictures are made of what holds none that a browser shows; false where no program for that is installed.
  public var decodes: Bool { decoders != nil }
  /// How many items are shown.
  public var count: Int { contents.shown.count }
  /// How many files were read for small pictures.
  public var previewCount: Int { previews.madeCount }
  /// Where the token is exchanged; nil before the server listens.
  public var entrance: String? { guardian.entrance }

  /// Shows the page until the picker ends, and gives what was picked; `opened` is called once it can be asked for.
  public func run(signals: Bool = true, opened: @escaping @Sendable () async -> Void) async throws
    -> PickerAnswer
  {
    let responder = PickerResponder(
      guardian: guardian, session: session, contents: contents, listings: Listings(), previews: previews,
      root: root,
      pool: pool)
    let application = Application(
      responder: responder,
      server: .http1(
        configuration: .init(
          idleTimeout: .seconds(60),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 64))),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: 0), serverName: nil, backlog: 64, reuseAddress: false,
        availableConnectionsDelegate: MaximumAvailableConnections(Self.mostConnections)),
      onServerRunning: { [guardian] channel in
        guardian.port = channel.localAddress?.port
        Task { await opened() }
      },
      eventLoopGroupProvider: .shared(group), logger: logger)
    let services = ServiceGroup(
      configuration: .init(
        services: [application], gracefulShutdownSignals: signals ? [.sigint, .sigterm] : [], logger: logger))
    let timeout = Duration.seconds(request.timeout ?? PickerRequest.usualTimeout)
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
    // The page gets its last answers; whoever keeps a connection open is not waited for.
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
  /// The folder, by its bytes where they came along.
  fileprivate func root() throws(PickerRequestError) -> FilePath {
    guard let folderBytes else { return FilePath(folder) }
    guard let path = Base64Path.path(folderBytes) else {
      throw PickerRequestError("folderBytes: base64 is expected")
    }
    return path
  }
}
