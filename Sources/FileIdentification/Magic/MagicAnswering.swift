#if LibMagic
  /// libmagic with a loaded database, in this process or another.
  protocol MagicAnswering: AnyObject {
    /// The rights that the worker gave up; nil in this process.
    var confinement: String? { get }
    /// True if it can be queried again.
    var isUsable: Bool { get }
    /// True if the thread that started the worker is alive; the system ends the worker with it.
    var isParentThreadAlive: Bool { get }
    /// True if it failed before it read the request, so that another one may be queried.
    var canRetry: Bool { get }

    /// Returns the answer about an open descriptor, whose offset is restored; `deadline` is in milliseconds
    /// of the clock.
    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String
    /// Returns the answer about bytes in memory, which may be the start of a longer file.
    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String
  }
#endif
