import UniformTypes

/// Containers that say little by themselves: a file in one of them is of a format that was not found.
///
/// Archives are not among them: a ZIP whose directory was read and fits no package is an archive.
enum GenericSyntax {
  static func contains(_ type: UTType) -> Bool { rows.contains { $0.identifier == type.identifier } }

  static let rows: [(identifier: String, because: StaticString)] = [
    ("org.hdfgroup.hdf5", "data models of every science define formats in it"),
    ("com.microsoft.ole-compound-file", "streams of any program; the class identifier says which"),
    ("org.sqlite.database", "programs keep documents in it under extensions of their own"),
    ("com.ea.iff", "the form type says which format"),
    ("com.riff.riff", "the form type says which format"),
    ("com.apple.binary-property-list", "archived objects of any program"),
    ("org.gnu.ar-archive", "packages and libraries of several systems"),
  ]
}
