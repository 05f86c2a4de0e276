import Foundation

/// Writes the documentation page with the tables of load plans.
///
///     plan-table-writer DOCUMENTATION-DIRECTORY
@main
struct PlanTableWriter {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: plan-table-writer DIRECTORY\n".utf8))
      exit(64)
    }
    do {
      let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
      try Data(PlanTablePage.text.utf8).write(to: folder.appendingPathComponent(PlanTablePage.fileName))
    } catch {
      FileHandle.standardError.write(Data("plan-table-writer: \(error)\n".utf8))
      exit(74)
    }
  }
}
