import ArgumentParser

struct SchemaCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON schema of the records that classify writes.")

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var json = JSONWriter(indented: true)
    json.value(RecordSchema.value)
    try output.write(json.bytes)
    try output.write("\n")
    return .success
  }
}
