internal import Formats
internal import UniformTypes

/// Types whose extension means them wherever it is met, because their files pass between people and programs.
///
/// Any other extension is the habit of one program among many that use it: text under it, or bytes that nobody
/// knows, disprove no name.
enum ExclusiveNames {
  /// Whether files of another content are misnamed under the type's extension.
  static func contains(_ type: UTType) -> Bool {
    if others.contains(type) || SelfIdentifying.contains(type) { return true }
    guard TypeRegistry.apple.type(type.identifier) != nil, !type.conforms(to: .diskImage) else {
      return false
    }
    return families.contains { type.conforms(to: $0) }
  }

  /// What Apple declares of these is exchanged between programs of every system.
  private static let families: [UTType] = [
    .image, .audiovisualContent, .font, .archive, .compositeContent, .spreadsheet, .presentation, .plainText,
    .sourceCode, .html, .xml, .json, .yaml, .delimitedText,
  ]

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.opus, "sound that every player knows"),
    (.ogg, "sound that every player knows"),
    (.oggVorbis, "sound that every player knows"),
    (.theora, "movies that every player knows"),
    (.wavPack, "sound that archives are kept in"),
    (.xcf, "GIMP's pictures"),
    (.djvu, "scanned documents"),
    (.dwg, "drawings that every CAD program reads"),
    (.zstandard, "an archive of every system"),
    (.lz4, "an archive of every system"),
    (.lzma, "an archive of every system"),
    (.sqlite, "a database of many programs, under its own name"),
    (.chm, "a help book"),
    (.outlookMessage, "messages are sent as files"),
    (.exe, "a program to be run"),
    (.webAssembly, "a program to be loaded"),
    (.css, "the web has no other .css"),
    (.typeScript, "source of many projects"),
    (.rust, "source of many projects"),
    (.rustLangRust, "source of many projects"),
    (.go, "source of many projects"),
    (.kotlin, "source of many projects"),
    (.dart, "source of many projects"),
    (.lua, "source of many projects"),
    (.haskell, "source of many projects"),
    (.toml, "settings of many projects"),
    (.ini, "settings of many programs"),
    (.tex, "documents of many projects"),
    (.latex, "documents of many projects"),
    (.asciiDoc, "documents of many projects"),
  ]

  private static let others = DeclaredTypeSet(rows.map(\.type))
}
