import FileIdentification
import Foundation
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// Every way of reading a file finds the same sidecars and the same location, or leaves them unknown.
@Suite struct SidecarSearchTests {
  /// The sidecars and location of an item.
  struct Answer: Equatable {
    var sidecars: Set<FilePath>
    var isLocated: Bool?

    init(_ item: MediaItem) {
      sidecars = Set(item.allSidecars)
      isLocated = item.isLocated
    }
  }

  private static let picture = LocationSamples.jpeg([])
  private static let movie = LocationSamples.movie()
  private static let here = #"{"photoTakenTime":{},"geoData":{"latitude":48.1,"longitude":11.5}}"#
  private static let nowhere = #"{"photoTakenTime":{},"geoData":{"latitude":0.0,"longitude":0.0}}"#

  /// Returns the content of a generated file by its name.
  private static func content(_ name: String) -> [UInt8] {
    switch name.split(separator: ".").last?.lowercased() {
    case "json": Array((name.hasPrefix("package") ? "{}" : name.hasPrefix("b") ? nowhere : here).utf8)
    case "xmp": name.hasPrefix("b") ? LocationSamples.noPlace : LocationSamples.place
    case "mov", "mp4", "mp": movie
    case "aae", "sha256": Array("x".utf8)
    default: picture
    }
  }

  static let folders: [[String]] = [
    ["a.jpg", "a.jpg.xmp", "b.jpg", "b.xmp", "c.jpg"],
    ["a.jpg", "a.dng", "a.xmp", "b.jpg", "B.JPG.XMP"],
    [
      "a.jpg", "a.jpg.json", "b.jpg", "b.jpg.supplemental-metadata.json", "c.jpg",
      "c.jpg.supplemental-meta.json",
    ],
    ["a.jpg", "a(1).jpg", "a.jpg(1).json", "b.jpg", "b(1).jpg", "b.jpg.supplemental-metadata(1).json"],
    [
      "x.jpg", "x-edited.jpg", "x.supplemental-metadata.json", "y-bearbeitet.jpg",
      "y.supplemental-metadata.json",
    ],
    [
      "a picture whose name is longer than anybody keeps.jpg",
      "a picture whose name is longer than anybody ke.json",
    ],
    ["IMG_1234.jpg", "IMG_E1234.jpg", "IMG_1234.AAE", "IMG_O1234.AAE", "IMG_1234.jpg.xmp", "IMG_12345.jpg"],
    [
      "IMG_1.jpg", "IMG_1.mov", "IMG_1.jpg.json", "b.mp4", "b.mp4.json", "PXL_1.MP.jpg", "PXL_1.MP",
      "PXL_1.MP.jpg.json",
    ],
    ["a.jpg", "a.json", "package.jpg", "package.json", "b.jpg", "b.json", "b-edited.jpg"],
    ["a.jpg", "._a.jpg", "b.jpg", "b.jpg.pp3", "c.jpg", "c.jpg.sha256"],
    ["Caf\u{E9}.jpg", "Caf\u{E9}.jpg.xmp", "ü.jpg", "ü.xmp"],
  ]

