import Testing

@testable import MediaItems

@Suite struct FirstNonNilTests {
  /// Results can differ between calls, as when reading files.
  @Test func callsOncePerElement() {
    var asked: [Int] = []
    let found = [1, 2, 3].firstNonNil { number -> Int? in
      defer { asked.append(number) }
      return number == 2 && !asked.contains(2) ? 20 : nil
    }
    #expect(found == 20)
    #expect(asked == [1, 2])
  }

  @Test func noResultIsNil() { #expect([1, 2].firstNonNil { _ in String?.none } == nil) }
}
