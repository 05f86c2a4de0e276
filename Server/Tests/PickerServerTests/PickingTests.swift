import Foundation
import Testing

@testable import PickerServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Listing, selecting and the answer.
@Suite struct PickingTests {
  private func names(_ answer: PickerAnswer) -> [String] {
    answer.selection.map { ($0.path as NSString).lastPathComponent }
  }

  @Test func selectionKeepsItsOrder() async throws {
    let picker = try await TestPicker()
    var numbers: [Int] = []
    for name in ["screenshot.png", "IMG_0002.HEIC", "IMG_0001.JPG"] {
      numbers.append(try await picker.number(of: name))
    }
    #expect(try await picker.select(numbers).selection == numbers)
    let answer = try await picker.end("/add")
    #expect(answer.outcome == .picked)
    #expect(names(answer) == ["screenshot.png", "IMG_0002.HEIC", "IMG_0001.JPG"])
    #expect(answer.selection[1].registered?.first == "com.apple.live-photo-bundle")
    #expect(answer.selection.allSatisfy { $0.localIdentifier.hasSuffix("/L0/001") })
  }

  @Test func excludedFilesAreHidden() async throws {
    let picker = try await TestPicker()
    let all = Set(try await picker.list().items.map { $0.name })
    try await picker.end()
    let fewer = try await TestPicker { $0.excluding = ["screenshot.png", "IMG_0001.*"] }
    let shown = Set(try await fewer.list().items.map { $0.name })
    #expect(all.contains("screenshot.png") && all.contains("IMG_0001.JPG"))
    #expect(
      shown.isStrictSubset(of: all) && !shown.contains("screenshot.png") && !shown.contains("IMG_0001.JPG"))
    try await fewer.end()
  }

  @Test func unorderedSelectionIsOldestFirst() async throws {
    let picker = try await TestPicker { $0.ordered = false }
    let all = try await picker.list().items.map { $0.id }
    _ = try await picker.select([all[0], all[2], all[1]])
    let answer = try await picker.end("/add")
    let rows = [2, 1, 0].map { all[$0] }
    #expect(answer.selection.count == 3)
    let fresh = try await TestPicker()
    let order = try await fresh.list().items
    #expect(names(answer) == rows.map { row in order.first { $0.id == row }?.name ?? "" })
    try await fresh.end()
  }

  @Test func selectionLimit() async throws {
    let picker = try await TestPicker()
    let all = try await picker.list().items.map { $0.id }
    let taken = try await picker.select(Array(all.prefix(5)))
    #expect(taken.selection == Array(all.prefix(3)))
    #expect(taken.isOverLimit)
    // Duplicates and unknown numbers are ignored.
    #expect(try await picker.select([all[0], all[0], 4711, -1]).selection == [all[0]])
    #expect(try await picker.end("/add").selection.count == 1)
  }

  @Test(arguments: [PickerAnswer.Outcome.cancelled, .closed, .timedOut])
  func onlyAddReturnsASelection(how: PickerAnswer.Outcome) async throws {
    let picker = try await TestPicker { if how == .timedOut { $0.timeout = 0.5 } }
    if how != .timedOut { _ = try await picker.select([try await picker.number(of: "plain.jpg")]) }
    if how == .closed {
      // A page that opens its event stream and closes.
      let page = Task { try await picker.get("/events") }
      try await Task.sleep(for: .milliseconds(400))
      page.cancel()
      _ = try? await page.value
    } else if how == .cancelled {
      _ = try await picker.post("/cancel")
    }
    let answer = try await picker.answer.value
    #expect(answer.selection.isEmpty)
    #expect(answer.outcome == how)
  }

  @Test func stateSurvivesAReload() async throws {
    let picker = try await TestPicker()
    let number = try await picker.number(of: "plain.jpg")
    _ = try await picker.select([number])
    let state = try JSONSerialization.jsonObject(with: try await picker.get("/state").0) as? [String: Any]
    #expect(state?["selection"] as? [Int] == [number])
    #expect(state?["limit"] as? Int == 3)
    #expect(state?["title"] as? String == "Library")
    try await picker.end()
  }

  @Test(
    arguments: [
      (nil, "from=0&count=50", 7), ("livePhotos", "from=0&count=50", 3),
      ("images", "from=0&count=50&chip=livePhotos", 3),
      (nil, "from=0&count=50&search=img_000", 2), (nil, "from=0&count=50&search=PLAIN&chip=videos", 1),
      (nil, "from=0&count=50&album=nothing", 0), (nil, "from=0&count=50&chip=nothing", 0),
      (nil, "from=5&count=50", 7),
      (nil, "from=0&count=50&album=screenshots", 1),
    ] as [(String?, String, Int)])
  func listsAreFiltered(filter: String?, query: String, count: Int) async throws {
    let picker = try await TestPicker { $0.filter = filter }
    let listing = try await picker.list(query)
    #expect(listing.total == count)
    #expect(listing.items.count == (query.hasPrefix("from=5") ? 2 : count))
    try await picker.end()
  }

  @Test func preselectedItemsAreMarked() async throws {
    let picker = try await TestPicker {
      $0.preselectedPaths = ["live/IMG_0001.JPG", "nothing.jpg"]
      $0.limit = 0
    }
    let first = try await picker.number(of: "IMG_0001.JPG")
    let second = try await picker.number(of: "plain.jpg")
    #expect(try await picker.select([second, first]).selection == [second, first])
    let answer = try await picker.end("/add")
    #expect(names(answer) == ["plain.jpg", "IMG_0001.JPG"])
    #expect(answer.selection[1].preselected == true && answer.selection[1].registered == nil)
  }

  /// Limited access: other items are not listed, counted, selected or served.
  @Test(
    arguments: [
      ("livePhotos", nil, 3), (nil, ["subtypes/plain.jpg", "live/IMG_0001.MOV"], 2),
      ("videos", ["subtypes/plain.jpg"], 0),
    ]
      as [(String?, [String]?, Int)])
  func limitedAccess(allow: String?, paths: [String]?, count: Int) async throws {
    let picker = try await TestPicker {
      $0.allow = allow
      $0.allowedPaths = paths
    }
    let listing = try await picker.list()
    #expect(listing.total == count && listing.items.count == count)
    #expect(!listing.items.contains { $0.name == "screenshot.png" })
    let state = String(decoding: try await picker.get("/state").0, as: UTF8.self)
    #expect(!state.contains("Screenshots"))
    for number in 0..<12 where !listing.items.contains(where: { $0.id == number }) {
      #expect(try await picker.status("/small/\(number)") == 404)
      #expect(try await picker.status("/movie/\(number)") == 404)
      #expect(try await picker.select([number]).selection.isEmpty)
    }
    #expect(try await picker.list("from=0&count=9&search=screenshot").total == 0)
    try await picker.end()
  }

  @Test(arguments: ["bytes=0-99", "bytes=100-", "bytes=-50", "bytes=5-5"])
  func moviesAreServedByRange(range: String) async throws {
    let picker = try await TestPicker()
    let number = try await picker.number(of: "IMG_0001.JPG")
    let file = try Data(contentsOf: picker.folder.appendingPathComponent("live/IMG_0001.MOV"))
    let (whole, response) = try await picker.get("/movie/\(number)")
    #expect(response.statusCode == 200 && whole == file)
    #expect(response.value(forHTTPHeaderField: "Content-Type") == "video/mp4")
    let (part, partial) = try await picker.get("/movie/\(number)", headers: ["Range": range])
    guard case .part(let bytes) = ByteRangeRequest(range, byteCount: Int64(file.count)) else {
      Issue.record("\(range) is no range")
      return
    }
    #expect(partial.statusCode == 206)
    #expect(part == file[Int(bytes.lowerBound)..<Int(bytes.upperBound)])
    #expect(
      partial.value(forHTTPHeaderField: "Content-Range")
        == "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(file.count)")
    #expect(try await picker.status("/movie/\(number)", headers: ["Range": "bytes=\(file.count)-"]) == 416)
    try await picker.end()
  }

  /// The movie inside a picture is served without the picture.
  @Test func movieOfAMotionPhoto() async throws {
    let picker = try await TestPicker()
    let number = try await picker.number(of: "PXL_0001.MP.jpg")
    let movie = try await picker.get("/movie/\(number)").0
    let file = try Data(contentsOf: picker.folder.appendingPathComponent("motion/PXL_0001.MP.jpg"))
    #expect(movie.count < file.count && file.range(of: movie) != nil)
    #expect(movie.dropFirst(4).prefix(4) == Data("ftyp".utf8))
    try await picker.end()
  }

  @Test func picturesAreReadOnDemandAndCached() async throws {
    let picker = try await TestPicker()
    _ = try await picker.list()
    #expect(picker.server.previewCount == 0)
    let number = try await picker.number(of: "plain.jpg")
    for _ in 0..<3 { #expect(try await picker.status("/small/\(number)") == 200) }
    #expect(picker.server.previewCount == 1)
    // Changed content is read again.
    let file = picker.folder.appendingPathComponent("subtypes/plain.jpg")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(
      at: TestPicker.fixtures.appendingPathComponent("subtypes/panorama.jpg"), to: file)
    #expect(try await picker.status("/small/\(number)") == 200)
    #expect(picker.server.previewCount == 2)
    try await picker.end()
  }

  @Test(
    arguments: [
      ("IMG_0001.JPG", "image/jpeg"), ("screenshot.png", "image/png"), ("animated.gif", "image/gif"),
      ("plain.mov", nil),
    ] as [(String, String?)])
  func picturesHaveTheirTypes(name: String, type: String?) async throws {
    let picker = try await TestPicker()
    let (picture, response) = try await picker.get("/small/\(try await picker.number(of: name))")
    #expect(response.statusCode == (type == nil ? 404 : 200))
    if let type { #expect(response.value(forHTTPHeaderField: "Content-Type") == type) }
    if type == "image/gif" { #expect(picture.starts(with: "GIF8".utf8)) }
    try await picker.end()
  }
}
