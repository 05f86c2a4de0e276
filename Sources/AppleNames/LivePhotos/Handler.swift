#if !canImport(Darwin)
  /// An app's handler on its way to the queue that calls it.
  ///
  /// Unchecked, because the photo library's handlers are not declared `@Sendable`, and apps change variables of their own
  /// in them. Each is called by one thread at a time.
  struct Handler<Function>: @unchecked Sendable {
    let call: Function

    init(_ call: Function) { self.call = call }
  }
#endif
