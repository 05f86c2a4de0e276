#if os(Linux)
  import ByteSources
  import FileIdentification
  import Foundation
  import MediaItems
  import MediaMetadata
  import SystemPackage
  import Testing
  import TypeDeclarations
  import UniformTypes

  /// Readers in worker processes: the same results, one file affected by a failure, and none by a death between files.
  @Suite(.serialized) struct ReaderIsolationTests {
    private static let command = BuiltCommand.folder.appendingPathComponent("uti").path
    private static let isolated = Isolation(worker: FilePath(command), extent: .readers)

    private func options(
      _ isolation: Isolation = Self.isolated, timeLimit: Duration? = nil, cancellation: Cancellation? = nil
    ) -> FileIdentifier.Options {
      FileIdentifier.Options(
        magic: .omitted, keepsEvidence: true, ends: .thorough, isolation: isolation, timeLimit: timeLimit,
        cancellation: cancellation)
    }

    private static func fixtures() throws -> [(name: String, path: FilePath)] {
      let folder = RunCommand.fixture("").deletingLastPathComponent()
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
        ($0, FilePath(folder.appendingPathComponent($0).path))
      }
    }

    // MARK: Results

    @Test func everyFixtureHasTheSameItem() throws {
      let own = MediaItemReader(options(.off), details: .everything)
      let apart = MediaItemReader(options(), details: .everything)
      var read = 0
      for (name, path) in try Self.fixtures() {
        let sidecars = [path.removingLastComponent().appending("none.xmp")]
        let (here, there) = (
          Result { try own.read(path: path, sidecars: sidecars) },
          Result { try apart.read(path: path, sidecars: sidecars) }
        )
        switch (here, there) {
        case (.success(let here), .success(let there)):
          let (verdict, layers) = Self.split(there.file.identification)
          #expect(here.file.identification == verdict, "\(name)")
          // For a bundle only its parts are read.
          if here.file.metadata != nil, here.livePhoto?.form != .bundle {
            #expect(layers?.contains("limits") == true, "\(name)")
          }
          #expect(here.file.metadata == there.file.metadata, "\(name)")
          #expect(here.file.details == there.file.details, "\(name)")
          #expect(here.file.byteCount == there.file.byteCount, "\(name)")
          #expect(here.livePhoto == there.livePhoto && here.kind == there.kind, "\(name)")
          #expect(here.subtypes == there.subtypes && here.isLocated == there.isLocated, "\(name)")
          #expect(here.coordinates == there.coordinates, "\(name)")
          if here.file.metadata != nil { read += 1 }
        case (.failure(let here), .failure(let there)):
          #expect(here as? IdentificationError == there as? IdentificationError, "\(name)")
        default: Issue.record("\(name): only one of both answers")
        }
      }
      #expect(read > 100)
    }

    /// Thumbnails made by a worker equal those of this process, and have no metadata.
    @Test func everyThumbnailIsTheSame() throws {
      let own = ThumbnailReader(options(.off))
      let apart = ThumbnailReader(options())
      var made = 0
      for (name, path) in try Self.fixtures() {
        guard let file = try? FileDescriptor.open(path, .readOnly) else { continue }
        defer { try? file.close() }
        for size in [ThumbnailReader.Size.small, .large, .init(leastSide: 40, byteCount: 600)] {
          let here = try own.thumbnail(descriptor: file.rawValue, size)
          let there = try apart.thumbnail(descriptor: file.rawValue, size)
          #expect(here?.bytes == there?.bytes && here?.orientation == there?.orientation, "\(name)")
          #expect(here?.type == there?.type && here?.pixelWidth == there?.pixelWidth, "\(name)")
          guard let there else { continue }
          made += 1
          #expect(!String(decoding: there.bytes, as: Unicode.ASCII.self).contains("Exif"), "\(name)")
        }
      }
      #expect(made > 50)
    }

    /// Splits an identification into the verdict and the description of its isolation.
    private static func split(_ identification: Identification) -> (verdict: Identification, layers: String?)
    {
      var verdict = identification
      verdict.isolation = nil
      return (verdict, identification.isolation)
    }

    /// Sources without a descriptor are read in ranges through this process.
    @Test func sourcesAreReadInRanges() throws {
      let (own, apart) = (FileIdentifier(options(.off)), FileIdentifier(options()))
      for (name, path) in try Self.fixtures() where path.extension != nil {
        guard let bytes = FileManager.default.contents(atPath: path.string) else { continue }
        let here = try own.identify(bytes: Array(bytes), name: name)
        #expect(try Self.split(apart.identify(bytes: Array(bytes), name: name)).verdict == here, "\(name)")
      }
    }

    private struct Refusing: ByteSource {
      let byteCount: Int64? = 4096
      func read(at: Int64, into: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        throw ByteSourceError(code: .ioError, description: "the object is gone")
      }
    }

    @Test func sourceErrorsAreReported() {
      for isolation in [Isolation.off, Self.isolated] {
        let error = #expect(throws: IdentificationError.self) {
          try FileIdentifier(options(isolation)).identify(source: Refusing())
        }
        #expect(error?.code == .inputOutput)
      }
    }

    @Test func declarationsAreSent() throws {
      let registry = try TypeRegistry.standard.adding([
        TypeDeclaration(
          identifier: "com.example.quux", conformsTo: ["public.plain-text"],
          tags: [.filenameExtension: ["quux"]])
      ]).adding([TypeDeclaration(identifier: "com.example.corge", conformsTo: ["com.example.quux"])])
      var options = options()
      options.registry = registry
      let found = try FileIdentifier(options).identify(bytes: Array("words\n".utf8), name: "a.quux")
      #expect(found.type.identifier == "com.example.quux")
    }

    // MARK: Access of a worker

    @Test func workersHaveNoRootPrivileges() throws {
      let identifier = FileIdentifier(options())
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
      let status = try ProcessStatus(#require(Self.workers.first))
      #expect(status["NoNewPrivs"] == "1")
      #expect(status["Seccomp"] == "2")
      try status.expectNoRootPrivileges()
      withExtendedLifetime(identifier) {}
    }

    // MARK: Failures

    /// The reader processes of this process.
    private static var workers: [pid_t] {
      let numbers =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
      return numbers.filter { number in
        guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
          let status = FileManager.default.contents(atPath: "/proc/\(number)/status")
        else { return false }
        return String(decoding: line, as: UTF8.self).hasPrefix("\(command)\0--isolated-identifier\0")
          && String(decoding: status, as: UTF8.self).contains("PPid:\t\(getpid())\n")
      }
    }

    /// An endless source of gzip data or spaces; `action` runs on the worker while it reads.
    private struct Stream: ByteSource {
      let byteCount: Int64? = 1 << 30
      var sendsSpaces = false
      var action: @Sendable (pid_t) -> Void

      func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        for worker in ReaderIsolationTests.workers { action(worker) }
        // A gzip header, then empty stored blocks of deflate.
        let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        let block: [UInt8] = [0, 0, 0, 0xFF, 0xFF]
        for index in buffer.indices {
          let position = offset + Int64(index)
          buffer[index] =
            sendsSpaces ? 0x20 : position < 10 ? head[Int(position)] : block[Int((position - 10) % 5)]
        }
        return buffer.count
      }
    }

    struct Failure: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var words: [String]
      /// True to use spaces, of which 256 KiB are read at once.
      ///
      /// A chunk of gzip data may fit into memory freed before.
      var usesSpaces = false
      var action: @Sendable (pid_t) -> Void
    }

    static let failures = [
      Failure(testDescription: "dies", words: ["was ended by signal 11"]) { kill($0, SIGSEGV) },
      Failure(testDescription: "is killed", words: ["was ended by signal 9"]) { kill($0, SIGKILL) },
      Failure(testDescription: "computes for too long", words: ["had no time left to compute"]) {
        kill($0, SIGXCPU)
      },
      Failure(testDescription: "computes for too long with one file", words: ["had no time left to compute"])
      {
        kill($0, SIGPROF)
      },
      Failure(
        testDescription: "starves", words: ["ended with a fatal error, as for lack of memory"],
        usesSpaces: true
      ) { ProcessLimits.set("--as=1048576", of: $0) },
    ]

    @Test(arguments: failures) func failureAffectsOneFile(_ failure: Failure) throws {
      let identifier = FileIdentifier(options())
      let error = #expect(throws: IdentificationError.self) {
        try identifier.identify(source: Stream(sendsSpaces: failure.usesSpaces, action: failure.action))
      }
      #expect(error?.code == "worker")
      #expect(
        failure.words.contains { error?.message.hasPrefix("the readers' worker process \($0)") == true },
        "\(error?.message ?? "")")
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    @Test func hangingWorkersAreEnded() throws {
      let identifier = FileIdentifier(options(timeLimit: .milliseconds(200)))
      _ = try identifier.identify(bytes: Array("words\n".utf8))
      let error = #expect(throws: IdentificationError.self) {
        try identifier.identify(source: Stream { kill($0, SIGSTOP) })
      }
      #expect(error?.code == "ETIMEDOUT")
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    /// An idle worker that was killed is replaced.
    @Test(arguments: [SIGKILL, SIGSEGV]) func killedIdleWorkersAreReplaced(_ signal: Int32) throws {
      let identifier = FileIdentifier(options())
      for _ in 0..<3 {
        #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
        let worker = try #require(Self.workers.first)
        #expect(kill(worker, signal) == 0)
      }
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    /// A request that a killed worker never read is repeated.
    @Test func unreadRequestsAreRepeated() throws {
      let identifier = FileIdentifier(options())
      _ = try identifier.identify(bytes: Array("words\n".utf8))
      let worker = try #require(Self.workers.first)
      #expect(kill(worker, SIGSTOP) == 0)
      let killing = Thread {
        Thread.sleep(forTimeInterval: 0.2)
        kill(worker, SIGKILL)
      }
      killing.start()
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    /// A request is repeated once only.
    @Test func requestsAreRepeatedOnce() throws {
      let command = try RunCommand()
      defer { command.remove() }
      let script = command.folder.appendingPathComponent("worker").path
      let hello = "printf '\\3\\0\\0\\0\\2\\0\\0\\0\\0\\0\\0\\0ok'"
      let text = "#!/bin/bash\nprintf x >> \(command.folder.path)/starts\n\(hello)\n"
      try RunCommand.write(program: text, at: script)
      let identifier = FileIdentifier(options(Isolation(worker: FilePath(script), extent: .readers)))
      #expect(throws: IdentificationError.self) { try identifier.identify(bytes: [1, 2, 3]) }
      let starts = try String(contentsOfFile: command.folder.path + "/starts", encoding: .utf8)
      #expect(starts.count <= 2)
    }

    /// A worker with invalid requests is ended.
    @Test(arguments: [
      // 16 MiB at once; a range of a file with a descriptor.
      ("\\10\\0\\0\\0\\20\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\1\\0\\0\\0\\0", false),
      ("\\10\\0\\0\\0\\20\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\1\\0\\0\\0\\0\\0\\0\\0", true),
      // libmagic.
      ("\\11\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0", false),
    ])
    func workersWithInvalidRequestsAreEnded(_ message: String, _ isFile: Bool) throws {
      let command = try RunCommand()
      defer { command.remove() }
      let script = command.folder.appendingPathComponent("worker").path
      let hello = "printf '\\3\\0\\0\\0\\2\\0\\0\\0\\0\\0\\0\\0ok'"
      let text = "#!/bin/bash\n\(hello)\ncat >/dev/null &\nwhile printf '\(message)'; do :; done\n"
      try RunCommand.write(program: text, at: script)
      let identifier = FileIdentifier(
        options(Isolation(worker: FilePath(script), extent: .readers), timeLimit: .seconds(60)))
      let error = #expect(throws: IdentificationError.self) {
        if isFile {
          try identifier.identify(path: FilePath(script))
        } else {
          try identifier.identify(bytes: [1, 2, 3])
        }
      }
      #expect(error?.message == "the readers' worker process answered what is no answer")
    }

    // MARK: Cancellation

    @Test(arguments: [false, true]) func cancelledWhileReading(_ isIsolated: Bool) throws {
      let cancellation = Cancellation()
      let identifier = FileIdentifier(
        options(isIsolated ? Self.isolated : .off, cancellation: cancellation))
      struct Cancelling: ByteSource {
        let byteCount: Int64? = 1 << 20
        let cancellation: Cancellation
        func read(at: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
          cancellation.cancel()
          for index in buffer.indices { buffer[index] = 0x50 }
          return buffer.count
        }
      }
      for _ in 0..<2 {
        let error = #expect(throws: IdentificationError.self) {
          try identifier.identify(source: Cancelling(cancellation: cancellation))
        }
        #expect(error?.message == "it was cancelled")
      }
      #expect(Self.workers.isEmpty)
    }

    /// Cancels from another thread while the worker is stopped.
    @Test func cancelledFromOutside() throws {
      let cancellation = Cancellation()
      let identifier = FileIdentifier(options(cancellation: cancellation))
      let canceller = Thread {
        Thread.sleep(forTimeInterval: 0.2)
        cancellation.cancel()
      }
      canceller.start()
      let error = #expect(throws: IdentificationError.self) {
        try identifier.identify(source: Stream { kill($0, SIGSTOP) })
      }
      #expect(error?.message == "it was cancelled")
    }
  }
#endif
