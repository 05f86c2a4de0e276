import Foundation
import SystemCalls
import Testing

@testable import MediaItems

/// The bytes that all threads reserve are limited, and no thread waits forever.
@Suite struct InflationBudgetTests {
  /// Counts reserved bytes; a monitor, because the thread sanitizer does not support `Mutex`.
  ///
  /// Proof for `@unchecked Sendable`: all mutable state is accessed only while `monitor` is held.
  private final class Reservations: @unchecked Sendable {
    private let monitor = Monitor()
    private var current = 0
    private(set) var maximum = 0
    private(set) var finished = 0

    var isEmpty: Bool { monitor.withLock { current == 0 } }

    func add(_ size: Int) {
      monitor.withLock {
        current += size
        maximum = max(maximum, current)
      }
    }

    func remove(_ size: Int) {
      monitor.withLock {
        current -= size
        finished += 1
      }
    }
  }

  /// Reservations of any size, including more than the budget, zero and negative ones.
  @Test(arguments: [[1, 1, 1], [60, 60, 60, 60], [100, 1, 99], [1 << 40, 30, 30], [0, -5, 100]])
  func limitIsKept(_ sizes: [Int]) {
    let budget = InflationBudget(100)
    let reservations = Reservations()
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for turn in 0..<50 {
        let requested = sizes[(thread + turn) % sizes.count]
        let size = min(max(0, requested), 100)
        budget.reserving(requested) {
          reservations.add(size)
          if turn.isMultiple(of: 10) { Thread.sleep(forTimeInterval: 0.0001) }
          reservations.remove(size)
        }
      }
    }
    #expect(reservations.maximum <= 100 && reservations.isEmpty && reservations.finished == 16 * 50)
  }

  @Test func bytesAreReleasedAfterTheBody() {
    let budget = InflationBudget(8)
    #expect((0..<3).map { turn in budget.reserving(8) { turn * 2 } } == [0, 2, 4])
  }
}
