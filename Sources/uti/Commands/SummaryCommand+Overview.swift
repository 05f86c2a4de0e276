import MediaItems

extension SummaryText {
  /// Of more kinds than these the smaller ones are counted together.
  private static let mostKinds = 5

  /// What fits a screen: kinds, and what wants looking at.
  func overview(of summary: MediaSummary) -> String {
    var kinds = kinds(summary)
    if kinds.lines.count > Self.mostKinds {
      let left = kinds.lines.count - (Self.mostKinds - 1)
      kinds.lines = Array(kinds.lines.prefix(Self.mostKinds - 1))
      kinds.remark = "and \(left) more kinds"
    }
    let folders = ShellText.line(lists.summary)
    return text(of: summary, [kinds])
      + "\n" + terminal.styled("albums and folders: \(folders)", .faint) + "\n"
  }
}
