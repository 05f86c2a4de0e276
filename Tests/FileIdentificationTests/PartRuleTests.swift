import ByteSources
import MediaMetadata
import Testing

@testable import Formats

@Suite("The rules about parts of formats")
struct PartRuleTests {
  /// No part is told by two rules, and what may hold a place that nobody reads is never copied as it is.
  private static func hold<Name>(_ rules: [PartRule<Name>]) {
    var seen: Set<[String]> = []
    for rule in rules {
      for name in rule.names {
        for beginning in rule.beginnings.isEmpty ? [""] : rule.beginnings {
          #expect(seen.insert(["\(name)", "\(beginning)"]).inserted, "\(name) \(beginning)")
        }
      }
      #expect(rule.because.utf8CodeUnitCount >= 3)
      #expect(rule.place != .unread || rule.copy != .kept, "\(rule.names)")
    }
  }

  @Test func ofJPEG() { Self.hold(JPEGFile.parts) }
  @Test func ofPNG() { Self.hold(PNGMetadata.parts) }
  @Test func ofGIF() { Self.hold(GIFMetadata.applications) }
  @Test func ofWebP() { Self.hold(WebPMetadata.parts) }

  @Test("The beginning decides between parts of one name")
  func beginnings() {
    let icc = JPEGFile.parts.rule(for: 0xE2) { $0.description == "ICC_PROFILE\0" }
    let flashPix = JPEGFile.parts.rule(for: 0xE2) { $0.description == "FPXR\0" }
    #expect(icc?.copy == .kept && flashPix?.copy == .dropped)
    #expect(JPEGFile.parts.rule(for: 0xE2) { _ in false } == nil)
    #expect(PNGMetadata.parts.rule(for: "eXIf")?.place == .read && PNGMetadata.parts.rule(for: "abCD") == nil)
  }

  @Test("A part without a rule may hold a place, and so may one whose rule says that nobody reads it")
  func unread() {
    let rules = [
      PartRule([1], place: .unread, copy: .dropped, because: "a maker's block"),
      PartRule([2], beginning: ["known"], place: .none, copy: .kept, because: "a number"),
    ]
    #expect(rules.place(of: 1) == .unread && rules.place(of: 3) == .unread)
    #expect(rules.place(of: 2) { _ in false } == .unread && rules.place(of: 2) { _ in true } == .none)
  }
}
