import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// Lines about files: under the name of their folder on a terminal, as records stand there, and with whole paths elsewhere.
struct FolderLines {
  private let terminal: Terminal
  private let layout: RecordLayout?
  private var folder: FilePath?

  init(_ terminal: Terminal) {
    self.terminal = terminal
    layout = terminal.width.map { RecordLayout(width: $0, hasHeadings: true) }
  }

  /// The heading before a file's line: empty within one folder, and where there are none.
  mutating func heading(of path: FilePath) -> String {
    guard let layout else { return "" }
    let new = path.removingLastComponent()
    if new == folder { return "" }
    defer { folder = new }
    let name = new.isEmpty ? "." : PrintableText.escaped(new)
    return (folder == nil ? "" : "\n")
      + terminal.styled(DisplayWidth.elided(name, to: layout.width), .strong) + "\n"
  }

  /// The indent of a file's line.
  var margin: String { String(repeating: " ", count: layout?.margin ?? 0) }

  /// A file as its line names it.
  func name(of path: FilePath) -> String {
    guard layout != nil, let name = FileName(lastOf: path) else { return PrintableText.escaped(path) }
    return PrintableText.escaped(name.bytes)
  }

  /// The name in a column, where there is one.
  func column(of path: FilePath) -> String {
    guard let layout else { return PrintableText.escaped(path) }
    let name = name(of: path)
    if DisplayWidth.of(name) <= layout.nameWidth { return DisplayWidth.padded(name, to: layout.nameWidth) }
    return name + "\n" + margin + String(repeating: " ", count: layout.nameWidth)
  }
}
