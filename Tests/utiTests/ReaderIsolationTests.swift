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

  /// Readers in worker processes: the same answers, one file's error for one failure, and none for a death between files.
  @Suite(.serialized) struct ReaderIsolationTests {
    private static let command = BuiltCommand.folder.appendingPathComponent("uti").path
    private static let confined = Isolation(worker: FilePath(command), extent: .readers)

    private func options(
      _ isolation: Isolation = Self.confined, timeLimit: Duration? = nil, cancellation: Cancellation? = nil
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

    // MARK: Answers

    @Test func everyFixtureIsReadAlike() throws {
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
          let (verdict, layers) = Self.apart(there.file.identification)
          #expect(here.file.identification == verdict, "\(name)")
          // Of a bundle the parts are read.
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

    /// Small pictures that a worker makes are those that this process would make, and have no metadata.
    @Test func everyThumbnailIsMadeAlike() throws {
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

    /// A verdict, and what it says of the worker that it comes from.
    private static func apart(_ identification: Identification) -> (verdict: Identification, layers: String?)
    {
      var verdict = identification
      verdict.isolation = nil
      return (verdict, identification.isolation)
    }

    /// What has no descriptor is read range by range through this process.
    @Test func sourcesAreLent() throws {
      let (own, apart) = (FileIdentifier(options(.off)), FileIdentifier(options()))
      for (name, path) in try Self.fixtures() where path.extension != nil {
        guard let bytes = FileManager.default.contents(atPath: path.string) else { continue }
        let here = try own.identify(bytes: Array(bytes), name: name)
        #expect(try Self.apart(apart.identify(bytes: Array(bytes), name: name)).verdict == here, "\(name)")
      }
    }

    private struct Refusing: ByteSource {
      let byteCount: Int64? = 4096
      func read(at: Int64, into: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        throw ByteSourceError(code: .ioError, description: "the object is gone")
      }
    }

    @Test func failingSourcesAreTheFilesError() {
      for isolation in [Isolation.off, Self.confined] {
        let error = #expect(throws: IdentificationError.self) {
          try FileIdentifier(options(isolation)).identify(source: Refusing())
        }
        #expect(error?.code == .inputOutput)
      }
    }

    @Test func declarationsGoAlong() throws {
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

    // MARK: What a worker can reach

    @Test func workersHaveNothingOfRoots() throws {
      let identifier = FileIdentifier(options())
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
      let status = try ProcessStatus(#require(Self.workers.first))
      #expect(status["NoNewPrivs"] == "1")
      #expect(status["Seccomp"] == "2")
      try status.expectNothingOfRoots()
      withExtendedLifetime(identifier) {}
    }

    // MARK: Failures

    /// The workers of this process that read files.
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

    /// Bytes of gzip, or blanks, that go on for as long as they are asked for; `happens` in the middle of a worker's reading.
    private struct Stream: ByteSource {
      let byteCount: Int64? = 1 << 30
      var isBlank = false
      var happens: @Sendable (pid_t) -> Void

      func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        for worker in ReaderIsolationTests.workers { happens(worker) }
        // A head, then blocks of deflate that are stored and empty.
        let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        let block: [UInt8] = [0, 0, 0, 0xFF, 0xFF]
        for index in buffer.indices {
          let place = offset + Int64(index)
          buffer[index] = isBlank ? 0x20 : place < 10 ? head[Int(place)] : block[Int((place - 10) % 5)]
        }
        return buffer.count
      }
    }

    struct Fate: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var words: [String]
      /// Whether it is met in blanks, of which a quarter of a megabyte is read at once.
      ///
      /// A piece of gzip may fit into memory that was freed before.
      var isInBlanks = false
      var happens: @Sendable (pid_t) -> Void
    }

    static let fates = [
      Fate(testDescription: "dies", words: ["was ended by signal 11"]) { kill($0, SIGSEGV) },
      Fate(testDescription: "is killed", words: ["was ended by signal 9"]) { kill($0, SIGKILL) },
      Fate(testDescription: "computes for too long", words: ["had no time left to compute"]) {
        kill($0, SIGXCPU)
      },
      Fate(testDescription: "computes for too long with one file", words: ["had no time left to compute"]) {
        kill($0, SIGPROF)
      },
      Fate(
        testDescription: "starves", words: ["ended with a fatal error, as for lack of memory"],
        isInBlanks: true
      ) { ProcessLimits.set("--as=1048576", of: $0) },
    ]

    @Test(arguments: fates) func oneFailureCostsOneFile(_ fate: Fate) throws {
      let identifier = FileIdentifier(options())
      let error = #expect(throws: IdentificationError.self) {
        try identifier.identify(source: Stream(isBlank: fate.isInBlanks, happens: fate.happens))
      }
      #expect(error?.code == "worker")
      #expect(
        fate.words.contains { error?.message.hasPrefix("the readers' worker process \($0)") == true },
        "\(error?.message ?? "")")
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    @Test func onesThatHangAreEnded() throws {
      let identifier = FileIdentifier(options(timeLimit: .milliseconds(200)))
      _ = try identifier.identify(bytes: Array("words\n".utf8))
      let error = #expect(throws: IdentificationError.self) {
        try identifier.identify(source: Stream { kill($0, SIGSTOP) })
      }
      #expect(error?.code == "ETIMEDOUT")
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    /// Nothing is lost with a worker that had no file: another one is asked.
    @Test(arguments: [SIGKILL, SIGSEGV]) func idleOnesMayBeKilled(_ signal: Int32) throws {
      let identifier = FileIdentifier(options())
      for _ in 0..<3 {
        #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
        let worker = try #require(Self.workers.first)
        #expect(kill(worker, signal) == 0)
      }
      #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText)
    }

    /// Stopped and killed with a question waiting that it never read.
    @Test func unreadQuestionsAreAskedAgain() throws {
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

    /// Another one is asked once, not for ever.
    @Test func deathsAreNotRepeated() throws {
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

    /// One that asks for more than any reader does, or for what it can read itself, is ended.
    @Test(arguments: [
      // The first 16 MiB; of a file that has a descriptor.
      ("\\10\\0\\0\\0\\20\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\1\\0\\0\\0\\0", false),
      ("\\10\\0\\0\\0\\20\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\1\\0\\0\\0\\0\\0\\0\\0", true),
      // libmagic.
      ("\\11\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0", false),
    ])
    func onesThatAskForEverAreEnded(_ message: String, _ isFile: Bool) throws {
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

    @Test(arguments: [false, true]) func cancelledInTheMiddle(_ isConfined: Bool) throws {
      let cancellation = Cancellation()
      let identifier = FileIdentifier(
        options(isConfined ? Self.confined : .off, cancellation: cancellation))
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

    /// From another thread, while the worker is held.
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
