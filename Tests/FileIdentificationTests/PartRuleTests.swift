import ByteSources
import MediaMetadata
import Testing

@testable import Formats

@Suite("The rules about parts of formats")
struct PartRuleTests {
  /// No part matches two rules, and parts that may contain an unread place are never copied.
  private static func hold<Name>(_ rules: [PartRule<Name>]) {
    var seen: Set<[String]> = []
    for rule in rules {
      for name in rule.names {
        for prefix in rule.prefixes.isEmpty ? [""] : rule.prefixes {
          #expect(seen.insert(["\(name)", "\(prefix)"]).inserted, "\(name) \(prefix)")
        }
      }
      #expect(rule.because.utf8CodeUnitCount >= 3)
      #expect(rule.location != .unread || rule.copy != .kept, "\(rule.names)")
    }
  }

  @Test func ofJPEG() { Self.hold(JPEGFile.parts) }
  @Test func ofPNG() { Self.hold(PNGMetadata.parts) }
  @Test func ofGIF() { Self.hold(GIFMetadata.applications) }
  @Test func ofWebP() { Self.hold(WebPMetadata.parts) }

  @Test("The first bytes decide between parts of one name")
  func beginnings() {
    let icc = JPEGFile.parts.rule(for: 0xE2) { $0.description == "ICC_PROFILE\0" }
    let flashPix = JPEGFile.parts.rule(for: 0xE2) { $0.description == "FPXR\0" }
    #expect(icc?.copy == .kept && flashPix?.copy == .dropped)
    #expect(JPEGFile.parts.rule(for: 0xE2) { _ in false } == nil)
    #expect(
      PNGMetadata.parts.rule(for: "eXIf")?.location == .read && PNGMetadata.parts.rule(for: "abCD") == nil)
  }

  @Test("Parts without a rule, and unread ones, may contain a place")
  func unread() {
    let rules = [
      PartRule([1], location: .unread, copy: .dropped, because: "a maker's block"),
      PartRule([2], beginning: ["known"], location: .none, copy: .kept, because: "a number"),
    ]
    #expect(rules.location(of: 1) == .unread && rules.location(of: 3) == .unread)
    #expect(rules.location(of: 2) { _ in false } == .unread && rules.location(of: 2) { _ in true } == .none)
  }
}
