import Checksums
import Foundation

/// Compiles the parts of an HTML page to one Swift file: frame, style, script, optional icon and texts.
///
/// Also writes the hashes of style and script for the Content-Security-Policy of the page.
///
///     page-compiler PAGE-DIRECTORY OUTPUT-DIRECTORY
@main
struct PageCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: page-compiler PAGE OUTPUT\n".utf8))
      exit(64)
    }
    do {
      let source = URL(fileURLWithPath: arguments[1], isDirectory: true)
      let output = URL(fileURLWithPath: arguments[2], isDirectory: true)
      let file = output.appendingPathComponent("PageAssets.generated.swift")
      let text = Data(try PageSource(source, named: arguments[1]).swift.utf8)
      // An unchanged file is not written, to avoid recompiling it.
      if (try? Data(contentsOf: file)) != text { try text.write(to: file) }
    } catch {
      FileHandle.standardError.write(Data("page-compiler: \(error)\n".utf8))
      exit(65)
    }
  }
}

/// The sources of a page.
struct PageSource {
  struct Malformed: Error, CustomStringConvertible { var description: String }

  private let frame: String
  private let style: String
  private let script: String
  private let icon: String?
  private let folder: String
  private let texts: [(key: String, text: String)]

  init(_ folder: URL, named name: String) throws {
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let table = try read("texts.tsv")
    var texts: [(key: String, text: String)] = []
    for (number, line) in table.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", maxSplits: 1)
      guard columns.count == 2, !texts.contains(where: { $0.key == columns[0] }) else {
        throw Malformed(
          description: "texts.tsv:\(number + 1): a new key and its text, with a tab between them")
      }
      texts.append((String(columns[0]), String(columns[1])))
    }
    self.texts = texts
    frame = try Self.filled(try read("page.html"), texts)
    style = try read("page.css")
    icon = try? read("icon.svg")
    self.folder = name
    script = "\"use strict\";\nconst texts = \(try Self.json(texts));\n" + (try Self.joined(folder, read))
    // It would end the HTML element early.
    for (name, text) in [("page.css", style), ("the script", script)] where text.contains("</") {
      throw Malformed(description: "\(name) must not hold '</'")
    }
    try checkUse(of: texts)
  }

  /// Joins the parts of the script, in the order of their names.
  private static func joined(_ folder: URL, _ read: (String) throws -> String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".js") }.sorted()
    return try names.map { try read($0) }.joined()
  }

  /// Replaces `{{text:KEY}}` in the frame.
  private static func filled(_ frame: String, _ texts: [(key: String, text: String)]) throws -> String {
    var result = frame
    for (key, text) in texts {
      let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
      result = result.replacingOccurrences(of: "{{text:\(key)}}", with: escaped)
    }
    if let missing = result.range(of: "{{text:") {
      throw Malformed(description: "page.html: no text for \(result[missing.lowerBound...].prefix(40))")
    }
    return result
  }

  private static func json(_ texts: [(key: String, text: String)]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let pairs = Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.text) })
    return String(decoding: try encoder.encode(pairs), as: UTF8.self)
  }

  /// Checks that every text used in the script exists.
  private func checkUse(of texts: [(key: String, text: String)]) throws {
    let keys = Set(texts.map(\.key))
    for match in script.matches(of: /texts\.([A-Za-z0-9]+)/) where !keys.contains(String(match.1)) {
      throw Malformed(description: "the script asks for the text '\(match.1)', which texts.tsv does not have")
    }
  }

  var swift: String {
    var text = """
      // Generated from \(folder)/ by `Scripts/generate`: do not edit.
      // swift-format-ignore-file

      /// A page: its frame, its style and its script.
      enum PageAssets {
        /// SHA-256 in base64, as a Content-Security-Policy writes it.
        static let styleHash = "\(Self.digest(style))"
        static let scriptHash = "\(Self.digest(script))"

        /// Every text of the page, by its key.
        static let texts: [String: String] = [

      """
    for (key, value) in texts { text += "    \(key.debugDescription): \(value.debugDescription),\n" }
    text += "  ]\n\n"
    for (name, value) in [("frame", frame), ("style", style), ("script", script)]
      + (icon.map { [("icon", $0)] } ?? [])
    {
      text += "  static let \(name): StaticString = \(Self.literal(value))\n\n"
    }
    return text + "}\n"
  }

  /// Returns a raw literal, with enough number signs for any content.
  private static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }

  /// Returns the SHA-256 of a text in Base64.
  private static func digest(_ text: String) -> String {
    var text = text
    return text.withUTF8 { Data(Checksum.sum(.sha256, of: UnsafeRawBufferPointer($0))).base64EncodedString() }
  }
}
