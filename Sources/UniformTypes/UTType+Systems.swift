package import TypeDeclarations

extension UTType {
  /// The first systems that are known to have the type; nil where no source tells, and for types that Apple does not declare.
  package var since: SystemVersions? { row < 0 ? nil : CompiledTypes.since(of: Int(row)) }

  /// The first systems with a constant of the type, which may have been declared long before; nil without one.
  package var constantSince: SystemVersions? { row < 0 ? nil : CompiledTypes.constantSince(of: Int(row)) }

  /// The parent that the type has on newer systems, and since when.
  package var changedParent: (type: UTType, since: SystemVersions)? {
    guard row >= 0, let change = CompiledTypes.changedParent(of: Int(row)) else { return nil }
    return (UTType(row: change.parent), change.systems)
  }
}