  private static func withFolder<Value>(_ names: [String], _ body: (FilePath) throws -> Value) throws -> Value
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sides-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Data(content(name)).write(to: folder.appendingPathComponent(name)) }
    return try body(FilePath(folder.path))
  }

  private static let options = FileIdentifier.Options(magic: .omitted)

  /// Returns the answers of a stream for each file that is no part of another item.
  private static func answers(
    _ paths: [FilePath], workers: Int = 1, _ change: (inout ItemStream) -> Void = { _ in }
  ) throws -> [FilePath: Answer] {
    var stream = ItemStream(options)
    stream.workers = workers
    stream.pairing = nil
    stream.looksForSidecars = true
    change(&stream)
    var answers: [FilePath: Answer] = [:]
    try stream.run {
      { found -> (FilePath, Answer)? in
        found.isPartOfOther ? nil : found.item.map { (found.path, Answer($0)) }
      }
    } receive: { path, answer in
      answers[path] = answer
    } _: { feed in
      for path in paths { try feed.read(path) }
    }
    return answers
  }

  /// Compares all ways of reading the files of one folder; returns the answers of the walk.
  @discardableResult
  private static func compare(_ folder: FilePath) throws -> [FilePath: Answer] {
    let walked = try answers([folder]) {
      $0.walk.isRecursive = true
      $0.looksForSidecars = false
    }.filter { $0.key.removingLastComponent() == folder }
    let paths = walked.keys.sorted { $0.string < $1.string }
    for (number, list) in [paths, paths.reversed()].enumerated() {
      #expect(try answers(list, workers: number + 1) == walked, "listed, \(folder)")
    }
    let apart = try answers([folder]) {
      $0.walk.isRecursive = true
      $0.walk.findsSidecars = false
    }
    let one = MediaItemReader(options, findsSidecars: true)
    for path in paths {
      #expect(try answers([path])[path] == walked[path], "named alone, \(path)")
      #expect(
        try Answer(MediaItemReader(options, findsSidecars: true).read(path: path)) == walked[path], "\(path)")
      #expect(try Answer(one.read(path: path)) == walked[path], "by one reader, \(path)")
      // Without the search, locations from other files are unknown.
      let item = try MediaItemReader(options).read(path: path)
      let own = try MediaItemReader(options).read(path: path, sidecars: []).isLocated
      #expect(Answer(item).sidecars.isEmpty && item.isLocated == (own == true ? true : nil), "\(path)")
      #expect(apart[path] == Answer(item), "without pairing, \(path)")
    }
    return walked
  }

  @Test(arguments: folders) func generatedFolders(_ names: [String]) throws {
    let answers = try Self.withFolder(names) { try Self.compare($0) }
    #expect(answers.count == names.count && answers.values.contains { !$0.sidecars.isEmpty })
  }

  /// Every folder of the fixtures.
  @Test func fixtures() throws {
    let root = FilePath(Fixtures.media.path).removingLastComponent()
    var folders: Set<FilePath> = [root]
    for name in FileManager.default.enumerator(atPath: root.string)?.compactMap({ $0 as? String }) ?? [] {
      folders.insert(root.pushing(FilePath(name)).removingLastComponent())
    }
    // The members of a package are no separate items.
    for folder in folders where folder.extension == nil {
      try Self.compare(folder)
    }
    #expect(folders.count > 10)
  }

  @Test(
    arguments: [
      ("x.jpg", ["x-edited.jpg", "x.supplemental-metadata.json"], true),
      ("x-edited.jpg", ["x.jpg", "x.supplemental-metadata.json"], true),
      ("x(1).jpg", ["x-edited(1).jpg", "x.supplemental-metadata(1).json"], true),
      ("x.heic", ["x-edited.jpg", "x.jpg.json"], true), ("x.jpg", ["x.jpg.xmp"], true),
      ("x.jpg", ["x.dng", "x.xmp"], false), ("x.dng", ["x.jpg", "x.xmp"], true),
      ("x.mp4", ["x.jpg", "x.jpg.json"], true),
      ("x.mp4", ["y.jpg", "y.jpg.json"], false), ("bee.jpg", ["bee.jpg.json"], false),
      ("x.jpg", ["x.jpg.pp3"], nil), ("package.jpg", ["package.json"], false), ("x.jpg", ["x.JPG.XMP"], true),
    ] as [(String, [String], Bool?)])
  func location(_ name: String, _ others: [String], _ isLocated: Bool?) throws {
    let item = try Self.withFolder([name] + others) { try Self.compare($0)[$0.appending(name)] }
    #expect(item?.isLocated == isLocated)
  }

  /// Naming either half of a pair gives the same location.
  @Test(arguments: [["IMG_0001.JPG.json"], ["IMG_0001.MOV.xmp"], ["IMG_0001.xmp"], []])
  func halvesShareTheirSidecars(_ sidecars: [String]) throws {
    try Self.withFolder(sidecars) { folder in
      let halves = ["IMG_0001.JPG", "IMG_0001.MOV"]
      for name in halves {
        try Data(Fixtures.bytes("live/\(name)")).write(
          to: URL(fileURLWithPath: folder.appending(name).string))
      }
      let whole = try #require(
        try Self.answers([folder]) {
          $0.walk.isRecursive = true
          $0.pairing = .folders
        }[folder.appending(halves[0])])
      #expect(whole.sidecars.count == sidecars.count && whole.isLocated == !sidecars.isEmpty)
      for name in halves {
        let path = folder.appending(name)
        let alone = try Self.answers([path]) {
          $0.pairing = .folders
          $0.findsPartners = true
        }
        #expect(alone == [path: whole], "\(name)")
      }
      let across = try Self.answers([folder]) {
        $0.walk.isRecursive = true
        $0.pairing = .across
      }
      #expect(across[folder.appending(halves[0])] == whole)
    }
  }

  /// An excluded sidecar is no item, but the location stays unknown instead of false.
  @Test func excludedSidecarsLeaveTheLocationUnknown() throws {
    try Self.withFolder(["a.jpg", "a.jpg.xmp", "c.jpg"]) { folder in
      let answers = try Self.answers([folder]) {
        $0.walk.isRecursive = true
        $0.walk.exclusions = [Glob("*.xmp")]
      }
      #expect(answers.count == 2)
      #expect(answers[folder.appending("a.jpg")].map { $0.sidecars.isEmpty && $0.isLocated == nil } == true)
      #expect(answers[folder.appending("c.jpg")]?.isLocated == false)
    }
  }

  /// A too large folder only gives sidecars that begin with the full name, and the location stays unknown.
  @Test(arguments: [5, 4]) func tooLargeFolder(_ limit: Int) throws {
    try Self.withFolder(["a.jpg", "a.jpg.xmp", "c.jpg", "d.jpg", "d.jpg.JSON"]) { folder in
      let reader = MediaItemReader(
        Self.options, readsMetadata: true, recognizesBundles: true, keepsOnlyShownFields: false,
        sidecarSearch: SidecarSearch(FolderWalk(.current), entryLimit: limit))
      for _ in 0..<3 {
        let items = try ["a.jpg", "c.jpg", "d.jpg"].map { try reader.read(path: folder.appending($0)) }
        #expect(items.map(\.isLocated) == [true, limit < 5 ? nil : false, true])
        #expect(items.map(\.sidecars.count) == [1, 0, 1])
      }
    }
  }

  /// A change of the folder between two searches is noticed.
  @Test func changedFolder() throws {
    try Self.withFolder(["a.jpg", "c.jpg"]) { folder in
      let reader = MediaItemReader(Self.options, findsSidecars: true)
      let path = folder.appending("a.jpg")
      for _ in 0..<3 { #expect(try reader.read(path: path).isLocated == false) }
      try Data(LocationSamples.place).write(to: URL(fileURLWithPath: folder.appending("a.jpg.xmp").string))
      // The resolution of modification times is some milliseconds.
      try FileManager.default.setAttributes([.modificationDate: Date() + 10], ofItemAtPath: folder.string)
      for _ in 0..<3 { #expect(try reader.read(path: path).isLocated == true) }
    }
  }

  /// The sidecars in an unreadable folder are unknown.
  @Test func missingFolder() throws {
    let search = SidecarSearch(FolderWalk(.current))
    let (found, failure) = SecondaryReadErrors.recording {
      search.sidecars(of: FileLocation("no such folder/a.jpg"))
    }
    #expect(!found.isComplete && found.sidecars.isEmpty && failure?.error.code == "ENOENT")
  }
}
