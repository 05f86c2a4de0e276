import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct URLTests {
  @Test(arguments: [
    ("readme", UTType.plainText, "readme.txt"), ("puppy.jpg", .image, "puppy.jpg"),
    ("puppy.jpg", .plainText, "puppy.jpg.txt"), ("puppy.JPG", .jpeg, "puppy.JPG"),
    ("puppy.jpeg", .jpeg, "puppy.jpeg"), ("clip", .quickTimeMovie, "clip.mov"), ("page", .data, "page"),
    ("archive.tar", .gzip, "archive.tar.gz"), ("Docs", .folder, "Docs/"), ("Note", .rtfd, "Note.rtfd/"),
    ("Note.rtfd", .rtfd, "Note.rtfd/"), (".profile", .plainText, ".profile.txt"), ("a b", .png, "a b.png"),
    ("50%", .png, "50%.png"), ("name.", .png, "name..png"),
  ])
  func components(name: String, type: UTType, expected: String) {
    let folder = URL(fileURLWithPath: "/tmp/photos", isDirectory: true)
    let url = folder.appendingPathComponent(name, conformingTo: type)
    #expect(url.path + (url.hasDirectoryPath ? "/" : "") == "/tmp/photos/" + expected)
    var other = folder
    other.appendPathComponent(name, conformingTo: type)
    #expect(other == url)
  }

  @Test(arguments: [
    ("file:///a/readme", UTType.plainText, "file:///a/readme.txt"),
    ("file:///a/puppy.jpg", .image, "file:///a/puppy.jpg"),
    ("file:///a/puppy.jpg", .plainText, "file:///a/puppy.jpg.txt"),
    ("https://example.com/a%20b?q=1#f", .png, "https://example.com/a%20b.png?q=1#f"),
    ("file:///a/Note", .rtfd, "file:///a/Note.rtfd/"), ("file:///a/Note.rtfd", .rtfd, "file:///a/Note.rtfd/"),
    ("file:///a/b", .data, "file:///a/b"), ("file:///a/b", .folder, "file:///a/b"),
    ("https://example.com", .png, "https://example.com"),
  ])
  func extensions(url: String, type: UTType, expected: String) throws {
    var url = try #require(URL(string: url))
    #expect(url.appendingPathExtension(for: type).absoluteString == expected)
    url.appendPathExtension(for: type)
    #expect(url.absoluteString == expected)
  }

  @Test func relativeURLsStayRelative() throws {
    let base = try #require(URL(string: "https://example.com/a/"))
    let url = try #require(URL(string: "b", relativeTo: base)).appendingPathExtension(for: .png)
    #expect(url.relativePath == "b.png")
    #expect(url.absoluteString == "https://example.com/a/b.png")
  }
}

@Suite struct ResourceValuesTests {
  /// Runs a test in a separate folder.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("types-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [
    ("photo.HEIC", "public.heic"), ("clip.mov", "com.apple.quicktime-movie"), ("plain", "public.data"),
    ("tool.app", "com.apple.application-file"), ("x.nobodyownsthis", nil),
    ("two words.txt", "public.plain-text"),
    ("100%.png", "public.png"),
  ])
  func files(name: String, identifier: String?) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent(name)
      // The content is of another type: only the name counts.
      try Data("%PDF-1.4".utf8).write(to: file)
      let type = try #require(try file.resourceValues(forKeys: [.contentTypeKey]).contentType)
      if let identifier { #expect(type.identifier == identifier) } else { #expect(type.isDynamic) }
    }
  }

  @Test func programsAreExecutable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("tool")
      try Data().write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      #expect(
        try file.resourceValues(forKeys: [.contentTypeKey]).contentType?.identifier
          == "public.unix-executable")
    }
  }

  @Test(arguments: [
    ("Plain", "public.folder"), ("looks.txt", "public.folder"), ("Note.rtfd", "com.apple.rtfd"),
    ("Tool.app", "com.apple.application-bundle"),
  ])
  func folders(name: String, identifier: String) throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      #expect(try inner.resourceValues(forKeys: [.contentTypeKey]).contentType?.identifier == identifier)
    }
  }

  @Test func linksAreLinks() throws {
    try withFolder { folder in
      let link = folder.appendingPathComponent("link.txt")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: folder.path)
      #expect(try link.resourceValues(forKeys: [.contentTypeKey]).contentType == .symbolicLink)
    }
  }

  @Test func specialFiles() throws {
    #expect(
      try URL(fileURLWithPath: "/dev/null").resourceValues(forKeys: [.contentTypeKey]).contentType?.identifier
        == "public.character-special")
    #expect(try URL(fileURLWithPath: "/").resourceValues(forKeys: [.contentTypeKey]).contentType == .volume)
  }

  @Test func otherKeysComeAlong() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      try Data([1, 2, 3]).write(to: file)
      let values = try file.resourceValues(forKeys: [.contentTypeKey, .fileSizeKey, .isDirectoryKey])
      #expect(values.contentType == .png)
      #expect(values.fileSize == 3)
      #expect(values.isDirectory == false)
      // Foundation's own method is unaffected.
      let own: URLResourceValues = try file.resourceValues(forKeys: [.fileSizeKey])
      #expect(own.fileSize == 3)
    }
  }

  @Test func keysAreKeptInVariablesAndSets() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      try Data([1, 2, 3]).write(to: file)
      let keys: [URLResourceKey] = [.contentTypeKey, .nameKey, .fileSizeKey]
      let values = try file.resourceValues(forKeys: Set(keys))
      #expect(values.contentType == .png && values.fileSize == 3 && values.name == "a.png")
      #expect(try file.resourceValues(forKeys: [.fileSizeKey]).contentType == nil)
    }
  }

  @Test func enumeratorsTakeTheKey() throws {
    try withFolder { folder in
      for name in ["a.png", "b.heic", "c.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
      let keys: [URLResourceKey] = [.isRegularFileKey, .contentTypeKey]
      let found = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys))
      var pictures: Set<String> = []
      for case let url as URL in found {
        let values = try url.resourceValues(forKeys: Set(keys))
        if values.isRegularFile == true, values.contentType?.conforms(to: .image) == true {
          pictures.insert(url.lastPathComponent)
        }
      }
      #expect(pictures == ["a.png", "b.heic"])
    }
  }

  @Test func missingFilesHaveNoType() throws {
    let values = try URL(fileURLWithPath: "/no/such/file.png").resourceValues(forKeys: [.contentTypeKey])
    #expect(values.contentType == nil)
    let web = try #require(URL(string: "https://example.com/a.png"))
    #expect(try web.resourceValues(forKeys: [.contentTypeKey]).contentType == nil)
  }
}

@Suite struct PathTests {
  @Test(arguments: [
    ("readme", UTType.plainText, "/tmp/readme.txt"), ("puppy.jpg", .image, "/tmp/puppy.jpg"),
    ("puppy.jpg", .plainText, "/tmp/puppy.jpg.txt"), ("Docs", .folder, "/tmp/Docs"),
  ])
  func components(name: String, type: UTType, expected: String) {
    #expect(("/tmp" as NSString).appendingPathComponent(name, conformingTo: type) == expected)
  }

  @Test(arguments: [
    ("/a/readme", UTType.plainText, "/a/readme.txt"), ("/a/puppy.jpg", .image, "/a/puppy.jpg"),
    ("/a/b", .data, "/a/b"), ("/", .png, "/"), ("", .png, ""),
  ])
  func extensions(path: String, type: UTType, expected: String) {
    #expect((path as NSString).appendingPathExtension(for: type) == expected)
  }
}
