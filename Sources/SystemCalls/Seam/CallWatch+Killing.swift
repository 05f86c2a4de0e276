#if DEBUG
  internal import CLibrary
  internal import Synchronization

  extension CallWatch {
    /// A watch that kills this process by `SIGKILL` before the call whose number is in `UTI_KILL_AT_CALL`.
    ///
    /// With `half` after the number, half of the bytes of that call are moved first. Debug builds only, for tests.
    package static var killingByEnvironment: CallWatch? {
      guard let text = ProcessEnvironment["UTI_KILL_AT_CALL"] else { return nil }
      let movesHalf = text.hasSuffix("half")
      guard let last = Int(text.prefix { $0.isNumber }) else { return nil }
      let calls = Counter()
      return CallWatch { call in
        let number = calls.next()
        if number < last { return .made }
        if number == last, movesHalf, call.movesBytes {
          return .torn((call.bytes?.count ?? 0) / 2, EIO)
        }
        kill(getpid(), SIGKILL)
        return .fails(EIO)
      }
    }

    private final class Counter: Sendable {
      private let count = Atomic<Int>(0)
      func next() -> Int { count.add(1, ordering: .relaxed).newValue }
    }
  }
#endif
