// Readers for nested content, such as an archive member, which share the budget of the file.
extension ByteReader {
  /// The rest of the budget; no field is negative.
  package var budgetLeft: ReadBudget {
    let (all, spent) = (state.pointee.budget, statistics)
    return ReadBudget(
      bytes: max(0, all.bytes - spent.bytes), reads: max(0, all.reads - spent.reads),
      steps: max(0, all.steps - spent.steps), inflated: max(0, all.inflated - spent.inflated))
  }

  /// Returns a reader of bytes that were unpacked or collected from the file, with the rest of its budget and time.
  package func nested(_ bytes: [UInt8]) throws(ReadFailure) -> ByteReader {
    let reader = ByteReader(clock)
    var budget = budgetLeft
    // The bytes are in memory and were counted when they were fetched.
    (budget.bytes, budget.reads) = (.max, .max)
    try reader.open(MemorySource(bytes), budget: budget)
    return reader
  }

  /// Adds the statistics of a nested reader.
  ///
  /// `fetches`: true if the nested reader fetched its bytes from the file, not from memory.
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
