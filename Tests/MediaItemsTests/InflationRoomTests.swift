import Foundation
import Synchronization
import Testing

@testable import MediaItems

/// What all threads hold unpacked together is bounded, and nobody waits for ever.
@Suite struct InflationRoomTests {
  private struct Held {
    var now = 0
    var most = 0
    var done = 0
  }

  /// Wishes of any size, also of more than there is, of nothing and of less.
  @Test(arguments: [[1, 1, 1], [60, 60, 60, 60], [100, 1, 99], [1 << 40, 30, 30], [0, -5, 100]])
  func noMoreIsHeldThanThereIs(_ wishes: [Int]) {
    let room = InflationRoom(100)
    let held = Mutex(Held())
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for turn in 0..<50 {
        let wish = wishes[(thread + turn) % wishes.count]
        let size = min(max(0, wish), 100)
        room.holding(wish) {
          held.withLock {
            $0.now += size
            $0.most = max($0.most, $0.now)
          }
          if turn.isMultiple(of: 10) { Thread.sleep(forTimeInterval: 0.0001) }
          held.withLock {
            $0.now -= size
            $0.done += 1
          }
        }
      }
    }
    let end = held.withLock { $0 }
    #expect(end.most <= 100 && end.now == 0 && end.done == 16 * 50)
  }

  @Test func whatIsHeldIsGivenBackWithTheAnswer() {
    let room = InflationRoom(8)
    #expect((0..<3).map { turn in room.holding(8) { turn * 2 } } == [0, 2, 4])
  }
}
