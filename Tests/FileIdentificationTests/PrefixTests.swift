import FileIdentification
import Testing
import TypeLaws
import UniformTypes

/// More bytes of one well-formed file tell more, never something else.
@Suite("Beginnings of files") struct PrefixTests {
  static let samples = Sample.all

  /// What the readers of this package say, without names and without libmagic.
  static func prefixes(_ name: String, _ bytes: [UInt8]) -> FilePrefixes<UTType> {
    FilePrefixes(name: name, bytes: bytes, refines: { $0.conforms(to: $1) || $0.isCarried(by: $1) }) { bytes in
      guard let finding = try? Bytes.finding(bytes) else { return PrefixAnswer(type: nil, isProven: false) }
      return PrefixAnswer(type: finding.type, isProven: finding.isDecided)
    }
  }

  @Test("Samples", arguments: samples) func sample(_ sample: Sample) {
    let violations = Law.prefixLaws.violations(in: Self.prefixes(sample.name, sample.bytes))
    #expect(violations.isEmpty)
    for v in violations { print("VIOL", v) }
  }

  @Test("Fixtures", arguments: DamageTests.fixtures) func fixture(_ name: String) throws {
    let violations = Law.prefixLaws.violations(in: Self.prefixes(name, try DamageTests.fixture(name)))
    #expect(violations.isEmpty)
    for v in violations { print("VIOL", v) }
  }
}
