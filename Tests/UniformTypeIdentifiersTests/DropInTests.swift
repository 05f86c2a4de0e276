import Foundation
import Testing
import UniformTypeIdentifiers

/// Code for iOS: only the framework's name is imported.
@Suite struct DropInTests {
  @Test func initialisers() throws {
    let heic = try #require(UTType("public.heic"))
    #expect(heic == .heic)
    #expect(UTType(filenameExtension: "mov") == .quickTimeMovie)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType(mimeType: "image/png", conformingTo: .image) == .png)
    #expect(UTType(tag: "jpg", tagClass: .filenameExtension, conformingTo: nil) == .jpeg)
    #expect(UTType(exportedAs: "com.example.note", conformingTo: .plainText).identifier == "com.example.note")
    #expect(UTType(importedAs: "public.jpeg") == .jpeg)
    #expect(UTType("com.example.undeclared") == nil)
  }

  @Test func tags() {
    let tags: [UTTagClass: [String]] = UTType.png.tags
    #expect(tags[.filenameExtension] == ["png"])
    #expect(tags[UTTagClass(rawValue: "com.apple.ostype")] == ["PNGf"])
    #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .movie).first == .mpeg4Movie)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
  }

  @Test func relations() {
    #expect(UTType.heic.conforms(to: .image) && UTType.heic.conforms(to: .heic))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSupertype(of: .image))
    #expect(UTType.heic.isSubtype(of: .image) && !UTType.heic.isSubtype(of: .heic))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
  }

  @Test func properties() {
    #expect("\(UTType.jpeg)" == "public.jpeg")
    #expect(UTType.jpeg.localizedDescription != nil && UTType.jpeg.isPublic)
    #expect(UTType.jpeg.version == nil && UTType.jpeg.referenceURL == nil)
  }

  @Test func aReferenceIsAURL() throws {
    let type = try #require(UTType("org.7-zip.7-zip-archive"))
    #expect(type.referenceURL == type.reference.flatMap { URL(string: $0) })
    #expect(type.referenceURL?.host != nil)
  }

  private struct Upload: Codable, Equatable {
    var type: UTType
    var accepted: Set<UTType>
  }

  @Test func codable() throws {
    let upload = Upload(type: .heic, accepted: [.image, .movie])
    let data = try JSONEncoder().encode(upload)
    #expect(String(decoding: data, as: UTF8.self).contains(#""type":"public.heic""#))
    #expect(try JSONDecoder().decode(Upload.self, from: data) == upload)
    let undeclared = try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.undeclared"]"#.utf8))
    #expect(undeclared.map(\.identifier) == ["com.example.undeclared"] && !undeclared[0].isDeclared)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["no type"]"#.utf8))
    }
  }

  @Test func keysAndPatterns() {
    let names: [UTType: String] = [.jpeg: "JPEG", .png: "PNG"]
    #expect(names[UTType(filenameExtension: "JPG") ?? .data] == "JPEG")
    func name(_ type: UTType) -> String {
      switch type {
      case .jpeg, .png: "still"
      case .quickTimeMovie: "movie"
      case _ where type.conforms(to: .audio): "sound"
      default: "other"
      }
    }
    #expect([UTType.png, .quickTimeMovie, .mp3, .pdf].map(name) == ["still", "movie", "sound", "other"])
  }

  @Test func typesCrossThreads() async {
    let conforms = await Task.detached { UTType.heic.conforms(to: .image) }.value
    #expect(conforms)
  }
}
