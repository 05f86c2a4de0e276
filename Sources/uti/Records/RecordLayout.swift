/// The columns of records on a terminal.
///
/// They follow from the terminal's width alone, so that output flows and does not depend on what comes later.
struct RecordLayout: Equatable {
  /// How many columns the terminal has.
  let width: Int
  /// Whether records stand under the folder they are in.
  let hasHeadings: Bool

  static let kindWidth = 12
  private static let gap = 2
  /// Terminals from here on have room for identifiers.
  private static let wide = 110

  init(width: Int, hasHeadings: Bool) {
    self.width = max(40, width)
    self.hasHeadings = hasHeadings
    nameWidth = self.width >= Self.wide ? min(40, self.width / 4) : max(12, min(36, self.width * 3 / 8 - 4))
  }

  /// nil where nobody looks at lines in columns; one file that was named needs no heading.
  init?(_ terminal: Terminal, of reading: ReadingRequest) {
    guard let width = terminal.width else { return nil }
    self.init(
      width: width, hasHeadings: reading.isRecursive || reading.list != nil || reading.paths.count > 1)
  }

  /// What headings indent.
  var margin: Int { hasHeadings ? Self.gap : 0 }

  let nameWidth: Int

  /// Whether there is room for what is said of an item beside its type.
  var isWide: Bool { width >= Self.wide }

  /// 0 where identifiers yield to what is said of an item.
  var typeWidth: Int { width >= Self.wide ? 28 : 0 }

  /// Where remarks begin.
  var remarkColumn: Int {
    let type = typeWidth > 0 ? typeWidth + Self.gap : 0
    return margin + nameWidth + Self.gap + type + Self.kindWidth + Self.gap
  }

  var remarkWidth: Int { width - remarkColumn }
}
