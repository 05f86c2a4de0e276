import Foundation
import Testing
import UniformTypes

@testable import FileIdentification

/// Languages by content alone, and texts that are not source; samples are in Samples/, each behind a line
/// `#### …`.
@Suite("Languages") struct LanguageTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var label: String
    var text: String
    var testDescription: String { "\(label): \(text.prefix(30))" }
  }

  static func samples(_ file: String) -> [Sample] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/\(file).txt")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "#### ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return Sample(label: String(part[..<end]), text: String(part[end...].dropFirst()))
    }
  }

  static let identifier = FileIdentifier.Options(magic: .omitted)

  @Test("The language that a text is written in", arguments: samples("sources"))
  func language(_ sample: Sample) throws {
    let result = try FileIdentifier(Self.identifier).identify(bytes: Array(sample.text.utf8))
    #expect(result.type.identifier == sample.label)
    #expect(result.certainty != .nameOnly)
  }

  @Test("Texts that are not source", arguments: samples("plain"))
  func plain(_ sample: Sample) throws {
    let result = try FileIdentifier(Self.identifier).identify(bytes: Array(sample.text.utf8))
    #expect(!result.type.conforms(to: .sourceCode), "\(result.type)")
  }

  @Test("Texts in unknown languages", arguments: samples("unknown"))
  func unknown(_ sample: Sample) throws {
    let result = try FileIdentifier(Self.identifier).identify(bytes: Array(sample.text.utf8))
    #expect(result.type == .plainText || result.type == .sourceCode, "\(result.type)")
  }

  /// Prose with keywords: plain text or a form of writing, not settings.
  @Test("Prose", arguments: samples("prose"))
  func prose(_ sample: Sample) throws {
    let writings = ["public.plain-text", "net.daringfireball.markdown", "com.apple.mail.email"]
    let result = try FileIdentifier(Self.identifier).identify(bytes: Array(sample.text.utf8))
    #expect(writings.contains(result.type.identifier), "\(result.type)")
  }

  @Test(
    "The content decides a shared extension", arguments: samples("named"))
  func named(_ sample: Sample) throws {
    let words = sample.label.split(separator: " ").map(String.init)
    let result = try FileIdentifier(Self.identifier).identify(bytes: Array(sample.text.utf8), name: words[0])
    #expect(result.type.identifier == words[1])
  }

  @Test("The tables are large")
  func breadth() {
    let sources = Self.samples("sources")
    #expect(Set(sources.map(\.label)).count > 100)
    #expect(Self.samples("plain").count >= 40)
    #expect(Self.samples("prose").count >= 50)
    #expect(Self.samples("unknown").count >= 30)
    #expect(Self.samples("named").count >= 40)
  }

  @Test("The same language in UTF-16", arguments: ["public.c-source", "public.python-script", "org.iso.sql"])
  func wide(_ type: String) throws {
    let sample = try #require(Self.samples("sources").first { $0.label == type })
    for (isBig, mark) in [(false, true), (true, true), (false, false), (true, false)] {
      var bytes: [UInt8] = mark ? (isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
      for unit in sample.text.utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBig ? pair : pair.reversed()
      }
      let result = try FileIdentifier(Self.identifier).identify(bytes: bytes)
      #expect(result.type.identifier == type, "big-endian \(isBig), mark \(mark)")
    }
  }
}
