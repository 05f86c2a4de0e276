import Testing
import TypeDeclarations

@Suite struct CompiledTableTests {
  @Test func lineHeaderHasNoGaps() {
    #expect(CompiledTable.versionOffset == CompiledTable.columnOffset + CompiledTable.columnWidth)
    #expect(CompiledTable.treatmentOffset == CompiledTable.versionOffset + CompiledTable.versionWidth)
    #expect(CompiledTable.endsOffset == CompiledTable.treatmentOffset + 1)
    for (number, region) in CompiledTable.Region.allCases.enumerated() {
      #expect(region.endOffset == CompiledTable.endsOffset + number * CompiledTable.offsetWidth)
    }
    #expect(
      CompiledTable.headerWidth == CompiledTable.endsOffset + CompiledTable.Region.allCases.count
        * CompiledTable.offsetWidth)
  }

  @Test func everyKindOfKeyFitsASlot() {
    for key in CompiledTable.Key.allCases { #expect(key.rawValue + 1 < CompiledTable.moreBit) }
  }

  @Test(arguments: TagClass.allCases)
  func tagClassesAreFoundInAnyCase(tagClass: TagClass) {
    #expect(TagClass(identifier: tagClass.identifier) == tagClass)
    #expect(TagClass(identifier: tagClass.identifier.uppercased()) == tagClass)
  }
}
