import Foundation
import Testing

/// The list of refused marks is the same in both documents.
@Suite struct DocumentedMarkTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private static func sentences(in path: String) throws -> String? {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let paragraph = text.components(separatedBy: "\n\n").first { $0.hasPrefix("These marks are refused") }
    return paragraph?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func documentsAgree() throws {
    let command = try Self.sentences(in: "Documentation/Command.md")
    let library = try Self.sentences(in: "Sources/UploadChecks/UploadChecks.docc/UploadChecks.md")
    #expect(command != nil)
    #expect(command == library)
  }
}
