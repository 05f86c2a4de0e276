import Foundation
import SystemCalls
import Testing
import UniformTypes

@testable import ItemProviders

@Suite struct ManyLoadsTests {
  struct End: Sendable {
    var calls = 0
    var isCancelled = false
    var failed: String?
    var folder: String?
  }

  @Test func tenThousandLoadsEndOnceAndLeaveNothing() async throws {
    let folder = try Folder()
    let file = try folder.write("a.png", [UInt8](repeating: 5, count: 40_000))
    try folder.write("tree/a", "a")
    let tree = folder.url.appendingPathComponent("tree")
    let provider = ItemProvider()
    provider.offer("public.png", file)
    provider.offer("public.folder", tree)
    provider.offer("public.heic", file, inPlace: true)
    provider.registerDataRepresentation(for: .jpeg) { completion in
      let progress = Progress(totalUnitCount: 2)
      DispatchQueue.global().async {
        progress.completedUnitCount = 1
        completion(Data("jpeg".utf8), nil)
      }
      return progress
    }
    provider.registerObject("text", visibility: .all)
    let identifiers = provider.registeredTypeIdentifiers + ["public.image", "public.movie"]
    let count = 10_000
    let ends = Guarded([End](repeating: End(), count: count))
    let arrived = Outcome<Int>()
    let left = Guarded(count)

    @Sendable func end(_ index: Int, _ url: URL?, _ error: (any Error)?) {
      let error = error as NSError?
      let exists = url.map { FileManager.default.fileExists(atPath: $0.path) }
      ends.withLock { ends in
        ends[index].calls += 1
        ends[index].folder = url?.deletingLastPathComponent().path
        ends[index].isCancelled = CancellationTests.isCancellation(error)
        if exists == false { ends[index].failed = "no file" }
        if let error, !ends[index].isCancelled, error.code != -1000 { ends[index].failed = "\(error)" }
      }
      let last = left.withLock { left in
        left -= 1
        return left == 0
      }
      if last { arrived.give(1) }
    }

    var numbers = Numbers(state: 42)
    for index in 0..<count {
      let identifier = identifiers.randomElement(using: &numbers) ?? ""
      let progress =
        switch UInt64.random(in: 0..<4, using: &numbers) {
        case 0: provider.loadDataRepresentation(forTypeIdentifier: identifier) { end(index, nil, $1) }
        case 1:
          provider.loadInPlaceFileRepresentation(forTypeIdentifier: identifier) { url, isInPlace, error in
            end(index, isInPlace ? nil : url, error)
          }
        default: provider.loadFileRepresentation(forTypeIdentifier: identifier) { end(index, $0, $1) }
        }
      switch UInt64.random(in: 0..<5, using: &numbers) {
      case 0: progress.cancel()
      case 1: DispatchQueue.global().async { progress.cancel() }
      case 2:
        DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(Int(index % 7) * 200)) {
          progress.cancel()
          progress.cancel()
        }
      default: break
      }
    }
    _ = await arrived.value()
    // Time for a second completion.
    try await Task.sleep(for: .milliseconds(100))
    let all = ends.withLock { $0 }
    #expect(all.allSatisfy { $0.calls == 1 })
    #expect(all.compactMap(\.failed) == [])
    #expect(all.contains { $0.isCancelled } && all.contains { !$0.isCancelled && $0.folder != nil })
    try await eventually {
      all.allSatisfy { $0.folder.map { !FileManager.default.fileExists(atPath: $0) } ?? true }
    }
  }

  /// Runs in a separate process without other tests' files: no file may be left.
  @Test func nothingIsLeftInTheDirectoryForTemporaryFiles() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      setenv("TMPDIR", folder.url.path, 1)
      let provider = ItemProvider(offering: "public.png", "public.jpeg")
      let left = Guarded(1_000)
      for index in 0..<1_000 {
        let progress = provider.loadFileRepresentation(forTypeIdentifier: "public.png") { _, _ in
          left.withLock { $0 -= 1 }
        }
        if index % 3 == 0 { DispatchQueue.global().async { progress.cancel() } }
      }
      try await eventually { left.withLock { $0 } == 0 }
      try await eventually { TemporaryFiles.directory == nil }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      try FileManager.default.removeItem(at: folder.url)
      exit(names.isEmpty ? 0 : 1)
    }
  }
}
