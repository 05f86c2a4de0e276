import Foundation
import Testing

@testable import PickerServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Only the items of the folder are served.
@Suite struct ContainmentTests {
  @Test(arguments: [
    "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/small/..%2f..%2fetc%2fpasswd",
    "/small/../state",
    "/small/%30", "/small/0%00", "/small/00", "/small/+0", "/small/-1", "/small/99999999999999999999",
    "/small/0/0",
    "/small//0", "//state", "/state/", "/STATE", "/live/IMG_0001.JPG", "/movie/live/IMG_0001.MOV",
    "/large/IMG_0001.JPG",
    "/small/0;.jpg", "/%E2%80%A6",
  ])
  func invalidPathsAreRefused(path: String) async throws {
    let picker = try await TestPicker()
    let status = try await RawRequest(picker, "GET \(path)").status
    #expect(status == 400 || status == 404)
    try await picker.end()
  }

  @Test(arguments: [
    "GET http://127.0.0.1/etc/passwd HTTP/1.1", "GET * HTTP/1.1", "GET /etc/passwd HTTP/1.1",
    "GET /\u{0} HTTP/1.1",
  ])
  func invalidTargetsAreRefused(line: String) async throws {
    let picker = try await TestPicker()
    let host = picker.origin.dropFirst("http://".count)
    let status = try await RawRequest(
      picker, raw: "\(line)\r\nHost: \(host)\r\nCookie: \(picker.cookie ?? "")\r\nConnection: close\r\n\r\n"
    ).status
    #expect([400, 403, 404, 421].contains(status))
    try await picker.end()
  }

  @Test(arguments: [
    "from=0", "from=-1&count=5", "from=0&count=0", "from=0&count=501", "from=x&count=5",
    "from=0&count=5&search=%FF",
    "from=0&count=5&count=6", "from=0&count=5&search=%2",
  ])
  func listingsAreBounded(query: String) async throws {
    let picker = try await TestPicker()
    #expect(try await RawRequest(picker, "GET /items?\(query)").status == 400)
    try await picker.end()
  }

  /// Links in the folder are not items, and a link that later replaces an item is not followed.
  @Test func linksAreNotFollowed() async throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent(
      "uti-picker-secret-\(UUID()).jpg")
    try FileManager.default.copyItem(
      at: TestPicker.fixtures.appendingPathComponent("subtypes/panorama.jpg"), to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let picker = try await TestPicker(
      prepare: { folder in
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent("link.jpg"), withDestinationURL: secret)
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent("elsewhere"),
          withDestinationURL: secret.deletingLastPathComponent())
      })
    let names = try await picker.list().items.map(\.name)
    #expect(!names.contains("link.jpg") && !names.contains(secret.lastPathComponent))
    let number = try await picker.number(of: "plain.jpg")
    #expect(try await picker.status("/small/\(number)") == 200)
    let item = picker.folder.appendingPathComponent("subtypes/plain.jpg")
    try FileManager.default.removeItem(at: item)
    try FileManager.default.createSymbolicLink(at: item, withDestinationURL: secret)
    #expect(try await picker.status("/small/\(number)") == 404)
    // A folder of the path replaced by a link.
    let movie = try await picker.number(of: "plain.mov")
    #expect(try await picker.status("/movie/\(movie)") == 200)
    let folder = picker.folder.appendingPathComponent("subtypes")
    let moved = picker.folder.deletingLastPathComponent().appendingPathComponent("moved")
    try FileManager.default.moveItem(at: folder, to: moved)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: moved)
    #expect(try await picker.status("/movie/\(movie)") == 404)
    try await picker.end()
  }

  @Test func longRequestsAreRefused() async throws {
    let picker = try await TestPicker()
    let long = String(repeating: "a", count: 3000)
    #expect(try await RawRequest(picker, "GET /\(long)").status == 400)
    let header = try await RawRequest(picker, "GET /state", ["X-Long": String(repeating: "a", count: 20_000)])
    #expect([0, 400, 431].contains(header.status))
    var many: [String: String] = [:]
    for number in 0..<200 { many["X-\(number)"] = "a" }
    #expect([0, 400, 431].contains(try await RawRequest(picker, "GET /state", many).status))
    let body = Data("[".utf8) + Data(repeating: 0x20, count: PickerResponder.maxBodySize + 10)
    #expect(try await picker.post("/selection", body).1 == 413)
    try await picker.end()
  }

  @Test(arguments: ["", "{}", "[\"0\"]", "[0.5]", "[99999999999999999999]", "null", "[", "[[0]]"])
  func selectionsAreNumbers(body: String) async throws {
    let picker = try await TestPicker()
    #expect(try await picker.post("/selection", Data(body.utf8)).1 == 400)
    #expect(try await picker.post("/selection", Data("[0]".utf8), type: "text/plain").1 == 400)
    try await picker.end()
  }

  /// Served pictures do not contain the coordinates and camera of the file.
  @Test func picturesHaveNoMetadata() async throws {
    let picker = try await TestPicker(["headers/located_turned_thumbnail.jpg", "live/IMG_0001.JPG"])
    let original = try Data(contentsOf: picker.folder.appendingPathComponent("live/IMG_0001.JPG"))
    let marks = ["Apple", "Exif", "http://ns.adobe.com/xap"].map { Data($0.utf8) }
    #expect(marks.contains { original.range(of: $0) != nil })
    for row in try await picker.list().items {
      for path in ["/small/\(row.id)", "/large/\(row.id)"] {
        let (bytes, response) = try await picker.get(path)
        #expect(response.statusCode == 200)
        for mark in marks where mark != Data("Exif".utf8) {
          #expect(bytes.range(of: mark) == nil, "\(path)")
        }
        // An Exif block may only have the orientation.
        if let exif = bytes.range(of: Data("Exif\0\0".utf8)) {
          let entries = bytes[(exif.upperBound + 8)...].prefix(4)
          #expect(Array(entries) == [0, 1, 0x01, 0x12])
        }
      }
    }
    let listing = String(decoding: try await picker.get("/items?from=0&count=10").0, as: UTF8.self)
    #expect(
      !listing.contains(picker.folder.path) && !listing.contains("latitude") && !listing.contains("Apple"))
    try await picker.end()
  }
}
