internal import FileIdentification
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import MediaItems
internal import NIOCore
internal import NIOPosix

/// Answers the requests of the picker's page.
struct PickerResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let requestGuard: RequestGuard
  let session: PickerSession
  let contents: PickerLibrary
  let queries: QueryCache
  let previews: Previews
  let root: RootFolder
  let pool: NIOThreadPool

  /// The limit on bodies, in bytes: a selection of some hundred thousand numbers.
  static let maxBodySize = 1 << 20
  /// The limit on items of one listing.
  static let maxListingCount = 500

  func respond(to request: Request, context: Context) async throws -> Response {
    var response = await answer(request)
    for (name, value) in Self.securityHeaders {
      if let name = HTTPField.Name(name) { response.headers[name] = value }
    }
    return response
  }

  /// The headers of all responses, also of refusals.
  static let securityHeaders: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]

  private func answer(_ request: Request) async -> Response {
    guard let target = RequestTarget(request.head.path ?? "") else { return Self.empty(.badRequest) }
    let isEntry = target.path == requestGuard.base + "/open"
    if let refusal = requestGuard.refusal(of: request.head, isEntry: isEntry) {
      return Self.empty(refusal.status)
    }
    guard target.path.hasPrefix(requestGuard.base + "/") else { return Self.empty(.notFound) }
    let path = target.path.dropFirst(requestGuard.base.count + 1)
    if isEntry { return exchangeToken(request, target) }
    switch request.method {
    case .get: return await get(String(path), target, request)
    case .post: return await post(String(path), request)
    default: return Self.empty(.methodNotAllowed)
    }
  }

  // MARK: Responses

  static func empty(_ status: HTTPResponse.Status) -> Response {
    Response(status: status, headers: [.contentLength: "0"])
  }

  static func body(_ type: String, _ bytes: ByteBuffer, _ status: HTTPResponse.Status = .ok) -> Response {
    Response(status: status, headers: [.contentType: type], body: ResponseBody(byteBuffer: bytes))
  }

  static func text(_ type: String, _ text: StaticString) -> Response {
    body(type + "; charset=utf-8", ByteBuffer(staticString: text))
  }

  static func json(_ value: some Encodable, _ status: HTTPResponse.Status = .ok) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return empty(.internalServerError) }
    return body("application/json", ByteBuffer(bytes: data), status)
  }

  /// Exchanges the token for the cookie.
  ///
  /// Answers with a page that redirects, not with a redirect: browsers send a strict cookie only
  /// for requests that start on this server's pages.
  private func exchangeToken(_ request: Request, _ target: RequestTarget) -> Response {
    guard request.method == .get else { return Self.empty(.methodNotAllowed) }
    guard requestGuard.redeem(target.query["token"] ?? "") else { return Self.empty(.forbidden) }
    let page = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>uti-picker</title>
      <meta http-equiv="refresh" content="0;url=\(requestGuard.base)/"></head><body></body></html>
      """
    var response = Self.body("text/html; charset=utf-8", ByteBuffer(string: page))
    response.headers[.setCookie] = requestGuard.cookie
    return response
  }

  // MARK: GET

  private func get(_ path: String, _ target: RequestTarget, _ request: Request) async -> Response {
    switch path {
    case "": return Self.text("text/html", PageAssets.frame)
    case "page.css": return Self.text("text/css", PageAssets.style)
    case "page.js": return Self.text("text/javascript", PageAssets.script)
    case "icon.svg": return Self.text("image/svg+xml", PageAssets.icon)
    case "state": return Self.json(await PageState(contents, session))
    case "items": return await list(target.query)
    case "events": return events()
    default: break
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let asset = asset(parts[1]) else { return Self.empty(.notFound) }
    switch parts[0] {
    case "small": return await picture(of: asset, isLarge: false)
    case "large": return await picture(of: asset, isLarge: true)
    case "movie": return await media(MediaSource.movie(of: asset.item), request)
    default: return Self.empty(.notFound)
    }
  }

  /// Returns the item of a number in its canonical form, without signs or leading zeros.
  private func asset(_ text: Substring) -> MediaAsset? {
    guard let index = Int(text), String(index) == text else { return nil }
    return contents.asset(at: index)
  }

  private func list(_ query: [String: String]) async -> Response {
    guard let from = Int(query["from"] ?? "0"), let count = Int(query["count"] ?? ""), from >= 0,
      (1...Self.maxListingCount).contains(count)
    else { return Self.empty(.badRequest) }
    let pickerQuery = PickerQuery(
      chip: query["chip"], album: query["album"], search: query["search"].flatMap { $0.isEmpty ? nil : $0 })
    let listing = try? await pool.runIfActive { [contents, queries, previews] in
      let indices = queries.indices(pickerQuery, in: contents)
      let rows = indices.dropFirst(from).prefix(count).compactMap { index in
        contents.asset(at: Int(index)).map { ItemRow($0, at: Int(index), decoding: previews.decodes) }
      }
      return Listing(total: indices.count, from: from, items: Array(rows))
    }
    return listing.map { Self.json($0) } ?? Self.empty(.serviceUnavailable)
  }

  private func picture(of asset: MediaAsset, isLarge: Bool) async -> Response {
    if let whole = MediaSource.picture(of: asset.item) { return await media(whole, nil) }
    guard let path = MediaSource.still(of: asset.item, decoding: previews.decodes),
      let entry = try? await previews.picture(of: asset.item, at: path, isLarge: isLarge)
    else { return Self.empty(.notFound) }
    switch entry {
    case .picture(let mime, let bytes): return Self.body(mime, bytes)
    case .nothing: return Self.empty(.notFound)
    }
  }

  // MARK: POST

  private func post(_ path: String, _ request: Request) async -> Response {
    var body = request
    guard let bytes = try? await body.collectBody(upTo: Self.maxBodySize) else {
      return Self.empty(.contentTooLarge)
    }
    switch path {
    case "selection":
      guard request.headers[.contentType] == "application/json",
        let indices = try? JSONDecoder().decode([Int].self, from: Data(bytes.readableBytesView))
      else { return Self.empty(.badRequest) }
      return Self.json(await session.select(indices))
    case "add":
      await session.finish(.picked)
      return Self.empty(.noContent)
    case "cancel":
      await session.finish(.cancelled)
      return Self.empty(.noContent)
    default: return Self.empty(.notFound)
    }
  }

  // MARK: Events

  /// An event stream with a single event, the end; while it is connected, the page is open.
  private func events() -> Response {
    let session = session
    let body = ResponseBody { writer in
      await session.pageOpened()
      do {
        while true {
          if let outcome = await session.outcome {
            try await writer.write(ByteBuffer(string: "event: end\ndata: \(outcome.rawValue)\n\n"))
            break
          }
          try await writer.write(ByteBuffer(string: ": here\n\n"))
          try await Task.sleep(for: .milliseconds(500))
        }
      } catch {
        await session.pageClosed()
        throw error
      }
      await session.pageClosed()
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: [.contentType: "text/event-stream"], body: body)
  }
}

/// The JSON of a range of the items that match a query.
private struct Listing: Encodable, Sendable {
  var total: Int
  var from: Int
  var items: [ItemRow]
}
