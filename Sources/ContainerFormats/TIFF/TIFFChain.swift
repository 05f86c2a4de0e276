package import ByteSources

/// The directories of a TIFF file, each once: the chain, and what its reader adds to it.
package struct TIFFChain {
  private let layout: TIFF.Layout
  private let limit: Int
  /// At most `limit`, and no set: to make the first one of a process costs more than the comparisons of most files.
  private var seen: [Int64] = []
  /// What lies behind it was not read: most chains go on towards the end.
  private var last: Int64 = 0
  /// The directories that are to be read, and those that were; 0 stands for none.
  package var pending: [Int64]
  /// How many of them were taken: to take out the first would move all others.
  private var taken = 0
  /// Whether directories are left that were not read.
  package var hasMore: Bool { taken < pending.count }
  /// Whether a chain came back to a directory that was read before.
  package private(set) var isCyclic = false

  /// Begins at the directory `first`; `limit` directories are read at most.
  package init(_ first: Int64, _ layout: TIFF.Layout, upTo limit: Int) {
    (pending, self.layout, self.limit) = ([], layout, limit)
    // Room for what most files have, at once.
    pending.reserveCapacity(4)
    pending.append(first)
  }

  /// The next directory that was not read before.
  package mutating func next(_ reader: ByteReader) throws(ReadFailure) -> TIFFDirectory? {
    while seen.count < limit, taken < pending.count {
      let offset = pending[taken]
      taken += 1
      guard offset != 0 else { continue }
      guard offset > last || !seen.contains(offset) else {
        isCyclic = true
        continue
      }
      seen.append(offset)
      last = max(last, offset)
      return try TIFFDirectory(at: offset, layout, reader)
    }
    return nil
  }
}
