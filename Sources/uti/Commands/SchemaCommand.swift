import ArgumentParser
import MediaItems
import PropertyLists

struct SchemaCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
<<<<<<< HEAD
    commandName: "schema",
    abstract: "Print the JSON schema of the records that classify, pick or orphans writes.")
=======
    commandName: "schema", abstract: "Print the JSON schema of what a command writes.",
    discussion: """
      classify stands for check and mismatches, too; renames for mismatches --rename and undo-renames. The number at the \
      end of '$id' grows when readers of the output have to change.
>>>>>>> main

        uti schema                    of the records that classify writes
        uti schema summary
      """)

<<<<<<< HEAD
  enum RecordingCommand: String, ExpressibleByArgument, CaseIterable { case classify, pick, orphans }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var json = JSONWriter(indented: true)
    let fields =
      switch command {
      case .classify: [ItemField]()
      case .pick: PickRecords.fields
      case .orphans: OrphanList.fields
      }
    json.value(RecordSchema.value(command: command.rawValue, also: fields))
=======
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
>>>>>>> main
    try output.write(json.bytes)
    try output.write("\n")
    return .success
  }
}
