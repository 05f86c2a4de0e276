import CInterface
import CUTI
import Testing

/// Errors of callers have a code and a message, and never end the process.
@Suite struct CInterfaceErrorTests {
  static func contents(_ error: uti_error) -> (code: String, message: String) {
    func text<Bytes>(_ bytes: Bytes) -> String {
      withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return (text(error.code), text(error.message))
  }

  @Test func missingFile() {
    var error = uti_error()
    #expect(uti_identify_path("/nothing/here", 0, &error) == nil)
    #expect(Self.contents(error) == ("ENOENT", "No such file or directory"))
    #expect(uti_identify_path("/nothing/here", 0, nil) == nil)
    #expect(uti_record_path("/nothing/here", nil, 0, nil, &error) == nil)
    #expect(uti_check_path("/nothing/here", "*/*", nil, &error) == nil)
    #expect(uti_classify_folder("/nothing/here", nil, 0, 1, { _, _, _ in 0 }, nil, &error) == -1)
    #expect(Self.contents(error).code == "ENOENT")
    #expect(uti_identify_descriptor(-1, nil, 0, &error) == nil)
    #expect(Self.contents(error).code == "EBADF")
  }

  @Test func missingArguments() {
    var error = uti_error()
    #expect(uti_identify_path(nil, 0, &error) == nil)
    #expect(Self.contents(error).code == "argument")
    #expect(uti_identify_bytes(nil, 1, nil, 0, &error) == nil)
    #expect(uti_identify_bytes(nil, 0, nil, 0, nil).map { uti_free($0) } != nil)
    #expect(uti_record_bytes(nil, 1, nil, nil, 0, nil, &error) == nil)
    #expect(uti_check_bytes("x", 1, nil, nil, nil, &error) == nil)
    #expect(uti_classify_folder("/", nil, 0, 1, nil, nil, &error) == -1)
    #expect(uti_progress_state(nil, nil, nil, &error) == nil)
    #expect(uti_progress_add(nil, nil, 0, 0) == -1)
    // As `size_t` these exceed the address space.
    for count in [-1, .min] {
      #expect(uti_identify_bytes("x", count, nil, 0, &error) == nil)
      #expect(uti_record_bytes("x", count, nil, nil, 0, nil, &error) == nil)
      #expect(uti_check_bytes("x", count, nil, "*/*", nil, &error) == nil)
      let progress = uti_progress_start(nil, .min, .max)
      #expect(uti_progress_add(progress, "x", count, 0) == -1)
      uti_progress_free(progress)
    }
    uti_progress_finish(nil)
    uti_progress_free(nil)
    uti_free(nil)
    #expect(uti_supertypes(nil) == nil)
    #expect(uti_types_for_tag("extension", nil, nil) == nil)
    #expect(uti_types_for_tag("colour", "red", nil) == nil)
    #expect(uti_tags("public.jpeg", nil) == nil)
    #expect(uti_mime_type("no type") == nil)
    #expect(uti_description(nil) == nil)
    #expect(
      uti_identifier(nil, 1) == nil && uti_identifier("no type", 1) == nil && uti_identifier("", 1) == nil)
  }

  @Test(arguments: ["image", "image/nonsense,,nonsense/", ""])
  func emptyAcceptLists(accept: String) {
    var error = uti_error()
    #expect(uti_check_bytes("x", 1, nil, accept, nil, &error) == nil)
    #expect(Self.contents(error).code == "argument")
  }

  @Test func unknownFields() {
    var error = uti_error()
    #expect(uti_record_bytes("x", 1, nil, "colour", 0, nil, &error) == nil)
    #expect(Self.contents(error).message.contains("colour"))
  }

  @Test(arguments: [-1, .min, Int64.max])
  func invalidOffsets(offset: Int64) {
    let progress = uti_progress_start(nil, -1, 0)
    defer { uti_progress_free(progress) }
    #expect(uti_progress_add(progress, "xy", 2, offset) == -1)
  }

  /// Messages are truncated between characters and always terminated.
  @Test func longMessages() {
    var error = uti_error()
    let field = String(repeating: "é", count: 2000)
    #expect(uti_record_bytes("x", 1, nil, field, 0, nil, &error) == nil)
    let message = Self.contents(error).message
    #expect(message.utf8.count < 480)
    #expect(!message.unicodeScalars.contains("\u{FFFD}"))
  }
}
