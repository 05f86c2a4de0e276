import Foundation

/// A small temporary library with all kinds of items.
struct FaultLibrary {
  let root: URL
  var folder: URL { root.appendingPathComponent("in") }
  var output: URL { root.appendingPathComponent("out") }
  var log: URL { root.appendingPathComponent("log") }
  /// The folder for temporary files of the command.
  var temporary: URL { root.appendingPathComponent("temporary") }
  private var template: URL { root.appendingPathComponent("template") }

  /// Fixtures with their paths in the library.
  private static let copies = [
    ("live/IMG_0001.JPG", "a/IMG_0001.JPG"), ("live/IMG_0001.MOV", "a/IMG_0001.MOV"),
    ("bundle/IMG_0003.pvt/IMG_0003.HEIC", "b/IMG_0003.pvt/IMG_0003.HEIC"),
    ("bundle/IMG_0003.pvt/IMG_0003.MOV", "b/IMG_0003.pvt/IMG_0003.MOV"),
    ("bundle/IMG_0003.pvt/metadata.plist", "b/IMG_0003.pvt/metadata.plist"),
    ("motion/MVIMG_0002.jpg", "c/MVIMG_0002.jpg"), ("subtypes/plain.heic", "d/wrong.jpg"),
    ("subtypes/animated.gif", "d/other.png"), ("subtypes/plain.jpg", "e/photo.jpg"),
  ]

  private static let texts = [
    (
      "d/wrong.jpg.xmp",
      """
      <x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
      <rdf:Description xmlns:xmp='http://ns.adobe.com/xap/1.0/' xmp:Rating='5'/></rdf:RDF></x:xmpmeta>
      """
    ),
    ("d/NKSC_PARAM/wrong.jpg.nksc", "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>\n"),
    (
      "e/photo.jpg.json",
      #"{"title":"photo.jpg","favorited":true,"photoTakenTime":{"timestamp":"1"}"#
        + #","geoData":{"latitude":0.0,"longitude":0.0}}"#
    ),
    ("e/lone.aae", "<?xml version='1.0'?><plist version='1.0'><dict/></plist>\n"),
  ]

  /// The names of other input files of commands.
  static let inputFiles = [
    "list", "types.tsv", "lint.json", "share.json", "answers.suite.ndjson", "mime.types", "globs2",
  ]

  private var inputTexts: [String: String] {
    [
      "list": "\(folder.path)/a/IMG_0001.JPG\n\(folder.path)/e\n",
      "types.tsv": "identifier\tconforms-to\textensions\tmime-types\tdescription\n"
        + "com.example.note\tpublic.plain-text\tnote\ttext/x-note\tNote\n",
      "share.json":
        #"{"NSExtension":{"NSExtensionAttributes":{"NSExtensionActivationRule":{"NSExtensionActivationSupportsImageWithMaxCount":2}}}}"#,
      "lint.json": #"{"UTExportedTypeDeclarations":[{"UTTypeIdentifier":"com.example.A"}]}"#,
      "answers.suite.ndjson": """
      {"suite":"answers","format":1,"about":"One file.","source":"this test"}
      {"id":"photo","kind":"identification","file":"in/e/photo.jpg","expect":{"type":"public.jpeg"}}
      {"id":"wrong","kind":"identification","file":"in/d/wrong.jpg","expect":{"type":"public.jpeg"}}
      {"id":"item","kind":"mediaItems","files":[{"file":"in/e/photo.jpg"}],"expect":{"items":[{"type":"public.jpeg"}]}}

      """,
      "mime.types": "image/jpeg jpg jpeg\nimage/png heic\n", "globs2": "50:image/jpeg:*.jpg\n",
    ]
  }

  init() throws {
    // A short name, since debug builds process paths slowly.
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("uti-" + String(UInt32.random(in: 60_466_176...2_176_782_335), radix: 36))
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
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
    for (name, text) in inputTexts { try Data(text.utf8).write(to: root.appendingPathComponent(name)) }
    try files.createDirectory(at: temporary, withIntermediateDirectories: true)
    try reset()
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Restores the initial library, and removes output and log.
  func reset() throws {
    for old in [folder, output, log] { try? FileManager.default.removeItem(at: old) }
    try FileManager.default.copyItem(at: template, to: folder)
  }

  /// Sets the same modification time for all files.
  func fixTimes() throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      try? FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)],
        ofItemAtPath: folder.appendingPathComponent(name).path)
    }
  }

  /// Returns all files in a folder with their bytes, and links with their targets.
  func contents(of folder: URL) throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    let files = FileManager.default
    for name in try files.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.appendingPathComponent(name).path
      let type = try files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        result[name] = Array(try files.destinationOfSymbolicLink(atPath: path).utf8)
      } else if type == .typeRegular {
        result[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      }
    }
    return result
  }

  /// Returns the sorted contents of all files, without names.
  func bytes(of folder: URL) throws -> [[UInt8]] {
    try contents(of: folder).values.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
