// What is nested in a file draws from the file's budget.
extension ByteReader {
  /// What is left of the budget, and never less than nothing.
  package var budgetLeft: ReadBudget {
    let (all, spent) = (state.pointee.budget, statistics)
    return ReadBudget(
      bytes: max(0, all.bytes - spent.bytes), reads: max(0, all.reads - spent.reads),
      steps: max(0, all.steps - spent.steps), inflated: max(0, all.inflated - spent.inflated))
  }

  /// A reader of bytes of the file that were unpacked or gathered, on what is left of the file's budget and time.
  package func nested(_ bytes: [UInt8]) throws(ReadFailure) -> ByteReader {
    let reader = ByteReader(clock)
    var budget = budgetLeft
    // These are in memory, and were paid for when they were fetched.
    (budget.bytes, budget.reads) = (.max, .max)
    try reader.open(MemorySource(bytes), budget: budget)
    return reader
  }

  /// Counts what a reader of something nested in the file has spent.
  ///
  /// `fetches`: whether it fetched its bytes from the file, and not from memory.
  package func count(nested spent: Statistics, fetches: Bool = false) {
    state.pointee.statistics.steps += spent.steps
    state.pointee.statistics.inflated += spent.inflated
    guard fetches else { return }
    state.pointee.statistics.reads += spent.reads
    state.pointee.statistics.bytes += spent.bytes
  }

  /// Counts `count` parsing steps at once.
  package func step(_ count: Int) throws(ReadFailure) {
    let before = state.pointee.statistics.steps
    state.pointee.statistics.steps += max(0, count - 1)
    try step()
    if before >> 8 != state.pointee.statistics.steps >> 8 { try checkTime() }
  }
}
