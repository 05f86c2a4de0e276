import FileIdentification
import Testing
import TypeDeclarations
import UniformTypes
import UploadChecks

/// Accept lists and type conformance.
@Suite struct AcceptListTests {
  @Test(arguments: [
    ("image/*", "public.heic", true), ("image/*", "public.svg-image", true),
    ("image/*", "com.apple.quicktime-movie", false), ("IMAGE/*", "public.png", true),
    (" image/* , .heic ", "public.heic", true), ("video/*", "com.apple.quicktime-movie", true),
    ("video/*", "public.mp3", false), ("audio/*", "public.mp3", true), (".heic", "public.heic", true),
    (".HEIC", "public.heic", true), (".heic", "public.jpeg", false), (".jpg", "public.jpeg", true),
    ("image/jpeg", "public.jpeg", true), ("image/jpeg", "public.png", false),
    ("video/quicktime", "com.apple.quicktime-movie", true), ("application/pdf", "com.adobe.pdf", true),
    ("application/zip", "org.openxmlformats.wordprocessingml.document", false), ("*/*", "public.data", true),
    (".zip", "org.openxmlformats.wordprocessingml.document", false), ("*/*;q=0.1", "public.data", true),
    ("text/*", "public.plain-text", true), ("text/*", "public.json", true),
    ("application/*", "com.adobe.pdf", true), ("application/*", "public.png", false),
    (".png,.jpg,", "public.jpeg", true), (".tar.gz", "org.gnu.gnu-zip-tar-archive", true),
    (".gz", "org.gnu.gnu-zip-tar-archive", true), (".tar.gz", "org.gnu.gnu-zip-archive", false),
  ])
  func accepts(_ list: String, _ type: String, _ expected: Bool) throws {
    #expect(try AcceptList(list).accepts(#require(UTType(type))) == expected)
  }

  /// Owners of extensions and variants of types.
  @Test(arguments: [
    (".webm", "org.webmproject.webm", true), (".webm", "org.webmproject.webm-audio", true),
    ("audio/webm", "org.webmproject.webm-audio", true), ("audio/webm", "org.webmproject.webm", false),
    ("video/webm", "org.webmproject.webm", true), ("video/webm", "org.webmproject.webm-audio", false),
    ("video/webm;codecs=vp9", "org.webmproject.webm", true), (".webm", "org.matroska.mkv", false),
    (".mp4", "public.mpeg-4", true), (".mp4", "public.mpeg-4-audio", true),
    (".mp4", "com.apple.m4a-audio", true), (".mp4", "com.apple.protected-mpeg-4-audio-b", true),
    (".mp4", "com.apple.quicktime-movie", false), ("video/mp4", "public.mpeg-4-audio", false),
    (#"video/mp4; codecs="avc1.42E01E, mp4a.40.2", image/png"#, "public.mpeg-4", true),
    (#"video/mp4; codecs="avc1.42E01E, mp4a.40.2", image/png"#, "public.png", true),
    ("audio/mp4", "public.mpeg-4-audio", true), ("audio/mp4", "com.apple.m4a-audio", true),
    ("audio/mp4", "com.apple.protected-mpeg-4-audio-b", true), ("audio/mp4", "public.mpeg-4", false),
    ("audio/x-m4b", "com.apple.protected-mpeg-4-audio-b", true),
    (".m4b", "com.apple.protected-mpeg-4-audio-b", true), (".lrv", "public.mpeg-4", false),
    (".ts", "public.mpeg-2-transport-stream", true), (".ts", "com.microsoft.typescript", true),
    (".ts", "public.jpeg", false), ("video/mp2t", "public.mpeg-2-transport-stream", true),
    ("video/mp2t", "org.blu-ray.m2ts", true), ("video/mp2t", "com.microsoft.typescript", false),
    (".heif", "public.heic", true), (".hif", "public.heic", true), (".heif", "public.heics", true),
    ("image/heif", "public.heif", true), ("image/heif", "public.heic", true),
    ("image/heif", "public.heifs", true), ("image/heif", "public.avif", false),
    (".heif", "public.avif", false), ("image/heif", "public.avci", false),
    ("image/heic", "public.heics", true), (".heic", "public.heics", true),
    ("image/heic", "public.heif", false), (".heic", "public.avif", false),
    ("image/avif", "public.avis", true), (".avif", "public.avis", true), (".avif", "public.heic", false),
    ("image/heif-sequence", "public.heics", true), ("image/heic-sequence", "public.heic", false),
    ("image/svg+xml", "org.w3.gzip-svg", true), ("image/png", "org.mozilla.apng", true),
    ("image/jpeg", "public.mpo-image", true), ("audio/mpeg", "public.mp2", true),
    ("video/x-matroska", "org.webmproject.webm", true), ("video/webm", "org.matroska.mkv", false),
    ("image/x-nikon-nef", "com.nikon.raw-image", true), ("video/x-matroska", "org.matroska.mkv", true),
    ("video/x-msvideo", "public.avi", true), ("application/x-zip-compressed", "public.zip-archive", true),
    ("application/javascript", "com.netscape.javascript-source", true),
    ("application/octet-stream", "public.data", true), ("application/octet-stream", "public.png", false),
    ("application/octet-stream", "com.adobe.pdf", false), (".key", "com.apple.iwork.keynote.sffkey", true),
  ])
  func meansWhatPeopleMean(_ list: String, _ type: String, _ expected: Bool) throws {
    #expect(try AcceptList(list).accepts(#require(UTType(type))) == expected)
  }

  /// Files are accepted by a name that their content agrees with.
  @Test(
    arguments: [
      ("a.docx.bak", ".bak", nil), ("a.png.bak", ".bak", .notAccepted),
      ("a.b.zip", ".b.zip", nil), ("a.zip", ".zip", nil),
      ("a.zip", "application/zip", nil), ("a.docx", ".zip", .notAccepted),
      ("a.docx", ".docx", nil), ("a.zip", ".docx", nil), ("a.png", ".png", .notAccepted),
    ] as [(String, String, UploadRefusal.Code?)])
  func namesThatAgree(_ name: String, _ list: String, _ code: UploadRefusal.Code?) throws {
    #expect(try Uploads.refusal(Uploads.word(), list, name: name)?.code == code)
  }

  @Test(arguments: [
    ("", "accept: nothing is named"), (" , ", "accept: nothing is named"),
    ("png", "accept: 'png' is neither a media type, as image/png and image/*, nor an extension, as .png"),
    (
      "image/png/x",
      "accept: 'image/png/x' is neither a media type, as image/png and image/*, nor an extension, as .png"
    ),
    (
      "image/p ng",
      "accept: 'image/p ng' is neither a media type, as image/png and image/*, nor an extension, as .png"
    ),
    (".nosuchthing", "accept: no known type has the extension '.nosuchthing'"),
    ("image/nosuchthing", "accept: no known type is announced as 'image/nosuchthing'"),
    (
      ".nosuchthing, image/nosuchthing;x=1",
      """
      accept: no known type has the extension '.nosuchthing'; no known type is announced as 'image/nosuchthing'
      """
    ),
  ])
  func refusesWhatMeansNothing(_ list: String, _ words: String) {
    let fault = #expect(throws: AcceptList.Fault.self) { try AcceptList(list) }
    #expect(fault?.description == words)
  }

  /// Invalid words are reported and ignored.
  @Test func ignoresInvalidWords() throws {
    let list = try AcceptList("image/png, image/nosuchthing, jpg")
    #expect(list.accepts(.png) && !list.accepts(.jpeg))
    #expect(
      list.faults.map(\.description) == [
        "accept: no known type is announced as 'image/nosuchthing'",
        "accept: 'jpg' is neither a media type, as image/png and image/*, nor an extension, as .png",
      ])
    #expect(
      try Uploads.refusal(Uploads.word(), "image/png,image/nosuchthing")?.reason == """
        org.openxmlformats.wordprocessingml.document is none of image/png,image/nosuchthing; \
        no known type is announced as 'image/nosuchthing'
        """)
  }

