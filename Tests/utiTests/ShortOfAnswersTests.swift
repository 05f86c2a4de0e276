import Foundation
import SystemCalls
import Testing

@testable import uti

/// What cannot be read or written is the exit code's to say: it is neither a yes nor a no, nor another name.
@Suite struct ShortOfAnswersTests {
  private static let faults: [Fault] = [.ioError, .tooManyFiles, .stale]

  /// Files that a check accepts and refuses, and one question that depends on libmagic.
  @Test(arguments: [("a.jpg", 0), ("s.svg", 1), ("php.jpg", 1)])
  func noFaultIsARefusal(_ name: String, _ status: Int32) throws {
    let command = try RunCommand()
    defer { command.remove() }
    let picture = [UInt8](try Data(contentsOf: RunCommand.fixture("live/IMG_0001.JPG")))
    try command.write(picture, to: Array("a.jpg".utf8))
    try command.write(picture + Array("<?php x(); ?>".utf8), to: Array("php.jpg".utf8))
    try command.write(
      Array(#"<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>"#.utf8), to: Array("s.svg".utf8))
    let arguments = [
      "check", command.folder.appendingPathComponent(name).path, "--accept", "image/*", "-j", "1",
      // A worker would be another process of the tests' own program.
      "--isolate", "off",
    ]
    let right = FaultRun.run(arguments)
    #expect(right.status == status, "\(right.errorText)")
    var said = 0
    for place in right.calls.indices where ![1, 2].contains(right.calls[place].descriptor) {
      for fault in Self.faults {
        let result = FaultRun.run(arguments, fault, at: place)
        if result.status == right.status, result.text == right.text, result.errorText == right.errorText {
          continue
        }
        said += 1
        #expect(
          result.status == ExitStatus.unreadable.code && !result.errors.isEmpty,
          "\(fault) at call \(place), \(right.calls[place]): exit \(result.status)\n\(result.errorText)")
      }
    }
    #expect(said > 3)
  }

  /// A disk that fills in the middle of a renaming: names are as before, and the exit code is that of a full disk.
  @Test func aLogThatCannotGrow() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let before = try library.contents(of: library.folder)
    let arguments = [
      "mismatches", "-r", "--rename", "--apply", "--undo-log", library.log.path, "-j", "1",
      library.folder.path,
    ]
    let right = FaultRun.run(arguments)
    #expect(right.status == 0, "\(right.errorText)")
    let lines = right.calls.indices.filter {
      right.calls[$0].name == .write && ![1, 2].contains(right.calls[$0].descriptor)
    }
    #expect(lines.count > 3)
    for (number, place) in lines.enumerated() {
      for fault in [Fault.noSpace, .torn] {
        try library.reset()
        let result = FaultRun.run(arguments, fault, at: place)
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

  /// Neither the names in a page's folder nor those in a library's are said to last where they may not.
  @Test func namesThatMayNotLast() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let page = library.output.appendingPathComponent("page.html")
    let arguments = ["report", library.folder.path, "--to", page.path, "-j", "1"]
    func prepare() throws {
      try library.reset()
      try FileManager.default.createDirectory(at: library.output, withIntermediateDirectories: true)
    }
    try prepare()
    let right = FaultRun.run(arguments)
    let last = try #require(right.calls.indices.last { right.calls[$0].name == .fsync })
    try prepare()
    let result = FaultRun.run(arguments, .ioError, at: last)
    #expect(result.status == ExitStatus.outputFailed.code)
    #expect(result.errorText.contains("its name may not be saved on the disk"))
  }

  /// A copy of an earlier report that cannot be read is not copied again under another name.
  @Test func aCopyThatCannotBeCompared() throws {
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
    let right = FaultRun.run(arguments)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: media.path).sorted() == names)
    var incomparable = 0
    for place in right.places(of: [.open, .pread, .fsync]) {
      let result = FaultRun.run(arguments, .ioError, at: place)
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: media.path).sorted() == names,
        "\(right.calls[place]) at \(place): \(result.errorText)")
      guard result.errorText.contains("cannot be compared") else { continue }
      incomparable += 1
      #expect(result.status == ExitStatus.outputFailed.code)
    }
    #expect(incomparable > 3)
  }
}
