import ArgumentParser
import MediaItems
import PropertyLists

struct SchemaCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of what a command writes.",
    discussion: """
      classify stands for check and mismatches, too; renames for mismatches --rename and undo-renames. The number at the \
      end of '$id' grows when readers of the output have to change.

        uti schema                    of the records that classify writes
        uti schema summary
      """)

  @Argument(help: "Whose output.")
  var name: Name?

  /// How the command was told the name at first.
  @Option(name: .customLong("of"), help: .hidden)
  var formerName: Name?

  struct Name: ExpressibleByArgument {
    let schema: OutputSchema

    init?(argument: String) {
      guard let schema = OutputSchema.named(argument) else { return nil }
      self.schema = schema
    }

    static var allValueStrings: [String] { OutputSchema.all.map(\.name) }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var json = JSONWriter(indented: true)
    json.value(RecordSchema.value((name ?? formerName)?.schema ?? OutputSchema.all[0]))
    try output.write(json.bytes)
    try output.write("\n")
    return .success
  }
}
