#if !canImport(Darwin)
  internal import Synchronization

  /// Numbers for requests, from 1.
  enum RequestNumber {
    private static let last = Atomic<Int32>(0)

    static func next() -> Int32 { last.wrappingAdd(1, ordering: .relaxed).newValue }
  }
#endif
