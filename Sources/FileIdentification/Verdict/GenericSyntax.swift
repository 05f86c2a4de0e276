internal import Formats
package import UniformTypes

/// Syntaxes shared by formats of every kind: such a content alone contradicts no name.
package enum GenericSyntax {
  private enum Reach {
    /// Carries text of any kind, unless its readers recognize the format.
    case text
    /// A container of formats that are not recognized here.
    case container
    /// A format of its own that also carries unknown formats.
    case format
  }

  /// Returns true if files of the name's type may have the content's syntax.
  static func mayCarry(_ name: UTType, in content: UTType) -> Bool {
    guard texts.contains(content), AgreementRule.isText(name) else { return false }
    // Readers recognize their types; languages and exclusive names have a grammar of their own.
    if name.isNamed || name.conforms(to: .sourceCode) || ExclusiveNames.contains(name) { return false }
    return !texts.contains { name.conforms(to: $0) || name.isCarried(by: $0) }
  }

  /// Returns true for a container of unrecognized formats.
  package static func isContainer(_ type: UTType) -> Bool { containers.contains(type) }

  /// Returns true for all these syntaxes.
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
    // Archives: a ZIP whose directory fits no package is only that.
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

/// Types declared at run time, for which no supertype declares a file format.
///
/// A note app's document conforms to `public.data` and `public.content`: its files may be JSON, ZIP or a
/// database.
enum UndeclaredFormat {
  /// Returns true if the type declares no format, or only text.
  static func applies(to type: UTType) -> Bool {
    type.isDeclaredAtRunTime && supertypesDeclareNone(type, allowsText: true)
  }

  /// Returns true if the content is a generic syntax, in which files of the name's type may be written.
  static func allows(_ content: UTType, named name: UTType) -> Bool {
    name.isDeclaredAtRunTime && GenericSyntax.contains(content)
      && supertypesDeclareNone(name, allowsText: AgreementRule.isText(content))
  }

  private static func supertypesDeclareNone(_ type: UTType, allowsText: Bool) -> Bool {
    type.supertypes.allSatisfy { supertype in
      supertype.isDeclaredAtRunTime
        || supertype.conforms(to: .text) && allowsText && abstractTexts.contains(supertype)
        || !supertype.conforms(to: .text) && isAbstract(supertype)
    }
  }

  /// Returns true for abstract types: no extension, MIME type, carrier or signature.
  private static func isAbstract(_ type: UTType) -> Bool {
    let tags = type.tags
    return tags[.filenameExtension] == nil && tags[.mimeType] == nil && type.carriers.isEmpty
      && !SelfIdentifying.hasMandatorySignature(type)
  }

  private static let abstractTexts: Set<UTType> = [
    .text, .plainText, .utf8PlainText, .utf16PlainText, .sourceCode, .script,
  ]
}
