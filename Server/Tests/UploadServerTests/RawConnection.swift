import Foundation
import Testing

/// A connection whose bytes are sent one by one, for what no client library does.
///
/// Its calls block a thread of their own.
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

  /// Sends what the other side takes; it may have closed.
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

  /// All that comes until the other side closes.
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

  /// Says that nothing more is sent.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Goes without a word.
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
