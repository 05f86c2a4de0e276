import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server in the test process.
struct TestServer: Sendable {
  let port: Int
  let services: ServiceGroup
  let serving: Task<Void, any Error>

  static let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/Fixtures/Media")

  static func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: media.appendingPathComponent(name)))
  }

  static var quiet: Logger {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    return logger
  }

  /// Runs `body` with a server, and stops it.
  static func with<App: ApplicationProtocol, Value>(
    _ make: (@escaping @Sendable (Int) -> Void) async throws -> App,
    _ body: (TestServer) async throws -> Value
  ) async throws -> Value {
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let application = try await make { continuation.yield($0) }
    let services = ServiceGroup(
      configuration: .init(services: [application], gracefulShutdownSignals: [], logger: quiet))
    let serving = Task { try await services.run() }
    var iterator = ports.makeAsyncIterator()
    let server = TestServer(
      port: try #require(await iterator.next()), services: services, serving: serving)
    do {
      let value = try await body(server)
      serving.cancel()
      _ = await serving.result
      return value
    } catch {
      serving.cancel()
      _ = await serving.result
      throw error
    }
  }

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    return URLSession(configuration: configuration)
  }()

  struct Answer {
    var status: Int
    var body: Data
    var headers: [String: String]

    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: body)
    }
  }

  func ask(
    _ method: String, _ path: String, _ body: [UInt8]? = nil, _ headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
    request.httpMethod = method
    request.httpBody = body.map { Data($0) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await Self.session.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    var fields: [String: String] = [:]
    for (name, value) in answer.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name.lowercased()] = value }
    }
    return Answer(status: answer.statusCode, body: data, headers: fields)
  }
}
