import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

// Records on a terminal: nothing runs over its edge, and what does not fit in a line goes on in the next.

extension RecordText {
  /// The folder that a record stands under; empty where records stand alone.
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
      // Names of cameras differ in their middle: a long one has a line of its own.
      let indent = "\n" + line + String(repeating: " ", count: layout.nameWidth) + "  "
      line +=
        DisplayWidth.wrapped(name, to: layout.width - layout.margin).joined(separator: "\n" + line) + indent
    } else {
      line += padded(name, layout.nameWidth) + "  "
    }
    if layout.typeWidth > 0 { line += padded(record.type?.identifier ?? "", layout.typeWidth) + "  " }
    line += padded(record.kindLabel ?? "", RecordLayout.kindWidth) + "  "
    let margin = String(repeating: " ", count: layout.remarkColumn)
    // Without a column for identifiers, they come first.
    let type = layout.typeWidth == 0 ? [record.type.map { Remark($0.identifier) }].compactMap { $0 } : []
    let plain = lines(of: type + remarks(of: record, withMoment: false), layout.remarkWidth)
    var said = plain
    if showsMoment {
      let more = lines(of: type + remarks(of: record, withMoment: true), layout.remarkWidth)
      // In a list the moment needs room beside what is said anyway; of one file it is always said.
      if !layout.hasHeadings || more.count == max(1, plain.count) { said = more }
    }
    for (position, remarks) in said.enumerated() {
      line += (position > 0 ? "\n" + margin : "") + remarks
    }
    while line.last == " " { line.removeLast() }
    output.append(contentsOf: (line + "\n").utf8)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    DisplayWidth.padded(DisplayWidth.elided(text, to: width), to: width)
  }

  /// Remarks in lines: each stays whole where it can.
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
      // A mark stands before what it marks.
      let text = remark.text.hasPrefix("! ") ? "!\u{A0}" + remark.text.dropFirst(2) : remark.text
      for part in DisplayWidth.wrapped(text, to: width) {
        lines.append(styled(Remark(part.replacing("\u{A0}", with: " "), remark.style)))
        room = width - DisplayWidth.of(part)
      }
    }
    return lines
  }
}
