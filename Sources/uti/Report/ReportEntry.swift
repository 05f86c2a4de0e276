import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

/// The data of one item for the HTML report, created on the reading thread.
struct ReportEntry: Sendable {
  let summary: SummaryEntry
  var type: UTType?
  /// False for an unreadable file, which is shown but not counted as an item.
  var isItem = false
  /// The record; nil for parts of other items, which are counted but not shown.
  var record: [UInt8]?
  var explanation: [UInt8] = []
  /// The thumbnail in base64.
  var thumbnail: [UInt8] = []
  var errors = ""
  /// The status of copying its media.
  var status = ExitStatus.success
}

/// Creates the entries of one thread.
struct ReportEntryWriter {
  /// The maximum size of a thumbnail; those of cameras have a few kilobytes.
  static let maxThumbnailSize = 24 << 10

  let stream: ItemStream
  let selection: SummaryEntry.Selection
  let record: ReportRecord
  let commands: FindingCommands
  let media: ReportMedia?
  let decoder: PictureDecoder?
  /// Returns true for files of an earlier report, which are skipped.
  let isOwnOutput: @Sendable (FilePath) -> Bool
  private let extraction: MediaExtraction

  init(
    _ stream: ItemStream, _ selection: SummaryEntry.Selection, _ record: ReportRecord,
    _ commands: FindingCommands,
    _ media: ReportMedia?, _ decoder: PictureDecoder?, isOwnOutput: @escaping @Sendable (FilePath) -> Bool
  ) {
    (self.stream, self.selection, self.record, self.commands) = (stream, selection, record, commands)
    (self.media, self.decoder) = (media, decoder)
    self.isOwnOutput = isOwnOutput
    extraction = MediaExtraction(stream.options)
  }

  func entry(_ streamed: StreamedItem) -> ReportEntry? {
    if isOwnOutput(streamed.path) { return nil }
    var entry = ReportEntry(summary: SummaryEntry(streamed, selection))
    if let error = streamed.error { entry.errors = Diagnostics.line(streamed.path, error) }
    if streamed.isPartOfOther || streamed.isSidecarOfOther { return entry }
    let shown = Record(streamed, of: stream)
    if let item = shown.item, selection.wants?(item) == false { return entry }
    entry.type = shown.type
    entry.isItem = streamed.item != nil
    var thumbnail: Thumbnail?
    if let item = streamed.item {
      do { thumbnail = try extraction.thumbnail(of: item, upTo: Self.maxThumbnailSize) } catch {
        entry.errors += "uti: \(PrintableText.escaped(streamed.path)): no thumbnail: \(error)\n"
        entry.status = .unreadable
      }
    }
    if thumbnail == nil, let item = streamed.item, let made = decoder?.thumbnail(of: item) {
      thumbnail = made.thumbnail
      if let failure = made.failure {
        entry.errors += "uti: \(PrintableText.escaped(streamed.path)): not decoded: \(failure)\n"
      }
    }
    if let thumbnail { Base64.append(thumbnail.bytes, to: &entry.thumbnail) }
    let copied = streamed.item.flatMap { media?.copy($0, shownAt: record.paths.shown($0.path), extraction) }
    if let copied {
      entry.errors += copied.errors
      entry.status = entry.status.combined(with: copied.status)
    }
    let lines = record.lines(
      shown,
      own: ownFields(entry.summary) + [
        ("thumbnail", thumbnail.map { Self.value($0, length: entry.thumbnail.count) }),
        ("media", copied?.value),
      ])
    (entry.record, entry.explanation) = (lines.record, lines.explanation)
    return entry
  }

  /// Returns the findings and albums of this item.
  private func ownFields(_ entry: SummaryEntry) -> [(String, FieldValue?)] {
    var summary = MediaSummary()
    summary.add(entry)
    func list(_ names: [String]) -> FieldValue? { names.isEmpty ? nil : .list(names.map(FieldValue.text)) }
    return [
      ("findings", list(SummaryFinding.all.filter { commands.count(of: $0, in: summary) > 0 }.map(\.name))),
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
