import FileIdentification
import Hummingbird
import HummingbirdCore
import Logging
import MediaItems
import NIOCore
import UploadChecks
import UploadServer

/// The service's parts: pools that all requests share, and what is asked of them.
struct IdentifyService: Sendable {
  /// What a request may cost.
  struct Limits: Sendable {
    /// The longest body.
    var byteCount: Int64
    /// How long one may take to come.
    var timeLimit: Duration
    /// How many threads examine; nil: one for each processor.
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

  /// Has the tables and libmagic ready before the first request.
  func warmUp() async throws {
    try await identifiers.warmUp()
    try await readers.warmUp()
    try await receiver.pool.warmUp()
  }

  /// Answers at an address until it is told to end, and then finishes what it has begun.
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
