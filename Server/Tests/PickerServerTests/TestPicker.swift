import FileIdentification
import Foundation
import Logging
import Synchronization
import SystemPackage
import Testing

@testable import PickerServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A picker on a temporary folder.
final class TestPicker: Sendable {
  let folder: URL
  let server: PickerServer
  let answer: Task<PickerAnswer, any Error>
  let origin: String
  let base: String
  let token: String
  private let cookieValue = Mutex<String?>(nil)

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/Fixtures/Media")

  /// The fixtures of the library of most tests.
  static let defaultFiles = [
    "live/IMG_0001.JPG", "live/IMG_0001.MOV", "live/IMG_0002.HEIC", "live/IMG_0002.MOV",
    "subtypes/screenshot.png",
    "subtypes/plain.jpg", "subtypes/plain.mov", "motion/PXL_0001.MP.jpg", "subtypes/animated.gif",
  ]

  /// Copies fixtures into a new folder, calls `prepare`, and starts a picker on the folder.
  init(
    _ files: [String] = defaultFiles, enters: Bool = true, worker: FilePath? = nil,
    _ change: (inout PickerRequest) -> Void = { _ in },
    prepare: (URL) throws -> Void = { _ in }
  ) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "uti-picker-test-\(UUID())/Library")
    for file in files {
      let target = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.fixtures.appendingPathComponent(file), to: target)
    }
    try prepare(folder)
    var request = PickerRequest(folder: folder.path)
    request.limit = 3
    request.timeout = 60
    request.grace = 0.3
    change(&request)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let server = try PickerServer(request, isolation: Isolation(worker: worker), logger: logger)
    self.server = server
    let (opened, continuation) = AsyncStream.makeStream(of: Void.self)
    answer = Task { try await server.run(signals: false) { continuation.finish() } }
    for await _ in opened {}
    let entryURL = try #require(server.entryURL.flatMap(URL.init(string:)))
    origin = "http://127.0.0.1:\(try #require(entryURL.port))"
    base = origin + entryURL.deletingLastPathComponent().path.trimmingSuffix("/")
    token = try #require(entryURL.query?.split(separator: "=").last.map(String.init))
    if enters { try await enter() }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  var cookie: String? { cookieValue.withLock { $0 } }

  /// Exchanges the token for the cookie.
  func enter() async throws {
    let (_, response) = try await get("/open?token=\(token)", cookie: nil)
    let line = try #require(response.value(forHTTPHeaderField: "Set-Cookie"))
    #expect(line.contains("HttpOnly") && line.contains("SameSite=Strict") && line.contains("Path=/"))
    cookieValue.withLock { $0 = line.split(separator: ";").first.map(String.init) }
  }

  // The tests set cookies explicitly.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = 20
    return URLSession(configuration: configuration)
  }()

  func get(
    _ path: String, method: String = "GET", headers: [String: String] = [:], cookie: String?,
    body: Data? = nil
  ) async throws -> (Data, HTTPURLResponse) {
    var request = URLRequest(url: try #require(URL(string: base + path)))
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
    let (data, response) = try await Self.session.data(for: request)
    return (data, try #require(response as? HTTPURLResponse))
  }

  /// Sends a GET request with the cookie.
  func get(_ path: String, headers: [String: String] = [:]) async throws -> (Data, HTTPURLResponse) {
    try await get(path, headers: headers, cookie: cookie)
  }

  func status(_ path: String, headers: [String: String] = [:]) async throws -> Int {
    try await get(path, headers: headers).1.statusCode
  }

  /// Sends a POST request with cookie and origin.
  func post(_ path: String, _ body: Data = Data(), type: String = "application/json") async throws -> (
    Data, Int
  ) {
    let (data, response) = try await get(
      path, method: "POST", headers: ["Origin": origin, "Content-Type": type], cookie: cookie, body: body)
    return (data, response.statusCode)
  }

  func select(_ items: [Int]) async throws -> SelectionResult {
    try JSONDecoder().decode(
      SelectionResult.self, from: try await post("/selection", try JSONEncoder().encode(items)).0)
  }

  struct SelectionResult: Decodable {
    var selection: [Int]
    var isOverLimit: Bool
  }

  struct Row: Decodable {
    var id: Int
    var name: String
    var kind: String
    var live: Bool?
    var movie: String?
  }

  struct Listing: Decodable {
    var total: Int
    var items: [Row]
  }

  func list(_ query: String = "from=0&count=100") async throws -> Listing {
    try JSONDecoder().decode(Listing.self, from: try await get("/items?" + query).0)
  }

  /// Returns the number of an item by its filename.
  func number(of name: String) async throws -> Int {
    let rows = try await list().items
    return try #require(rows.first { $0.name == name }?.id)
  }

  /// Ends the picker, and returns its answer.
  @discardableResult
  func end(_ how: String = "/cancel") async throws -> PickerAnswer {
    _ = try await post(how)
    return try await answer.value
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
