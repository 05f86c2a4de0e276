import FileIdentification
import Foundation
import Testing
import UniformTypes

/// Texts with shared extensions: `Tests/Fixtures/Text/shared-extensions.samples`.
@Suite("Shared extensions")
struct SharedExtensionTests {
  /// A sample with one of its extensions.
  struct Named: Sendable, CustomTestStringConvertible {
    var sample: TextSample
    /// With its dot.
    var pathExtension: String
    /// The description of the sample, behind its type and extensions.
    var title: String

    var key: String { "\(pathExtension) \(title)" }
    var testDescription: String { key }
  }

  static let all: [Named] = TextSample.samples("shared-extensions").flatMap { sample in
    let words = sample.name.split(separator: " ", maxSplits: 2)
    return (words.dropFirst().first ?? "").split(separator: ",").map {
      Named(sample: sample, pathExtension: String($0), title: words.count > 2 ? String(words[2]) : "")
    }
  }

  /// Samples identified as another owner, by description; the list may only shrink.
  static let exceptions: [String: String] = [
    ".fr a text": "com.frege-lang.source",
    ".ncl a text": "gov.ucar.ncl",
  ]

  @Test("Each sample has an extension")
  func samples() {
    #expect(Self.all.count > 200)
    #expect(Set(Self.all.map(\.key)).count == Self.all.count)
    for key in Self.exceptions.keys { #expect(Self.all.contains { $0.key == key }, "\(key)") }
  }

  @Test("A text with a shared extension", arguments: all)
  func identified(_ named: Named) throws {
    let type = try #require(named.sample.type)
    let options = FileIdentifier.Options(magic: .omitted)
    let answer = try FileIdentifier(options).identify(
      bytes: named.sample.bytes, name: "example" + named.pathExtension)
    #expect(answer.type.identifier == Self.exceptions[named.key] ?? type.identifier)
    if Self.exceptions[named.key] != nil { #expect(answer.type != type, "no exception any more") }
  }
}
