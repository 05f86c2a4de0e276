import ArgumentParser
import PropertyLists

struct SchemaCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of the records that classify or pick writes.")

  @Option(name: .customLong("of"), help: "Whose records.")
  var command: RecordingCommand = .classify

  enum RecordingCommand: String, ExpressibleByArgument, CaseIterable { case classify, pick }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var json = JSONWriter(indented: true)
    json.value(
      RecordSchema.value(command: command.rawValue, also: command == .pick ? PickRecords.fields : []))
    try output.write(json.bytes)
    try output.write("\n")
    return .success
  }
}
