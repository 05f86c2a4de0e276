import FileIdentification
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import Synchronization
import UploadChecks
import UploadServer

/// Measures the cost of checking uploads: requests per second, latency of other clients, memory, and leaks of aborted uploads.
@main
enum UploadBenchmark {
  private static let picture = fixture("Media/live/IMG_0001.JPG", paddedTo: 64 << 10)
  private static let seconds = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 5

  static func main() async throws {
    let text = longText()
    let (ports, opened) = AsyncStream.makeStream(of: Int.self)
    let application = try await application { opened.yield($0) }
    let serving = Task { try await application.run() }
    var iterator = ports.makeAsyncIterator()
    let port = await iterator.next() ?? 0

    say("64 KiB JPEG, 8 connections, \(seconds) s each, three turns; requests a second:")
    var rates: [String: [Double]] = [:]
    for _ in 0..<3 {
      for path in ["/body", "/checked", "/unmagic"] {
        let (count, time, _) = load(port, path, picture, connections: 8, seconds: seconds)
        rates[path, default: []].append(Double(count) / time)
      }
    }
    let body = median(rates["/body"] ?? [])
    for (path, name) in [
      ("/body", "body only"), ("/checked", "checked"), ("/unmagic", "checked without libmagic"),
    ] {
      let rate = median(rates[path] ?? [])
      say("  \(name): \(Int(rate)), \(Int(rate / body * 100)) %")
    }
    for (name, magic) in [("with libmagic", MagicDatabase.standard), ("without", .omitted)] {
      let examiner = UploadExaminer(
        UploadPolicy(accept: try AcceptList("image/*")), options: .init(magic: magic))
      _ = try examiner.examine(bytes: picture)
      let begin = Date()
      for _ in 0..<1000 { _ = try examiner.examine(bytes: picture) }
      say("  examining alone, \(name): \(Int(Date().timeIntervalSince(begin) * 1000)) µs a picture")
    }

    say("another client's GET, 99th percentile in milliseconds:")
    let idle = load(port, "/health", nil, connections: 1, seconds: seconds).waits
    say("  idle \(milliseconds(idle))")
    for path in ["/body", "/identified"] {
      let stop = Stop()
      let poster = Thread.started {
        _ = load(
          port, path, text, connections: 8, seconds: .infinity, until: { stop.isSet.load(ordering: .relaxed) }
        )
      }
      try await Task.sleep(for: .milliseconds(500))
      let waits = load(port, "/health", nil, connections: 1, seconds: seconds).waits
      stop.isSet.store(true, ordering: .relaxed)
      poster.wait()
      say("  while 8 clients post texts of \(text.count >> 10) KiB to \(path): \(milliseconds(waits))")
    }

    let before = resident()
    _ = load(port, "/checked", picture, connections: 8, seconds: seconds * 4)
    say("resident MiB: \(before) before, \(resident()) after \(Int(seconds * 4)) s of uploads")

    let open = openFiles()
    for _ in 0..<10_000 { Connection(port)?.abort(in: picture) }
    for _ in 0..<100 where openFiles() > open { try await Task.sleep(for: .milliseconds(100)) }
    say("after 10,000 uploads that were left: \(openFiles() - open) more open files, \(resident()) MiB")
    // Open connections would delay a return.
    exit(0)
  }

  private static func application(_ started: @escaping @Sendable (Int) -> Void) async throws
    -> some ApplicationProtocol
  {
    var policy = UploadPolicy(accept: try AcceptList("image/*"))
    policy.byteCount = 1 << 20
    let middleware = UploadMiddleware<BasicRequestContext>(policy)
    let unmagic = UploadMiddleware<BasicRequestContext>(
      policy, options: FileIdentifier.Options(magic: .omitted))
    let identifiers = FileIdentifierPool()
    try await middleware.receiver.pool.warmUp()
    try await identifiers.warmUp()
    let router = Router()
    router.get("health") { _, _ in "ok" }
    router.post("body") { request, _ in "\(try await request.body.collect(upTo: 1 << 20).readableBytes)" }
    router.post("identified") { request, _ in
      try await identifiers.identify(request.body.collect(upTo: 1 << 20)).type.identifier
    }
    router.group().add(middleware: middleware).post("checked") { request, _ in
      "\(try await request.body.collect(upTo: 1 << 20).readableBytes)"
    }
    router.group().add(middleware: unmagic).post("unmagic") { request, _ in
      "\(try await request.body.collect(upTo: 1 << 20).readableBytes)"
    }
    var logger = Logger(label: "benchmark")
    logger.logLevel = .critical
    return Application(
      router: router, server: .uploads(), configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { started($0.localAddress?.port ?? 0) }, logger: logger)
  }

  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  // MARK: Load

