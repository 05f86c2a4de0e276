import ArgumentParser
import PropertyLists
import SystemPackage

struct DiffCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare extensions and MIME types with another program's table.",
    discussion: """
      The table is the globs2 of shared-mime-info, or a mime.types as in Apache and nginx. Without a file it is the \
      table of this system: /usr/share/mime/globs2, else /etc/mime.types. A line shows the relation, an extension, its \
      type here, and its type there. The relation is: the same type in another spelling, a supertype or subtype, \
      another type, or unknown on one side. Only differences are listed; --all lists equal entries too.

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
  var format: AnswerFormat = .text

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let table = try ExtensionTable.read(file?.path)
    let found = TagComparison(registry).rows(table)
    let shown = found.filter { row in
      (all || row.relation != .same) && (only.isEmpty || only.contains(row.relation))
    }
    switch format {
    case .text:
      let width = shown.map(\.tag.count).max() ?? 0
      try output.write(
        shown.map { row in
          let columns = row.relation.rawValue.padding(to: 13) + "  ." + row.tag.padding(to: width)
          return PrintableText.escaped("\(columns)  \(row.ours ?? "-") → \(row.theirs ?? "-")") + "\n"
        }.joined())
    case .json:
      var json = JSONWriter(indented: true)
      json.array { json in
        for row in shown {
          json.object { json in
            json.field("extension", row.tag)
            json.field("here", row.ours)
            json.field("there", row.theirs)
            json.field("relation", row.relation.rawValue)
          }
        }
      }
      json.endRecord()
      try output.write(json.bytes)
    }
    return shown.contains { $0.relation != .same } ? .no : .success
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
