import PropertyLists
import Testing

@Suite("Characters that never reach a terminal as they are")
struct UnprintableTests {
  private static let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }

  @Test("The bytes that one may begin with are those that one of them begins with") func beginnings() {
    var first = Set<UInt8>()
    for scalar in Self.scalars where Unprintable.contains(scalar) {
      first.formUnion(UTF8.encode(scalar)!.prefix(1))
    }
    #expect(first == Set((0...255).filter(Unprintable.mayBegin)))
  }

  @Test("All controls are, and what scripts and emoji need is not") func contents() {
    for scalar in Self.scalars where scalar.properties.generalCategory == .control {
      #expect(Unprintable.contains(scalar))
    }
    for value: UInt32 in [0x20, 0x7E, 0xA0, 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0x1F469, 0xE1000] {
      #expect(!Unprintable.contains(Unicode.Scalar(value)!))
    }
  }
}
