import Foundation
import Testing

/// `uti report` on temporary folders.
@Suite struct ReportTests {
  /// Runs in a folder with copies of fixtures in `in`.
  private func with(_ fixtures: [String], _ body: (RunCommand) throws -> Void) throws {
    let command = try RunCommand()
    defer { command.remove() }
    for name in fixtures {
      let target = command.folder.appendingPathComponent("in/\(name)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: RunCommand.fixture(name), to: target)
    }
    try body(command)
  }

  private func page(_ command: RunCommand, _ arguments: String...) throws -> ReadPage {
    let words = (["report"] + arguments + ["--to", "page.html", "--replace"]).map { Array($0.utf8) }
    let result = try command.run(words)
    #expect(result.status == 0, "\(result.errorText)")
    return try ReadPage(command.folder.appendingPathComponent("page.html"))
  }

  /// The fields shown by default.
  private static let shown = "basic,file,exposure,coding,sound,capture,rating"

  @Test func recordsMatchClassify() throws {
    try with(["live", "motion", "subtypes", "traps", "bundle", "takeout"]) { command in
      let page = try page(command, "in")
      let classified = try command.run(
        "classify", "-r", "--explain", "--default-excludes", "--fields",
        Self.shown + ",evidence,decisions", "--format", "ndjson", "in"
      ).text.split(separator: "\n").map { try ReadPage.object(String($0)) }
      #expect(page.records.count > 30 && page.records.count == page.explanations.count)
      for (record, explanation) in zip(try page.objects(), page.explanations) {
        let own = ["findings", "albums", "thumbnail"]
        let fields = record.filter { !own.contains($0.key) }.merging(try ReadPage.object(explanation)) { $1 }
        let path = try #require(record["path"] as? String)
        let expected = try #require(classified.first { $0["path"] as? String == path })
        #expect(fields as NSDictionary == expected as NSDictionary, "\(path)")
      }
    }
  }

  @Test(arguments: [
    ("in/live/IMG_0001.JPG", [], ["recents", "livePhotos"], true),
    ("in/traps/IMG_0009.MOV", ["movieHalves"], ["recents", "videos", "orphans"], false),
    ("in/motion/PXL_0001.MP.jpg", [], ["recents", "livePhotos"], true),
  ]) func itemsHaveFindingsAlbumsAndThumbnails(
    _ row: (path: String, findings: [String], albums: [String], hasPicture: Bool)
  ) throws {
    try with(["live", "motion", "traps"]) { command in
      let record = try page(command, "in").object(at: row.path)
      #expect(record["findings"] as? [String] ?? [] == row.findings)
      #expect(record["albums"] as? [String] ?? [] == row.albums)
      #expect((record["thumbnail"] != nil) == row.hasPicture)
    }
  }

  @Test func findingsComeFirstWithCommands() throws {
    try with(["live", "traps", "takeout"]) { command in
      let text = try page(command, "in").text
      for words in [
        "uti mismatches -r in", "uti mismatches --rename -r in", "uti orphans --only stillHalf in",
        "uti orphans --pair-across --only stillHalf in", "uti classify --filter damaged -r in",
      ] {
        let place = try #require(text.range(of: "<code>\(words)</code>"), "\(words)")
        #expect(place.upperBound < (try #require(text.range(of: "id=\"sheet\""))).lowerBound)
      }
      let summary = try command.run("summary", "in", "--format", "ndjson").text
      for line in summary.split(separator: "\n") where line.contains("\"finding\"") {
        let row = try ReadPage.object(String(line))
        let (name, count) = (try #require(row["name"] as? String), try #require(row["items"] as? Int))
        let severity = try #require(row["severity"] as? String)
        let item = "<li data-finding=\"\(name)\" class=\"\(severity)\"><h3><b>\(count)</b>"
        #expect(text.contains(item) == (count > 0), "\(name)")
      }
    }
  }

  @Test func typesIncludeAllSupertypes() throws {
    try with(["live"]) { command in
      let rows = try page(command, "in").types.map(ReadPage.object)
      let counts = rows.reduce(into: [String: Int]()) {
        $0[$1["type"] as? String ?? ""] = $1["items"] as? Int ?? 0
      }
      #expect(
        counts == [
          "public.jpeg": 1, "public.heic": 1, "public.heif-standard": 0, "public.image": 0, "public.data": 0,
          "public.item": 0,
          "public.content": 0,
        ])
      #expect(
        rows.first { $0["type"] as? String == "public.jpeg" }?["conformsTo"] as? [String] == ["public.image"])
    }
  }

  // MARK: Active content

  @Test func pageLoadsNothing() throws {
    try with(["live"]) { command in
      let text = try page(command, "in").text
      let policy = try #require(
        text.range(of: "content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
      #expect(policy.lowerBound < (try #require(text.range(of: "<title>"))).lowerBound)
      for word in [
        "http://", "https://", "//cdn", "@import", "url(", "fetch(", "eval(", "innerHTML", "XMLHttpRequest",
      ] {
        // The SVG namespace is not loaded.
        let plain = text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!plain.contains(word), "\(word)")
      }
    }
  }

