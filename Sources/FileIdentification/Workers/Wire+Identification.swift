package import ByteSources
package import MediaMetadata
package import TypeDeclarations
internal import UniformTypes

extension Evidence.Source: WireCodable { package static var blank: Self { .name } }
extension Identification.Agreement: WireCodable { package static var blank: Self { .neither } }
extension Identification.Certainty: WireCodable { package static var blank: Self { .unknown } }
extension MagicComparison.Outcome: WireCodable { package static var blank: Self { .agrees } }
extension FileIdentifier.Basis: WireCodable { package static var blank: Self { .both } }
extension EndExamination: WireCodable { package static var blank: EndExamination { .omitted } }

extension Evidence: WireCodable {
  package static var blank: Evidence { Evidence(.name, .data, seen: "", reason: "") }
  package mutating func transfer(_ wire: inout Wire) {
    source.transfer(&wire)
    type.transfer(&wire)
    range.transfer(&wire)
    seen.transfer(&wire)
    reason.transfer(&wire)
  }
}

extension FileEnd: WireCodable {
  package static var blank: FileEnd { FileEnd(checked: "") }
  package mutating func transfer(_ wire: inout Wire) {
    checked.transfer(&wire)
    missingBytes.transfer(&wire)
    trailingBytes.transfer(&wire)
  }
}

extension MagicComparison: WireCodable {
  package static var blank: MagicComparison { MagicComparison(.data, answer: "", registry: .standard) }
  package mutating func transfer(_ wire: inout Wire) {
    answer.transfer(&wire)
    answerType.transfer(&wire)
    type.transfer(&wire)
    outcome.transfer(&wire)
  }
}

extension Identification: WireCodable {
  package static var blank: Identification {
    Identification(type: .data, agreement: .neither, certainty: .unknown)
  }
  package mutating func transfer(_ wire: inout Wire) {
    type.transfer(&wire)
    agreement.transfer(&wire)
    certainty.transfer(&wire)
    nameType.transfer(&wire)
    contentType.transfer(&wire)
    claimedType.transfer(&wire)
    candidates.transfer(&wire)
    evidence.transfer(&wire)
    damage.transfer(&wire)
    isDamagedBehindReading.transfer(&wire)
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
  package static var blank: IdentificationError { IdentificationError(code: "", message: "") }
  package mutating func transfer(_ wire: inout Wire) {
    var name = code.rawValue
    name.transfer(&wire)
    code = Code(rawValue: name)
    message.transfer(&wire)
    type.transfer(&wire)
  }
}

extension ReadBudget: WireCodable {
  package static var blank: ReadBudget { ReadBudget() }
  package mutating func transfer(_ wire: inout Wire) {
    bytes.transfer(&wire)
    reads.transfer(&wire)
    steps.transfer(&wire)
    inflated.transfer(&wire)
  }
}

extension TypeDeclaration.Standing: WireCodable { package static var blank: Self { .exported } }

extension TypeDeclaration: WireCodable {
  package static var blank: TypeDeclaration { TypeDeclaration(identifier: "") }
  package mutating func transfer(_ wire: inout Wire) {
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
  package static var blank: TagClass { .filenameExtension }
  package mutating func transfer(_ wire: inout Wire) {
    var number = rawValue
    number.transfer(&wire)
    if let value = TagClass(rawValue: number) { self = value } else { wire.refuse() }
  }
}

extension FileIdentifier.Options {
  /// What a worker has to know of the options: libmagic is asked through the process that asks the worker.
  mutating func transfer(_ wire: inout Wire) {
    var isApple = registry.isAppleAlone
    isApple.transfer(&wire)
    var system = registry.system?.description
    system.transfer(&wire)
    var batches = wire.isReading ? [] : registry.addedDeclarations
    batches.transfer(&wire)
    if wire.isReading {
      registry = isApple ? .apple : .standard
      if let system {
        if let known = AppleSystem(system) { registry = .apple(on: known) } else { wire.refuse() }
      }
      for batch in batches {
        if let more = try? registry.adding(batch) { registry = more } else { wire.refuse() }
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
