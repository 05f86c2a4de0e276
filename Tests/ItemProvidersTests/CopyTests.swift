import Foundation
import Testing
import UniformTypes

@testable import ItemProviders

@Suite struct CopyTests {
  @Test(arguments: [[.clone, .kernel, .buffer], [.kernel, .buffer], [.buffer]] as [Set<ItemCopy.Method>])
  func copiesAreEqualWithTheirHolesAndDates(_ methods: Set<ItemCopy.Method>) throws {
    let folder = try Folder()
    let source = try folder.write("a", "beginning")
    let handle = try FileHandle(forWritingTo: source)
    try handle.seek(toOffset: 20 << 20)
    try handle.write(contentsOf: Data("middle".utf8))
    try handle.truncate(atOffset: 40 << 20)
    try handle.close()
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: source.path)
    let target = folder.url.appendingPathComponent("b")
    let method = try ItemCopy.copyFile(
      source.path, to: target.path, followingLinks: false, methods: methods
    ) { _ in }
    #expect(methods.contains(method))
    #expect(try Data(contentsOf: source) == Data(contentsOf: target))
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    #expect(attributes[.modificationDate] as? Date == date)
    #expect(attributes[.referenceCount] as? Int == 1)
    var status = stat()
    #expect(lstat(target.path, &status) == 0)
    #expect(status.st_blocks * 512 < 4 << 20)
  }

  @Test func nothingIsOverwritten() throws {
    let folder = try Folder()
    let source = try folder.write("a", "new")
    let target = try folder.write("b", "old")
    #expect(throws: CocoaError.self) {
      try ItemCopy.copyFile(source.path, to: target.path, followingLinks: false) { _ in }
    }
    #expect(try Data(contentsOf: target) == Data("old".utf8))
  }

  @Test func aCopyStopsWhenItIsCancelled() throws {
    let folder = try Folder()
    let source = try folder.write("a", [UInt8](repeating: 3, count: 4 << 20))
    var steps = 0
    #expect(throws: CocoaError.self) {
      try ItemCopy.copyFile(
        source.path, to: folder.url.appendingPathComponent("b").path, followingLinks: false,
        methods: [.buffer]
      ) { _ in
        steps += 1
        if steps == 2 { throw CocoaError(.userCancelled) }
      }
    }
    #expect(steps == 2)
  }

  @Test func devicesAreNoFiles() {
    #expect(throws: CocoaError.self) {
      try ItemCopy.copyFile("/dev/zero", to: "/tmp/never-made", followingLinks: true) { _ in }
    }
    #expect(!FileManager.default.fileExists(atPath: "/tmp/never-made"))
  }
}

#if os(Linux)
  @Suite struct MemoryTests {
    @Test func fourGibibytesPassWithinThirtyTwoMebibytes() async {
      await #expect(processExitsWith: .success) {
        let folder = try Folder()
        let file = try folder.write("big.mov", "beginning")
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 4 << 30)
        try handle.seek(toOffset: 2 << 30)
        // Enough data to detect a copy in memory.
        for _ in 0..<96 { try handle.write(contentsOf: Data(repeating: 9, count: 1 << 20)) }
        try handle.close()
        func kibibytes(_ field: String) throws -> Int {
          let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
          let line = status.split(separator: "\n").first { $0.hasPrefix(field) } ?? ""
          return Int(line.filter(\.isNumber)) ?? 0
        }
        let provider = ItemProvider()
        provider.offer("com.apple.quicktime-movie", file)
        try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        let before = try kibibytes("VmRSS")
        let size = try await provider.withFileRepresentation(for: .movie) { url in
          let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
          return attributes[.size] as? Int
        }
        let peak = try kibibytes("VmHWM")
        TemporaryFiles.removeAll()
        try? FileManager.default.removeItem(at: folder.url)
        exit(size == 4 << 30 && before > 0 && peak - before < 32 << 10 ? 0 : 1)
      }
    }
  }
#endif
