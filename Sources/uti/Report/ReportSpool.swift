import ContainerFormats
import PropertyLists
import SystemCalls
import SystemPackage

/// The items of an HTML report, spooled as HTML elements in three temporary files, in the order of reading.
///
/// One block of each kind is in memory.
final class ReportSpool {
  /// The number of records per block, which the page unpacks at once.
  private static let recordsInBlock = 250
  private static let pictureBlockSize = 1 << 20

  /// The ranges of the elements of one page.
  struct Page {
    var records: Range<Int64> = 0..<0
    var explanations: Range<Int64> = 0..<0
    var pictures: Range<Int64> = 0..<0
    /// The number of shown items.
    var items = 0
    /// The number of unreadable ones among them.
    var unread = 0

    var byteCount: Int64 {
      [records, explanations, pictures].reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    }
  }

  private var records: ScratchFile
  private var explanations: ScratchFile
  private var pictures: ScratchFile
  private var itemsInBlock = 0
  private var items = 0
  private var letters = 0
  private var page = Page()
  private(set) var pages: [Page] = []
  /// The maximum size of the items of one page.
  private let limit: Int64

  init(limit: Int64) throws {
    self.limit = limit
    (records, explanations, pictures) = (try ScratchFile(), try ScratchFile(), try ScratchFile())
  }

  deinit { for file in [records, explanations, pictures] { file.descriptor.release() } }

  func add(_ entry: ReportEntry) throws {
    guard let record = entry.record else { return }
    let size = records.written + explanations.written + pictures.written + Int64(pictures.block.count)
    if items > 0, size - start + Int64(entry.thumbnail.count + record.count) > limit { try endPage() }
    records.block += record
    explanations.block += entry.explanation
    pictures.block += entry.thumbnail
    letters += entry.thumbnail.count
    items += 1
    if !entry.isItem { page.unread += 1 }
    itemsInBlock += 1
    if itemsInBlock >= Self.recordsInBlock { try endBlock() }
    if pictures.block.count >= Self.pictureBlockSize { try endPictures() }
  }

  private var start: Int64 {
    page.records.lowerBound + page.explanations.lowerBound + page.pictures.lowerBound
  }

  private func endBlock() throws {
    guard itemsInBlock > 0 else { return }
    try records.write(try Self.element("records", packing: records.block))
    try explanations.write(
      try Self.element("explanations", packing: explanations.block, "data-count=\"\(itemsInBlock)\""))
    itemsInBlock = 0
  }

  private func endPictures() throws {
    guard !pictures.block.isEmpty else { return }
    let first = letters - pictures.block.count
    try pictures.write(Self.element("pictures", pictures.block, "data-from=\"\(first)\""))
  }

  /// Ends the current page.
  private func endPage() throws {
    try endBlock()
    try endPictures()
    page.records = page.records.lowerBound..<records.written
    page.explanations = page.explanations.lowerBound..<explanations.written
    page.pictures = page.pictures.lowerBound..<pictures.written
    page.items = items
    pages.append(page)
    page.records = records.written..<records.written
    page.explanations = explanations.written..<explanations.written
    page.pictures = pictures.written..<pictures.written
    (items, letters, page.unread) = (0, 0, 0)
  }

  /// Ends the last page.
  func finish() throws { if items > 0 || pages.isEmpty { try endPage() } }

  /// Returns a script element of plain text with the bytes, deflated and in base64.
  static func element(_ name: String, packing bytes: [UInt8], _ attributes: String = "") throws -> [UInt8] {
    var text: [UInt8] = []
    do throws(InflateError) { Base64.append(try Deflater.deflate(bytes), to: &text) } catch {
      throw CommandFailure(.internalError, "cannot compress the items of the page: \(error)")
    }
    return element(name, text, attributes)
  }

  private static func element(_ name: String, _ text: [UInt8], _ attributes: String) -> [UInt8] {
    Array("<script type=\"text/plain\" class=\"\(name)\" \(attributes)>".utf8) + text
      + Array("</script>\n".utf8)
  }

  /// Copies the elements of one kind of a page.
  func copy(_ part: KeyPath<Page, Range<Int64>>, of page: Page, _ write: ([UInt8]) throws -> Void) throws {
    let file = part == \Page.records ? records : part == \Page.explanations ? explanations : pictures
    var offset = page[keyPath: part].lowerBound
    while offset < page[keyPath: part].upperBound {
      let count = Int(min(1 << 18, page[keyPath: part].upperBound - offset))
      var block = [UInt8](repeating: 0, count: count)
      let readCount: Int
      do throws(Errno) { readCount = try file.descriptor.fill(&block, at: offset) } catch {
        throw ScratchFile.failure(error.description)
      }
      guard readCount == count else { throw ScratchFile.failure("it ends early") }
      try write(block)
      offset += Int64(count)
    }
  }

  /// A temporary file with the current block.
  private struct ScratchFile {
    let descriptor: FileDescriptor
    var block: [UInt8] = []
    var written: Int64 = 0

    init() throws {
      do throws(Errno) { descriptor = try FileSystem.makeScratchFile() } catch {
        throw Self.failure(error.description)
      }
    }

    mutating func write(_ bytes: [UInt8]) throws {
      do throws(Errno) { try descriptor.writeContents(bytes) } catch { throw Self.failure(error.description) }
      written += Int64(bytes.count)
      block.removeAll(keepingCapacity: true)
    }

    static func failure(_ reason: String) -> CommandFailure {
      CommandFailure(
        .outputFailed,
        "cannot write the temporary file for the page: \(reason); set TMPDIR to a folder with more space")
    }
  }
}
