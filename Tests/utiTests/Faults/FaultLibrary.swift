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

  /// What commands read that is no part of the library, by the names of ``given``.
  static let given = [
    "list", "types.tsv", "lint.json", "share.json", "answers.suite.ndjson", "mime.types", "globs2",
  ]

  private var givenTexts: [String: String] {
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
    // Six digits: debug builds go through all of a path again and again.
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
    for (name, text) in givenTexts { try Data(text.utf8).write(to: root.appendingPathComponent(name)) }
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
