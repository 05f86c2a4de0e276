internal import CLibrary
internal import CPlatform
package import SystemPackage

/// A foreign program at work on one file: it can read that file and the system's libraries, write to one pipe, and reach
/// no network, no other file and no other process, as far as the system can refuse that.
package enum ToolProcess {
  package struct Limits: Sendable {
    /// Of computing, and of waiting.
    package var seconds: Int
    package var memory: Int
    package var output: Int

    package init(seconds: Int, memory: Int, output: Int) {
      (self.seconds, self.memory, self.output) = (seconds, memory, output)
    }
  }

  package enum Outcome: Sendable {
    case output([UInt8])
    /// In words that follow the program's name.
    case failed(String)
  }

  /// Runs `tool` on an open file; `launcher` is a program that calls ``become(_:)`` where it is started with `mark`.
  package static func run(
    _ tool: FilePath, _ arguments: [FilePath], on file: FileDescriptor, launcher: FilePath, mark: FilePath,
    _ limits: Limits
  ) -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard uti_pipe(&ends) == 0 else { return .failed("cannot be given a pipe: \(Errno.current)") }
    defer { Calls.close(ends[0]) }
    let deadline = Clock.milliseconds + limits.seconds * 1000
    let numbers = [FilePath("\(limits.seconds)"), FilePath("\(limits.memory)")]
    let process: WorkerProcess
    do throws(Errno) {
      process = try WorkerProcess(launcher, arguments: [mark] + numbers + [tool] + arguments)
    } catch {
      Calls.close(ends[1])
      return .failed("cannot be started: \(error)")
    }
    var sent: WorkerProcess.Failure?
    for descriptor in [file.rawValue, ends[1]] where sent == nil {
      do throws(WorkerProcess.Failure) {
        try process.hand(over: descriptor, until: deadline)
      } catch { sent = error }
    }
    // The pipe ends once nobody else holds its other end.
    Calls.close(ends[1])
    let read =
      sent == nil ? self.read(ends[0], upTo: limits.output, until: deadline) : .failed("cannot be reached")
    if case .failed = read { process.handle.kill() }
    let end = process.end(patience: 1000)
    if case .failed = read { return read }
    return end == .exit(0) ? read : .failed(end.words)
  }

  private static func read(_ pipe: Int32, upTo limit: Int, until deadline: Int) -> Outcome {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = block.withUnsafeMutableBytes {
        uti_read_until(pipe, $0.baseAddress, $0.count, Int64(deadline))
      }
      if count == 0 { return .output(bytes) }
      if count < 0 {
        return .failed(
          count == -Int64(ETIMEDOUT)
            ? "was not done in time" : "cannot be read: \(Errno(rawValue: Int32(-count)))")
      }
      bytes += block[..<Int(count)]
      if bytes.count > limit { return .failed("wrote more than \(limit) bytes") }
    }
  }

  /// Becomes the program that the arguments name, behind seconds and bytes of memory; what it needs comes over the channel.
  package static func become(_ words: [FilePath]) -> Never {
    var (input, output): (FileDescriptor?, FileDescriptor?)
    var byte: [UInt8] = [0]
    let isGiven = byte.withUnsafeMutableBytes {
      WorkerChannel.receive(into: $0, &input) && WorkerChannel.receive(into: $0, &output)
    }
    guard isGiven, let input, let output, words.count >= 3, let seconds = UInt64(words[0].string),
      let memory = UInt64(words[1].string)
    else { CurrentProcess.exit(64) }
    var pointers: [UnsafeMutablePointer<CChar>?] = words[2...].map { $0.withPlatformString { strdup($0) } }
    pointers.append(nil)
    let user = user(reading: input)
    words[2].withPlatformString {
      uti_become($0, pointers, input.rawValue, output.rawValue, seconds, memory, user)
    }
    CurrentProcess.exit(127)
  }

  /// The user for whom root starts a program: nobody where everybody may read the file, else the file's owner.
  ///
  /// Some programs open the file once more by a name for it under `/proc`, which needs that permission.
  private static func user(reading file: FileDescriptor) -> UInt32 {
    let nobody = UInt32(UTI_NOBODY)
    guard let status = try? FileStatus(of: file.rawValue) else { return nobody }
    let everybodyReads: UInt32 = 0o004
    return status.mode & everybodyReads == 0 ? status.user : nobody
  }
}
