internal import HTTPTypes
internal import Synchronization

/// Who may ask: the one browser that was handed the token, at this server's own address, from this server's own page.
final class RequestGuard: Sendable {
  /// Why a request is refused.
  enum Refusal: Equatable, Sendable {
    /// Asked for under another name: a page elsewhere whose name was made to lead here.
    case host
    case origin
    /// Nobody this server knows.
    case unknown

    var status: HTTPResponse.Status {
      switch self {
      case .host: .misdirectedRequest
      case .origin, .unknown: .forbidden
      }
    }
  }

  /// What all paths begin with: another server at this address, on another port, is sent no cookie of this path.
  let base: String
  /// Exchanged once for the cookie.
  let token: String
  private let key: String
  private let state = Mutex<(port: Int?, isTokenUsed: Bool)>((nil, false))
  /// Called once the token was exchanged.
  private let taken: @Sendable () -> Void

  init(taken: @escaping @Sendable () -> Void = {}) {
    self.taken = taken
    base = "/" + Self.random(byteCount: 16)
    token = Self.random(byteCount: 32)
    key = Self.random(byteCount: 32)
  }

  /// So many random bytes, in hexadecimal.
  private static func random(byteCount: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<byteCount).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Where the server listens, once that is known; before, everything is refused.
  var port: Int? {
    get { state.withLock { $0.port } }
    set { state.withLock { $0.port = newValue } }
  }

  var authority: String? { port.map { "127.0.0.1:\($0)" } }
  var origin: String? { authority.map { "http://" + $0 } }
  /// What the redirect file leads to.
  var entrance: String? { origin.map { "\($0)\(base)/open?token=\(token)" } }

  static let cookieName = "uti-picker"

  /// What sets the cookie.
  var cookie: String { "\(Self.cookieName)=\(key); Path=\(base)/; HttpOnly; SameSite=Strict" }

  /// Whether a token is the right one, which it is once.
  func takes(_ candidate: String) -> Bool {
    let isRight = state.withLock { state in
      guard !state.isTokenUsed, Self.isEqual(candidate, token) else { return false }
      state.isTokenUsed = true
      return true
    }
    if isRight { taken() }
    return isRight
  }

  /// Why a request is refused before anything else of it is looked at; `isEntrance`: what the redirect file leads to, which
  /// has no cookie yet and comes from that file.
  func refusal(of request: HTTPRequest, isEntrance: Bool) -> Refusal? {
    let headers = request.headerFields
    let hosts = headers.values("Host")
    guard let authority, request.authority == authority, hosts.allSatisfy({ $0 == authority }) else {
      return .host
    }
    let origins = headers[values: .origin]
    guard origins.allSatisfy({ $0 == origin }) else { return .origin }
    if request.method != .get && request.method != .head, origins.isEmpty { return .origin }
    if isEntrance { return nil }
    if let site = headers.values("Sec-Fetch-Site").first, site != "same-origin" && site != "none" {
      return .origin
    }
    var own: [String] = []
    for line in headers[values: .cookie] {
      for pair in line.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        if pair.hasPrefix(Self.cookieName + "=") {
          own.append(String(pair.dropFirst(Self.cookieName.count + 1)))
        }
      }
    }
    return own.count == 1 && Self.isEqual(own[0], key) ? nil : .unknown
  }

  /// Compares in a time that does not tell how much of it is right.
  private static func isEqual(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension HTTPFields {
  /// Every value of a field by its name.
  fileprivate func values(_ name: String) -> [String] { HTTPField.Name(name).map { self[values: $0] } ?? [] }
}
