import FileIdentification
import Hummingbird
import HummingbirdCore
import Logging
import MediaItems
import NIOCore
import UploadChecks
import UploadServer

/// The HTTP service: pools that all requests share, and the routes.
struct IdentifyService: Sendable {
  /// The limits on requests.
  struct Limits: Sendable {
    /// The maximum size of a body, in bytes.
    var byteCount: Int64
    /// The time limit for receiving a body.
    var timeLimit: Duration
    /// The number of threads; nil for one per processor.
    var threads: Int?
    var isolation = Isolation.off
  }

  let limits: Limits
  let identifiers: FileIdentifierPool
  let readers: MediaItemReaderPool
  let receiver: UploadReceiver

  init(_ limits: Limits) {
    self.limits = limits
    let options = FileIdentifier.Options(ends: .brief, isolation: limits.isolation)
    identifiers = FileIdentifierPool(
      FileIdentifier.Options(isolation: limits.isolation), threads: limits.threads)
    readers = MediaItemReaderPool(options, threads: limits.threads)
    var receiver = UploadReceiver(
      UploadExaminerPool(UploadPolicy(accept: .anything), options: options, threads: limits.threads))
    receiver.timeLimit = limits.timeLimit
    self.receiver = receiver
  }

  /// Loads the tables and libmagic before the first request.
  func warmUp() async throws {
    try await identifiers.warmUp()
    try await readers.warmUp()
    try await receiver.pool.warmUp()
  }

  /// Creates an application that serves until a shutdown, and then finishes the current requests.
  func application(
    address: String, port: Int, connections: Int, logger: Logger,
    started: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> some ApplicationProtocol {
    Application(
      router: router(), server: .uploads(),
      configuration: ApplicationConfiguration(
        address: .hostname(address, port: port), serverName: nil,
        availableConnectionsDelegate: MaximumAvailableConnections(connections)),
      onServerRunning: { channel in started(channel.localAddress?.port ?? 0) },
      logger: logger)
  }

  func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: LogRequestsMiddleware(.debug))
    router.get("health") { _, _ in try JSONAnswer.response(["status": "ok"]) }
    router.post("identify") { request, _ in try await identify(request) }
    router.post("check") { request, _ in try await check(request) }
    return router
  }
}
