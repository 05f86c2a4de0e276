import Foundation

/// A small library with something of everything that is read or acted upon, in a folder of its own.
struct FaultLibrary {
  let root: URL
  var folder: URL { root.appendingPathComponent("in") }
  var output: URL { root.appendingPathComponent("out") }
  var log: URL { root.appendingPathComponent("log") }
  /// For the command's temporary files.
  var temporary: URL { root.appendingPathComponent("temporary") }
  private var template: URL { root.appendingPathComponent("template") }

  /// Files of the fixtures, and where they lie here.
  private static let copies = [
    ("live/IMG_0001.JPG", "a/IMG_0001.JPG"), ("live/IMG_0001.MOV", "a/IMG_0001.MOV"),
    ("bundle/IMG_0003.pvt/IMG_0003.HEIC", "b/IMG_0003.pvt/IMG_0003.HEIC"),
    ("bundle/IMG_0003.pvt/IMG_0003.MOV", "b/IMG_0003.pvt/IMG_0003.MOV"),
    ("bundle/IMG_0003.pvt/metadata.plist", "b/IMG_0003.pvt/metadata.plist"),
    ("motion/MVIMG_0002.jpg", "c/MVIMG_0002.jpg"), ("subtypes/plain.heic", "d/wrong.jpg"),
    ("subtypes/animated.gif", "d/other.png"), ("subtypes/plain.jpg", "e/photo.jpg"),
  ]

  private static let texts = [
    ("d/wrong.jpg.xmp", "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>\n"),
    ("d/NKSC_PARAM/wrong.jpg.nksc", "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>\n"),
    (
      "e/photo.jpg.json",
      #"{"title":"photo.jpg","photoTakenTime":{"timestamp":"1"},"geoData":{"latitude":0.0,"longitude":0.0}}"#
    ),
    ("e/lone.aae", "<?xml version='1.0'?><plist version='1.0'><dict/></plist>\n"),
  ]

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("uti-\(UUID().uuidString)")
    let files = FileManager.default
    for (source, name) in Self.copies {
      let target = template.appendingPathComponent(name)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: RunCommand.fixture(source), to: target)
    }
    for (name, text) in Self.texts {
      let target = template.appendingPathComponent(name)
      try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: target)
    }
    try files.createSymbolicLink(
      atPath: template.appendingPathComponent("e/link.jpg").path, withDestinationPath: "photo.jpg")
    try Data("\(folder.path)/a/IMG_0001.JPG\n\(folder.path)/e\n".utf8).write(
      to: root.appendingPathComponent("list"))
    try files.createDirectory(at: temporary, withIntermediateDirectories: true)
    try reset()
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// The library as it was in the beginning, nothing extracted, nothing logged.
  func reset() throws {
    for old in [folder, output, log] { try? FileManager.default.removeItem(at: old) }
    try FileManager.default.copyItem(at: template, to: folder)
  }

  /// Gives all files the same time of change, for what tells it.
  func fixTimes() throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      try? FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)],
        ofItemAtPath: folder.appendingPathComponent(name).path)
    }
  }

  /// Every file under a folder, with its bytes; a link with where it leads.
  func contents(of folder: URL) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    let files = FileManager.default
    for name in try files.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.appendingPathComponent(name).path
      let type = try files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        found[name] = Array(try files.destinationOfSymbolicLink(atPath: path).utf8)
      } else if type == .typeRegular {
        found[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      }
    }
    return found
  }

  /// The bytes of all files, whatever their names.
  func bytes(of folder: URL) throws -> [[UInt8]] {
    try contents(of: folder).values.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
