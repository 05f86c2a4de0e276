internal import HTTPTypes
internal import Synchronization

/// Access control: one browser with the token, at this server's address, from this server's page.
final class RequestGuard: Sendable {
  /// The reason for refusing a request.
  enum Refusal: Equatable, Sendable {
    /// Another host name: DNS rebinding by a foreign page.
    case host
    case origin
    /// No valid cookie.
    case unknown

    var status: HTTPResponse.Status {
      switch self {
      case .host: .misdirectedRequest
      case .origin, .unknown: .forbidden
      }
    }
  }

  /// The prefix of all paths; the cookie's path, so that servers on other ports do not get the cookie.
  let base: String
  /// Exchanged once for the cookie.
  let token: String
  private let key: String
  private let state = Mutex<(port: Int?, isTokenUsed: Bool)>((nil, false))
  /// Called once, after the token was exchanged.
  private let onTokenUsed: @Sendable () -> Void

  init(onTokenUsed: @escaping @Sendable () -> Void = {}) {
    self.onTokenUsed = onTokenUsed
    base = "/" + Self.random(byteCount: 16)
    token = Self.random(byteCount: 32)
    key = Self.random(byteCount: 32)
  }

  /// Returns random bytes in hexadecimal.
  private static func random(byteCount: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<byteCount).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The server's port; nil before it listens, when all requests are refused.
  var port: Int? {
    get { state.withLock { $0.port } }
    set { state.withLock { $0.port = newValue } }
  }

  var authority: String? { port.map { "127.0.0.1:\($0)" } }
  var origin: String? { authority.map { "http://" + $0 } }
  /// The address in the redirect file.
  var entryURL: String? { origin.map { "\($0)\(base)/open?token=\(token)" } }

  static let cookieName = "uti-picker"

  /// The value of the `Set-Cookie` header.
  var cookie: String { "\(Self.cookieName)=\(key); Path=\(base)/; HttpOnly; SameSite=Strict" }

  /// Returns true if the token is right and was not used before.
  func redeem(_ candidate: String) -> Bool {
    let isRight = state.withLock { state in
      guard !state.isTokenUsed, Self.isEqual(candidate, token) else { return false }
      state.isTokenUsed = true
      return true
    }
    if isRight { onTokenUsed() }
    return isRight
  }

  /// Returns the reason to refuse a request, or nil; `isEntry` is true for `entryURL`, which comes without a cookie
  /// from the redirect file.
  func refusal(of request: HTTPRequest, isEntry: Bool) -> Refusal? {
    let headers = request.headerFields
    let hosts = headers.values("Host")
    guard let authority, request.authority == authority, hosts.allSatisfy({ $0 == authority }) else {
      return .host
    }
    let origins = headers[values: .origin]
    guard origins.allSatisfy({ $0 == origin }) else { return .origin }
    if request.method != .get && request.method != .head, origins.isEmpty { return .origin }
    if isEntry { return nil }
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

  /// Compares in constant time.
  private static func isEqual(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension HTTPFields {
  /// Returns all values of a field.
  fileprivate func values(_ name: String) -> [String] { HTTPField.Name(name).map { self[values: $0] } ?? [] }
}
