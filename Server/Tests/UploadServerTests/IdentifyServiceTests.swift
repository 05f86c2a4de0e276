import FileIdentification
import Foundation
import MediaItems
import ServiceLifecycle
import Testing
import UniformTypes

@testable import UploadServer
@testable import uti_server

/// `uti-server` with well-behaved and misbehaving clients.
@Suite struct IdentifyServiceTests {
  private func with<Value>(
    byteCount: Int64 = 4 << 20, timeLimit: Duration = .seconds(20), _ body: (TestServer) async throws -> Value
  ) async throws -> Value {
    let service = IdentifyService(.init(byteCount: byteCount, timeLimit: timeLimit, threads: 2))
    return try await TestServer.with(
      {
        service.application(
          address: "127.0.0.1", port: 0, connections: 64, logger: TestServer.quiet, started: $0)
      },
      body)
  }

  static let files = [
    "live/IMG_0001.JPG", "live/IMG_0001.MOV", "live/IMG_0002.HEIC", "motion/PXL_0001.MP.jpg",
    "subtypes/animated.gif", "subtypes/screenshot.png", "subtypes/plain.mov",
  ]

  /// HTTP/1.0 clients wait for the end of the connection unless they ask to keep it alive.
  @Test func clientsOfHTTP10() async throws {
    try await with { server in
      let connection = try RawConnection(server)
      await connection.send("GET /health HTTP/1.0\r\n\r\n")
      let answer = await connection.receive()
      #expect(answer.contains("200 OK") && answer.lowercased().contains("connection: close"))
      let keptAlive = try RawConnection(server)
      await keptAlive.send("GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      await keptAlive.send("GET /health HTTP/1.0\r\n\r\n")
      let answers = await keptAlive.receive()
      #expect(answers.components(separatedBy: "200 OK").count == 3, "\(answers)")
      #expect(answers.lowercased().contains("connection: keep-alive"))
    }
  }

  @Test func verdictsAreThoseOfTheWholeFile() async throws {
    try await with { server in
      let identifier = FileIdentifier()
      for file in Self.files {
        let bytes = try TestServer.fixture(file)
        let name = try #require(file.split(separator: "/").last.map(String.init))
        let answer = try await server.ask("POST", "/identify?name=\(name)", bytes)
        let record = try answer.decoded(MediaRecord.self)
        let expected = try identifier.identify(bytes: bytes, name: name)
        #expect(answer.status == 200 && record.type == expected.type.identifier)
        #expect(record["certainty"] == .text(expected.certainty.rawValue) && record.path == name)
      }
    }
  }

  @Test func recordsAreThoseOfTheWholeFile() async throws {
    try await with { server in
      let reader = MediaItemReader(FileIdentifier.Options(ends: .brief))
      for file in Self.files {
        let bytes = try TestServer.fixture(file)
        let name = try #require(file.split(separator: "/").last.map(String.init))
        let record = try await server.ask(
          "POST", "/identify?fields=basic", bytes, ["Content-Disposition": "attachment; filename=\"\(name)\""]
        ).decoded(MediaRecord.self)
        #expect(record == MediaRecord(try reader.read(bytes: bytes, name: name)))
      }
    }
  }

  @Test func verdictComesBeforeTheEndOfTheBody() async throws {
    try await with { server in
      let connection = try RawConnection(server)
      let head = Array(try TestServer.fixture("live/IMG_0001.JPG").prefix(8192))
      await connection.send("POST /identify HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n")
      await connection.send(head + [UInt8](repeating: 0, count: 64 << 10))
      let answer = await connection.receive()
      #expect(answer.hasPrefix("HTTP/1.1 200") && answer.contains("\"public.jpeg\""))
      #expect(answer.lowercased().contains("connection: close"))
    }
  }

  @Test(
    arguments: [
      ("accept=image/*", "live/IMG_0002.HEIC", nil), ("accept=video/*", "live/IMG_0002.HEIC", "notAccepted"),
      ("accept=.heic,video/quicktime", "live/IMG_0001.MOV", nil),
      ("accept=*/*&maxSize=100", "live/IMG_0001.MOV", "tooLarge"),
      ("accept=image/*&maxPixels=10", "live/IMG_0001.JPG", "tooManyPixels"),
      ("accept=video/*&maxDuration=0.01", "live/IMG_0001.MOV", "tooLong"),
      ("accept=image/*&name=a.php.jpg", "live/IMG_0001.JPG", "name"),
      ("accept=image/*&name=a.php%00.jpg", "live/IMG_0001.JPG", "name"),
      ("accept=image/*&name=a.php.jpg&allowNames", "live/IMG_0001.JPG", nil),
      ("accept=image/heif,image/nothing", "live/IMG_0002.HEIC", nil),
    ] as [(String, String, String?)])
  func uploadsAreChecked(query: String, file: String, code: String?) async throws {
    try await with { server in
      let answer = try await server.ask("POST", "/check?" + query, try TestServer.fixture(file))
      let check = try answer.decoded(CheckAnswer.self)
      #expect(answer.status == 200 && check.accepted == (code == nil) && check.code == code)
      #expect(answer.headers["x-content-type-options"] == "nosniff")
    }
  }

  @Test(
    arguments: [
      ("GET", "/identify", 404), ("GET", "/health", 200), ("HEAD", "/health", 200), ("POST", "/check", 400),
      ("POST", "/check?accept=", 400),
      ("POST", "/check?accept=image/*&maxSize=-1", 400),
      ("POST", "/check?accept=image/*&allowActive=maybe", 400),
      ("POST", "/check?accept=image/*&axcept=1", 400), ("POST", "/check?accept=x%20y", 400),
      ("POST", "/identify?fields=nothing", 400), ("GET", "/../etc/passwd", 404),
    ])
  func invalidRequests(method: String, path: String, status: Int) async throws {
    try await with { server in
      let answer = try await server.ask(method, path, method == "POST" ? [1, 2, 3] : nil)
      #expect(answer.status == status)
    }
  }

  @Test func formsAreRefused() async throws {
    try await with { server in
      let headers = ["Content-Type": "multipart/form-data; boundary=x"]
      let answer = try await server.ask("POST", "/identify", [1, 2], headers)
      #expect(answer.status == 415)
    }
  }

  @Test func oversizedBodiesAreRefusedEarly() async throws {
    try await with(byteCount: 1 << 20) { server in
      for path in ["/check?accept=*/*", "/identify?fields=basic", "/identify"] {
        let connection = try RawConnection(server)
        await connection.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000000\r\n\r\n")
        let answer = await connection.receive()
        #expect(answer.contains("tooLarge") || answer.hasPrefix("HTTP/1.1 413"), "\(path)")
      }
      // Without an announced length.
      let connection = try RawConnection(server)
      await connection.send(
        "POST /check?accept=*/* HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = "10000\r\n" + String(repeating: "a", count: 0x10000) + "\r\n"
      for _ in 0..<20 { await connection.send(chunk) }
      #expect(await connection.receive().contains("tooLarge"))
    }
  }

  @Test func truncatedBodiesAreRefused() async throws {
    try await with { server in
      let bytes = try TestServer.fixture("live/IMG_0001.JPG")
      let half = Array(bytes.prefix(bytes.count / 2))
      let cut = try RawConnection(server)
      await cut.send(
        "POST /check?accept=image/* HTTP/1.1\r\nHost: a\r\nContent-Length: \(bytes.count)\r\n\r\n")
      await cut.send(half)
      cut.finish()
      #expect(!(await cut.receive().contains("\"accepted\":true")))
      let chunked = try RawConnection(server)
      await chunked.send(
        "POST /check?accept=image/* HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
      await chunked.send(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8))
      chunked.finish()
      #expect(!(await chunked.receive().contains("\"accepted\":true")))
    }
  }

  @Test func slowBodiesTimeOut() async throws {
    try await with(timeLimit: .milliseconds(700)) { server in
      for path in ["/check?accept=image/*", "/identify"] {
        let connection = try RawConnection(server)
        await connection.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\nab")
        // Never idle, but too slow.
        let trickle = Task {
          while !Task.isCancelled {
            await connection.send("c")
            try? await Task.sleep(for: .milliseconds(50))
          }
        }
        let answer = await connection.receive()
        trickle.cancel()
        #expect(answer.hasPrefix("HTTP/1.1 408"), "\(path): \(answer.prefix(60))")
      }
    }
  }

  @Test func abortedUploadsLeakNoFiles() async throws {
    try await with { server in
      _ = try await server.ask("GET", "/health")
      let before = Self.openFiles()
      let bytes = [UInt8](repeating: 0x41, count: 600 << 10)
      for turn in 0..<60 {
        let connection = try RawConnection(server)
        await connection.send("POST /check?accept=*/* HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n")
        await connection.send(Array(bytes.prefix(turn.isMultiple(of: 2) ? 100 : bytes.count)))
        connection.abort()
      }
      // The server closes asynchronously.
      for _ in 0..<100 where Self.openFiles() > before + 2 { try await Task.sleep(for: .milliseconds(100)) }
      #expect(Self.openFiles() <= before + 2)
      #expect(try await server.ask("GET", "/health").status == 200)
    }
  }

  private static func openFiles() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  @Test func expectContinueIsAnswered() async throws {
    try await with { server in
      let bytes = try TestServer.fixture("live/IMG_0001.JPG")
      let connection = try RawConnection(server)
      await connection.send(
        "POST /check?accept=image/* HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n"
          + "Content-Length: \(bytes.count)\r\n\r\n")
      await connection.send(bytes)
      let answer = await connection.receive()
      #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK"))
      #expect(answer.contains("\"accepted\":true"))
    }
  }

  @Test func shutdownFinishesCurrentRequests() async throws {
    try await with { server in
      let bytes = try TestServer.fixture("live/IMG_0001.JPG")
      let connection = try RawConnection(server)
      await connection.send(
        "POST /check?accept=image/* HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: \(bytes.count)\r\n\r\n"
      )
      await connection.send(Array(bytes.prefix(100)))
      try await Task.sleep(for: .milliseconds(200))
      await server.services.triggerGracefulShutdown()
      await connection.send(Array(bytes.dropFirst(100)))
      #expect(await connection.receive().contains("\"accepted\":true"))
      try await server.serving.value
    }
  }
}