  @Test func hostileNamesAndTitlesAreEscaped() throws {
    let names =
      HostileNamesTests.names
      + [
        "</script><script>alert(1)</script>.jpg", "<img src=x onerror=alert(1)>.jpg", "{{records}}.jpg",
        "\\u003c.jpg",
      ].map { $0.replacingOccurrences(of: "/", with: "\u{2215}") }.map { Array($0.utf8) }
    let command = try RunCommand()
    defer { command.remove() }
    let folder = Array("in\"><script>\u{202E}".utf8)
    try FileManager.default.createDirectory(
      atPath: command.folder.path + "/" + String(decoding: folder, as: UTF8.self),
      withIntermediateDirectories: true)
    let picture = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/plain.jpg")))
    for name in names { try command.write(picture, to: folder + [0x2F] + name) }
    // A finding with the folder in its command.
    let other = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/plain.heic")))
    try command.write(other, to: folder + Array("/wrong.jpg".utf8))
    let arguments: [[UInt8]] = [Array("report".utf8), folder] + ["--to", "page.html"].map { Array($0.utf8) }
    for title in [nil, "</title><script>alert(1)</script>{{script}}\u{2028}"] as [String?] {
      let result = try command.run(
        arguments + ["--replace"].map { Array($0.utf8) }
          + (title.map { [Array("--title".utf8), Array($0.utf8)] } ?? []))
      HostileNamesTests.check(result, arguments)
      #expect(result.status == 0)
      let page = try ReadPage(command.folder.appendingPathComponent("page.html"))
      HostileNamesTests.check(RunCommand.Result(status: 0, output: page.bytes, errors: []), arguments)
      #expect(page.records.count == names.count + 1)
      // The script of the page, and one element of each kind.
      #expect(page.text.components(separatedBy: "<script").count - 1 == 6)
      #expect(page.text.components(separatedBy: "</script").count - 1 == 6)
      #expect(!page.text.contains("<img") && !page.text.contains("{{records}}"))
      // A title is plain text.
      #expect(page.text.components(separatedBy: "{{").count - 1 == (title == nil ? 0 : 2))
    }
  }

  // MARK: Private data

  @Test func locationsAreShownOnlyOnRequest() throws {
    let places = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Places")
    let command = try RunCommand()
    defer { command.remove() }
    try FileManager.default.copyItem(at: places, to: command.folder.appendingPathComponent("in"))
    let page = try page(command, "in")
    #expect(page.pictures.count > 4)
    for trace in ["48.1", "11.5", "latitude", "48,6", "11,30"] {
      #expect(!page.everything.contains(trace), "\(trace)")
    }
    for picture in page.pictures {
      let text = String(decoding: picture, as: UTF8.self)
      for trace in ["Exif", "GPS", "http", "XMP", "48", "11.5", "Photoshop"] where text.contains(trace) {
        Issue.record("\(trace) in a picture of \(picture.count) bytes")
      }
    }
    #expect(page.everything.contains("\"located\":true"))
    let requested = try self.page(command, "in", "--private", "place")
    #expect(try requested.object(at: "in/exif.jpg")["latitude"] as? Double == 48.1)
    #expect(requested.text.contains("latitude, longitude, altitude"))
  }

  @Test func captionsAndSerialNumbersAreShownOnlyOnRequest() throws {
    let details = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Details")
    let command = try RunCommand()
    defer { command.remove() }
    try FileManager.default.copyItem(at: details, to: command.folder.appendingPathComponent("in"))
    let names = ["title", "description", "keywords", "people", "serial"]
    let all = try self.page(command, "in", "--private", "caption,serial")
    let page = try page(command, "in")
    for name in names {
      let values = try all.objects().compactMap { $0[name] }
      #expect(!values.isEmpty, "\(name)")
      #expect(try page.objects().allSatisfy { $0[name] == nil }, "\(name)")
      for value in values.compactMap({ $0 as? String }) where value.utf8.count > 5 {
        #expect(!(page.records + page.explanations).joined().contains(value), "\(name): \(value)")
      }
    }
    #expect(try page.objects().contains { $0["rating"] != nil })
  }

