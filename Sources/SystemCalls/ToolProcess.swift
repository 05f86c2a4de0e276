internal import CLibrary
internal import CPlatform
package import SystemPackage

/// Runs another program on one file in a sandbox.
///
/// The program can read that file and the system's libraries and write to one pipe; network, other files and other processes are
/// forbidden, as far as the system supports it.
package enum ToolProcess {
  package struct Limits: Sendable {
    /// Processor time, and also elapsed time.
    package var seconds: Int
    /// In bytes.
    package var memory: Int
    /// In bytes.
    package var output: Int

    package init(seconds: Int, memory: Int, output: Int) {
      (self.seconds, self.memory, self.output) = (seconds, memory, output)
    }
  }

  package enum Outcome: Sendable {
    case output([UInt8])
    /// The reason, as words that follow the program's name.
    case failed(String)
  }

  /// Runs `tool` on an open file.
  ///
  /// `launcher` is a program that calls ``replaceProcess(_:)`` if its first argument is `mark`.
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
    var sendFailure: WorkerProcess.Failure?
    for descriptor in [file.rawValue, ends[1]] where sendFailure == nil {
      do throws(WorkerProcess.Failure) {
        try process.send(descriptor: descriptor, until: deadline)
      } catch { sendFailure = error }
    }
    // The read below ends only when all copies of the write end are closed.
    Calls.close(ends[1])
    let read =
      sendFailure == nil
      ? self.read(ends[0], upTo: limits.output, until: deadline) : .failed("cannot be reached")
    if case .failed = read { process.handle.kill() }
    let end = process.end(timeout: 1000)
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

  /// Replaces this process by a program.
  ///
  /// Arguments: seconds, bytes of memory, program, its arguments. The descriptors of its input and output are
  /// received over the channel.
  package static func replaceProcess(_ arguments: [FilePath]) -> Never {
    var (input, output): (FileDescriptor?, FileDescriptor?)
    var byte: [UInt8] = [0]
    let isReceived = byte.withUnsafeMutableBytes {
      WorkerChannel.receive(into: $0, &input) && WorkerChannel.receive(into: $0, &output)
    }
    guard isReceived, let input, let output, arguments.count >= 3,
      let seconds = UInt64(arguments[0].string),
      let memory = UInt64(arguments[1].string)
    else { CurrentProcess.exit(64) }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments[2...].map {
      $0.withPlatformString { strdup($0) }
    }
    pointers.append(nil)
    let user = user(reading: input)
    arguments[2].withPlatformString {
      uti_replace_process($0, pointers, input.rawValue, output.rawValue, seconds, memory, user)
    }
    CurrentProcess.exit(127)
  }

  /// Returns the user that runs the program if this process is root: `nobody` if the file is readable by all, else its owner.
  ///
  /// Some programs reopen the file under `/proc`, which needs the permission.
  private static func user(reading file: FileDescriptor) -> UInt32 {
    let nobody = UInt32(UTI_NOBODY)
    guard let status = try? FileStatus(of: file.rawValue) else { return nobody }
    let everybodyReads: UInt32 = 0o004
    return status.mode & everybodyReads == 0 ? status.user : nobody
  }
}
