import ContainerFormats
import Testing
import UploadChecks

/// Compressed drawings: content, expansion limits and trailing data.
@Suite struct PackedDrawingTests {
  static func packed(_ text: String) throws -> [UInt8] {
    let bytes = Array(text.utf8)
    let trailer: [UInt8] =
      Uploads.bigEndian(Int(CyclicRedundancyCheck.of(bytes))).reversed()
      + Uploads.bigEndian(bytes.count).reversed()
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + (try Deflater.deflate(bytes)) + trailer
  }

  static func refusal(_ bytes: [UInt8]) throws -> UploadRefusal? {
    try Uploads.refusal(bytes, "image/*", name: "a.svgz")
  }

  private static let whole = DrawingTests.head + "<g/></svg>"

  @Test func checksContent() throws {
    #expect(try Self.refusal(Self.packed(Self.whole))?.reason == nil)
    let active = DrawingTests.head + "<script/></svg>"
    #expect(try Self.refusal(Self.packed(active))?.reason == "it has an element <script>")
    let late = DrawingTests.head + String(repeating: " ", count: 1_000_000) + "<script/></svg>"
    #expect(try Self.refusal(Self.packed(late))?.reason == "it has an element <script>")
  }

  /// Compressed bytes may contain short tags by chance, here in a stored block.
  @Test func shortTagsInCompressedBytes() throws {
    let text = Array((DrawingTests.head + "<desc>&lt;</desc><!-- <?= 1 ?> --></svg>").utf8)
    let length = [UInt8(text.count & 0xFF), UInt8(text.count >> 8)]
    let block: [UInt8] = [1] + length + length.map { ~$0 } + text
    let trailer: [UInt8] =
      Uploads.bigEndian(Int(CyclicRedundancyCheck.of(text))).reversed()
      + Uploads.bigEndian(text.count).reversed()
    let file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + block + trailer
    #expect(try Self.refusal(file)?.reason == nil)
    #expect(try Uploads.refusal(text, "image/*", name: "a.svg")?.code == .otherReading)
  }

  /// Only zeros may follow the first member, since programs differ in reading further ones.
  @Test func trailingData() throws {
    let file = try Self.packed(Self.whole)
    #expect(try Self.refusal(file + [UInt8](repeating: 0, count: 512))?.code != .unexaminable)
    for rest in [try Self.packed("<!-- -->"), try Self.packed(" "), Array("x".utf8), [0, 0, 1]] {
      #expect(try Self.refusal(file + rest) != nil)
    }
  }

  @Test func brokenStreams() throws {
    let file = try Self.packed(Self.whole)
    #expect(try Self.refusal(Array(file.dropLast(12))) != nil)
    var wrong = file
    wrong[file.count - 8] ^= 0xFF
    #expect(try Self.refusal(wrong) != nil)
  }

  /// Decompressed bytes and expanded entities share a budget.
  @Test func oneBudget() throws {
    var policy = try Uploads.policy("image/*")
    policy.examinedByteCount = 1 << 20
    func refusal(_ text: String) throws -> UploadRefusal? {
      try Uploads.examiner(policy).examine(bytes: Self.packed(text), name: "a.svgz").refusal
    }
    let half = String(repeating: " ", count: 600_000)
    let entity = "<!DOCTYPE svg [<!ENTITY e '\(String(repeating: "x", count: 1000))'>]>"
    let references = String(repeating: "&e;", count: 600)
    #expect(try refusal(DrawingTests.head + half + "</svg>")?.reason == nil)
    #expect(try refusal(entity + DrawingTests.head + "<text>\(references)</text></svg>")?.reason == nil)
    #expect(try refusal(DrawingTests.head + half + half + "</svg>")?.code == .unexaminable)
    #expect(
      try refusal(entity + DrawingTests.head + "<text>\(references)\(references)</text></svg>")?.code
        == .unexaminable)
    #expect(
      try refusal(entity + DrawingTests.head + "<text>\(references)</text>\(half)</svg>")?.code
        == .unexaminable)
  }

  /// Exponential entity expansion stops at the budget.
  @Test func nestedEntities() throws {
    let inner = (1..<12).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }.joined()
    let text =
      "<!DOCTYPE svg [<!ENTITY e0 'xxxxxxxxxx'>\(inner)]>" + DrawingTests.head + "<text>&e11;</text></svg>"
    #expect(try Self.refusal(Self.packed(text))?.code == .unexaminable)
  }
}
