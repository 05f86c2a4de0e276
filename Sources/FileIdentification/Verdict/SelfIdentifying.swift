internal import Formats
package import UniformTypes

/// Types with a mandatory signature or mark: without it, a name that means such a type is wrong.
package enum SelfIdentifying {
  /// Returns true if files of the type have a mandatory mark.
  package static func contains(_ type: UTType) -> Bool { types.contains(type) }

  /// Returns true if files of the type have a mandatory mark within a container.
  static func isMarked(_ type: UTType, in container: UTType) -> Bool {
    contains(type) && !unmarked.contains { $0.type.type == type && $0.container.type == container }
  }

  /// Types that share the mark of their container.
  private static let unmarked: [(type: DeclaredType, container: DeclaredType, because: StaticString)] = [
    (.netCDF, .hdf5, "version 4 is HDF5, and older writers leave no property that tells it")
  ]

  /// Returns true if every file of the type, or of its carriers, begins with a known signature.
  static func hasMandatorySignature(_ type: UTType) -> Bool {
    let above = type.supertypes.union([type])
    if above.contains(where: unsigned.contains) { return false }
    return above.contains(where: isSigned)
      || carriers(of: above).contains { carrier in carrier.contains(where: isSigned) }
  }

  /// Types with a mandatory signature under one extension only.
  private static let underNames: [(tag: String, type: DeclaredType, because: StaticString)] = [
    (".cdx", .dBaseIndex, "FoxPro's compound index: the length of a tag, options, and zeros in its header")
  ]

  /// Like ``hasMandatorySignature(_:)``, for files of the type named with `tag`.
  static func hasMandatorySignature(_ type: UTType, under tag: String?) -> Bool {
    hasMandatorySignature(type) || underNames.contains { $0.type.type == type && $0.tag == tag?.lowercased() }
  }

  /// Returns each carrier of the types with its supertypes, recursively.
  private static func carriers(of types: Set<UTType>) -> [Set<UTType>] {
    var result: [Set<UTType>] = []
    var seen: Set<UTType> = types
    var pending = Array(types)
    while let type = pending.popLast() {
      for carrier in type.carriers where seen.insert(carrier).inserted {
        let above = carrier.supertypes.union([carrier])
        result.append(above)
        pending.append(contentsOf: above.filter { seen.insert($0).inserted })
      }
    }
    return result
  }

  /// Texts with a mandatory mark: a text without it has another type of the name.
  private static let markedTexts: [(type: DeclaredType, because: StaticString)] = [
    (.gerber, "parameters between percent signs and blocks of coordinates (Gerber format specification §3)"),
    (.pdbMolecule, "records of 80 columns, each with its name (PDB format 3.3)"),
    (.sami, "begins <SAMI>"),
    (.cacheManifest, "begins CACHE MANIFEST (HTML 5.1 §6.7)"),
    (.vobSubIndex, "begins with the words VobSub index file"),
    (.breakpadSymbols, "begins with a record MODULE (Breakpad's symbol files)"),
    (.bsdl, "an entity with a generic PHYSICAL_PIN_MAP (IEEE 1149.1 annex B)"),
    (
      .red,
      "begins Red [ or Rebol [, a header without which it is not loaded (Red documentation, Loading and execution)"
    ),
    (.mathematica, "begins with a comment that names the content type, or Notebook["),
  ]

  private static let marked = DeclaredTypeSet(markedTexts.map(\.type))

  /// Returns true if texts of the type have a mandatory mark; an XML document has a root element.
  static func hasMandatoryTextMark(_ type: UTType) -> Bool {
    marked.contains(type) || type.conforms(to: .xml)
  }

  private static let types = DeclaredTypeSet(FileFormat.all.flatMap { $0.mandatoryMarks().map(\.type) })

  /// Returns true for types with marks or signatures that are not text and always have the signature.
  private static func isSigned(_ type: UTType) -> Bool {
    types.contains(type)
      || ofSignatures.contains(type) && !AgreementRule.isText(type) && !unsigned.contains(type)
  }

  private static let ofSignatures = DeclaredTypeSet(Signature.all.map(\.type))

  private static let unsigned = DeclaredTypeSet(OptionalSignatureTypes.rows.flatMap(\.types))
}
