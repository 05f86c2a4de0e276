import Foundation
import NIOCore
import Testing

@testable import PickerServer

/// Components without a server.
@Suite struct ComponentTests {
  @Test(
    arguments: [
      (nil, .whole), ("bytes=0-9", .part(0..<10)), ("bytes=90-200", .part(90..<100)),
      ("bytes=-10", .part(90..<100)),
      ("bytes=-200", .part(0..<100)), ("bytes=100-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=-", .whole),
      ("bytes=9-3", .whole), ("bytes=0-1,3-4", .whole), ("bytes=a-b", .whole), ("items=0-1", .whole),
      ("bytes=0x1-2", .whole),
      ("bytes=99999999999999999999-", .whole), ("bytes=+1-2", .whole),
    ] as [(String?, ByteRangeRequest)])
  func rangeHeaders(header: String?, range: ByteRangeRequest) {
    #expect(ByteRangeRequest(header, byteCount: 100) == range)
  }

  @Test(arguments: [
    ("/a/b?x=1&y=%C3%A4+b", "/a/b", ["x": "1", "y": "ä b"]), ("/", "/", [:]), ("/a?", "/a", [:]),
    ("/a?x=", "/a", ["x": ""]),
  ])
  func targetsAreParsed(text: String, path: String, query: [String: String]) {
    let target = RequestTarget(text)
    #expect(target?.path == path)
    #expect(target?.query == query)
  }

  @Test(arguments: [
    "", "a", "*", "//", "/..", "/a/../b", "/%41", "/a b", "/ä", "/a?x", "/a?x=1&x=2", "/a?x=%", "/a?x=%G0",
    "/a?x=%FF", "/a\\b", "/a;b",
    "http://127.0.0.1/a",
  ])
  func targetsAreRefused(text: String) { #expect(RequestTarget(text) == nil) }

  @Test func theCacheIsBounded() {
    var cache = PreviewCache(limit: 40_000)
    for number in 0..<100 {
      let key = PreviewCache.Key(file: Self.identity(number), isLarge: false)
      cache.insert(.picture(mime: "image/png", bytes: ByteBuffer(repeating: 0, count: 1000)), for: key)
      #expect(cache.byteCount <= cache.limit)
    }
    #expect(cache.count > 10)
    let newest = PreviewCache.Key(file: Self.identity(99), isLarge: false)
    #expect(cache.entry(newest) != nil)
    #expect(cache.entry(PreviewCache.Key(file: Self.identity(0), isLarge: false)) == nil)
    // Entries larger than a quarter of the limit are not cached.
    cache.insert(.picture(mime: "image/png", bytes: ByteBuffer(repeating: 0, count: 20_000)), for: newest)
    #expect(cache.byteCount <= cache.limit)
  }

  private static func identity(_ number: Int) -> FileIdentity {
    FileIdentity(device: 1, node: UInt64(number), byteCount: 1, seconds: 0, nanoseconds: 0)
  }

  @Test(arguments: [
    ("{\"folder\": \"x\", \"limit\": -1}", "limit"), ("{\"folder\": \"x\", \"timeout\": 0}", "timeout"),
    ("{\"folder\": \"x\", \"grace\": 1e9}", "grace"), ("{\"folder\": \"x\", \"from\": \"2024-13\"}", "from"),
    ("{\"folder\": \"x\", \"version\": 2}", "version"),
    ("{\"folder\": \"x\", \"representation\": \"best\"}", "representation"),
  ])
  func requestsAreChecked(text: String, field: String) throws {
    let request = try JSONDecoder().decode(PickerRequest.self, from: Data(text.utf8))
    let error = #expect(throws: PickerRequestError.self) { try request.check() }
    #expect(error?.description.hasPrefix(field) == true)
  }

  @Test(arguments: [("filter", "livePhoto"), ("allow", "kind = nothing")])
  func filtersAreChecked(field: String, text: String) throws {
    var request = PickerRequest(folder: "x")
    if field == "filter" { request.filter = text } else { request.allow = text }
    let error = #expect(throws: PickerRequestError.self) {
      _ = try request.configuration()
      _ = try request.allowedFilter()
    }
    #expect(error?.description.hasPrefix(field) == true)
  }
}
