internal import CLibrary
internal import Synchronization
package import SystemPackage

// Running a program to its end, with its input and output in memory.
extension ChildProcess {
  /// The end of a program, and its standard output.
  package struct Finished: Sendable {
    package var end: WorkerProcess.End
    package var output: [UInt8]
  }

  /// Runs a program without a shell and waits for its end; it shares standard error and the terminal's signals.
  ///
  /// Its standard input is a file with the bytes of `input`. A program that writes more than `maxOutput` bytes is killed.
  package static func run(
    _ program: FilePath, arguments: [FilePath] = [], input: [UInt8], upTo maxOutput: Int
  ) throws(StartFailure) -> Finished {
    let file: FileDescriptor
    do throws(Errno) {
      file = try FileSystem.makeScratchFile()
    } catch { throw StartFailure(description: "cannot make a temporary file: \(error)") }
    defer { file.release() }
    do {
      try file.writeContents(input)
      try file.seek(offset: 0, from: .start)
    } catch { throw StartFailure(description: "cannot write a temporary file: \(error)") }
    let started: Result<(process: pid_t, output: FileDescriptor), StartFailure> = starting.withLock { _ in
      Result { () throws(StartFailure) in try start(program, arguments, file) }
    }
    let (process, output) = try started.get()
    defer { output.release() }
    var written: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count: Int
      do throws(Errno) { count = try output.readBytes(into: &block) } catch {
        if error == .interrupted { continue }
        break
      }
      if count == 0 { break }
      written.append(contentsOf: block[..<count])
      if written.count > maxOutput {
        kill(process, SIGKILL)
        break
      }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return Finished(end: .unknown, output: written) }
    }
    let signal = status & 0x7F
    return Finished(end: signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal), output: written)
  }

  private static func start(
    _ program: FilePath, _ arguments: [FilePath], _ input: FileDescriptor
  ) throws(StartFailure) -> (process: pid_t, output: FileDescriptor) {
    let pipe = try makePipe()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.write.rawValue, 1)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map {
      $0.withPlatformString { strdup($0) }
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = program.withPlatformString {
      posix_spawn(&process, $0, &actions, &attributes, words, environ)
    }
    pipe.write.release()
    guard failure == 0 else {
      pipe.read.release()
      throw StartFailure(
        description: "cannot start \(program): \(Errno(rawValue: failure))")
    }
    return (process, pipe.read)
  }
}
