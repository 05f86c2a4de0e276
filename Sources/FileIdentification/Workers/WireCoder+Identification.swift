package import ByteSources
package import MediaMetadata
package import TypeDeclarations
internal import UniformTypes

// Binary coding of identifications, which workers send to the client.

extension Evidence.Source: WireCodable { package static var placeholder: Self { .name } }
extension Identification.Agreement: WireCodable { package static var placeholder: Self { .neither } }
extension Identification.Certainty: WireCodable { package static var placeholder: Self { .unknown } }
extension MagicComparison.Outcome: WireCodable { package static var placeholder: Self { .agrees } }
extension FileIdentifier.Basis: WireCodable { package static var placeholder: Self { .both } }
extension EndExamination: WireCodable { package static var placeholder: EndExamination { .omitted } }

extension Evidence: WireCodable {
  package static var placeholder: Evidence { Evidence(.name, .data, seen: "", reason: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
    source.transfer(&wire)
    type.transfer(&wire)
    range.transfer(&wire)
    seen.transfer(&wire)
    reason.transfer(&wire)
  }
}

extension FileEnd: WireCodable {
  package static var placeholder: FileEnd { FileEnd(checked: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
    checked.transfer(&wire)
    missingBytes.transfer(&wire)
    trailingBytes.transfer(&wire)
  }
}

extension MagicComparison: WireCodable {
  package static var placeholder: MagicComparison { MagicComparison(.data, answer: "", registry: .standard) }
  package mutating func transfer(_ wire: inout WireCoder) {
    answer.transfer(&wire)
    answerType.transfer(&wire)
    type.transfer(&wire)
    outcome.transfer(&wire)
  }
}

extension Identification: WireCodable {
  package static var placeholder: Identification {
    Identification(type: .data, agreement: .neither, certainty: .unknown)
  }
  package mutating func transfer(_ wire: inout WireCoder) {
    type.transfer(&wire)
    agreement.transfer(&wire)
    certainty.transfer(&wire)
    nameType.transfer(&wire)
    contentType.transfer(&wire)
    claimedType.transfer(&wire)
    candidates.transfer(&wire)
    evidence.transfer(&wire)
    damage.transfer(&wire)
    isDamagedOnlyAtEnd.transfer(&wire)
    end.transfer(&wire)
    reason.transfer(&wire)
    isolation.transfer(&wire)
    isIncomplete.transfer(&wire)
    isEmpty.transfer(&wire)
    isSoundAlone.transfer(&wire)
    verification.transfer(&wire)
  }
}

extension IdentificationError: WireCodable {
  package static var placeholder: IdentificationError { IdentificationError(code: "", message: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
    var name = code.rawValue
    name.transfer(&wire)
    code = Code(rawValue: name)
    message.transfer(&wire)
    type.transfer(&wire)
  }
}

extension ReadBudget: WireCodable {
  package static var placeholder: ReadBudget { ReadBudget() }
  package mutating func transfer(_ wire: inout WireCoder) {
    bytes.transfer(&wire)
    reads.transfer(&wire)
    steps.transfer(&wire)
    inflated.transfer(&wire)
  }
}

extension TypeDeclaration.Standing: WireCodable { package static var placeholder: Self { .exported } }

extension TypeDeclaration: WireCodable {
  package static var placeholder: TypeDeclaration { TypeDeclaration(identifier: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
    identifier.transfer(&wire)
    conformsTo.transfer(&wire)
    tags.transfer(&wire)
    description.transfer(&wire)
    standing.transfer(&wire)
    rank.transfer(&wire)
    version.transfer(&wire)
    referenceURL.transfer(&wire)
  }
}

extension TagClass: WireCodable {
  package static var placeholder: TagClass { .filenameExtension }
  package mutating func transfer(_ wire: inout WireCoder) {
    var number = rawValue
    number.transfer(&wire)
    if let value = TagClass(rawValue: number) { self = value } else { wire.fail() }
  }
}

extension FileIdentifier.Options {
  /// Transfers the options a worker needs; it queries libmagic through its parent.
  mutating func transfer(_ wire: inout WireCoder) {
    var isApple = registry.isAppleOnly
    isApple.transfer(&wire)
    var system = registry.system?.description
    system.transfer(&wire)
    var batches = wire.isReading ? [] : registry.addedDeclarations
    batches.transfer(&wire)
    if wire.isReading {
      registry = isApple ? .apple : .standard
      if let system {
        if let version = AppleSystem(system) { registry = .apple(on: version) } else { wire.fail() }
      }
      for batch in batches {
        if let more = try? registry.adding(batch) { registry = more } else { wire.fail() }
      }
      wire.registry = registry
    }
    basis.transfer(&wire)
    var asks = magic != .omitted
    asks.transfer(&wire)
    if wire.isReading { magic = asks ? .standard : .omitted }
    keepsEvidence.transfer(&wire)
    verifies.transfer(&wire)
    ends.transfer(&wire)
    budget.transfer(&wire)
  }
}
