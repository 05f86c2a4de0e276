import Foundation
import MediaItems
import SystemCalls
import SystemPackage
import Testing

@testable import FileActions

/// Atomic writing of parts, and recovery by the next run.
@Suite struct PartWriterTests {
  /// The ways to create and name files.
  enum Way: CaseIterable { case nameless, renamed, linked }

  /// A file system that fails after so many operations, as if the process had ended.
  final class EndingParts: PartOperations {
    private let system = SystemParts()
    private let way: Way
    private let operationsLeft: Int
    private(set) var operations = 0
    var interruptsAt = Int.max
    /// A folder that cannot be synchronized.
    var refusesFolder = false
    /// A name that is taken just before it is used, once.
    var contested: FilePath?

    init(_ way: Way = .nameless, operationsLeft: Int = .max) {
      self.way = way
      self.operationsLeft = operationsLeft
    }

    private func operate() throws(Errno) {
      guard operations < operationsLeft else { throw .ioError }
      operations += 1
    }

    func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile {
      try operate()
      return way == .nameless
        ? try UnnamedFile(in: folder) : try UnnamedFile(temporaryIn: folder)
    }

    func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor) throws(Errno) {
      try operate()
      let half = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count / 2)])
      try system.write(half, to: file)
      try operate()
      try system.write(UnsafeRawBufferPointer(rebasing: bytes[half.count...]), to: file)
    }

    func synchronize(_ file: FileDescriptor) throws(Errno) { try operate() }

    func name(_ file: UnnamedFile, _ path: FilePath) throws(Errno) {
      try operate()
      take(path)
      try file.name(path, by: naming)
    }

    func synchronize(folder: FilePath) throws(Errno) {
      try operate()
      if refusesFolder { throw .ioError }
    }

    func remove(_ path: FilePath) throws(Errno) {
      try operate()
      try system.remove(path)
    }

    func makeFolder(_ path: FilePath) throws(Errno) {
      try operate()
      try system.makeFolder(path)
    }

    func removeFolder(_ path: FilePath) throws(Errno) {
      try operate()
      try system.removeFolder(path)
    }

    func rename(_ folder: FilePath, to path: FilePath) throws(Errno) {
      try operate()
      try system.rename(folder, to: path)
    }

    func move(_ file: FilePath, to path: FilePath) throws(Errno) {
      try operate()
      take(path)
      try naming.move(file, to: path)
    }

    private var naming: ExclusiveNaming {
      var naming = ExclusiveNaming.system
      if way == .linked { naming.rename = { _, _ in Errno.invalidArgument.rawValue } }
      return naming
    }

    private func take(_ path: FilePath) {
      guard contested == path else { return }
      contested = nil
      _ = FileManager.default.createFile(atPath: path.string, contents: Data("mine".utf8))
    }

    func discard(_ file: UnnamedFile) {
      if operations < operationsLeft { return system.discard(file) }
      try? file.descriptor.close()
    }

    var isInterrupted: Bool { operations >= interruptsAt }
  }

  /// A still, movie and metadata.
  static func parts() throws -> [MediaPart] {
    let bundle = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../Fixtures/Media/bundle/IMG_0003.pvt")
    let path = FilePath(bundle.standardizedFileURL.path)
    return try MediaExtraction().parts(of: MediaItemReader().read(path: path))
  }

  func withFolder(_ body: (FilePath) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FilePath(folder.path))
  }

  /// Returns the visible names in the folder.
  func contents(_ folder: FilePath) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.string)
    where !name.hasPrefix(".uti-") {
      contents[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.appending(name).string)))
    }
    return contents
  }

  func whole(_ parts: [MediaPart]) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for part in parts {
      var bytes: [UInt8] = []
      try part.read { bytes += $0 }
      contents[part.name.string] = bytes
    }
    return contents
  }

  @Test(arguments: Way.allCases)
  func whatEndsAnywhereIsCompletedByTheNextRun(_ way: Way) throws {
    let parts = try Self.parts()
    let whole = try whole(parts)
    #expect(parts.count == 3)
    var ends = 0
    var operations = 0
    var halves = 0
    while true {
      var isDone = false
      try withFolder { folder in
        let files = EndingParts(way, operationsLeft: ends)
        isDone = (try? PartWriter(files: files, folder: folder, numbers: false).write(parts)) != nil
        operations = files.operations
        for (name, bytes) in try contents(folder) { #expect(bytes == whole[name], "\(name) after \(ends)") }
        if try !contents(folder).isEmpty, try contents(folder).count < parts.count { halves += 1 }
        // The next extraction first completes the interrupted one.
        let outcomes = try PartStaging.recover(SystemParts(), in: folder)
        if way != .linked { #expect(outcomes.count <= 1) }
        let left = try contents(folder)
        #expect(left.isEmpty || left == whole, "after \(ends)")
        #expect(try PartStaging.recover(SystemParts(), in: folder).isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.string)
        #expect(!names.contains { $0.hasPrefix(".uti-parts-") }, "after \(ends): \(names)")
        let written = try PartWriter(files: SystemParts(), folder: folder, numbers: false).write(parts)
        #expect(written.map(\.existed).filter { $0 }.count == left.count)
        #expect(try contents(folder) == whole, "after \(ends)")
      }
      if isDone { break }
      ends += 1
    }
    #expect(ends == operations && ends > 12 && halves >= 2)
  }

  @Test func keepsExistingIdenticalFiles() throws {
    try withFolder { folder in
      let parts = try Self.parts()
      let writer = PartWriter(files: SystemParts(), folder: folder, numbers: false)
      #expect(try writer.write(parts).allSatisfy { !$0.existed })
      #expect(try writer.write(parts).allSatisfy { $0.existed })
      #expect(try contents(folder) == whole(parts))
      // With numbers, complete sets are copied again and incomplete ones completed.
      let numbering = PartWriter(files: SystemParts(), folder: folder, numbers: true)
      #expect(
        try numbering.write(parts).map { $0.path.lastComponent?.string ?? "" }.contains("IMG_0003 (1).MOV"))
      try FileSystem.remove(folder.appending("IMG_0003 (1).MOV"))
      try FileSystem.remove(folder.appending("IMG_0003.MOV"))
      #expect(
        try numbering.write(parts).filter { !$0.existed }.map(\.path) == [folder.appending("IMG_0003.MOV")])
    }
  }

  @Test(arguments: ["longer", "other", "link", "folder"])
  func whatOnlyLooksTheSameIsAnothers(_ kind: String) throws {
    try withFolder { folder in
      let parts = try Self.parts()
      let movie = try #require(parts.first { $0.role == .movie })
      let path = folder.appending(movie.name)
      var bytes = try whole(parts)[movie.name.string] ?? []
      switch kind {
      case "link":
        try FileManager.default.createSymbolicLink(
          atPath: path.string, withDestinationPath: movie.container.path.string)
      case "folder": try FileSystem.makeFolders(path)
      default:
        if kind == "longer" { bytes.append(0) } else { bytes[bytes.count - 1] ^= 1 }
        try Data(bytes).write(to: URL(fileURLWithPath: path.string))
      }
      let writer = PartWriter(files: SystemParts(), folder: folder, numbers: false)
      #expect(throws: PartWriter<SystemParts>.Failure.self) { try writer.write(parts) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.string) == [movie.name.string])
    }
  }

  /// A taken name keeps all parts in the staging folder until it is free.
  @Test func partsStayStagedWhileANameIsTaken() throws {
    try withFolder { folder in
      let staging = try PartStaging(SystemParts(), in: folder)
      for name in ["a.heic", "a.mov"] {
        let component = try #require(FilePath.Component(name))
        try FileSystem.create(staging.path(of: component), with: Array(name.utf8))
      }
      try staging.commit()
      #expect(try PartStaging.recover(SystemParts(), in: folder).isEmpty, "its owner is at work")
      staging.release()
      let other = folder.appending("a.mov")
      try FileSystem.create(other, with: [0])
      let outcomes = try PartStaging.recover(SystemParts(), in: folder)
      #expect(
        outcomes.count == 1 && FileSystem.isTaken(other) && !FileSystem.isTaken(folder.appending("a.heic")))
      guard case .incomplete(let place, _)? = outcomes.first else { throw Errno.invalidArgument }
      #expect(FileSystem.isTaken(place.appending("a.mov")))
      try FileSystem.remove(other)
      #expect(try PartStaging.recover(SystemParts(), in: folder) == [.completed(["a.heic", "a.mov"])])
      #expect(try contents(folder) == ["a.heic": Array("a.heic".utf8), "a.mov": Array("a.mov".utf8)])
    }
  }

  /// A temporary file left by a kill, on systems without unnamed files.
  @Test func removesLeftoversThatAreNotInUse() throws {
    try withFolder { folder in
      let file = try UnnamedFile(temporaryIn: folder)
      let left = try #require(file.temporary?.lastComponent?.string)
      let others = [".uti-0123456789ab", ".uti-0123456789abX", ".uti-0123456789A-c", "uti-0123456789abc"]
      for name in others { try FileSystem.create(folder.appending(name), with: [1]) }
      try FileSystem.makeFolders(folder.appending(".uti-0123456789abc"))
      let kept = Set(others + [".uti-0123456789abc"])
      func names() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.string))
      }
      #expect(try PartStaging.recover(SystemParts(), in: folder).isEmpty)
      #expect(try names() == kept.union([left]), "its owner is at work")
      file.descriptor.release()
      #expect(try PartStaging.recover(SystemParts(), in: folder).isEmpty)
      #expect(try names() == kept)
    }
  }

  @Test func interruptionRollsBack() throws {
    try withFolder { folder in
      let parts = try Self.parts()
      for number in 0..<12 {
        let files = EndingParts()
        files.interruptsAt = number
        let isWhole = (try? PartWriter(files: files, folder: folder, numbers: false).write(parts)) != nil
        let names = try contents(folder)
        #expect(names.isEmpty || isWhole && names.count == parts.count)
        if isWhole { break }
      }
      #expect(throws: Interruption.self) {
        let files = EndingParts()
        files.interruptsAt = 0
        try withFolder { _ = try PartWriter(files: files, folder: $0, numbers: false).write(parts) }
      }
    }
  }

  @Test func failureToSynchronizeRollsBack() throws {
    try withFolder { folder in
      let files = EndingParts()
      files.refusesFolder = true
      let parts = try Self.parts()
      #expect(throws: PartWriter<EndingParts>.Failure.self) {
        try PartWriter(files: files, folder: folder, numbers: false).write(parts)
      }
      #expect(try contents(folder).isEmpty)
    }
  }

  @Test func takenNameRollsBackTheOthers() throws {
    try withFolder { folder in
      let files = EndingParts()
      let parts = try Self.parts()
      files.contested = folder.appending(parts[1].name)
      #expect(throws: PartWriter<EndingParts>.Failure.self) {
        try PartWriter(files: files, folder: folder, numbers: false).write(parts)
      }
      #expect(try contents(folder) == [parts[1].name.string: Array("mine".utf8)])
    }
  }
}
