import Foundation
import PropertyLists
import SystemCalls
import SystemPackage
import Testing

@testable import FileActions

/// Reading of journals that end anywhere.
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
    var isComplete = true
    var endsTorn = false
    var testDescription: String { what }
  }

  static let rows = [
    Row(what: "nothing yet", text: "", states: [], isComplete: false),
    Row(what: "a torn header", text: #"{"journ"#, states: [], isComplete: false, endsTorn: true),
    Row(
      what: "a header without its end", text: String(header.dropLast()), states: [], isComplete: false,
      endsTorn: true),
    Row(what: "a header alone", text: header, states: [], isComplete: false),
    Row(
      what: "a torn plan", text: header + plan.prefix(40), states: [], isComplete: false, endsTorn: true),
    Row(
      what: "a plan without its end", text: header + plan.dropLast(), states: [], isComplete: false,
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
    #expect(journal.isComplete == row.isComplete)
    #expect(journal.endsTorn == row.endsTorn)
  }

  private static let oldHeader = #"{"journal":"uti renames","version":1}"# + "\n"
  private static let tornPlan = String(plan.prefix(40)) + "\n"

  static let strangers: [(text: String, line: Int)] = [
    ("{}\n", 1), ("hello\n", 1), ("hello", 1), ("{\"journal\":\"uti renames\",\"version\":3}\n", 1),
    // Without a checksum.
    ("{\"journal\":\"uti renames\",\"version\":2}\n", 1),
    ("\(oldHeader)\(done)", 2), ("\(oldHeader){\"step\":1,\"state\":\"planned\"}\n", 2),
    // A lost planned step may have been executed.
    ("\(header)\(tornPlan)\(done)", 2), ("\(header)\(done)", 2),
    ("\(oldHeader)\(plan)\(tornPlan)\(done)", 3),
  ]

  @Test(arguments: strangers)
  func refusesWhatIsNoJournal(text: String, line: Int) {
    #expect { try RenameJournal(reading: Array(text.utf8)) } throws: {
      ($0 as? RenameJournal.Unreadable)?.line == line
    }
  }

  /// A journal of three steps in the current version.
  private static let sealed: [[UInt8]] = {
    func step(_ number: Int) -> [UInt8] {
      JournalLine.record { json in
        json.field("group", number)
        json.field("step", number)
        json.field("state", "planned")
        json.field("from", "/a/\(number).jpg")
        json.field("to", "/a/\(number).heic")
        for name in ["device", "node", "size"] { json.field(name, "1") }
        json.field("modified", "4.000000000")
      }
    }
    let header = JournalLine.record { json in
      json.field("journal", "uti renames")
      json.field("version", 2)
      json.field("steps", 3)
    }
    return [header] + (1...3).map(step) + [RenameJournal.line(step: 2, .done)]
  }()

  @Test func linesHaveLengthAndChecksum() throws {
    // CRC-32 of the 24 bytes before, computed by another program.
    #expect(
      String(decoding: RenameJournal.line(step: 1, .done), as: UTF8.self)
        == #"{"step":1,"state":"done","check":"24:3de23da4"}"# + "\n")
  }

  /// Changing any byte neither invents a step nor silently loses one.
  @Test func damagedLinesAreMissing() throws {
    let bytes = Self.sealed.flatMap { $0 }
    let whole = try RenameJournal(reading: bytes)
    #expect(whole.isComplete && whole.entries.map(\.state) == [.planned, .done, .planned])
    for position in bytes.indices {
      for flip in [UInt8(1), 0x20, 0xFF] {
        var damaged = bytes
        damaged[position] ^= flip
        guard let journal = try? RenameJournal(reading: damaged) else { continue }
        for entry in journal.entries {
          let same = whole.entries.first { $0.step == entry.step }
          #expect(same?.from == entry.from && same?.to == entry.to && same?.identity == entry.identity)
        }
        #expect(journal.isComplete == (journal.entries.count == 3), "\(position)")
      }
    }
  }

  /// Lines that are missing, duplicated or joined.
  @Test func detectsMissingLines() throws {
    let lines = Self.sealed
    let without = try RenameJournal(reading: (lines[..<2] + lines[3...]).flatMap { $0 })
    #expect(!without.isComplete && without.planned == 3 && without.entries.map(\.step) == [1, 3])
    let glued = lines[0] + lines[1] + lines[2].dropLast(9) + lines[3] + lines[4]
    let rest = try RenameJournal(reading: Array(glued))
    #expect(!rest.isComplete && rest.entries.map(\.step) == [1])
  }

  private func withFile(_ bytes: [UInt8], length: Int, _ body: (FileDescriptor) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try FileDescriptor.open(
      FilePath(path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
    try file.closeAfter {
      try file.writeAll(bytes)
      try file.resize(to: Int64(length))
      try body(file)
    }
  }

  /// The number of bytes read of a file, and the result.
  private func reading(_ bytes: [UInt8], length: Int) throws -> (
    count: Int, result: Result<RenameJournal, RenameJournal.ReadFailure>
  ) {
    var outcome: (Int, Result<RenameJournal, RenameJournal.ReadFailure>)?
    try withFile(bytes, length: length) { file in
      let count = Guarded(0)
      let watch = CallWatch { call in
        if call.name == .pread { count.withLock { $0 += call.bytes?.count ?? 0 } }
        return .made
      }
      let result = watch.during {
        Result { () throws(RenameJournal.ReadFailure) in try RenameJournal(of: file) }
      }
      outcome = (count.withLock { $0 }, result)
    }
    return try #require(outcome)
  }

  /// Journals may exceed the limit for property lists.
  @Test func readsALongJournal() throws {
    let length = 65 << 20
    let (count, result) = try reading(Array((Self.header + Self.plan).utf8), length: length)
    #expect(count > length)
    #expect(try result.get().entries.count == 1)
  }

  /// Files that are not journals are read only in part, files that are too long not at all.
  @Test(arguments: [
    ("", 65 << 20, "no journal of renames"), ("{}\n", 65 << 20, "no journal of renames"),
    (header, 2 << 30, "longer than any journal"),
  ])
  func whatIsNoJournalIsNotRead(_ bytes: String, _ length: Int, _ problem: String) throws {
    let (count, result) = try reading(Array(bytes.utf8), length: length)
    #expect(count <= 1 << 18)
    #expect(throws: RenameJournal.ReadFailure.unreadable(.init(line: 1, problem: problem))) {
      try result.get()
    }
  }

  @Test func refusesDevices() throws {
    let device = try FileDescriptor.open("/dev/zero", .readOnly)
    try device.closeAfter {
      #expect(
        throws: RenameJournal.ReadFailure.unreadable(
          .init(line: 1, problem: "no regular file, and no journal of renames"))
      ) { _ = try RenameJournal(of: device) }
    }
  }
}
