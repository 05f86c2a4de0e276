import ArgumentParser
import PropertyLists
import SystemPackage

struct DiffCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare extensions and MIME types with another program's table.",
    discussion: """
      The table is shared-mime-info's globs2, or one as Apache and nginx have it (mime.types). Without a file it is \
      this system's: /usr/share/mime/globs2, else /etc/mime.types. A line tells how the two are related, an extension, \
      what it is here, and what it is there: another type, a kind above or below, another spelling of the same type, or \
      unknown on one side; in this order. Only differences are listed; --all lists what agrees, too.

        uti diff
        uti diff /etc/mime.types --only other
        uti diff --format json

      Exit codes: 0 nothing that is listed differs; 1 something does; 2 the file could not be read; 64 usage; 65 the file is \
      no such table; 69 this system has none.
      """)

  @Argument(help: ArgumentHelp("The table; without it, this system's.", valueName: "file"))
  var file: PathArgument?

  @Option(help: "Only lines of this relation. May be repeated.")
  var only: [TagComparison.Relation] = []

  @Flag(help: "List what agrees, too.")
  var all = false

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The form of the answer.")
  var format: ListFormat = .text

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let table = try ExtensionTable.read(file?.path)
    let found = TagComparison(registry).rows(table)
    let shown = found.filter { row in
      (all || row.relation != .same) && (only.isEmpty || only.contains(row.relation))
    }
    switch format {
    case .text:
      let groups = TagComparison.Relation.listed.map { relation in shown.filter { $0.relation == relation } }
      let most = only.isEmpty && !all && output.width != nil ? Self.mostOnTerminal : .max
      try output.write(groups.map { text($0, most: most) }.joined())
    case .json, .ndjson:
      try output.write(
        format.objects(shown) { row, json in
          json.object { json in
            json.field("extension", row.tag)
            json.field("here", row.ours)
            json.field("there", row.theirs)
            json.field("relation", row.relation.rawValue)
          }
        })
    }
    return shown.contains { $0.relation != .same } ? .no : .success
  }
}

extension DiffCommand {
  /// More lines of one relation than these are counted on a terminal.
  private static let mostOnTerminal = 20

  private func text(_ rows: [TagComparison.Row], most: Int) -> String {
    let width = rows.prefix(most).map(\.tag.count).max() ?? 0
    var text = rows.prefix(most).map { row in
      let columns = row.relation.rawValue.padding(to: 13) + "  ." + row.tag.padding(to: width)
      return PrintableText.escaped("\(columns)  \(row.ours ?? "-") → \(row.theirs ?? "-")") + "\n"
    }.joined()
    if rows.count > most, let relation = rows.first?.relation.rawValue {
      let more = SummaryText.grouped(rows.count - most)
      text += "\(relation.padding(to: 13))  and \(more) more: 'uti diff --only \(relation)'\n"
    }
    return text
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
