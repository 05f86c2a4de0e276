internal import HTTPTypes
public import Hummingbird
public import HummingbirdCore
public import NIOCore
internal import NIOHTTP1
public import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// Closes connections whose request does not arrive in time, and those of refused requests.
///
/// The time limit also applies to clients that send the head byte by byte, which are never idle. After a response with
/// `Connection: close` nothing more is received; the client has a second to read it. `Expect: 100-continue` is answered.
/// Connections of HTTP/1.0 are closed after the response, unless the client asked to keep them alive.
public final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  public typealias InboundIn = HTTPRequestPart
  public typealias InboundOut = HTTPRequestPart
  public typealias OutboundIn = HTTPResponsePart
  public typealias OutboundOut = HTTPResponsePart

  private let headLimit: TimeAmount
  private var timer: Scheduled<Void>?
  private var isClosing = false
  private let connectionValues = ConnectionFieldQueue()

  /// Creates the guard of one connection; `headLimit` is the time limit for a request's head, including the wait for it.
  public init(headLimit: TimeAmount) { self.headLimit = headLimit }

  public func handlerAdded(context: ChannelHandlerContext) {
    connectionValues.observe(context.pipeline.syncOperations)
    if context.channel.isActive { wait(context) }
  }

  public func channelActive(context: ChannelHandlerContext) {
    wait(context)
    context.fireChannelActive()
  }

  public func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  public func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      timer?.cancel()
      // Otherwise these clients wait a second before they send the body (RFC 9110 §10.1.1).
      if head.headerFields[.expect]?.lowercased() == "100-continue" {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if head.status.kind != .informational, let value = connectionValues.next() {
        head.headerFields[.connection] = head.headerFields[.connection] ?? value
      }
      if head.headerFields[.connection]?.lowercased() == "close" { isClosing = true }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end where isClosing:
      context.writeAndFlush(data, promise: promise)
      context.close(mode: .output, promise: nil)
      close(context, after: .seconds(1))
    case .end:
      context.write(data, promise: promise)
      wait(context)
    }
  }

  private func wait(_ context: ChannelHandlerContext) { close(context, after: headLimit) }

  private func close(_ context: ChannelHandlerContext, after time: TimeAmount) {
    timer?.cancel()
    let channel = context.channel
    timer = context.eventLoop.scheduleTask(in: time) { channel.close(mode: .all, promise: nil) }
  }
}

extension HTTPServerBuilder {
  /// A server for uploads that closes connections that are idle, slow or refused.
  ///
  /// ```swift
  /// let app = Application(router: router, server: .uploads())
  /// ```
  public static func uploads(
    headLimit: TimeAmount = .seconds(15), idleLimit: TimeAmount = .seconds(30)
  ) -> HTTPServerBuilder {
    .http1(
      configuration: .init(
        additionalChannelHandlers: [ConnectionGuard(headLimit: headLimit)], idleTimeout: idleLimit,
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)))
  }
}

/// The `Connection` fields of pending responses to HTTP/1.0 requests.
///
/// Observes requests before they become an `HTTPRequest`, which has no version.
private final class ConnectionFieldQueue {
  /// The field's value for each unanswered request; nil from HTTP/1.1 on.
  private var values = CircularBuffer<String?>()

  /// Removes and returns the value for the next response.
  func next() -> String? { values.popFirst() ?? nil }

  /// Adds an observer in front of the codec; without a codec the queue stays empty.
  func observe(_ pipeline: ChannelPipeline.SynchronousOperations) {
    guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
    try? pipeline.addHandler(Observer(self), position: .before(codec))
  }

  private final class Observer: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart

    private let queue: ConnectionFieldQueue

    init(_ queue: ConnectionFieldQueue) { self.queue = queue }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head(let head) = unwrapInboundIn(data) {
        queue.values.append(
          (head.version.major, head.version.minor) < (1, 1)
            ? (head.isKeepAlive ? "keep-alive" : "close") : nil)
      }
      context.fireChannelRead(data)
    }
  }
}
