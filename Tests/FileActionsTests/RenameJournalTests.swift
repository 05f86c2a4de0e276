import Foundation
import SystemPackage
import Testing

@testable import FileActions

/// What a journal says, wherever the writing of it stopped.
@Suite struct RenameJournalTests {
  private static let header = #"{"journal":"uti renames","version":1,"started":"now","steps":1}"# + "\n"
  private static let plan =
    #"{"group":1,"step":1,"state":"planned","from":"/a/b.jpg","to":"/a/b.heic","device":"1","node":"2","#
    + #""size":"3","modified":"4.000000000"}"# + "\n"
  private static let done = #"{"step":1,"state":"done"}"# + "\n"
  private static let reverted = #"{"step":1,"state":"reverted"}"# + "\n"

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    var states: [RenameJournal.State]
    var isWhole = true
    var endsTorn = false
    var testDescription: String { what }
  }

  static let rows = [
    Row(what: "nothing yet", text: "", states: [], isWhole: false),
    Row(what: "a torn header", text: #"{"journ"#, states: [], isWhole: false, endsTorn: true),
    Row(
      what: "a header without its end", text: String(header.dropLast()), states: [], isWhole: false,
      endsTorn: true),
    Row(what: "a header alone", text: header, states: [], isWhole: false),
    Row(
      what: "a torn plan", text: header + plan.prefix(40), states: [], isWhole: false, endsTorn: true),
    Row(
      what: "a plan without its end", text: header + plan.dropLast(), states: [], isWhole: false,
      endsTorn: true),
    Row(what: "a plan", text: header + plan, states: [.planned]),
    Row(
      what: "a torn state", text: header + plan + done.prefix(12), states: [.planned], endsTorn: true),
    Row(
      what: "a torn state, ended", text: header + plan + done.prefix(12) + "\n" + reverted,
      states: [.reverted]),
    Row(
      what: "a torn state with the next behind it", text: header + plan + done.prefix(12) + reverted,
      states: [.reverted]),
    Row(
      what: "a torn state with a torn one behind it",
      text: header + plan + done.prefix(12) + done.prefix(4)
        + "\n" + done, states: [.done]),
    Row(what: "an empty line", text: header + plan + "\n" + done, states: [.done]),
    Row(
      what: "a journal that does not say how many steps it has",
      text: header.replacingOccurrences(of: #","steps":1"#, with: "") + plan + done, states: [.done]),
    Row(
      what: "zeros where a line was to be", text: header + plan + "\0\0\0\0\n" + done, states: [.done]),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) throws {
    let journal = try RenameJournal(reading: Array(row.text.utf8))
    #expect(journal.entries.map(\.state) == row.states)
    #expect(journal.isWhole == row.isWhole)
    #expect(journal.endsTorn == row.endsTorn)
  }

  private static let oldHeader = #"{"journal":"uti renames","version":1}"# + "\n"
  private static let tornPlan = String(plan.prefix(40)) + "\n"

  static let strangers: [(text: String, line: Int)] = [
    ("{}\n", 1), ("hello\n", 1), ("hello", 1), ("{\"journal\":\"uti renames\",\"version\":2}\n", 1),
    ("\(oldHeader)\(done)", 2), ("\(oldHeader){\"step\":1,\"state\":\"planned\"}\n", 2),
    // A planned step is lost: it may have been carried out.
    ("\(header)\(tornPlan)\(done)", 2), ("\(header)\(done)", 2),
    ("\(oldHeader)\(plan)\(tornPlan)\(done)", 3),
  ]

  @Test(arguments: strangers)
  func refusesWhatIsNoJournal(text: String, line: Int) {
    #expect { try RenameJournal(reading: Array(text.utf8)) } throws: {
      ($0 as? RenameJournal.Unreadable)?.line == line
    }
  }

  /// A journal of many renames is longer than any file of declarations.
  @Test func aLongJournalIsReadToItsEnd() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try FileDescriptor.open(
      FilePath(path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
    try file.closeAfter {
      let length = 65 << 20
      try file.resize(to: Int64(length))
      #expect(try RenameJournal.content(of: file).count == length)
    }
  }
}
