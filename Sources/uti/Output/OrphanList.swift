import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// Formats orphans as lines for people, or as records with the fields of classify and two more.
struct OrphanList {
  let format: ListFormat
  let terminal: Terminal
  let kinds: Set<OrphanKind>
  let fields: FieldSelection
  private(set) var isSomethingMissing = false
  private var count = 0
  /// The number of edited copies with their originals, which text only counts.
  private var copies = 0
  private var folders: FolderHeadings

  init(format: ListFormat, terminal: Terminal, kinds: Set<OrphanKind>, fields: FieldSelection) {
    self.fields = fields
    self.format = format
    self.terminal = terminal
    self.kinds = kinds
    folders = FolderHeadings(terminal)
  }

  /// The additional fields.
  static let ownFields = [
    ItemField.member(
      "orphan", .word(OrphanKind.allCases.map(\.rawValue)),
      "The missing counterpart: a Live Photo's other half, a sidecar's media file, an edited copy's original; or nothing."
    ),
    ItemField.member("original", .path, "The original of an edited copy."),
  ]

  var opening: String { format == .json ? "[" : "" }

  mutating func rendered(_ orphans: [Orphan]) -> [UInt8] {
    var bytes: [UInt8] = []
    for orphan in orphans where kinds.contains(orphan.kind) {
      if orphan.kind != .editedCopy { isSomethingMissing = true }
      if orphan.kind == .editedCopy, !orphan.isNamed, format == .text, kinds.count > 1 {
        copies += 1
        continue
      }
      if format == .json, count > 0 { bytes.append(contentsOf: ",\n".utf8) }
      count += 1
      if format == .text {
        bytes.append(contentsOf: line(orphan).utf8)
        continue
      }
      var json = JSONWriter()
      json.value(value(orphan))
      bytes.append(contentsOf: json.bytes)
      if format == .ndjson { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes
  }

  private mutating func line(_ orphan: Orphan) -> String {
    let beside = orphan.original.map { " of \(PrintableText.escaped($0.lastName))" } ?? ""
    let path = orphan.item.path
    return folders.heading(of: path) + folders.margin + folders.column(of: path) + "  "
      + terminal.styled(orphan.text + beside, .faint) + "\n"
  }

  private func value(_ orphan: Orphan) -> FieldValue {
    let record = ItemRecord(orphan.item)
    let members = fields.positions.map { (ItemField.all[$0].name, ItemField.all[$0].value(record)) }
    return .object(
      present: members + [
        ("orphan", .text(orphan.kind.rawValue)), ("original", orphan.original.map { .text($0.string) }),
      ])
  }

  /// Returns the summary of the search, for people.
  func closing(_ search: OrphanSearch, _ leftOut: [Int: Int], isAcross: Bool) -> String {
    if format == .json { return "]\n" }
    if format == .ndjson { return "" }
    func counted(_ count: Int, _ word: String, _ one: String = "", _ more: String = "s") -> String {
      "\(SummaryText.grouped(count)) \(word)\(count == 1 ? one : more)"
    }
    let scope =
      isAcross
      ? "halves anywhere, the rest folder by folder" : "each by itself; --pair-across: halves anywhere"
    var searched: [String] = []
    if search.folders > 0 || search.named == 0 {
      searched.append("\(counted(search.items, "item")) in \(counted(search.folders, "folder")) (\(scope))")
    }
    if search.named > 0 { searched.append("\(counted(search.named, "named file")) and names alike beside") }
    var text = (count > 0 ? "\n" : "") + "searched \(searched.joined(separator: ", "))\n"
    if copies > 0 {
      let lie = copies == 1 ? "lies beside its original" : "lie beside their originals"
      text += "\(counted(copies, "edited cop", "y", "ies")) \(lie); --only editedCopy\n"
    }
    if let line = ExclusionFooter.line(leftOut) { text += line + "\n" }
    return text
  }
}
