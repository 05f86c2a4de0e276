import ArgumentParser
import MediaItems
import PropertyLists

/// `uti schema`: prints the JSON schema of the output of a command.
struct SchemaCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of the output of a command.",
    discussion: """
      The schema classify also applies to check and mismatches; renames applies to mismatches --rename and undo-renames. \
      The number at the end of '$id' increases when programs that read the output must change.

        uti schema                    the schema of the records of classify
        uti schema summary
      """)

  @Argument(help: "The name of the schema.")
  var name: Name?

  /// The former way to give the name.
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

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var json = JSONWriter(indented: true)
    json.value(RecordSchema.value((name ?? formerName)?.schema ?? OutputSchema.all[0]))
    try output.write(json.bytes)
    try output.write("\n")
    return .success
  }
}
