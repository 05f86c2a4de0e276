import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// Groups lines about files under headings of folders on a terminal; elsewhere lines have whole paths.
struct FolderHeadings {
  private let terminal: Terminal
  private let layout: RecordLayout?
  private var folder: FilePath?

  init(_ terminal: Terminal) {
    self.terminal = terminal
    layout = terminal.width.map { RecordLayout(width: $0, hasHeadings: true) }
  }

  /// Returns the heading before the line of a file; empty within the same folder.
  mutating func heading(of path: FilePath) -> String {
    guard let layout else { return "" }
    let parent = path.removingLastComponent()
    if parent == folder { return "" }
    defer { folder = parent }
    let name = parent.isEmpty ? "." : PrintableText.escaped(parent)
    return (folder == nil ? "" : "\n")
      + terminal.styled(DisplayWidth.elided(name, to: layout.width), .strong) + "\n"
  }

  /// The indent of the lines.
  var margin: String { String(repeating: " ", count: layout?.margin ?? 0) }

  /// Returns the name of a file in its line.
  func name(of path: FilePath) -> String {
    guard layout != nil, let name = FileName(lastOf: path) else { return PrintableText.escaped(path) }
    return PrintableText.escaped(name.bytes)
  }

  /// Returns the name padded to its column, if there are columns.
  func column(of path: FilePath) -> String {
    guard let layout else { return PrintableText.escaped(path) }
    let name = name(of: path)
    if DisplayWidth.of(name) <= layout.nameWidth { return DisplayWidth.padded(name, to: layout.nameWidth) }
    return name + "\n" + margin + String(repeating: " ", count: layout.nameWidth)
  }
}