  /// Sends requests one after another on each connection; returns the sorted latencies of all requests.
  private static func load(
    _ port: Int, _ path: String, _ body: [UInt8]?, connections: Int, seconds: Double,
    until: @escaping @Sendable () -> Bool = { false }
  ) -> (count: Int, seconds: Double, waits: [Double]) {
    let waits = Mutex<[Double]>([])
    let begin = Date()
    let threads = (0..<connections).map { _ in
      Thread.started {
        guard let connection = Connection(port) else { return }
        var own: [Double] = []
        while Date().timeIntervalSince(begin) < seconds, !until() {
          let sent = Date()
          guard connection.ask(path, body) else { fatalError("\(path) was not answered with 200") }
          own.append(Date().timeIntervalSince(sent))
        }
        waits.withLock { $0 += own }
      }
    }
    for thread in threads { thread.wait() }
    let all = waits.withLock { $0.sorted() }
    return (all.count, Date().timeIntervalSince(begin), all)
  }

  private static func milliseconds(_ waits: [Double]) -> String {
    waits.isEmpty
      ? "none" : String(format: "%.2f", waits[min(waits.count - 1, waits.count * 99 / 100)] * 1000)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  // MARK: Samples

  private static func fixture(_ name: String, paddedTo count: Int) -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var bytes = Array(
      (try? Data(contentsOf: root.appendingPathComponent("Tests/Fixtures/" + name))) ?? Data())
    // Comment segments after the first marker keep the picture valid.
    var room = count - bytes.count
    while room > 4 {
      let length = min(room - 2, 65_533)
      bytes.insert(
        contentsOf: [0xFF, 0xFE, UInt8(length >> 8), UInt8(length & 0xFF)]
          + [UInt8](repeating: 0x20, count: length - 2), at: 2)
      room -= length + 2
    }
    return bytes
  }

  /// Text in no known language, which takes the longest to identify.
  private static func longText() -> [UInt8] {
    let words = [
      "of", "ships", "and", "shoes", "(sealing)", "wax;", "cabbages", "=", "kings", "{", "}", "#", "//",
      "let",
    ]
    var text = ""
    var state: UInt32 = 7
    while text.utf8.count < 64 << 10 {
      state = state &* 1_664_525 &+ 1_013_904_223
      text += words[Int(state >> 16) % words.count] + (state % 11 == 0 ? "\n" : " ")
    }
    return Array(text.utf8)
  }

  private static func resident() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) / 256
  }

  private static func openFiles() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}

/// A client connection that blocks its thread.
private final class Connection {
  private let descriptor: Int32

  init?(_ port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if connected != 0 { return nil }
  }

  deinit { close(descriptor) }

  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Sends a request; returns true if it is answered with 200.
  func ask(_ path: String, _ body: [UInt8]?) -> Bool {
    let head =
      "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n"
    guard send(Array(head.utf8) + (body ?? [])) else { return false }
    var answer = ""
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &block, block.count, 0)
      if count <= 0 { return false }
      answer += String(decoding: block[..<count], as: UTF8.self)
      guard let end = answer.range(of: "\r\n\r\n") else { continue }
      let length =
        answer.range(of: "ontent-Length: ").flatMap { Int(answer[$0.upperBound...].prefix { $0.isNumber }) }
        ?? 0
      if answer[end.upperBound...].utf8.count >= length { return answer.hasPrefix("HTTP/1.1 200") }
    }
  }

  /// Sends half of an upload, and resets the connection.
  func abort(in body: [UInt8]) {
    _ = send(
      Array("POST /checked HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.count)\r\n\r\n".utf8)
        + body.prefix(body.count / 2))
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
  }
}

/// A flag that ends a load.
private final class Stop: Sendable {
  let isSet = Atomic(false)
}

/// Waits for the end of a detached thread.
private final class ThreadHandle: Sendable {
  private let done = DispatchSemaphore(value: 0)

  func finish() { done.signal() }
  func wait() { done.wait() }
}

extension Thread {
  fileprivate static func started(_ body: @escaping @Sendable () -> Void) -> ThreadHandle {
    let handle = ThreadHandle()
    Thread.detachNewThread {
      body()
      handle.finish()
    }
    return handle
  }
}
