internal import ByteSources

/// Where databases end.
enum DatabaseEnds {
  /// Pages of one size, as many as the header says where its writer kept that up (Database File Format, 1.3.7).
  static func sqlite(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = try file.reader.view(at: 0, count: 100)
    guard let size = head.bigEndian(UInt16.self, at: 16), let pages = head.bigEndian(UInt32.self, at: 28),
      let changes = head.bigEndian(UInt32.self, at: 24), let validFor = head.bigEndian(UInt32.self, at: 92)
    else { throw .endOfData }
    let pageSize = size == 1 ? 65_536 : Int64(size)
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return .unknown("the page size") }
    guard pages > 0, changes == validFor else {
      return .unknown("the number of pages, which an old writer did not keep up")
    }
    let end = pageSize * Int64(pages)
    // While changes stand in a log beside the file, whole pages may still be to come.
    if head[18] == 2, end > file.byteCount, file.byteCount % pageSize == 0 {
      return .unknown("the number of pages, some of which may be in the write-ahead log")
    }
    return try .ending(at: end, of: file, "the number of pages and their size")
  }
}
