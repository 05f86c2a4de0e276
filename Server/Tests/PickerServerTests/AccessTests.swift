import Foundation
import Testing

@testable import PickerServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Token, cookie and origin checks.
@Suite struct AccessTests {
  @Test func tokenWorksOnce() async throws {
    let picker = try await TestPicker(enters: false)
    #expect(try await picker.get("/open?token=\(picker.token.dropLast())0x", cookie: nil).1.statusCode == 403)
    #expect(try await picker.get("/open", cookie: nil).1.statusCode == 403)
    try await picker.enter()
    #expect(try await picker.get("/open?token=\(picker.token)", cookie: nil).1.statusCode == 403)
    try await picker.end()
  }

  @Test(
    arguments: [
      nil, "uti-picker=", "uti-picker=0", "other=1", "uti-picker=" + String(repeating: "0", count: 64),
    ] as [String?])
  func clientsWithoutCookieAreRefused(cookie: String?) async throws {
    let picker = try await TestPicker()
    for path in ["/", "/state", "/items?from=0&count=5", "/small/0", "/page.js", "/events"] {
      #expect(try await picker.get(path, cookie: cookie).1.statusCode == 403)
    }
    try await picker.end()
  }

  @Test func duplicateCookiesAreRefused() async throws {
    let picker = try await TestPicker()
    let own = try #require(picker.cookie)
    #expect(try await picker.get("/state", cookie: "\(own); uti-picker=0").1.statusCode == 403)
    #expect(try await picker.get("/state", cookie: "a=b; \(own)").1.statusCode == 200)
    try await picker.end()
  }

  /// DNS rebinding: a foreign page that resolves to 127.0.0.1 has another host or origin.
  @Test(arguments: [
    ("Host", "attacker.example", 421), ("Host", "localhost", 421), ("Host", "127.0.0.1", 421),
    ("Origin", "http://attacker.example", 403), ("Origin", "null", 403), ("Origin", "http://127.0.0.1", 403),
    ("Sec-Fetch-Site", "cross-site", 403), ("Sec-Fetch-Site", "same-site", 403),
    ("Sec-Fetch-Site", "same-origin", 200),
    ("Sec-Fetch-Site", "none", 200),
  ])
  func foreignPagesAreRefused(header: String, value: String, status: Int) async throws {
    let picker = try await TestPicker()
    #expect(try await RawRequest(picker, "GET /state", [header: value]).status == status)
    try await picker.end()
  }

  @Test func twoHostsAreRefused() async throws {
    let picker = try await TestPicker()
    let authority = picker.origin.dropFirst("http://".count)
    let raw =
      "GET \(RawRequest.path(picker, "/state")) HTTP/1.1\r\nHost: \(authority)\r\nHost: attacker.example\r\n"
      + "Cookie: \(picker.cookie ?? "")\r\nConnection: close\r\n\r\n"
    #expect([400, 421].contains(try await RawRequest(picker, raw: raw).status))
    try await picker.end()
  }

  @Test func changesRequireAnOrigin() async throws {
    let picker = try await TestPicker()
    let plain = try await picker.get("/add", method: "POST", cookie: picker.cookie)
    #expect(plain.1.statusCode == 403)
    #expect(try await picker.get("/add", cookie: picker.cookie).1.statusCode == 404)
    #expect(
      try await picker.get("/add", method: "PUT", headers: ["Origin": picker.origin], cookie: picker.cookie).1
        .statusCode == 405)
    #expect(try await picker.end().outcome == .cancelled)
  }

  @Test func allResponsesHaveSecurityHeaders() async throws {
    let picker = try await TestPicker()
    for path in ["/", "/state", "/page.js", "/nothing", "/small/0"] {
      let headers = try await picker.get(path).1
      let policy = headers.value(forHTTPHeaderField: "Content-Security-Policy") ?? ""
      #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
      #expect(headers.value(forHTTPHeaderField: "X-Content-Type-Options") == "nosniff")
      #expect(headers.value(forHTTPHeaderField: "Referrer-Policy") == "no-referrer")
      #expect(headers.value(forHTTPHeaderField: "Cache-Control") == "no-store")
      #expect(headers.value(forHTTPHeaderField: "Cross-Origin-Resource-Policy") == "same-origin")
      #expect(headers.value(forHTTPHeaderField: "Access-Control-Allow-Origin") == nil)
    }
    let page = String(decoding: try await picker.get("/").0, as: UTF8.self)
    #expect(!page.contains("style=") && !page.contains("<script>") && !page.contains(" onclick"))
    try await picker.end()
  }

  @Test func redirectFileIsPrivate() throws {
    let redirect = PickerRedirect()
    let path = try redirect.write("http://127.0.0.1:1/x/open?token=secret")
    let file = try FileManager.default.attributesOfItem(atPath: path)
    let folder = try FileManager.default.attributesOfItem(
      atPath: (path as NSString).deletingLastPathComponent)
    #expect(file[.posixPermissions] as? Int == 0o600)
    #expect(folder[.posixPermissions] as? Int == 0o700)
    redirect.remove()
    #expect(!FileManager.default.fileExists(atPath: (path as NSString).deletingLastPathComponent))
  }
}
