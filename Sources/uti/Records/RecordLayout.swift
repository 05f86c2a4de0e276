/// The columns of records on a terminal.
///
/// They depend only on the width of the terminal, so that records can be written at once.
struct RecordLayout: Equatable {
  /// The width of the terminal.
  let width: Int
  /// True if records are grouped under headings of folders.
  let hasHeadings: Bool

  static let kindWidth = 12
  private static let gap = 2
  /// The minimum width for a column of identifiers.
  private static let wideWidth = 110

  init(width: Int, hasHeadings: Bool) {
    self.width = max(40, width)
    self.hasHeadings = hasHeadings
    nameWidth =
      self.width >= Self.wideWidth ? min(40, self.width / 4) : max(12, min(36, self.width * 3 / 8 - 4))
  }

  /// Returns nil unless the output is a terminal; a single file needs no heading.
  init?(_ terminal: Terminal, of reading: ReadingRequest) {
    guard let width = terminal.width else { return nil }
    self.init(
      width: width, hasHeadings: reading.isRecursive || reading.list != nil || reading.paths.count > 1)
  }

  /// The indent under headings.
  var margin: Int { hasHeadings ? Self.gap : 0 }

  let nameWidth: Int

  /// True if remarks fit beside the type.
  var isWide: Bool { width >= Self.wideWidth }

  /// The width of the column of identifiers; 0 for none.
  var typeWidth: Int { width >= Self.wideWidth ? 28 : 0 }

  var remarkColumn: Int {
    let type = typeWidth > 0 ? typeWidth + Self.gap : 0
    return margin + nameWidth + Self.gap + type + Self.kindWidth + Self.gap
  }

  var remarkWidth: Int { width - remarkColumn }
}
