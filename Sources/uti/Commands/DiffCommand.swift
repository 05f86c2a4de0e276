import ArgumentParser
import PropertyLists
import SystemPackage

/// `uti diff`: compares extensions and MIME types with another program's table.
struct DiffCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare extensions and MIME types with another program's table.",
    discussion: """
      The table is the globs2 of shared-mime-info, or a mime.types as in Apache and nginx. Without a file it is the \
      table of this system: /usr/share/mime/globs2, else /etc/mime.types. A line shows the relation, an extension, its \
      type here, and its type there. The relation is, in this order: another type, a subtype or supertype, the same \
      type in another spelling, or unknown on one side. Only differences are listed; --all lists equal entries too.

        uti diff
        uti diff /etc/mime.types --only other
        uti diff --format json

      Exit codes: 0 no listed entry differs; 1 some differ; 2 the file could not be read; 64 usage error; 65 the file is \
      not such a table; 69 this system has no table.
      """)

  @Argument(help: ArgumentHelp("The table; by default that of this system.", valueName: "file"))
  var file: PathArgument?

  @Option(help: "Only entries with this relation. May be repeated.")
  var only: [TagComparison.Relation] = []

  @Flag(help: "List equal entries too.")
  var all = false

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let table = try ExtensionTable.read(file?.path)
    let rows = TagComparison(registry).rows(table)
    let shown = rows.filter { row in
      (all || row.relation != .same) && (only.isEmpty || only.contains(row.relation))
    }
    switch format {
    case .text:
      let groups = TagComparison.Relation.displayOrder.map { relation in
        shown.filter { $0.relation == relation }
      }
      let limit = only.isEmpty && !all && output.width != nil ? Self.terminalLineLimit : .max
      try output.write(groups.map { text($0, limit: limit) }.joined())
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
  /// The limit on lines per relation on a terminal; the rest is counted.
  private static let terminalLineLimit = 20

  private func text(_ rows: [TagComparison.Row], limit: Int) -> String {
    let width = rows.prefix(limit).map(\.tag.count).max() ?? 0
    var text = rows.prefix(limit).map { row in
      let columns = row.relation.rawValue.padding(to: 13) + "  ." + row.tag.padding(to: width)
      return PrintableText.escaped("\(columns)  \(row.ours ?? "-") → \(row.theirs ?? "-")") + "\n"
    }.joined()
    if rows.count > limit, let relation = rows.first?.relation.rawValue {
      let more = SummaryText.grouped(rows.count - limit)
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
