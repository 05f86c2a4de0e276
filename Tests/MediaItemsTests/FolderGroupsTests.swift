import Testing

@testable import MediaItems

@Suite("The groups that are on their way")
struct FolderGroupsTests {
  @Test("They are found by their numbers until they end, in whatever order that is", arguments: 1...8)
  func sameAsATable(_ seed: UInt64) {
    var groups = FolderGroups()
    var table: [Int: FolderGroup] = [:]
    var state = seed
    for step in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choice = Int(state >> 33)
      if choice % 5 == 0 {
        #expect(groups.add(nil) >= 0)
      } else if choice % 5 < 3 {
        let group = FolderGroup(NamedItems([]), waits: false, pairs: false)
        let number = groups.add(group)
        #expect(table.updateValue(group, forKey: number) == nil, "a number is given once")
      } else if let ending = table.keys.min().map({ seed % 2 == 0 ? $0 : $0 + choice % 40 }) {
        groups.end(ending)
        table[ending] = nil
      }
      if step % 50 == 0 { #expect((0..<2000).allSatisfy { groups[$0] === table[$0] }) }
    }
  }
}
