#if !canImport(Darwin)
  internal import Synchronization

  /// An app's completion handler of a photo library request, passed to the queue that calls it.
  ///
  /// Unchecked, because the photo library's handlers are not declared `@Sendable`, and apps change their own
  /// variables in them. Each is called by one thread at a time.
  struct Handler<Function>: @unchecked Sendable {
    let call: Function

    init(_ call: Function) { self.call = call }
  }

  /// Request numbers, from 1.
  enum RequestNumber {
    private static let last = Atomic<Int32>(0)

    static func next() -> Int32 { last.wrappingAdd(1, ordering: .relaxed).newValue }
  }
#endif
