import Foundation
import Testing

@testable import PickerServer

/// A request as raw bytes, for invalid ones that no client library sends.
struct RawRequest {
  let status: Int
  let text: String

  static func path(_ picker: TestPicker, _ path: String) -> String {
    String(picker.base.dropFirst(picker.origin.count)) + path
  }

  /// `line` is the method and the path below the base; sends the right host and cookie by default.
  init(_ picker: TestPicker, _ line: String, _ headers: [String: String] = [:]) async throws {
    let words = line.split(separator: " ", maxSplits: 1)
    var all = [
      "Host": String(picker.origin.dropFirst("http://".count)), "Cookie": picker.cookie ?? "",
      "Connection": "close",
    ]
    all.merge(headers) { $1 }
    let lines = all.map { "\($0): \($1)\r\n" }.joined()
    try await self.init(
      picker, raw: "\(words[0]) \(Self.path(picker, String(words[1]))) HTTP/1.1\r\n\(lines)\r\n")
  }

  init(_ picker: TestPicker, raw: String) async throws {
    let port = try #require(picker.server.entryURL.flatMap { URL(string: $0)?.port })
    // On a separate thread: blocking one of the task pool could starve the server.
    text = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.exchange(raw, port)) }
    }
    status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private static func exchange(_ raw: String, _ port: Int) -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    #expect(connected == 0)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let bytes = Array(raw.utf8)
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while answer.count < 1 << 20 {
      let count = recv(descriptor, &block, block.count, 0)
      if count <= 0 { break }
      answer += block[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
