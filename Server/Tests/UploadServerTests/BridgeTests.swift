import FileIdentification
import HTTPTypes
import NIOCore
import Testing
import UniformTypes
import UploadChecks

@testable import UploadServer

/// The extensions of `HTTPFields` and `ByteBuffer`.
@Suite struct BridgeTests {
  @Test(
    arguments: [
      ("attachment; filename=\"a.heic\"", "a.heic"), ("attachment; filename=a.heic", "a.heic"),
      ("inline;FileName = \"a b.jpg\" ; x=1", "a b.jpg"), (#"x; filename="a\"b.jpg""#, "a\"b.jpg"),
      ("attachment; filename=\"x.jpg\"; filename*=UTF-8''%e4%bd%a0.heic", "你.heic"),
      ("attachment; filename*=UTF-8'en'a%20b.jpg", "a b.jpg"),
      ("attachment; filename*=ISO-8859-1''%e4.jpg; filename=b.jpg", "b.jpg"),
      ("attachment; filename=\"../../etc/passwd\"", "passwd"), (#"x; filename="C:\\temp\\a.png""#, "a.png"),
      ("attachment; filename=\"..\"", nil), ("attachment; filename=\"\"", nil), ("attachment", nil),
      ("attachment; filename", nil), ("attachment; filename=\"a", "a"), (";;;;", nil),
      ("attachment; filename*=UTF-8''%ff%fe", nil),
    ] as [(String, String?)])
  func filenamesAreParsed(value: String, name: String?) {
    #expect(HTTPFields([HTTPField(name: .contentDisposition, value: value)]).filename == name)
  }

  @Test(arguments: ["a.heic", "a b.jpg", "你好.heic", "a\"b.jpg", "100%.png", "a;b.mov", "é\u{301}.jpg"])
  func filenamesRoundTrip(name: String) {
    var fields = HTTPFields()
    fields.serve(ServingHeaders(.heic), as: name)
    #expect(fields.filename == name)
    #expect(fields[.contentType] == "image/heic")
    #expect(fields[.xContentTypeOptions] == "nosniff")
    #expect(fields[.contentDisposition]?.hasPrefix("inline; ") == true)
  }

  @Test func serveReplacesFields() {
    var fields: HTTPFields = [.contentType: "image/jpeg", .contentDisposition: "inline"]
    fields.serve(ServingHeaders(.html))
    #expect(fields[.contentType] == "text/html; charset=utf-8")
    #expect(fields[.contentDisposition] == "attachment")
    #expect(fields[values: .contentType].count == 1)
  }

  @Test(
    arguments: [
      ("image/png", .png), ("Image/JPEG; q=1", .jpeg), ("application/octet-stream", nil), ("x/y", nil),
      ("", nil),
    ] as [(String, UTType?)])
  func claimedTypes(value: String, type: UTType?) {
    #expect(HTTPFields([HTTPField(name: .contentType, value: value)]).claimedType == type)
  }

  @Test func buffersAreRead() async throws {
    let bytes = try TestServer.fixture("live/IMG_0002.HEIC")
    var buffer = ByteBuffer(string: "before")
    buffer.writeBytes(bytes)
    buffer.moveReaderIndex(forwardBy: 6)
    let pool = FileIdentifierPool(FileIdentifier.Options(magic: .omitted), threads: 1)
    #expect(try await pool.identify(buffer).type == .heic)
    var progress = ProgressiveIdentifier()
    progress.append(buffer)
    progress.finish()
    guard case .settled(let verdict) = try progress.state(by: FileIdentifier()) else {
      Issue.record("all bytes came")
      return
    }
    #expect(verdict.type == .heic)
  }
}
