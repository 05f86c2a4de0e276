import Foundation
import MediaItems
import Testing

@testable import UploadService

/// The example service with valid and hostile uploads.
@Suite struct UploadServiceTests {
  private func with<Value>(_ body: (TestServer, URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("service-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = UploadService(folder: folder)
    return try await TestServer.with({ try await service.application(port: 0, started: $0) }) {
      try await body($0, folder)
    }
  }

  @Test func picturesAreStoredAndServed() async throws {
    try await with { server, folder in
      for file in IdentifyServiceTests.files {
        let bytes = try TestServer.fixture(file)
        let answer = try await server.ask("POST", "/uploads", bytes, ["Content-Type": "application/x-php"])
        try #require(answer.status == 200, "\(file)")
        let stored = try answer.decoded(UploadService.Answer.self)
        let served = try await server.ask("GET", stored.file)
        #expect(Array(served.body) == bytes && served.headers["content-type"] == stored.record.mime)
        #expect((stored.movie != nil) == file.hasPrefix("motion/"))
        if let movie = stored.movie {
          #expect(try await server.ask("GET", movie).headers["content-type"] == "video/mp4")
        }
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count == IdentifyServiceTests.files
          .count + 1)
    }
  }

  @Test func otherUploadsAreNotStored() async throws {
    try await with { server, folder in
      let bytes = try TestServer.fixture("live/IMG_0001.JPG")
      let refused: [(body: [UInt8], status: Int)] = [
        (Array("<?php system($_GET[0]); ?>".utf8), 415), (Array("GIF89a<script>alert(1)</script>".utf8), 415),
        (Array(bytes.dropLast(600)), 422), ([], 422),
      ]
      for row in refused {
        #expect(try await server.ask("POST", "/uploads", row.body).status == row.status)
      }
      // Oversized, truncated and aborted uploads.
      let large = try RawConnection(server)
      await large.send("POST /uploads HTTP/1.1\r\nHost: a\r\nContent-Length: 60000000\r\n\r\n")
      #expect(await large.receive().hasPrefix("HTTP/1.1 413"))
      let cut = try RawConnection(server)
      await cut.send("POST /uploads HTTP/1.1\r\nHost: a\r\nContent-Length: \(bytes.count)\r\n\r\n")
      await cut.send(Array(bytes.dropLast(100)))
      cut.finish()
      #expect(!(await cut.receive().hasPrefix("HTTP/1.1 200")))
      let gone = try RawConnection(server)
      await gone.send("POST /uploads HTTP/1.1\r\nHost: a\r\nContent-Length: \(bytes.count)\r\n\r\n")
      gone.abort()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}
