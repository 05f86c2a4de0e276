import Foundation
import MediaItems
import Testing

/// `uti report --with-media`: what is copied beside a page, what is left out of it, and what is said.
@Suite struct ReportMediaTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Runs in a folder with copies of folders of fixtures under `in`.
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

  /// What programs wrote into the fixtures of places, and what no copy and no page may tell.
  private static let planted = [
    "48.1", "11.5", "+48", "48,6", "11,30", "Anna", "GPSLat", "Exif", "ISO6709", "xmpmeta",
  ]

  @Test func plantedPlacesAreInNoCopy() throws {
    try with(["Places", "Playing", "Details", "Media"]) { command in
      let (page, _) = try report(command)
      let found = try files(command)
      #expect(found.count > 60)
      for (name, data) in found {
        let text = String(decoding: data, as: UTF8.self)
        for trace in Self.planted where text.contains(trace) { Issue.record("\(trace) in \(name)") }
      }
      for trace in ["48.1", "11.5", "+48", "48,6", "11,30", "Anna"] {
        #expect(!page.everything.contains(trace), "\(trace)")
      }
      // As they are, the copies tell: the search would find it.
      let (_, errors) = try report(command, "--private", "media")
      #expect(!errors.contains("not copied: its metadata"), "\(errors)")
      let told = try files(command).values.filter { String(decoding: $0, as: UTF8.self).contains("+48.1") }
      #expect(told.count > 2)
    }
  }

  /// Of a movie the sizes and places of all boxes stay, and so do its pictures and its sound.
  @Test(arguments: ["IMG_0100.MOV", "clip.mp4", "hevc.mov"]) func moviesKeepTheirMedia(_ name: String) throws
  {
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
      // HEIC is shown by hardly any browser; its movie is copied all the same.
      #expect(try media(page, "in/bundle/IMG_0003.pvt", "still") == nil)
      #expect(try media(page, "in/bundle/IMG_0003.pvt", "movie") != nil)
      let first = try files(command)
      #expect(try report(command).errors == (try report(command)).errors)
      #expect(try files(command) == first)
      #expect(page.text.contains("media-src 'self' file:; "))
    }
  }

  @Test func nothingIsWrittenOverAFile() throws {
    try with(["Playing"]) { command in
      let taken = command.folder.appendingPathComponent("media/in/Playing")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: taken.appendingPathComponent("IMG_0100.MOV"))
      let page = try report(command).page
      #expect(try Data(contentsOf: taken.appendingPathComponent("IMG_0100.MOV")) == Data("mine".utf8))
      // Both halves get the number.
      let movie = try media(page, "in/Playing/IMG_0100.JPG", "movie")
      #expect(movie?["link"] as? String == "./media/in/Playing/IMG_0100%20%281%29.MOV")
      let still = try media(page, "in/Playing/IMG_0100.JPG", "still")
      #expect(still?["link"] as? String == "./media/in/Playing/IMG_0100%20%281%29.JPG")
    }
  }

  @Test func aLinkInTheFolderLeadsNowhere() throws {
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

  @Test func whatCannotBeStrippedIsNotCopiedAndSaid() throws {
    try with(["Playing"]) { command in
      let (page, errors) = try report(command)
      let words = "movie not copied: its metadata can be taken out of MP4 and QuickTime movies only"
      #expect(errors == "uti: in/Playing/clip.webm: \(words)\n")
      let refused = try page.object(at: "in/Playing/clip.webm")["media"] as? [String: Any]
      #expect((refused?["notCopied"] as? [String])?.count == 1 && refused?["movie"] == nil)
      #expect(try files(command)["in/Playing/clip.webm"] == nil)
      let asked = try report(command, "--private", "media")
      #expect(asked.errors.isEmpty && asked.page.text.contains("this page shows: media"))
      let original = try Data(contentsOf: Self.fixtures.appendingPathComponent("Playing/clip.webm"))
      #expect(try files(command)["in/Playing/clip.webm"] == original)
    }
  }

  /// A server tells by the name what it sends: a picture must not be sent as a page.
  @Test func copiesHaveNamesOfTheirTypes() throws {
    try with([]) { command in
      let picture = [UInt8](try Data(contentsOf: RunCommand.fixture("subtypes/plain.jpg")))
      try command.write(picture, to: Array("in/page.html".utf8))
      let page = try report(command).page
      #expect(try files(command).keys.sorted() == ["in/page.jpeg"])
      #expect(try media(page, "in/page.html", "still")?["link"] as? String == "./media/in/page.jpeg")
    }
  }

  @Test func copiesInTheLibraryAreNoItemsOfIt() throws {
    try with(["Playing"]) { command in
      for _ in 0..<2 {
        let result = try command.run(
          "report", "in", "--to", "in/page.html", "--replace", "--with-media", "in/media")
        #expect(result.text == "in/page.html  4 of 4 items\n", "\(result.errorText)")
      }
    }
  }

  @Test func thePageSaysKindsAndAlbumsInWords() throws {
    let names =
      MediaKind.allCases.map { "kind_\($0.rawValue)" } + SmartAlbum.all.map { "album_\($0.name)" }
    try with(["Playing"]) { command in
      let text = try report(command).page.text
      for name in names { #expect(text.contains("\"\(name)\" : \""), "\(name)") }
    }
  }
}
