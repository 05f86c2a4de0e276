import MediaItems
import PropertyLists
import SystemPackage

/// Formats an item of the HTML report: the record of `classify` with additional fields, and separately the evidence.
struct ReportRecord {
  /// The fields with explanations, which the page loads on demand.
  static let explaining = ItemField.all.filter { ["evidence", "decisions"].contains($0.name) }

  private static let copy: ItemField.Shape = .object([
    .member("link", .text, "Where it is, as a link in the page."),
    .member("mime", .text, "Its MIME type."),
    .member("length", .integer, unit: "bytes", "How many bytes it has."),
    .member("orientation", .integer, "How it is to be turned, by Exif's numbers, 1 to 8."),
  ])

  /// The additional fields of the page.
  static let fields: [ItemField] = [
    .member(
      "findings", .texts, words: SummaryFinding.all.map(\.name),
      "What there is to look at, by the names that uti summary has for it."),
    .member(
      "albums", .texts, words: SmartAlbum.all.map(\.name), "The albums of a photo library that hold it."),
    .member(
      "thumbnail",
      .object([
        .member("mime", .text, "Its MIME type."),
        .member("pixelWidth", .integer, unit: "pixels", "Its width before it is turned."),
        .member("pixelHeight", .integer, unit: "pixels", "Its height before it is turned."),
        .member("orientation", .integer, "How it is to be turned, by Exif's numbers, 1 to 8."),
        .member(
          "length", .integer, "How many letters of the page's pictures, one after another, are its own."),
      ]), "The small picture that the page shows."),
    .member(
      "media",
      .object([
        .member("still", copy, "The copied still."), .member("movie", copy, "The copied movie."),
        .member("notCopied", .texts, "What was not copied, and why."),
      ]), "What was copied beside the page."),
  ]

  let selection: FieldSelection
  let paths: ReportPaths

  /// Returns the record and its explanation, each as one line of JSON.
  func lines(_ record: Record, own: [(String, FieldValue?)]) -> (record: [UInt8], explanation: [UInt8]) {
    // Only the path is replaced; other fields need the real path.
    let shown = ItemRecord(path: paths.shown(record.path))
    let named: Set = ["path", "pathBytes"]
    let members = selection.positions.map { position in
      let field = ItemField.all[position]
      return (field.name, field.value(named.contains(field.name) ? shown : record.shown))
    }
    let reasons = Self.explaining.map { ($0.name, $0.value(record.shown)) }
    return (line(members + own), line(reasons))
  }

  private func line(_ members: [(String, FieldValue?)]) -> [UInt8] {
    var json = JSONWriter()
    json.value(paths.shown(FieldValue.object(present: members)))
    json.endRecord()
    return json.bytes
  }
}
