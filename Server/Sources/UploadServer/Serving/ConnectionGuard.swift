internal import HTTPTypes
public import Hummingbird
public import HummingbirdCore
public import NIOCore
public import NIOHTTPTypes

/// Ends connections that hold a server up: whose request does not come, and those behind a refusal.
///
/// A client that sends its request's head byte by byte is never idle; it has as long as one that is. Behind an answer that says
/// `Connection: close` nothing more is taken: the client has a second to read it. Clients that ask whether to go on with a body
/// are told to. Those of HTTP/1.0 get an end of their connection, or are told that it stays where they asked for that.
public final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  public typealias InboundIn = HTTPRequestPart
  public typealias InboundOut = HTTPRequestPart
  public typealias OutboundIn = HTTPResponsePart
  public typealias OutboundOut = HTTPResponsePart

  private let headLimit: TimeAmount
  private var clock: Scheduled<Void>?
  private var isClosing = false
  private let version = RequestVersion()

  /// Creates the guard of one connection; `headLimit` is how long a request's head may take, and how long the next may be waited for.
  public init(headLimit: TimeAmount) { self.headLimit = headLimit }

  public func handlerAdded(context: ChannelHandlerContext) {
    version.watch(context.pipeline.syncOperations)
    if context.channel.isActive { wait(context) }
  }

  public func channelActive(context: ChannelHandlerContext) {
    wait(context)
    context.fireChannelActive()
  }

  public func channelInactive(context: ChannelHandlerContext) {
    clock?.cancel()
    context.fireChannelInactive()
  }

  public func handlerRemoved(context: ChannelHandlerContext) { clock?.cancel() }

  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      clock?.cancel()
      // Clients that ask would otherwise wait a second before they send a large body (RFC 9110 §10.1.1).
      if head.headerFields[.expect]?.lowercased() == "100-continue" {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if head.status.kind != .informational, let old = version.takeConnection() {
        head.headerFields[.connection] = head.headerFields[.connection] ?? old
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
    clock?.cancel()
    let channel = context.channel
    clock = context.eventLoop.scheduleTask(in: time) { channel.close(mode: .all, promise: nil) }
  }
}

extension HTTPServerBuilder {
  /// A server for uploads: connections end that are silent, that do not come to their request, or that were refused.
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
