package import ByteSources
package import UniformTypes

extension UTType: WireCodable {
  package static var blank: UTType { .data }
  package mutating func transfer(_ wire: inout Wire) {
    var name = wire.isReading ? "" : identifier
    name.transfer(&wire)
    guard wire.isReading, wire.isSound else { return }
    // Evidence names types that the run's registry may leave out.
    if let type = wire.registry.type(name) ?? TypeRegistry.standard.type(name) {
      self = type
    } else {
      wire.refuse()
    }
  }
}

extension FourCharacterCode: WireCodable {
  package static var blank: FourCharacterCode { FourCharacterCode(0) }
  package mutating func transfer(_ wire: inout Wire) { rawValue.transfer(&wire) }
}

extension ContentDamage: WireCodable { package static var blank: ContentDamage { .malformed } }
