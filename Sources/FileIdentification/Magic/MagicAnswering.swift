#if LibMagic
  /// libmagic with its database loaded, in this process or in another.
  protocol MagicAnswering: AnyObject {
    /// What the other process gave up; nil in this one.
    var confinement: String? { get }
    /// Whether it can be asked again.
    var isUsable: Bool { get }
    /// Whether the thread that started it still runs, with which the system ends it.
    var isSupported: Bool { get }
    /// Whether it failed without having looked at what it was asked about, so that another one is asked the same.
    var isBlameless: Bool { get }

    /// Asks about an open descriptor; its position is left where it was. `deadline` is in milliseconds of the clock.
    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String
    /// Asks about bytes in memory: what needs the end of a longer file cannot be answered.
    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String
  }
#endif
