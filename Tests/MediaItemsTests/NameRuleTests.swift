import Testing

@testable import MediaItems

/// What rules out most names by their bytes lets through every name that a rule holds for.
struct NameRuleTests {
  private static func mayHold(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { NameRule.mayHold($0) }
  }

  @Test func everyBeginningIsLetThrough() {
    for rule in NameRule.all {
      for beginning in rule.beginnings {
        let name = "\(beginning) 2024-05-01.png"
        #expect(NameRule.rule(for: rule.subtype, named: name)?.name == rule.name, "\(name)")
        #expect(Self.mayHold(name.uppercased()), "\(name)")
      }
      if !rule.mark.isEmpty {
        let name = "PXL_1\(rule.mark.uppercased())001.jpg"
        #expect(NameRule.rule(for: rule.subtype, named: name)?.name == rule.name)
      }
    }
  }

  @Test(arguments: ["IMG_0001.JPG", "scan.png", "screen.png", "burst.jpg", "a_bursa.jpg", "", "Capture.png"])
  func mostAreRuledOut(_ name: String) { #expect(!Self.mayHold(name)) }
}
