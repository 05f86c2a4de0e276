import ArgumentParser
import MediaItems
import PropertyLists

struct SchemaCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON schema of the records that classify, pick or orphans writes.")

  @Option(name: .customLong("of"), help: "Whose records.")
  var command: RecordingCommand = .classify

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
    try output.write(json.bytes)
    try output.write("\n")
    return .success
  }
}