  @Test func absolutePathsAreShownOnlyOnRequest() throws {
    try with(["live", "traps", "takeout"]) { command in
      try FileManager.default.createSymbolicLink(
        atPath: command.folder.path + "/in/lost.jpg",
        withDestinationPath: command.folder.path + "/nowhere/at-all.jpg")
      let words = ["report", command.folder.path + "/in", "--to", "page.html"].map { Array($0.utf8) }
      let result = try command.run(words)
      #expect(result.status == 2)
      let page = try ReadPage(command.folder.appendingPathComponent("page.html"))
      for trace in [command.folder.path, command.folder.lastPathComponent, "nowhere"] {
        #expect(!page.everything.contains(trace), "\(trace)")
      }
      let pair = try #require(try page.object(at: "in/live/IMG_0001.JPG")["livePhoto"] as? [String: Any])
      #expect(pair["movie"] as? String == "in/live/IMG_0001.MOV")
      #expect(page.text.contains("<code>uti mismatches -r in</code>"))
      let requested = try command.run(words + ["--private", "paths", "--replace"].map { Array($0.utf8) })
      #expect(requested.status == 2)
      #expect(
        try ReadPage(command.folder.appendingPathComponent("page.html")).everything.contains(
          command.folder.path + "/in/live"))
    }
  }

  // MARK: Output files

  @Test func existingFilesAreKept() throws {
    try with(["live"]) { command in
      let path = command.folder.appendingPathComponent("page.html")
      try Data("mine".utf8).write(to: path)
      let refused = try command.run("report", "in", "--to", "page.html")
      #expect(refused.status == 74)
      #expect(
        refused.errorText == "uti: page.html already exists; --replace overwrites it\n")
      #expect(try Data(contentsOf: path) == Data("mine".utf8))
      let replaced = try command.run("report", "in", "--to", "page.html", "--replace")
      #expect(replaced.status == 0 && replaced.text == "page.html  2 of 2 items\n")
      #expect(try ReadPage(path).records.count == 2)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: command.folder.path).sorted() == [
          "in", "page.html",
        ])
      for (target, words) in [
        ("in", "uti: in is a folder; give a file with --to\n"), ("no/page.html", "uti: no is not a folder\n"),
      ] {
        let result = try command.run("report", "in", "--to", target, "--replace")
        #expect(result.status == 74 && result.errorText == words)
      }
    }
  }

  @Test func pageInTheLibraryIsNotAnItem() throws {
    try with(["live"]) { command in
      for _ in 0..<2 {
        let result = try command.run("report", "in", "--to", "in/page.html", "--replace")
        #expect(result.text == "in/page.html  2 of 2 items\n")
      }
      // Another file of the same name is an item.
      try Data("<html></html>".utf8).write(to: command.folder.appendingPathComponent("in/live/page.html"))
      #expect(
        try command.run("report", "in", "--to", "in/page.html", "--replace").text
          == "in/page.html  3 of 3 items\n")
    }
  }

  @Test func largeReportsHaveSeveralPages() throws {
    let command = try RunCommand()
    defer { command.remove() }
    try FileManager.default.createDirectory(
      at: command.folder.appendingPathComponent("in"), withIntermediateDirectories: true)
    // 20 KB of scan data without markers.
    var picture = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/plain.jpg")))
    let end = try #require(picture.indices.last { picture[$0] == 0xFF && picture[$0 + 1] == 0xD9 })
    picture.insert(contentsOf: repeatElement(0x5A, count: 20_000), at: end)
    for number in 0..<90 { try command.write(picture, to: Array("in/IMG_\(1000 + number).JPG".utf8)) }
    let result = try command.run("report", "in", "--to", "page.html", "--page-size", "1M")
    #expect(result.status == 0)
    let names = result.text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names == ["page.html", "page-2.html", "page-3.html"])
    var paths: [String] = []
    for name in names {
      let page = try ReadPage(command.folder.appendingPathComponent(name))
      #expect(page.bytes.count < 1_300_000)
      #expect(page.pictures.count == page.records.count)
      paths += try page.objects().compactMap { $0["path"] as? String }
      for other in names where other != name { #expect(page.text.contains("<a href=\"./\(other)\">")) }
    }
    #expect(paths == (0..<90).map { "in/IMG_\(1000 + $0).JPG" })
    // If one name exists, no page is written.
    try FileManager.default.removeItem(at: command.folder.appendingPathComponent("page.html"))
    #expect(try command.run("report", "in", "--to", "page.html", "--page-size", "1M").status == 74)
    #expect(!FileManager.default.fileExists(atPath: command.folder.path + "/page.html"))
  }

  @Test(arguments: [
    (["report", "in"], 64), (["report", "--to", "page.html"], 64),
    (["report", "nowhere", "--to", "page.html"], 2),
    (["report", "in", "--to", "page.html", "--private", "place,odd"], 64),
    (["report", "in", "--to", "page.html", "--page-size", "1K"], 64),
    (["report", "in", "--to", "page.html", "--filter", "odd odd"], 64),
  ]) func errorsWriteNothing(_ row: (arguments: [String], status: Int)) throws {
    try with(["live"]) { command in
      let result = try command.run(row.arguments.map { Array($0.utf8) })
      #expect(Int(result.status) == row.status && result.output.isEmpty && !result.errors.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder.path) == ["in"])
    }
  }

  @Test func filterSelectsItems() throws {
    try with(["live", "traps"]) { command in
      let page = try page(command, "in", "--filter", "livePhotos")
      #expect(try page.objects().map { $0["kind"] as? String } == ["livePhoto", "livePhoto"])
    }
  }
}
