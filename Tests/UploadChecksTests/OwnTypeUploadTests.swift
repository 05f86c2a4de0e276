import FileIdentification
import Testing
import TypeDeclarations
import UniformTypes
import UploadChecks

/// Uploads of types declared at run time; their content is checked.
@Suite struct OwnTypeUploadTests {
  static let bodies: [(name: String, bytes: [UInt8], code: UploadRefusal.Code?)] = [
    ("JSON", Array("{\"shapes\": [1, 2]}\n".utf8), nil),
    ("XML", Array("<?xml version=\"1.0\"?><sketch><line/></sketch>\n".utf8), nil),
    ("words", Array("These are words of a person.\n".utf8), nil),
    ("HTML", Array("<!DOCTYPE html><html><body><script>x()</script></body></html>\n".utf8), .active),
    (
      "XML that runs",
      Array(
        "<?xml version=\"1.0\"?><a><script xmlns=\"http://www.w3.org/1999/xhtml\">x()</script></a>\n".utf8),
      .active
    ),
    ("another format", (try? Uploads.png()) ?? [], .notAccepted),
  ]

  @Test(arguments: bodies.indices) func checksContent(_ index: Int) throws {
    let row = Self.bodies[index]
    let registry = try TypeRegistry.standard.adding([
      TypeDeclaration(
        identifier: "com.example.sketchx", conformsTo: ["public.data", "public.content"],
        tags: [.filenameExtension: ["sketchx"]])
    ])
    let policy = UploadPolicy(accept: try AcceptList(".sketchx", registry: registry))
    let examiner = UploadExaminer(
      policy, options: FileIdentifier.Options(registry: registry, magic: .omitted))
    let decision = try examiner.examine(bytes: row.bytes, name: "a.sketchx")
    #expect(decision.refusal?.code == row.code, "\(row.name): \(decision.refusal?.reason ?? "")")
  }
}
