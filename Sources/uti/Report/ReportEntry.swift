import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

/// What a page needs of one item, made on the thread that read it.
struct ReportEntry: Sendable {
  let summary: SummaryEntry
  var type: UTType?
  /// False for a file that could not be read: it is shown, and no item of the summary.
  var isItem = false
  /// nil for what is counted and not shown: parts of other items.
  var record: [UInt8]?
  var explanation: [UInt8] = []
  /// In base64.
  var thumbnail: [UInt8] = []
  var errors = ""
  /// What became of its copies.
  var status = ExitStatus.success
}

/// Makes the entries of one thread.
struct ReportEntryWriter {
  /// The longest picture, in bytes: a few kilobytes are what cameras write.
  static let longestThumbnail = 24 << 10

  let stream: ItemStream
  let selection: SummaryEntry.Selection
  let record: ReportRecord
  let lists: SummaryLists
  let media: ReportMedia?
  let decoder: PictureDecoder?
  /// Files that are no items: an earlier page.
  let isOwn: @Sendable (FilePath) -> Bool
  private let extraction: MediaExtraction

  init(
    _ stream: ItemStream, _ selection: SummaryEntry.Selection, _ record: ReportRecord, _ lists: SummaryLists,
    _ media: ReportMedia?, _ decoder: PictureDecoder?, isOwn: @escaping @Sendable (FilePath) -> Bool
  ) {
    (self.stream, self.selection, self.record, self.lists) = (stream, selection, record, lists)
    (self.media, self.decoder) = (media, decoder)
    self.isOwn = isOwn
    extraction = MediaExtraction(stream.options)
  }

  func entry(_ found: StreamedItem) -> ReportEntry? {
    if isOwn(found.path) { return nil }
    var entry = ReportEntry(summary: SummaryEntry(found, selection))
    if let error = found.error { entry.errors = Diagnostics.line(found.path, error) }
    if found.isPart || found.isOwned { return entry }
    let shown = Record(found, of: stream)
    if let item = shown.item, selection.wants?(item) == false { return entry }
    entry.type = shown.type
    entry.isItem = found.item != nil
    var thumbnail: Thumbnail?
    if let item = found.item {
      do { thumbnail = try extraction.thumbnail(of: item, upTo: Self.longestThumbnail) } catch {
        entry.errors += "uti: \(PrintableText.escaped(found.path)): no thumbnail: \(error)\n"
        entry.status = .unreadable
      }
    }
    if thumbnail == nil, let item = found.item, let made = decoder?.thumbnail(of: item) {
      thumbnail = made.thumbnail
      if let failure = made.failure {
        entry.errors += "uti: \(PrintableText.escaped(found.path)): not decoded: \(failure)\n"
      }
    }
    if let thumbnail { Base64.append(thumbnail.bytes, to: &entry.thumbnail) }
    let copied = found.item.flatMap { media?.copy($0, shownAt: record.paths.shown($0.path), extraction) }
    if let copied {
      entry.errors += copied.errors
      entry.status = entry.status.combined(with: copied.status)
    }
    let lines = record.lines(
      shown,
      own: own(entry.summary) + [
        ("thumbnail", thumbnail.map { Self.value($0, length: entry.thumbnail.count) }),
        ("media", copied?.value),
      ])
    (entry.record, entry.explanation) = (lines.record, lines.explanation)
    return entry
  }

  /// What a summary of this item alone would say.
  private func own(_ entry: SummaryEntry) -> [(String, FieldValue?)] {
    var summary = MediaSummary()
    summary.add(entry)
    func list(_ names: [String]) -> FieldValue? { names.isEmpty ? nil : .list(names.map(FieldValue.text)) }
    return [
      ("findings", list(SummaryFinding.all.filter { lists.count(of: $0, in: summary) > 0 }.map(\.name))),
      ("albums", list(summary.albums.filter { $0.count > 0 }.map(\.album.name))),
    ]
  }

  private static func value(_ thumbnail: Thumbnail, length: Int) -> FieldValue {
    .object(present: [
      ("mime", .text(thumbnail.type.printedMIMEType)), ("pixelWidth", .integer(thumbnail.pixelWidth)),
      ("pixelHeight", .integer(thumbnail.pixelHeight)),
      ("orientation", thumbnail.orientation == 1 ? nil : .integer(thumbnail.orientation)),
      ("length", .integer(length)),
    ])
  }
}
