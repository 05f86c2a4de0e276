import Foundation
import MediaItems
import Testing

/// `uti report --with-media`: copied files, removed metadata, and messages.
@Suite struct ReportMediaTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Runs in a folder with copies of fixtures in `in`.
  private func with(_ folders: [String], _ body: (RunCommand) throws -> Void) throws {
    let command = try RunCommand()
    defer { command.remove() }
    let library = command.folder.appendingPathComponent("in")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    for name in folders {
      let source = Self.fixtures.appendingPathComponent(name)
      try FileManager.default.copyItem(
        at: source, to: library.appendingPathComponent(source.lastPathComponent))
    }
    try body(command)
  }

  private func report(_ command: RunCommand, _ more: String..., status: Int32 = 0) throws -> (
    page: ReadPage, errors: String
  ) {
    let words = ["report", "in", "--to", "page.html", "--replace", "--with-media", "media"] + more
    let result = try command.run(words.map { Array($0.utf8) })
    #expect(result.status == status, "\(result.errorText)")
    return (try ReadPage(command.folder.appendingPathComponent("page.html")), result.errorText)
  }

  private func files(_ command: RunCommand, _ folder: String = "media") throws -> [String: Data] {
    let root = command.folder.appendingPathComponent(folder)
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appendingPathComponent(name)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files[name] = try Data(contentsOf: file)
      }
    }
    return files
  }

  private func media(_ page: ReadPage, _ path: String, _ half: String) throws -> [String: Any]? {
    (try page.object(at: path)["media"] as? [String: Any])?[half] as? [String: Any]
  }

  /// Traces of locations and names in the fixtures, which no copy and no page may contain.
  private static let traces = [
    "48.1", "11.5", "+48", "48,6", "11,30", "Anna", "GPSLat", "Exif", "ISO6709", "xmpmeta",
  ]

  @Test func copiesHaveNoLocations() throws {
    try with(["Places", "Playing", "Details", "Media"]) { command in
      let (page, _) = try report(command)
      let copies = try files(command)
      #expect(copies.count > 60)
      for (name, data) in copies {
        let text = String(decoding: data, as: UTF8.self)
        for trace in Self.traces where text.contains(trace) { Issue.record("\(trace) in \(name)") }
      }
      for trace in ["48.1", "11.5", "+48", "48,6", "11,30", "Anna"] {
        #expect(!page.everything.contains(trace), "\(trace)")
      }
      // Unchanged copies contain the traces, so the search works.
      let (_, errors) = try report(command, "--private", "media")
      #expect(!errors.contains("not copied: its metadata"), "\(errors)")
      let matching = try files(command).values.filter {
        String(decoding: $0, as: UTF8.self).contains("+48.1")
      }
      #expect(matching.count > 2)
    }
  }

  /// In a movie the sizes and offsets of boxes and the media data are unchanged.
  @Test(arguments: ["IMG_0100.MOV", "clip.mp4", "hevc.mov"]) func moviesKeepMediaData(_ name: String) throws {
    try with(["Playing"]) { command in
      _ = try report(command)
      let before = [UInt8](try Data(contentsOf: Self.fixtures.appendingPathComponent("Playing/\(name)")))
      let after = [UInt8](try #require(try files(command)["in/Playing/\(name)"]))
      #expect(after.count == before.count && after != before)
      let start = try #require(before.indices.first { Array(before[$0...].prefix(4)) == Array("mdat".utf8) })
      let size = before[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
      #expect(after[(start - 4)..<(start - 4 + size)] == before[(start - 4)..<(start - 4 + size)])
      let classified = try command.run("classify", "--format", "ndjson", "--ends", "media/in/Playing/\(name)")
      let record = try ReadPage.object(classified.text)
      #expect(
        record["duration"] as? Double == 1 && record["damage"] == nil && record["located"] as? Bool == false)
    }
  }

  @Test func halvesAreLinkedAndCopiedOnce() throws {
    try with(["Playing", "Media/motion", "Media/bundle"]) { command in
      let page = try report(command).page
      let movie = try #require(try media(page, "in/Playing/IMG_0100.JPG", "movie"))
      #expect(movie["link"] as? String == "./media/in/Playing/IMG_0100.MOV")
      let length = try files(command)["in/Playing/IMG_0100.MOV"]?.count
      #expect(movie["mime"] as? String == "video/quicktime" && movie["length"] as? Int == length)
      #expect(
        try media(page, "in/Playing/IMG_0100.JPG", "still")?["link"] as? String
          == "./media/in/Playing/IMG_0100.JPG")
      #expect(
        try media(page, "in/motion/MVIMG_0002.jpg", "movie")?["link"] as? String
          == "./media/in/motion/MVIMG_0002.mp4")
      // Few browsers show HEIC; its movie is copied anyway.
      #expect(try media(page, "in/bundle/IMG_0003.pvt", "still") == nil)
      #expect(try media(page, "in/bundle/IMG_0003.pvt", "movie") != nil)
      let first = try files(command)
      #expect(try report(command).errors == (try report(command)).errors)
      #expect(try files(command) == first)
      #expect(page.text.contains("media-src 'self' file:; "))
    }
  }

  @Test func existingFilesAreKept() throws {
    try with(["Playing"]) { command in
      let existing = command.folder.appendingPathComponent("media/in/Playing")
      try FileManager.default.createDirectory(at: existing, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: existing.appendingPathComponent("IMG_0100.MOV"))
      let page = try report(command).page
      #expect(try Data(contentsOf: existing.appendingPathComponent("IMG_0100.MOV")) == Data("mine".utf8))
      // Both halves have the number.
      let movie = try media(page, "in/Playing/IMG_0100.JPG", "movie")
      #expect(movie?["link"] as? String == "./media/in/Playing/IMG_0100%20%281%29.MOV")
      let still = try media(page, "in/Playing/IMG_0100.JPG", "still")
      #expect(still?["link"] as? String == "./media/in/Playing/IMG_0100%20%281%29.JPG")
    }
  }

  @Test func linksInTheFolderAreNotFollowed() throws {
    try with(["Playing"]) { command in
      let outside = command.folder.appendingPathComponent("outside")
      let media = command.folder.appendingPathComponent("media")
      for folder in [outside, media] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        at: media.appendingPathComponent("in"), withDestinationURL: outside)
      let (page, errors) = try report(command, status: 74)
      #expect(errors.contains("cannot create the folder media/in/Playing"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
      #expect(try page.objects().allSatisfy { ($0["media"] as? [String: Any])?["movie"] == nil })
    }
  }

  @Test func unsupportedFilesAreReported() throws {
    try with(["Playing"]) { command in
      let (page, errors) = try report(command)
      let words = "movie not copied: its metadata can be taken out of MP4 and QuickTime movies only"
      #expect(errors == "uti: in/Playing/clip.webm: \(words)\n")
      let refused = try page.object(at: "in/Playing/clip.webm")["media"] as? [String: Any]
      #expect((refused?["notCopied"] as? [String])?.count == 1 && refused?["movie"] == nil)
      #expect(try files(command)["in/Playing/clip.webm"] == nil)
      let unchanged = try report(command, "--private", "media")
      #expect(unchanged.errors.isEmpty && unchanged.page.text.contains("this page shows: media"))
      let original = try Data(contentsOf: Self.fixtures.appendingPathComponent("Playing/clip.webm"))
      #expect(try files(command)["in/Playing/clip.webm"] == original)
    }
  }

  /// A server derives the type from the name; an image must not be sent as HTML.
  @Test func copiesHaveExtensionsOfTheirTypes() throws {
    try with([]) { command in
      let picture = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/plain.jpg")))
      try command.write(picture, to: Array("in/page.html".utf8))
      let page = try report(command).page
      #expect(try files(command).keys.sorted() == ["in/page.jpeg"])
      #expect(try media(page, "in/page.html", "still")?["link"] as? String == "./media/in/page.jpeg")
    }
  }

  @Test func copiesInTheLibraryAreNotItems() throws {
    try with(["Playing"]) { command in
      for _ in 0..<2 {
        let result = try command.run(
          "report", "in", "--to", "in/page.html", "--replace", "--with-media", "in/media")
        #expect(result.text == "in/page.html  4 of 4 items\n", "\(result.errorText)")
      }
    }
  }

  @Test func pageHasTextsForKindsAndAlbums() throws {
    let names =
      MediaKind.allCases.map { "kind_\($0.rawValue)" } + SmartAlbum.all.map { "album_\($0.name)" }
    try with(["Playing"]) { command in
      let text = try report(command).page.text
      for name in names { #expect(text.contains("\"\(name)\" : \""), "\(name)") }
    }
  }
}
