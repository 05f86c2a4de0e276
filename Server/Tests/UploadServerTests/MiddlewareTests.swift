import FileIdentification
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SystemPackage
import Testing
import UploadChecks

@testable import UploadServer

/// The middleware in an application.
@Suite struct MiddlewareTests {
  /// Runs a server that echoes accepted bodies with their `Content-Type`.
  private func with<Value>(
    _ accept: String, memory: Int = 256 << 10, folder: FilePath = "/tmp",
    headLimit: TimeAmount = .seconds(15),
    _ body: (TestServer) async throws -> Value
  ) async throws -> Value {
    var policy = UploadPolicy(accept: try AcceptList(accept))
    policy.byteCount = 8 << 20
    var receiver = UploadReceiver(
      UploadExaminerPool(policy, options: FileIdentifier.Options(magic: .omitted), threads: 2))
    (receiver.memoryByteCount, receiver.temporaryFolder) = (memory, folder)
    let router = Router()
    router.add(middleware: UploadMiddleware(receiver))
    router.post("echo") { request, _ in
      Response(
        status: .ok, headers: [.contentType: request.headers[.contentType] ?? ""],
        body: ResponseBody(asyncSequence: request.body))
    }
    return try await TestServer.with(
      { started in
        Application(
          router: router, server: .uploads(headLimit: headLimit),
          configuration: .init(address: .hostname("127.0.0.1", port: 0)),
          onServerRunning: { started($0.localAddress?.port ?? 0) }, logger: TestServer.quiet)
      }, body)
  }

  @Test(arguments: [16, 256 << 10])
  func acceptedBodiesPassUnchanged(memory: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uploads-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await with("image/*, video/*", memory: memory, folder: FilePath(folder.path)) { server in
      for file in IdentifyServiceTests.files {
        let bytes = try TestServer.fixture(file)
        let answer = try await server.ask("POST", "/echo", bytes, ["Content-Type": "text/html"])
        #expect(answer.status == 200 && Array(answer.body) == bytes, "\(file)")
        #expect(answer.headers["content-type"]?.hasPrefix("text/html") == false)
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    arguments: [
      ("words and words", 415, "notAccepted"), ("", 422, "empty"),
      ("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>", 422, "active"),
    ])
  func refusalsAreAnswered(text: String, status: Int, code: String) async throws {
    try await with("image/*") { server in
      let answer = try await server.ask("POST", "/echo", Array(text.utf8), ["Content-Type": "image/png"])
      #expect(answer.status == status)
      struct Reason: Decodable {
        var error: [String: String]
      }
      #expect(try answer.decoded(Reason.self).error["code"] == code)
      #expect(answer.headers["content-type"] == "application/json")
    }
  }

  @Test func slowRequestHeadsAreClosed() async throws {
    try await with("image/*", headLimit: .milliseconds(500)) { server in
      let connection = try RawConnection(server)
      let trickle = Task {
        for byte in "POST /echo HTTP/1.1\r\nHost: a\r\nX-Long: \(String(repeating: "a", count: 400))" {
          await connection.send(String(byte))
          try await Task.sleep(for: .milliseconds(40))
        }
      }
      #expect(await connection.receive() == "")
      trickle.cancel()
    }
  }

  @Test func filesAreServedByContent() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ bytes: [UInt8]) throws {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
    let heic = try TestServer.fixture("live/IMG_0002.HEIC")
    try write("a.jpg", heic)
    try write("page.jpg", Array("<!DOCTYPE html><html><script>1</script></html>".utf8))
    try write("a.txt", Array("words\n".utf8))
    try write("drawing.svg", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8))
    let router = Router()
    router.add(middleware: ServingMiddleware(folder.path, urlBasePath: "/files"))
    router.add(middleware: FileMiddleware(folder.path, urlBasePath: "/files"))
    router.get("other") { _, _ in "text" }
    try await TestServer.with({ started in
      Application(
        router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { started($0.localAddress?.port ?? 0) }, logger: TestServer.quiet)
    }) { server in
      let rows: [(path: String, type: String, disposition: String)] = [
        ("/files/a.jpg", "image/heic", "inline"),
        ("/files/page.jpg", "text/html; charset=utf-8", "attachment"),
        ("/files/a.txt", "text/plain; charset=utf-8", "inline"),
        ("/files/drawing.svg", "image/svg+xml", "attachment"),
      ]
      for row in rows {
        let answer = try await server.ask("GET", row.path)
        #expect(answer.status == 200 && answer.headers["content-type"] == row.type, "\(row.path)")
        #expect(answer.headers["content-disposition"] == row.disposition, "\(row.path)")
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["content-security-policy"]?.contains("sandbox") == true)
      }
      let part = try await server.ask("GET", "/files/a.jpg", nil, ["Range": "bytes=10-19"])
      #expect(
        part.status == 206 && part.headers["content-type"] == "image/heic"
          && Array(part.body) == Array(heic[10..<20]))
      #expect(try await server.ask("GET", "/files/nothing.jpg").status == 404)
      #expect(try await server.ask("GET", "/other").headers["content-disposition"] == nil)
    }
  }
}
