import Testing

@testable import MediaItems

@Suite("Pending folders")
struct PendingFoldersTests {
  @Test("Groups are found by number until they end, in any order", arguments: 1...8)
  func matchesADictionary(_ seed: UInt64) {
    var groups = PendingFolders()
    var table: [Int: FolderJoiner] = [:]
    var state = seed
    for step in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choice = Int(state >> 33)
      if choice % 5 == 0 {
        #expect(groups.add(nil) >= 0)
      } else if choice % 5 < 3 {
        let group = FolderJoiner(NamedEntries([]), waits: false, pairs: false)
        let number = groups.add(group)
        #expect(table.updateValue(group, forKey: number) == nil, "numbers are unique")
      } else if let ending = table.keys.min().map({ seed % 2 == 0 ? $0 : $0 + choice % 40 }) {
        groups.end(ending)
        table[ending] = nil
      }
      if step % 50 == 0 { #expect((0..<2000).allSatisfy { groups[$0] === table[$0] }) }
    }
  }
}
