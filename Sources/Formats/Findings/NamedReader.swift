package import UniformTypes

/// A reader that looks further than the bytes alone are worth, at files whose names say its type.
package struct NamedReader: Sendable {
  package var type: DeclaredType
  package var read: StructureReader
  package var because: StaticString
}
