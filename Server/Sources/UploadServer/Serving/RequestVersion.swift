internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1

/// What HTTP/1.0 needs to be told of its connection: the version is gone once a request's head is one of swift-http-types.
final class RequestVersion {
  /// What the answers' `Connection` has to be, for the requests that have none yet; nil from HTTP/1.1 on.
  private var connections = CircularBuffer<String?>()

  /// What the next answer's `Connection` has to be.
  func takeConnection() -> String? { connections.popFirst() ?? nil }

  /// Looks at requests before they are translated; where nothing translates, nothing is known.
  func watch(_ pipeline: ChannelPipeline.SynchronousOperations) {
    guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
    try? pipeline.addHandler(Watch(self), position: .before(codec))
  }

  private final class Watch: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart

    private let version: RequestVersion

    init(_ version: RequestVersion) { self.version = version }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head(let head) = unwrapInboundIn(data) {
        version.connections.append(
          (head.version.major, head.version.minor) < (1, 1)
            ? (head.isKeepAlive ? "keep-alive" : "close") : nil)
      }
      context.fireChannelRead(data)
    }
  }
}
