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
      what it is here, and what it is there: another spelling is the same type, a kind is above or below, the rest is \
      another type or unknown on one side. Only differences are listed; --all lists what agrees, too.

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
