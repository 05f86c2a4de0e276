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

  /// Each row with the signature that no file of the type can lack.
  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.jpeg, "begins FF D8 FF (ITU-T T.81, B.1.1.3)"),
    (.png, "begins with its eight-byte signature (RFC 2083, 3.1)"),
    (.gif, "begins GIF87a or GIF89a"),
    (.webP, "a RIFF file of form WEBP"),
    (.tiff, "begins II or MM and the number 42 or 43"),
    (.dng, "the first directory has DNGVersion (DNG 1.7, \"DNGVersion\": required)"),
    (.canonCR2, "CR and 2 stand behind the TIFF header, where the offset of the sensor data follows"),
    (.heic, "an ISO base media file with a meta box"),
    (.heif, "an ISO base media file with a meta box"),
    (.avif, "an ISO base media file with a meta box"),
    (.mpeg4Movie, "an ISO base media file: begins with a box"),
    (.quickTimeMovie, "a file of atoms: begins with one"),
    (.wav, "a RIFF file of form WAVE"),
    (.avi, "a RIFF file of form AVI"),
    (.matroskaVideo, "begins 1A 45 DF A3, an EBML header (RFC 9559, 4.5)"),
    (.webM, "the EBML header's DocType is webm (WebM container guidelines)"),
    (.webMAudio, "the EBML header's DocType is webm (WebM container guidelines)"),
    (.pdf, "%PDF- stands in the first kilobyte"),
    (.fdf, "begins %FDF- (ISO 32000-1, 12.7.7.2.2)"),
    (.photoshop, "begins 8BPS"),
    (.flac, "fLaC begins the stream"),
    (.monkeysAudio, "begins MAC and a version, behind a tag at most"),
    (.flic, "AF11 or AF12 behind the size"),
    (.photoCD, "PCD_IPI stands in the second sector"),
    (.pointCloud, "a header in text begins with a comment or VERSION"),
    (.sasData6, "begins SAS, and DATA stands at 24"),
    (.netCDF, "begins CDF and a version, or is HDF5"),
    (.email, "a second postmark makes a mailbox of it"),
    (.sevenZip, "begins 37 7A BC AF 27 1C (7zFormat.txt)"),
    (.rar, "begins Rar! 1A 07 (RAR technote)"),
    (.xz, "begins FD 37 7A 58 5A 00 (xz format 2.1.1.1)"),
    (.bz2, "begins BZh and a level"),
    (.zip, "ends with a directory's end record (APPNOTE 4.3.16)"),
    (.gzip, "begins 1F 8B (RFC 1952, 2.3.1)"),
    (
      .docx, "its main part's content type is in [Content_Types].xml"
    ),
    (.xlsx, "its main part's content type is in [Content_Types].xml"),
    (
      .pptx,
      "its main part's content type is in [Content_Types].xml"
    ),
    (.openDocumentText, "the member mimetype comes first, stored"),
    (.openDocumentSpreadsheet, "the member mimetype comes first, stored"),
    (.openDocumentPresentation, "the member mimetype comes first, stored"),
    (.epub, "the member mimetype comes first, stored"),
  ]

  /// Texts whose every file has a mark that is looked for: a text without it is rather what else the name may mean.
  private static let markedTexts: [(type: DeclaredType, because: StaticString)] = [
    (.gerber, "parameters between percent signs and blocks of coordinates (Gerber format specification §3)"),
    (.pdbMolecule, "records of 80 columns, each with its name (PDB format 3.3)"),
    (.sami, "begins <SAMI>"),
    (.mathematica, "begins with a comment that names the content type, or Notebook["),
  ]

  private static let marked = DeclaredTypeSet(markedTexts.map(\.type))

  /// Whether a text of the type would have been recognised.
  static func marksText(_ type: UTType) -> Bool { marked.contains(type) }

  private static let types = DeclaredTypeSet(rows.map(\.type))

  /// Whether the type is one of those above, or of the table of signatures, no text and never without its signature.
  private static func isSigned(_ type: UTType) -> Bool {
    types.contains(type)
      || ofSignatures.contains(type) && !AgreementRule.isText(type) && !unsigned.contains(type)
  }

  private static let ofSignatures = DeclaredTypeSet(Signature.families.flatMap { $0().map(\.type) })

  private static let unsigned = DeclaredTypeSet(UnsignedForms.rows.flatMap(\.types))
}
