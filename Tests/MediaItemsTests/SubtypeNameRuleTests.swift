import Testing

@testable import MediaItems

/// The byte filter must accept every name that a rule accepts.
struct SubtypeNameRuleTests {
  private static func mayHold(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { SubtypeNameRule.mayHold($0) }
  }

  @Test func acceptsEveryPrefix() {
    for rule in SubtypeNameRule.all {
      for prefix in rule.prefixes {
        let name = "\(prefix) 2024-05-01.png"
        #expect(SubtypeNameRule.rule(for: rule.subtype, named: name)?.name == rule.name, "\(name)")
        #expect(Self.mayHold(name.uppercased()), "\(name)")
      }
      if !rule.infix.isEmpty {
        let name = "PXL_1\(rule.infix.uppercased())001.jpg"
        #expect(SubtypeNameRule.rule(for: rule.subtype, named: name)?.name == rule.name)
      }
    }
  }

  @Test(arguments: ["IMG_0001.JPG", "scan.png", "screen.png", "burst.jpg", "a_bursa.jpg", "", "Capture.png"])
  func rejectsMostNames(_ name: String) { #expect(!Self.mayHold(name)) }
}
