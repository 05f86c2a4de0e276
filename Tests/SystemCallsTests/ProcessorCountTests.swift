#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  @testable import SystemCalls

  /// The processor count follows the thread's affinity, not the machine.
  @Suite struct ProcessorCountTests {
    @Test func followsThreadAffinity() async throws {
      let counts = await withCheckedContinuation { continuation in
        // The affinity of other threads is unchanged.
        Thread { continuation.resume(returning: Self.countsOfAllAndOne()) }.start()
      }
      let (stated, all, one) = try #require(counts)
      #expect(all == stated)
      #expect(one == 1)
    }

    private typealias Call = @convention(c) (Int32, Int, UnsafeMutableRawPointer?) -> Int32

    /// The C headers declare these calls only for GNU sources.
    private static func call(_ name: String) -> Call? {
      dlsym(nil, name).map { unsafeBitCast($0, to: Call.self) }
    }

    private static func countsOfAllAndOne() -> (stated: Int, all: Int, one: Int)? {
      let all = CurrentProcess.processorCount
      var usable = [UInt64](repeating: 0, count: 128)
      let size = usable.count * 8
      guard let get = call("sched_getaffinity"), let set = call("sched_setaffinity"),
        get(0, size, &usable) == 0, let word = usable.firstIndex(where: { $0 != 0 })
      else { return nil }
      let stated = usable.reduce(0) { $0 + $1.nonzeroBitCount }
      let lowest = usable[word] & (0 &- usable[word])
      usable = usable.indices.map { $0 == word ? lowest : 0 }
      return set(0, size, &usable) == 0 ? (stated, all, CurrentProcess.processorCount) : nil
    }
  }
#endif
