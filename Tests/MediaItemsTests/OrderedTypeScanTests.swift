import FileIdentification
import Foundation
import Synchronization
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// The fast mode for types gives the types of items, in the same order.
@Suite struct OrderedTypeScanTests {
  /// Collects one line per file or error.
  private struct Lines: TypeSink {
    var lines: [String] = []

    mutating func receive(_ type: UTType, of path: UnsafeBufferPointer<UInt8>) {
      lines.append("\(String(decoding: path, as: UTF8.self)) \(type)")
    }

    mutating func receive(_ found: StreamedItem) { lines.append(Self.line(found)) }

    mutating func finishBatch() -> any Sendable {
      defer { lines = [] }
      return lines
    }

    static func line(_ found: StreamedItem) -> String {
      let type = found.item?.file.identification.type ?? found.error?.type
      return "\(found.path) \(type.map { "\($0)" } ?? "no type")\(found.error.map { " \($0.code)" } ?? "")"
    }
  }

  struct Mode: Sendable, CustomTestStringConvertible {
    var isRecursive = true
    var followsLinks = false
    var workers = 1
    var basis = FileIdentifier.Basis.both
    var testDescription: String { "\(isRecursive) \(followsLinks) \(workers) \(basis)" }
  }

  private static func stream(_ mode: Mode) -> ItemStream {
    var stream = ItemStream(FileIdentifier.Options(basis: mode.basis, magic: .omitted))
    stream.walk.isRecursive = mode.isRecursive
    stream.walk.followsLinks = mode.followsLinks
    stream.workers = mode.workers
    stream.readsMetadata = false
    stream.pairing = nil
    return stream
  }

  private static func types(_ mode: Mode, _ feed: (any PathSink) throws -> Void) throws -> [String] {
    var lines: [String] = []
    try stream(mode).runTypes(makeSink: { Lines() }, receive: { lines += $0 as? [String] ?? [] }, feed)
    return lines
  }

  private static func items(_ mode: Mode, _ feed: (any PathSink) throws -> Void) throws -> [String] {
    var lines: [String] = []
    try stream(mode).run(makeWorker: { { Lines.line($0) } }, receive: { lines.append($0) }, feed)
    return lines
  }

  private static func expectEqual(_ mode: Mode, _ feed: (any PathSink) throws -> Void) throws -> [String] {
    let types = try types(mode, feed)
    let items = try items(mode, feed)
    #expect(types.count == items.count)
    for (a, b) in zip(types, items) { #expect(a == b) }
    return types
  }

  @Test(arguments: [
    Mode(), Mode(workers: 3), Mode(followsLinks: true), Mode(basis: .content),
    Mode(workers: 2, basis: .content),
  ])
  func treesMatchItems(_ mode: Mode) throws {
    let found = try Self.expectEqual(mode) { try $0.read(FilePath(Fixtures.media.path)) }
    #expect(found.count > 80 && found.contains { $0.hasSuffix("public.heic") })
  }

  @Test("Lists, with paths of every spelling", arguments: [1, 3], [true, false])
  func lists(_ workers: Int, _ isRecursive: Bool) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("a/b")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files: [(name: String, bytes: [UInt8])] = [
      ("x.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("y.txt", [0x61, 0x0A]), ("z", []),
    ]
    for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("away"), withDestinationURL: folder.appendingPathComponent("nothing"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("near.png"),
      withDestinationURL: folder.appendingPathComponent("x.png"))
    #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
    let path = root.path
    var list: [String] = []
    for name in ["x.png", "y.txt", "z", "away", "near.png", "pipe", "missing", "x.png/y", "../b/x.png", "."] {
      list += ["\(path)/a/b/\(name)", "\(path)//a/b/\(name)", "\(path)/a/./b//\(name)"]
    }
    list += ["\(path)/a/b/", "\(path)/a", "/" + String(repeating: "d/", count: 2047) + "e", "/dev/null"]
    // Many paths of one folder, so that its handle is cached, mixed with others.
    list += (0..<200).map { "\(path)/a/b/\($0 % 3 == 0 ? "x.png" : "y.txt")" }
    let found = try Self.expectEqual(Mode(isRecursive: isRecursive, workers: workers)) { feed in
      for path in list {
        try (Array(path.utf8) + [0]).withUnsafeBufferPointer {
          try feed.read(bytes: UnsafeBufferPointer(rebasing: $0.dropLast()))
        }
      }
    }
    #expect(found.count >= list.count && found.contains { $0.hasSuffix("ENOENT") })
  }

  /// The replacement of a file between the status of its path and its opening.
  enum Replacement: CaseIterable, Sendable { case shorter, longer, empty, pipe, folder, missing }

  @Test(
    "A file that is replaced before it is opened is identified as it is then", arguments: Replacement.allCases
  )
  func replacedFiles(_ replacement: Replacement) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let path = root.appendingPathComponent("a.dat").path
    try Data("%PDF-1.7\n".utf8 + [UInt8](repeating: 0x20, count: 2000)).write(to: URL(fileURLWithPath: path))
    let isReplaced = Atomic(false)
    let watch = CallWatch { call in
      guard call.name == .open, !isReplaced.exchange(true, ordering: .relaxed) else { return .made }
      try? FileManager.default.removeItem(atPath: path)
      let html = Array("<!DOCTYPE html><html>".utf8)
      switch replacement {
      case .shorter: try? Data(html).write(to: URL(fileURLWithPath: path))
      case .longer:
        try? Data(html + [UInt8](repeating: 0x20, count: 9000)).write(to: URL(fileURLWithPath: path))
      case .empty: try? Data().write(to: URL(fileURLWithPath: path))
      case .pipe: _ = mkfifo(path, 0o600)
      case .folder:
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .missing: break
      }
      return .made
    }
    let feed: (any PathSink) throws -> Void = { feed in
      try (Array(path.utf8) + [0]).withUnsafeBufferPointer {
        try feed.read(bytes: UnsafeBufferPointer(rebasing: $0.dropLast()))
      }
    }
    let found = try watch.during { try Self.types(Mode(isRecursive: false), feed) }
    let wasOpened = isReplaced.load(ordering: .relaxed)
    #expect(wasOpened)
    #expect(try found == Self.items(Mode(isRecursive: false), feed))
    #expect(found.count == 1 && !found.contains { $0.contains("pdf") })
  }

  @Test("Streams that need more than types do not use the fast mode")
  func otherStreams() {
    #expect(Self.stream(Mode()).readsTypesOnly)
    var stream = Self.stream(Mode())
    stream.readsMetadata = true
    #expect(!stream.readsTypesOnly)
    stream = Self.stream(Mode())
    stream.pairing = .folders
    #expect(!stream.readsTypesOnly)
    #expect(!Self.stream(Mode(basis: .name)).readsTypesOnly)
  }
}
