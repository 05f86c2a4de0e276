package import UniformTypes

/// Types whose every well-formed file this package's readers recognise: where they see nothing, a name that says such a
/// type is wrong.
package enum SelfIdentifying {
  /// Whether files of the type mark themselves as such.
  package static func contains(_ type: UTType) -> Bool { types.contains(type) }

  /// Whether a file of the type would have been recognised, as itself or as what carries it.
  static func wouldShow(_ type: UTType) -> Bool {
    types.contains { type.conforms(to: $0) || type.isCarried(by: $0) }
  }

  /// Each row with the mark that no file of the type can lack.
  private static let rows: [(identifier: String, because: StaticString)] = [
    ("public.jpeg", "begins FF D8 FF (ITU-T T.81, B.1.1.3)"),
    ("public.png", "begins with its eight-byte signature (RFC 2083, 3.1)"),
    ("com.compuserve.gif", "begins GIF87a or GIF89a"),
    ("org.webmproject.webp", "a RIFF file of form WEBP"),
    ("public.tiff", "begins II or MM and the number 42 or 43"),
    ("public.heic", "an ISO base media file with a meta box"),
    ("public.heif", "an ISO base media file with a meta box"),
    ("public.avif", "an ISO base media file with a meta box"),
    ("public.mpeg-4", "an ISO base media file: begins with a box"),
    ("com.apple.quicktime-movie", "a file of atoms: begins with one"),
    ("com.microsoft.waveform-audio", "a RIFF file of form WAVE"),
    ("public.avi", "a RIFF file of form AVI"),
    ("org.matroska.mkv", "begins 1A 45 DF A3, an EBML header (RFC 9559, 4.5)"),
    ("com.adobe.pdf", "%PDF- stands in the first kilobyte"),
    ("com.adobe.fdf", "begins %FDF- (ISO 32000-1, 12.7.7.2.2)"),
    ("com.adobe.photoshop-image", "begins 8BPS"),
    ("org.xiph.flac", "fLaC begins the stream"),
    ("org.7-zip.7-zip-archive", "begins 37 7A BC AF 27 1C (7zFormat.txt)"),
    ("com.rarlab.rar-archive", "begins Rar! 1A 07 (RAR technote)"),
    ("org.tukaani.xz-archive", "begins FD 37 7A 58 5A 00 (xz format 2.1.1.1)"),
    ("public.bzip2-archive", "begins BZh and a level"),
    ("public.zip-archive", "ends with a directory's end record (APPNOTE 4.3.16)"),
    ("org.gnu.gnu-zip-archive", "begins 1F 8B (RFC 1952, 2.3.1)"),
    (
      "org.openxmlformats.wordprocessingml.document", "its main part's content type is in [Content_Types].xml"
    ),
    ("org.openxmlformats.spreadsheetml.sheet", "its main part's content type is in [Content_Types].xml"),
    (
      "org.openxmlformats.presentationml.presentation",
      "its main part's content type is in [Content_Types].xml"
    ),
    ("org.oasis-open.opendocument.text", "the member mimetype comes first, stored"),
    ("org.oasis-open.opendocument.spreadsheet", "the member mimetype comes first, stored"),
    ("org.oasis-open.opendocument.presentation", "the member mimetype comes first, stored"),
    ("org.idpf.epub-container", "the member mimetype comes first, stored"),
  ]

  private static let types: Set<UTType> = Set(rows.compactMap { TypeRegistry.standard.type($0.identifier) })

  /// The identifiers of the rows, for the test that holds them against the tables.
  static var identifiers: [String] { rows.map(\.identifier) }
}
