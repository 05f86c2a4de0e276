extension ItemField {
  /// The fields' names by those that other programs have for the same, in lower case.
  ///
  /// They are understood where fields are named; records, schemas and errors have the fields' own names.
  private static let synonyms = [
    // exiftool's tags.
    "datetimeoriginal": "captured", "createdate": "captured", "imagewidth": "pixelWidth",
    "imageheight": "pixelHeight", "filesize": "size", "filemodifydate": "modified", "filetype": "type",
    "mimetype": "mime", "videoframerate": "frameRate",
    // Words of file browsers, photo libraries and databases.
    "date": "captured", "taken": "captured", "width": "pixelWidth", "height": "pixelHeight", "bytes": "size",
    "mtime": "modified", "fps": "frameRate", "length": "duration", "model": "camera",
    // Apple's and the web's.
    "uti": "type", "content-type": "mime", "mime-type": "mime", "mime_type": "mime",
  ]

  /// The field's own name for a name that may be another program's.
  package static func ownName(_ name: String) -> String { synonyms[name.lowercased()] ?? name }
}
