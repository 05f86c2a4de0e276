internal import Formats
package import UniformTypes

/// Syntaxes in which formats of every kind are written: by itself such a content contradicts no name.
package enum GenericSyntax {
  private enum Reach {
    /// Text of any kind may be written in it, unless its readers know the kind.
    case text
    /// A container that says little by itself: a file in it is of a format that was not found.
    case container
    /// A format of its own, in which those that nobody knows are written, too.
    case format
  }

  /// Whether files of the name's type could be written in the content's syntax.
  static func mayHold(_ name: UTType, in content: UTType) -> Bool {
    guard texts.contains(content), AgreementRule.isText(name) else { return false }
    // Readers know what they name; languages have a grammar of their own, and so have names that mean one thing only.
    if name.isNamed || name.conforms(to: .sourceCode) || ExclusiveNames.contains(name) { return false }
    return !texts.contains { name.conforms(to: $0) || name.isCarried(by: $0) }
  }

  /// True for a container that says little by itself.
  package static func isContainer(_ type: UTType) -> Bool { containers.contains(type) }

  /// True for each of the syntaxes.
  static func contains(_ type: UTType) -> Bool { all.contains(type) }

  private static let rows: [(type: DeclaredType, reach: Reach, because: StaticString)] = [
    (.xml, .text, "elements of any vocabulary"),
    (.json, .text, "values of any shape"),
    (.yaml, .text, "values of any shape"),
    (.plainText, .format, "words of any kind"),
    (.jsonLines, .format, "values of any shape, one a line"),
    (.xmlPropertyList, .format, "keys of any program"),
    (.html, .format, "templates of every language begin so"),
    (.xhtml, .format, "templates of every language begin so"),
    (.commaSeparatedText, .format, "columns of any meaning"),
    (.tabSeparatedText, .format, "columns of any meaning"),
    (.hdf5, .container, "data models of every science define formats in it"),
    (.compoundFile, .container, "streams of any program; the class identifier says which"),
    (.sqlite, .container, "programs keep documents in it under extensions of their own"),
    (.iff, .container, "the form type says which format"),
    (.riff, .container, "the form type says which format"),
    (.binaryPropertyList, .container, "archived objects of any program"),
    (.arArchive, .container, "packages and libraries of several systems"),
    (.isoBaseMedia, .format, "boxes of any program"),
    (.tiff, .format, "directories of tags of any program"),
    // Archives: a ZIP whose directory was read and fits no package is one, whatever else it may be.
    (.zip, .format, "members of any program"),
    (.tarArchive, .format, "members of any program"),
    (.sevenZip, .format, "members of any program"),
    (.appleArchive, .format, "members of any program"),
    (.gzip, .format, "anything, compressed"),
    (.zlib, .format, "anything, compressed"),
    (.bz2, .format, "anything, compressed"),
    (.xz, .format, "anything, compressed"),
    (.lzma, .format, "anything, compressed"),
    (.lz4, .format, "anything, compressed"),
    (.zstandard, .format, "anything, compressed"),
    (.openPGPEncrypted, .format, "anything, encrypted"),
    (.pkcs7, .format, "anything, signed or encrypted"),
  ]

  private static let texts: Set<UTType> = Set(rows.filter { $0.reach == .text }.map(\.type.type))
  private static let containers = DeclaredTypeSet(rows.filter { $0.reach == .container }.map(\.type))
  private static let all = DeclaredTypeSet(rows.map(\.type))
}
