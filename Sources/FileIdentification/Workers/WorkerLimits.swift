internal import SystemCalls

/// What a worker may use.
enum WorkerLimits {
  /// How long a worker computes in all before it is replaced; the limit of the system is twice that.
  static let serviceMilliseconds = Confinement.seconds * 1000 / 2

  /// What the process that asks does for a worker in the course of one question: one that was taken over by a file may
  /// not keep it busy for ever.
  struct Room {
    /// What a range of one byte costs, too.
    private static let leastRange: Int64 = 4096
    /// Readers ask libmagic once or twice.
    private var questions = 8
    private var bytes: Int64

    /// Readers look at a file's whole content at most, and a few times at its ends.
    init(for byteCount: Int64?) {
      let (all, isTooMuch) = max(0, byteCount ?? 1 << 40).multipliedReportingOverflow(by: 4)
      bytes = isTooMuch ? .max : all &+ min(64 << 20, .max - all)
    }

    /// Whether a range of so many bytes may still be lent.
    mutating func takesRange(_ count: Int64) -> Bool {
      bytes -= max(count, Self.leastRange)
      return bytes >= 0
    }

    /// Whether libmagic may still be asked.
    mutating func takesQuestion() -> Bool {
      questions -= 1
      return questions >= 0
    }
  }
}
