import Foundation
import SystemCalls
import Testing

@testable import MediaItems

/// What all threads hold unpacked together is bounded, and nobody waits for ever.
@Suite struct InflationRoomTests {
  /// Under a monitor and no `Mutex`: the thread sanitizer does not see for whom a `Mutex` has threads wait.
  ///
  /// Proof for `@unchecked Sendable`: what changes is touched only while the monitor is held.
  private final class Held: @unchecked Sendable {
    private let monitor = Monitor()
    private var now = 0
    private(set) var most = 0
    private(set) var done = 0

    var isOver: Bool { monitor.withLock { now == 0 } }

    func take(_ size: Int) {
      monitor.withLock {
        now += size
        most = max(most, now)
      }
    }

    func give(_ size: Int) {
      monitor.withLock {
        now -= size
        done += 1
      }
    }
  }

  /// Wishes of any size, also of more than there is, of nothing and of less.
  @Test(arguments: [[1, 1, 1], [60, 60, 60, 60], [100, 1, 99], [1 << 40, 30, 30], [0, -5, 100]])
  func noMoreIsHeldThanThereIs(_ wishes: [Int]) {
    let room = InflationRoom(100)
    let held = Held()
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for turn in 0..<50 {
        let wish = wishes[(thread + turn) % wishes.count]
        let size = min(max(0, wish), 100)
        room.holding(wish) {
          held.take(size)
          if turn.isMultiple(of: 10) { Thread.sleep(forTimeInterval: 0.0001) }
          held.give(size)
        }
      }
    }
    #expect(held.most <= 100 && held.isOver && held.done == 16 * 50)
  }

  @Test func whatIsHeldIsGivenBackWithTheAnswer() {
    let room = InflationRoom(8)
    #expect((0..<3).map { turn in room.holding(8) { turn * 2 } } == [0, 2, 4])
  }
}
