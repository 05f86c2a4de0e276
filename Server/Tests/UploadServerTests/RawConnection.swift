import Foundation
import Testing

/// A connection of raw bytes, for clients that misbehave; its calls block separate threads.
final class RawConnection: Sendable {
  private let descriptor: Int32

  init(_ server: TestServer) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(server.port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends text; stops silently if the server has closed.
  func send(_ text: String) async { await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async {
    await offThread { [descriptor] in
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { return }
        sent += count
      }
    }
  }

  /// Receives until the server closes.
  func receive() async -> String {
    await offThread { [descriptor] in
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

  /// Closes the sending side.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Resets the connection.
  func abort() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private func offThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
