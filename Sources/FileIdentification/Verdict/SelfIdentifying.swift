internal import Formats
package import UniformTypes

/// Types whose every well-formed file this package's readers recognise: where they see nothing, a name that says such a
/// type is wrong.
package enum SelfIdentifying {
  /// Whether files of the type mark themselves as such.
  package static func contains(_ type: UTType) -> Bool { types.contains(type) }

  /// Whether files of the type mark themselves as such within a container.
  static func isMarked(_ type: UTType, in container: UTType) -> Bool {
    contains(type) && !unmarked.contains { $0.type.type == type && $0.container.type == container }
  }

  /// Containers that the type's own mark is the beginning of.
  private static let unmarked: [(type: DeclaredType, container: DeclaredType, because: StaticString)] = [
    (.netCDF, .hdf5, "version 4 is HDF5, and older writers leave no property that tells it")
  ]

  /// Whether a file of the type would have been recognised, as itself or as what carries it: it begins with a signature
  /// that is known here.
  static func wouldShow(_ type: UTType) -> Bool {
    let above = type.supertypes.union([type])
    if above.contains(where: unsigned.contains) { return false }
    return above.contains(where: isSigned)
      || carriers(of: above).contains { carrier in carrier.contains(where: isSigned) }
  }

  /// Types that mark themselves under one extension, and under others not.
  private static let underNames: [(tag: String, type: DeclaredType, because: StaticString)] = [
    (".cdx", .dBaseIndex, "FoxPro's compound index: the length of a tag, options, and zeros in its header")
  ]

  /// As ``wouldShow(_:)``, for files of the type that go by `tag`.
  static func wouldShow(_ type: UTType, under tag: String?) -> Bool {
    wouldShow(type) || underNames.contains { $0.type.type == type && $0.tag == tag?.lowercased() }
  }

  /// What each carrier of one of `types` is, carriers of carriers too.
  private static func carriers(of types: Set<UTType>) -> [Set<UTType>] {
    var found: [Set<UTType>] = []
    var seen: Set<UTType> = types
    var pending = Array(types)
    while let type = pending.popLast() {
      for carrier in type.carriers where seen.insert(carrier).inserted {
        let above = carrier.supertypes.union([carrier])
        found.append(above)
        pending.append(contentsOf: above.filter { seen.insert($0).inserted })
      }
    }
    return found
  }

  /// Texts whose every file has a mark that is looked for: a text without it is rather what else the name may mean.
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

  /// Whether a text of the type would have been recognised.
  ///
  /// A document of XML has a root element, which would have been seen.
  static func marksText(_ type: UTType) -> Bool { marked.contains(type) || type.conforms(to: .xml) }

  private static let types = DeclaredTypeSet(FileFormat.all.flatMap { $0.marks().map(\.type) })

  /// Whether the type is one of those above, or of the table of signatures, no text and never without its signature.
  private static func isSigned(_ type: UTType) -> Bool {
    types.contains(type)
      || ofSignatures.contains(type) && !AgreementRule.isText(type) && !unsigned.contains(type)
  }

  private static let ofSignatures = DeclaredTypeSet(Signature.all.map(\.type))

  private static let unsigned = DeclaredTypeSet(UnsignedForms.rows.flatMap(\.types))
}
