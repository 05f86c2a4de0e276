import Testing
import UniformTypes

@testable import FileIdentification

/// Comparison of libmagic's answers with types.
@Suite struct MagicComparisonTests {
  struct Row: Sendable {
    var type: String
    var answer: String
    var outcome: MagicComparison.Outcome

    init(_ type: String, _ answer: String, _ outcome: MagicComparison.Outcome) {
      self.type = type
      self.answer = answer
      self.outcome = outcome
    }
  }

  static let rows: [Row] = [
    Row("public.png", "image/png", .agrees),
    Row("public.png", "application/octet-stream", .agrees),
    Row("public.data", "image/png", .agrees),
    Row("public.swift-source", "text/plain", .agrees),
    Row("public.plain-text", "text/x-c", .agrees),
    Row("org.openxmlformats.wordprocessingml.document", "application/zip", .agrees),
    Row("public.zip-archive", "application/java-archive", .agrees),
    Row("public.png", "image/jpeg", .disagrees),
    Row("public.jpeg", "text/plain", .disagrees),
    Row("com.apple.quicktime-movie", "image/png", .disagrees),
  ]

  @Test(arguments: rows)
  func compares(_ row: Row) throws {
    let type = try #require(TypeRegistry.standard.type(row.type))
    #expect(MagicComparison(type, answer: row.answer, registry: .standard).outcome == row.outcome)
  }

  #if LibMagic
    @Test func comparisonIsOptIn() throws {
      let verifying = FileIdentifier(FileIdentifier.Options(registry: .standard, verifies: true))
      let result = try verifying.identify(bytes: VerdictTests.png, name: "a.png")
      #expect(result.verification?.answer == "image/png")
      #expect(result.verification?.outcome == .agrees)
      let plain = FileIdentifier(FileIdentifier.Options(registry: .standard))
      #expect(try plain.identify(bytes: VerdictTests.png, name: "a.png").verification == nil)
    }
  #endif
}
