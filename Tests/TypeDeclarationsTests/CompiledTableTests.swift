import Testing
import TypeDeclarations

@Suite struct CompiledTableTests {
  @Test func fieldsFollowOneAnotherWithoutGaps() {
    var offset = 0
    for field in CompiledTable.Field.allCases {
      #expect(field.offset == offset, "\(field)")
      offset += field.width
    }
    #expect(CompiledTable.recordWidth == offset)
  }

  @Test(arguments: TagClass.allCases)
  func tagClassesAreFoundInAnyCase(tagClass: TagClass) {
    #expect(TagClass(identifier: tagClass.identifier) == tagClass)
    #expect(TagClass(identifier: tagClass.identifier.uppercased()) == tagClass)
  }
}
