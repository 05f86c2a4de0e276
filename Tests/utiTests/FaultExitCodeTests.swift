import Foundation
import SystemCalls
import Testing

@testable import uti

/// Read and write errors have their own exit codes, and are neither results nor other names.
@Suite struct FaultExitCodeTests {
  private static let faults: [Fault] = [.ioError, .tooManyFiles, .stale]

  /// Files that a check accepts and rejects, one of them by libmagic.
  @Test(arguments: [("a.jpg", 0), ("s.svg", 1), ("php.jpg", 1)])
  func faultIsNoRefusal(_ name: String, _ status: Int32) throws {
    let command = try RunCommand()
    defer { command.remove() }
    let picture = [UInt8](try Data(contentsOf: RunCommand.fixture("live/IMG_0001.JPG")))
    try command.write(picture, to: Array("a.jpg".utf8))
    try command.write(picture + Array("<?php x(); ?>".utf8), to: Array("php.jpg".utf8))
    try command.write(
      Array(#"<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>"#.utf8), to: Array("s.svg".utf8))
    let arguments = [
      "check", command.folder.appendingPathComponent(name).path, "--accept", "image/*", "-j", "1",
      // A worker would be a second process of the test program.
      "--isolate", "off",
    ]
    let expected = FaultRun.run(arguments)
    #expect(expected.status == status, "\(expected.errorText)")
    var errorCount = 0
    for index in expected.calls.indices where ![1, 2].contains(expected.calls[index].descriptor) {
      for fault in Self.faults {
        let result = FaultRun.run(arguments, fault, at: index)
        if result.status == expected.status, result.text == expected.text,
          result.errorText == expected.errorText
        {
          continue
        }
        errorCount += 1
        #expect(
          result.status == ExitStatus.unreadable.code && !result.errors.isEmpty,
          "\(fault) at call \(index), \(expected.calls[index]): exit \(result.status)\n\(result.errorText)")
      }
    }
    #expect(errorCount > 3)
  }

  /// If the disk fills up while renaming, all names are unchanged and the exit code is that of a full disk.
  @Test func logOnFullDisk() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let before = try library.contents(of: library.folder)
    let arguments = [
      "mismatches", "-r", "--rename", "--apply", "--undo-log", library.log.path, "-j", "1",
      library.folder.path,
    ]
    let expected = FaultRun.run(arguments)
    #expect(expected.status == 0, "\(expected.errorText)")
    let lines = expected.calls.indices.filter {
      expected.calls[$0].name == .write && ![1, 2].contains(expected.calls[$0].descriptor)
    }
    #expect(lines.count > 3)
    for (number, index) in lines.enumerated() {
      for fault in [Fault.noSpace, .torn] {
        try library.reset()
        let result = FaultRun.run(arguments, fault, at: index)
        #expect(
          result.status == ExitStatus.outputFailed.code, "\(fault) of line \(number): \(result.errorText)")
        #expect(result.errorText.contains("No space left on device"))
        if FileManager.default.fileExists(atPath: library.log.path) {
          let undo = FaultRun.run(["undo-renames", library.log.path])
          #expect(undo.status == 0, "\(fault) of line \(number): \(undo.errorText)")
        }
        #expect(try library.contents(of: library.folder) == before)
      }
    }
  }

  /// A failed sync of the folder of a page is reported.
  @Test func failedSyncIsReported() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let page = library.output.appendingPathComponent("page.html")
    let arguments = ["report", library.folder.path, "--to", page.path, "-j", "1"]
    func prepare() throws {
      try library.reset()
      try FileManager.default.createDirectory(at: library.output, withIntermediateDirectories: true)
    }
    try prepare()
    let expected = FaultRun.run(arguments)
    let last = try #require(expected.calls.indices.last { expected.calls[$0].name == .fsync })
    try prepare()
    let result = FaultRun.run(arguments, .ioError, at: last)
    #expect(result.status == ExitStatus.outputFailed.code)
    #expect(result.errorText.contains("its name may not be saved on the disk"))
  }

  /// An unreadable copy of an earlier report is not copied again under another name.
  @Test func unreadableEarlierCopy() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let media = library.output.appendingPathComponent("media")
    let arguments = [
      "report", library.folder.path, "--to", library.output.appendingPathComponent("page.html").path,
      "--with-media", media.path, "-j", "1", "--replace",
    ]
    try library.reset()
    try FileManager.default.createDirectory(at: library.output, withIntermediateDirectories: true)
    #expect(FaultRun.run(arguments).status == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: media.path).sorted()
    let expected = FaultRun.run(arguments)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: media.path).sorted() == names)
    var incomparable = 0
    for index in expected.callIndices(of: [.open, .pread, .fsync]) {
      let result = FaultRun.run(arguments, .ioError, at: index)
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: media.path).sorted() == names,
        "\(expected.calls[index]) at \(index): \(result.errorText)")
      guard result.errorText.contains("cannot be compared") else { continue }
      incomparable += 1
      #expect(result.status == ExitStatus.outputFailed.code)
    }
    #expect(incomparable > 3)
  }
}
