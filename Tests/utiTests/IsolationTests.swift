#if LibMagic && os(Linux)
  import ByteSources
  import FileIdentification
  import Foundation
  import SystemPackage
  import Testing
  import UniformTypes

  /// libmagic in worker processes: the same results, one file affected by a failure, and no access to anything else.
  @Suite(.serialized) struct IsolationTests {
    private static let command = BuiltCommand.folder.appendingPathComponent("uti").path
    /// Bytes that only libmagic may identify.
    private static let unknown: [UInt8] = [0, 1, 2, 0x61, 0x62, 0x63, 0xFF]
    private static let isolated = Isolation(worker: FilePath(command))

    private func identifier(
      _ isolation: Isolation, verifies: Bool = false, timeLimit: Duration? = nil
    ) -> FileIdentifier {
      FileIdentifier(
        .init(keepsEvidence: true, verifies: verifies, isolation: isolation, timeLimit: timeLimit))
    }

    private func usesLibmagic(_ identifier: FileIdentifier) throws -> Bool {
      let result = try identifier.identify(bytes: Self.unknown)
      return result.evidence.contains { $0.source == .libmagic }
    }

    /// Removes the reasons of libmagic, which mention the worker.
    private func withoutReason(_ identification: Identification) -> Identification {
      var result = identification
      for index in result.evidence.indices where result.evidence[index].source == .libmagic {
        result.evidence[index].reason = ""
      }
      return result
    }

    // MARK: Results

    @Test func everyFixtureHasTheSameResult() throws {
      let own = identifier(.off, verifies: true)
      let apart = identifier(Self.isolated, verifies: true)
      let folder = RunCommand.fixture("")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      var verifiedCount = 0
      for name in names {
        let path = FilePath(folder.appendingPathComponent(name).path)
        let (here, there) = (
          Result { try own.identify(path: path) }, Result { try apart.identify(path: path) }
        )
        switch (here, there) {
        case (.success(let here), .success(let there)):
          #expect(withoutReason(here) == withoutReason(there), "\(name)")
          if here.verification != nil { verifiedCount += 1 }
        case (.failure, .failure): break
        default: Issue.record("\(name): only one of both answers")
        }
      }
      #expect(verifiedCount > 50)
    }

    @Test(arguments: [1, 7, 4096, 300_000]) func bytesInMemory(_ count: Int) throws {
      let bytes = (0..<count).map { Self.unknown[$0 % Self.unknown.count] }
      let here = try identifier(.off).identify(bytes: bytes)
      #expect(try withoutReason(identifier(Self.isolated).identify(bytes: bytes)) == withoutReason(here))
    }

    @Test func evidenceMentionsTheWorker() throws {
      let found = try identifier(Self.isolated).identify(bytes: Self.unknown)
      let reason = try #require(found.evidence.first { $0.source == .libmagic }?.reason)
      #expect(reason.contains("in a worker process: ") && reason.contains("limits"))
      if try !RunCommand.isRoot || ProcessStatus.canChangeUser() { #expect(reason.contains("not root")) }
      let own = try identifier(.off).identify(bytes: Self.unknown)
      #expect(own.evidence.first { $0.source == .libmagic }?.reason.contains("worker") == false)
    }

    // MARK: Access of a worker

    @Test func workerHasNoPrivileges() throws {
      let identifier = identifier(Self.isolated)
      let held = try FileHandle(forReadingFrom: RunCommand.fixture("manifest.json"))
      defer { try? held.close() }
      _ = try identifier.identify(bytes: Self.unknown)
      let worker = try #require(Self.workers.first)
      let status = try ProcessStatus(pid_t(worker))
      #expect(status["NoNewPrivs"] == "1")
      #expect(status["Seccomp"] == "2")
      try status.expectNoRootPrivileges()
      let limits = try String(contentsOfFile: "/proc/\(worker)/limits", encoding: .utf8)
      for (name, limit) in [
        ("Max file size", "0"), ("Max core file size", "0"), ("Max processes", "0"), ("Max open files", "8"),
        ("Max cpu time", "120"),
      ] {
        let words = limits.split(separator: "\n").first { $0.hasPrefix(name) }?.dropFirst(name.count)
          .split(separator: " ")
        #expect(words?.prefix(2).map(String.init) == [limit, limit], "\(name)")
      }
      guard try ProcessStatus.showsOthers() else { return }
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker)/fd").sorted()
      #expect(open == ["0", "1", "2"])
      for number in open {
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(worker)/fd/\(number)")
        #expect(target.hasPrefix("socket:"))
      }
      let environment = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(worker)/environ"))
      let variables = environment.split(separator: 0).compactMap {
        String(decoding: $0, as: UTF8.self).split(separator: "=").first.map(String.init)
      }
      #expect(Set(variables).isSubset(of: ["SWIFT_BACKTRACE", "TZ", "LD_LIBRARY_PATH"]))
      withExtendedLifetime(identifier) {}
    }

    @Test func workersEndWithTheirIdentifier() throws {
      do { _ = try identifier(Self.isolated).identify(bytes: Self.unknown) }
      #expect(Self.workers.isEmpty)
    }

    private func sharing(_ workers: SharedMagicWorkers) -> FileIdentifier {
      var options = FileIdentifier.Options(keepsEvidence: true, isolation: Self.isolated)
      options.magicWorkers = workers
      return FileIdentifier(options)
    }

    @Test func identifiersShareAWorker() throws {
      do {
        let shared = SharedMagicWorkers()
        let identifiers = [sharing(shared), sharing(shared), sharing(shared)]
        for identifier in identifiers + identifiers {
          #expect(try usesLibmagic(identifier))
          #expect(Self.workers.count == 1)
        }
        let reason = try identifiers[2].identify(bytes: Self.unknown).evidence
          .first { $0.source == .libmagic }?.reason
        #expect(reason?.contains("in a worker process: ") == true)
      }
      #expect(Self.workers.isEmpty)
    }

    /// The system ends a worker with the thread that started it; other threads get a new one.
    @Test func workerEndedWithItsThreadIsReplaced() async throws {
      let shared = SharedMagicWorkers()
      for _ in 0..<3 {
        await withCheckedContinuation { done in
          Thread {
            let identifier = self.sharing(shared)
            #expect(throws: Never.self) { try self.usesLibmagic(identifier) }
            done.resume()
          }.start()
        }
        #expect(try usesLibmagic(sharing(shared)))
      }
    }

    /// The workers of this process, by their command line.
    private static var workers: [Int] {
      let numbers =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int($0) } ?? []
      return numbers.filter { number in
        guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
          let status = FileManager.default.contents(atPath: "/proc/\(number)/status")
        else { return false }
        return String(decoding: line, as: UTF8.self) == "\(command)\0--isolated-worker\0"
          && String(decoding: status, as: UTF8.self).contains("PPid:\t\(getpid())\n")
      }
    }

    // MARK: Failures

    /// Uses a shell script as the worker: `first` at the first start, later the real worker.
    ///
    /// The script must read the request, of 19 or another number of bytes, to receive it at all.
    private func withScriptedWorker(_ first: String, _ body: (Isolation) throws -> Void) throws {
      let command = try RunCommand()
      defer { command.remove() }
      let script = command.folder.appendingPathComponent("worker").path
      let text = """
        #!/bin/bash
        if [ -e \(command.folder.path)/again ]; then exec \(Self.command) "$@"; fi
        : > \(command.folder.path)/again
        hello() { printf '\\3\\0\\0\\0\\2\\0\\0\\0\\0\\0\\0\\0ok'; head -c ${1:-19} >/dev/null; }
        \(first)
        """
      try RunCommand.write(program: text, at: script)
      try body(Isolation(worker: FilePath(script)))
    }

    private static let failures = [
      ("exit 3", "ended with exit code 3"),
      ("hello; exit 0", "ended with exit code 0"),
      ("hello; kill -SEGV $$", "was ended by signal 11"),
      ("hello; kill -KILL $$", "was ended by signal 9"),
      ("hello; kill -SYS $$", "made a system call that it is not allowed to make"),
      ("hello; kill -PROF $$", "had no time left to compute"),
      ("echo what is this, and what is it to me", "answered what is no answer"),
      ("hello; printf '\\3\\0\\0\\0\\377\\377\\377\\377\\0\\0\\0\\0'", "answered what is no answer"),
      ("hello; printf '\\3\\0\\0\\0\\2\\0\\0\\0\\0\\0\\0\\0\\033['", "answered what is no answer"),
      ("hello; printf '\\1\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0'", "answered what is no answer"),
    ]

    @Test(arguments: failures) func failureAffectsOneFile(_ script: String, _ words: String) throws {
      try withScriptedWorker(script) { isolation in
        let identifier = identifier(isolation)
        let error = #expect(throws: IdentificationError.self) { try identifier.identify(bytes: Self.unknown) }
        #expect(error?.code == "magic")
        #expect(error?.message == "libmagic's worker process \(words)")
        let hasResult = try usesLibmagic(identifier)
        #expect(hasResult)
      }
    }

    @Test func hangingWorkersAreEnded() throws {
      try withScriptedWorker("hello; exec sleep 100000") { isolation in
        let identifier = identifier(isolation, timeLimit: .milliseconds(50))
        let error = #expect(throws: IdentificationError.self) { try identifier.identify(bytes: Self.unknown) }
        #expect(error?.code == "ETIMEDOUT")
      }
    }

    /// A worker that sends nothing is ended.
    @Test func silentWorkersAreEnded() throws {
      try withScriptedWorker("exec sleep 100000") { isolation in
        let identifier = identifier(isolation, timeLimit: .milliseconds(50))
        let error = #expect(throws: IdentificationError.self) { try identifier.identify(bytes: Self.unknown) }
        #expect(error?.code == "magic")
        #expect(error?.message == "libmagic's worker process stayed silent")
      }
    }

    @Test func missingWorkerProgram() throws {
      let identifier = identifier(Isolation(worker: "/nowhere/at all"))
      for _ in 0..<2 {
        let error = #expect(throws: IdentificationError.self) { try identifier.identify(bytes: Self.unknown) }
        #expect(error?.code == "magic")
        #expect(error?.message.contains("could not be started from /nowhere/at all: No such file") == true)
      }
      // No worker is started for formats of this package.
      #expect(try identifier.identify(bytes: [0xFF, 0xD8, 0xFF, 0xE1] + Self.unknown).type == .jpeg)
    }

    /// An idle worker that was killed is replaced.
    @Test func killedIdleWorkersAreReplaced() throws {
      let identifier = identifier(Self.isolated)
      for _ in 0..<3 {
        #expect(try usesLibmagic(identifier))
        let worker = try #require(Self.workers.first)
        #expect(kill(pid_t(worker), SIGKILL) == 0)
      }
      #expect(try usesLibmagic(identifier))
    }

    /// A worker without memory reports it or ends, and is replaced.
    @Test func starvation() throws {
      let identifier = identifier(Self.isolated, verifies: true)
      #expect(try usesLibmagic(identifier))
      let worker = try #require(Self.workers.first)
      ProcessLimits.set("--as=1048576", of: pid_t(worker))
      let file = RunCommand.fixture("manifest.json")
      let error = #expect(throws: IdentificationError.self) {
        try identifier.identify(path: FilePath(file.path))
      }
      #expect(error?.code == "magic")
      // libmagic reports an error; Swift's allocator ends the process.
      let words = ["had too little memory", "ended with a fatal error, as for lack of memory"]
      #expect(words.contains { error?.message.contains($0) == true })
      #expect(try usesLibmagic(identifier))
    }

    /// Cancels a request from another thread.
    @Test func cancelled() throws {
      let cancellation = Cancellation()
      let identifier = FileIdentifier(.init(isolation: Self.isolated, cancellation: cancellation))
      _ = try identifier.identify(bytes: Self.unknown)
      let worker = try #require(Self.workers.first)
      #expect(kill(pid_t(worker), SIGSTOP) == 0)
      let canceller = Thread {
        Thread.sleep(forTimeInterval: 0.1)
        cancellation.cancel()
      }
      canceller.start()
      let error = #expect(throws: IdentificationError.self) { try identifier.identify(bytes: Self.unknown) }
      #expect(error?.message == "it was cancelled")
      #expect(throws: IdentificationError.self) { try identifier.identify(bytes: Array("words".utf8)) }
    }

    /// The position of a descriptor is unchanged, even if a worker dies after moving it.
    @Test func descriptorPositionsAreUnchanged() throws {
      let file = try FileHandle(forReadingFrom: RunCommand.fixture("manifest.json"))
      defer { try? file.close() }
      try file.seek(toOffset: 5)
      let descriptor = file.fileDescriptor
      _ = try identifier(Self.isolated, verifies: true).identify(descriptor: descriptor)
      #expect(lseek(descriptor, 0, SEEK_CUR) == 5)
      try withScriptedWorker("hello 12; kill -KILL $$") { isolation in
        #expect(throws: IdentificationError.self) {
          try identifier(isolation, verifies: true).identify(descriptor: descriptor)
        }
      }
      #expect(lseek(descriptor, 0, SEEK_CUR) == 5)
    }

    /// The system ends a worker with the thread that started it, without an error for a file.
    @Test func threadsMayEnd() throws {
      final class Work {
        let identifier: FileIdentifier
        init(_ identifier: FileIdentifier) { self.identifier = identifier }
      }
      let work = Work(identifier(Self.isolated))
      var thread = pthread_t()
      let argument = Unmanaged.passRetained(work).toOpaque()
      let started = pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          _ = try? Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().identifier.identify(bytes: [
            0, 1, 2,
          ])
          return nil
        }, argument)
      #expect(started == 0 && pthread_join(thread, nil) == 0)
      #expect(try usesLibmagic(work.identifier))
    }
  }
#endif
