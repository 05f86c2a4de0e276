import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

// Records on a terminal, wrapped to its width.

extension RecordText {
  /// Returns the heading that names a record's folder; empty without a terminal layout.
  func heading(of record: Record) -> [UInt8] {
    guard let layout else { return [] }
    let folder = record.path.removingLastComponent()
    let name = folder.isEmpty ? "." : PrintableText.escaped(folder)
    return Array((terminal.styled(DisplayWidth.elided(name, to: layout.width), .strong) + "\n").utf8)
  }

  func write(_ record: Record, _ layout: RecordLayout, to output: inout [UInt8]) {
    let name =
      layout.hasHeadings
      ? PrintableText.escaped(record.path.lastComponent?.string ?? record.path.string)
      : PrintableText.escaped(record.path)
    var line = String(repeating: " ", count: layout.margin)
    if DisplayWidth.of(name) > layout.nameWidth {
      // Long names are not shortened, since names of cameras differ in the middle.
      let indent = "\n" + line + String(repeating: " ", count: layout.nameWidth) + "  "
      line +=
        DisplayWidth.wrapped(name, to: layout.width - layout.margin).joined(separator: "\n" + line) + indent
    } else {
      line += padded(name, layout.nameWidth) + "  "
    }
    if layout.typeWidth > 0 { line += padded(record.type?.identifier ?? "", layout.typeWidth) + "  " }
    line += padded(record.kindLabel ?? "", RecordLayout.kindWidth) + "  "
    let margin = String(repeating: " ", count: layout.remarkColumn)
    // Without a column for the type, its identifier is the first remark.
    let type = layout.typeWidth == 0 ? [record.type.map { Remark($0.identifier) }].compactMap { $0 } : []
    let plain = lines(of: type + remarks(of: record, withCapture: false), layout.remarkWidth)
    var remarkLines = plain
    if showsCapture {
      let more = lines(of: type + remarks(of: record, withCapture: true), layout.remarkWidth)
      // In a list, the capture facts are shown only if they need no further line; for a single file, always.
      if !layout.hasHeadings || more.count == max(1, plain.count) { remarkLines = more }
    }
    for (index, remarks) in remarkLines.enumerated() {
      line += (index > 0 ? "\n" + margin : "") + remarks
    }
    while line.last == " " { line.removeLast() }
    output.append(contentsOf: (line + "\n").utf8)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    DisplayWidth.padded(DisplayWidth.elided(text, to: width), to: width)
  }

  /// Wraps remarks to lines; only a remark longer than a line is split.
  private func lines(of remarks: [Remark], _ width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for remark in remarks {
      let needed = DisplayWidth.of(remark.text)
      if room >= needed + Self.separator.count {
        lines[lines.count - 1] += Self.separator + styled(remark)
        room -= needed + Self.separator.count
        continue
      }
      // A no-break space keeps `!` on the line of the next word.
      let text = remark.text.hasPrefix("! ") ? "!\u{A0}" + remark.text.dropFirst(2) : remark.text
      for part in DisplayWidth.wrapped(text, to: width) {
        lines.append(styled(Remark(part.replacing("\u{A0}", with: " "), remark.style)))
        room = width - DisplayWidth.of(part)
      }
    }
    return lines
  }
}
