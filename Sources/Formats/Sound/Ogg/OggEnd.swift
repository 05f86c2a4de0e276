internal import ByteSources
internal import ContainerFormats

/// Where Ogg ends: with a page, and with the one that ends its stream where the stream was finished.
enum OggEnd {
  private static let checked = "the last page and its checksum"
  private static let mostPages = 64

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let (view, start) = try file.tail(2 * OggPage.longest)
    var limit = view.count
    // Marks that begin no page may stand in packets; a page of whose checksum is looked at costs as much as it is long.
    var left = mostPages
    while left > 0, let index = lastMark(in: view, before: limit) {
      limit = index
      guard let page = OggPage(view, at: index) else {
        // The mark alone, or a head of which a part is there.
        if view.count - index < 27 { return .truncated(checked) }
        continue
      }
      guard let extent = page.extent(view, at: index) else { return .truncated(checked) }
      if extent.end > view.count { return .truncated(checked) }
      left -= 1
      guard OggPage.isSound(view.slice(index..<extent.end)) else { continue }
      return finding(page, extent.isContinued, view.slice(from: extent.end), start + Int64(extent.end))
    }
    return .unknown(checked)
  }

  private static func finding(
    _ page: OggPage, _ isContinued: Bool, _ rest: ByteView, _ end: Int64
  ) -> EndFinding {
    let isMark =
      rest.count > 0 && rest.count < 5 && rest.array.elementsEqual("OggS\0".utf8.prefix(rest.count))
    if isMark || isContinued && rest.count == 0 { return .truncated(checked) }
    if page.endsStream { return .whole(checked, end: end) }
    // Something else may follow, in which pages are not looked for.
    return rest.count == 0 ? .truncated("the last page, which ends no stream") : .unknown(checked)
  }

  private static func lastMark(in view: ByteView, before limit: Int) -> Int? {
    var index = limit - 1
    while index >= 0 {
      if view[index] == 0x4F, view.matches("OggS\0", at: index) { return index }
      index -= 1
    }
    return nil
  }
}
