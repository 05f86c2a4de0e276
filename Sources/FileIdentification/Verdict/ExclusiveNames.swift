internal import Formats
internal import UniformTypes

/// Types whose extension means them everywhere, because their files are exchanged between people and
/// programs.
///
/// Other extensions are used by programs as they like: text or unknown bytes do not disprove such a name.
enum ExclusiveNames {
  /// Returns true if other content under the type's extension is misnamed.
  static func contains(_ type: UTType) -> Bool {
    if others.contains(type) || SelfIdentifying.contains(type) { return true }
    guard TypeRegistry.apple.type(type.identifier) != nil, !type.conforms(to: .diskImage) else {
      return false
    }
    return families.contains { type.conforms(to: $0) }
  }

  /// Apple's types in these families are exchanged between programs of every system.
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

/// Types of file names that suit sound in a movie container of any brand.
///
/// Recorders and programs write sound with many brands, and files with sound alone do not differ otherwise.
enum SoundNames {
  /// Returns true if the name means such sound and the content is that.
  @Sendable static func mayContain(_ pair: NameVersusContent) -> Bool {
    pair.media == .soundAlone && names.contains(pair.name)
      && (pair.content == boxes || pair.content.isCarried(by: boxes))
      && !closed.contains(pair.content)
  }

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.m4a, "Android's recorders write 3GPP's brand"),
    (.m4b, "programs write audiobooks under the brands of music and movies"),
    (.ringtone, "music under another name"),
    (.quickTimeAudio, "QuickTime's structure, of which ISO made its own"),
    (.threeGPPAudio, "telephones record it under the brands of MPEG-4, too"),
  ]

  private static let names = DeclaredTypeSet(rows.map(\.type))
  private static let boxes = DeclaredType.isoBaseMedia.type
  /// Protected sound, which only the vendor's program opens.
  private static let closed = DeclaredTypeSet([.appleProtectedMPEG4Audio, .audibleAAX])
}
