import Testing
import UniformTypes

@testable import MediaItems

@Suite struct SuggestedNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var content: String
    var suggested: String?
    var because: String

    init(_ name: String, _ content: String, _ suggested: String?, _ because: String) {
      self.name = name
      self.content = content
      self.suggested = suggested
      self.because = because
    }

    var testDescription: String { "\(name) holding \(content): \(because)" }
  }

  static let rows: [Row] = [
    Row("IMG_0002.JPG", "public.heic", "IMG_0002.HEIC", "upper case stays upper case"),
    Row("img.jpg", "public.heic", "img.heic", "lower case stays lower case"),
    Row("img.Jpg", "public.heic", "img.heic", "mixed case is no style"),
    Row("a.heic", "public.jpeg", "a.jpg", "nobody writes .jpeg"),
    Row("a.wav", "org.xiph.vorbis", "a.ogg", "nobody writes .oga"),
    Row("a.wav", "public.midi-audio", "a.mid", "three letters"),
    Row("a.tar.gz", "public.zip-archive", "a.zip", "a compound extension is one"),
    Row("a.b.gz", "public.zip-archive", "a.b.zip", "what stands before is none of it"),
    Row("README", "com.adobe.pdf", "README.pdf", "there is nothing to replace"),
    Row("report.final", "com.adobe.pdf", "report.final.pdf", "no type owns the extension"),
    Row("photo.heic.jpg", "public.heic", "photo.heic", "it had the right name before"),
    Row("photo.png.jpg", "public.heic", "photo.png.heic", "an inner extension that is wrong too stays"),
    Row(".hidden", "public.png", ".hidden.png", "a dot that begins a name starts no extension"),
    Row("a.mp3", "public.data", nil, "no extension says bytes"),
    Row("a.txt", "public.elf-binary", nil, "no extension means it first"),
    Row("a.png", "public.png", nil, "it is called that already"),
  ]

  @Test(arguments: rows)
  func names(_ row: Row) throws {
    let content = try #require(TypeRegistry.standard.type(row.content))
    let name = SuggestedName.name(FileName(row.name), holding: content, registry: .standard)
    #expect(name?.text == row.suggested)
  }

  @Test func keepsInvalidUTF8() throws {
    let name = FileName([0xFF, 0xFE, 0x2E, 0x6A, 0x70, 0x67])
    let suggested = SuggestedName.name(name, holding: .heic, registry: .standard)
    #expect(suggested?.bytes == [0xFF, 0xFE] + Array(".heic".utf8))
  }
}
