import Foundation
import Testing
import UniformTypes

/// A text from `Tests/Fixtures/Text` and its expected type; nil if none.
struct TextSample: Sendable, CustomTestStringConvertible {
  var name: String
  var type: UTType?
  var text: String
  var bytes: [UInt8] { Array(text.utf8) }
  var testDescription: String { name }

  /// Returns the samples of a file, each behind a line `=== type name`.
  static func samples(_ file: String) -> [TextSample] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appendingPathComponent("Fixtures/Text/\(file).samples")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n=== ").dropFirst().map { part in
      let (line, body) = split(part, at: "\n")
      let (type, name) = split(line, at: " ")
      return TextSample(
        name: type + " " + name, type: TypeRegistry.standard.type(type),
        text: body.hasSuffix("\n") ? body : body + "\n")
    }
  }

  private static func split(_ text: String, at mark: Character) -> (String, String) {
    guard let index = text.firstIndex(of: mark) else { return (text, "") }
    return (String(text[..<index]), String(text[text.index(after: index)...]))
  }
}
