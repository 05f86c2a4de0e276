internal import FileIdentification
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import MediaItems
internal import NIOCore
internal import NIOPosix

/// Answers the page's requests, and nobody else's.
struct PickerResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let guardian: RequestGuard
  let session: PickerSession
  let contents: PickerLibrary
  let listings: Listings
  let previews: Previews
  let root: RootFolder
  let pool: NIOThreadPool

  /// The longest body: a selection of some hundred thousand numbers.
  static let longestBody = 1 << 20
  /// How many items one listing has at most.
  static let longestListing = 500

  func respond(to request: Request, context: Context) async throws -> Response {
    var response = await answer(request)
    for (name, value) in Self.protections {
      if let name = HTTPField.Name(name) { response.headers[name] = value }
    }
    return response
  }

  /// What goes with every answer, also with refusals.
  static let protections: [(name: String, value: String)] = [
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
    let isEntrance = target.path == guardian.base + "/open"
    if let refusal = guardian.refusal(of: request.head, isEntrance: isEntrance) {
      return Self.empty(refusal.status)
    }
    guard target.path.hasPrefix(guardian.base + "/") else { return Self.empty(.notFound) }
    let path = target.path.dropFirst(guardian.base.count + 1)
    if isEntrance { return enter(request, target) }
    switch request.method {
    case .get: return await show(String(path), target, request)
    case .post: return await change(String(path), request)
    default: return Self.empty(.methodNotAllowed)
    }
  }

  // MARK: Answers

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

  /// Takes the token for the cookie.
  ///
  /// The page that leads on is this server's own: a browser sends a strict cookie only
  /// where it came from there.
  private func enter(_ request: Request, _ target: RequestTarget) -> Response {
    guard request.method == .get else { return Self.empty(.methodNotAllowed) }
    guard guardian.takes(target.query["token"] ?? "") else { return Self.empty(.forbidden) }
    let page = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>uti-picker</title>
      <meta http-equiv="refresh" content="0;url=\(guardian.base)/"></head><body></body></html>
      """
    var response = Self.body("text/html; charset=utf-8", ByteBuffer(string: page))
    response.headers[.setCookie] = guardian.cookie
    return response
  }

  // MARK: What is shown

  private func show(_ path: String, _ target: RequestTarget, _ request: Request) async -> Response {
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

  /// The item of a number as this server writes them.
  private func asset(_ text: Substring) -> MediaAsset? {
    guard let place = Int(text), String(place) == text else { return nil }
    return contents.asset(at: place)
  }

  private func list(_ query: [String: String]) async -> Response {
    guard let from = Int(query["from"] ?? "0"), let count = Int(query["count"] ?? ""), from >= 0,
      (1...Self.longestListing).contains(count)
    else { return Self.empty(.badRequest) }
    let asked = PickerQuery(
      chip: query["chip"], album: query["album"], search: query["search"].flatMap { $0.isEmpty ? nil : $0 })
    let listed = try? await pool.runIfActive { [contents, listings, previews] in
      let places = listings.places(asked, in: contents)
      let rows = places.dropFirst(from).prefix(count).compactMap { place in
        contents.asset(at: Int(place)).map { ItemRow($0, at: Int(place), decoding: previews.decodes) }
      }
      return Listing(total: places.count, from: from, items: Array(rows))
    }
    return listed.map { Self.json($0) } ?? Self.empty(.serviceUnavailable)
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

  // MARK: What is done

  private func change(_ path: String, _ request: Request) async -> Response {
    var body = request
    guard let bytes = try? await body.collectBody(upTo: Self.longestBody) else {
      return Self.empty(.contentTooLarge)
    }
    switch path {
    case "selection":
      guard request.headers[.contentType] == "application/json",
        let places = try? JSONDecoder().decode([Int].self, from: Data(bytes.readableBytesView))
      else { return Self.empty(.badRequest) }
      return Self.json(await session.select(places))
    case "add":
      await session.finish(.picked)
      return Self.empty(.noContent)
    case "cancel":
      await session.finish(.cancelled)
      return Self.empty(.noContent)
    default: return Self.empty(.notFound)
    }
  }

  // MARK: Whether the page is open

  /// A stream of events that has one event, the end; it tells whether the page is open.
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

/// A part of what a query found.
private struct Listing: Encodable, Sendable {
  var total: Int
  var from: Int
  var items: [ItemRow]
}