  @Test func readsTheTypesOfARegistry() throws {
    let registry = try TypeRegistry.standard.adding([
      TypeDeclaration(
        identifier: "org.example.sketch", conformsTo: ["public.data"],
        tags: [.filenameExtension: ["sketchx"], .mimeType: ["application/x-sketchx"]])
    ])
    let type = try #require(registry.type("org.example.sketch"))
    for word in [".sketchx", "application/x-sketchx"] {
      #expect(throws: AcceptList.Fault.self) { try AcceptList(word, registry: .standard) }
      #expect(try AcceptList(word, registry: registry).accepts(type))
    }
  }

  // MARK: Properties of all types

  /// Every type is accepted by its printed media type and each of its extensions; all its media types are known.
  @Test func everyTypeIsAcceptedByItsTags() throws {
    for type in TypeRegistry.standard.declaredTypes {
      let printed = type.printedMIMEType
      #expect(try AcceptList(printed, registry: .standard).accepts(type), "\(type) \(printed)")
      for word in type.tags[.mimeType] ?? [] {
        #expect(throws: Never.self, "\(type) \(word)") { try AcceptList(word, registry: .standard) }
      }
      guard type.conforms(to: .data) else { continue }
      for word in type.tags[.filenameExtension] ?? [] {
        #expect(try AcceptList("." + word, registry: .standard).accepts(type), "\(type) .\(word)")
      }
    }
  }

  /// Every file is accepted by its printed media type, and by its extension if name and content agree.
  @Test func everyFixtureIsAcceptedByItsTags() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    let agreements: [Identification.Agreement] = [.confirmed, .nameRefines, .contentRefines]
    for (path, bytes) in Uploads.allFixtures {
      let name = String(path.split(separator: "/").last ?? "")
      let found = try identifier.identify(bytes: bytes, name: name)
      var words = [found.type.printedMIMEType]
      if agreements.contains(found.agreement), let dot = name.lastIndex(of: "."), dot != name.startIndex {
        words.append(String(name[dot...]))
      }
      for word in words {
        let refusal = try Uploads.refusal(bytes, word, name: name)
        #expect(refusal?.code != .notAccepted, "\(path) \(word)")
      }
    }
  }
}
