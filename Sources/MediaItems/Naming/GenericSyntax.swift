internal import UniformTypes

/// Containers that say little by themselves: a file in one of them is of a format that was not found.
///
/// Archives are not among them: a ZIP whose directory was read and fits no package is an archive.
enum GenericSyntax {
  static func contains(_ type: UTType) -> Bool { rows.contains { $0.type.type == type } }

  static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.hdf5, "data models of every science define formats in it"),
    (.compoundFile, "streams of any program; the class identifier says which"),
    (.sqlite, "programs keep documents in it under extensions of their own"),
    (.iff, "the form type says which format"),
    (.riff, "the form type says which format"),
    (.binaryPropertyList, "archived objects of any program"),
    (.arArchive, "packages and libraries of several systems"),
  ]
}
