package import ByteSources

/// Bytes in a row that are one and the same, as memory that was erased, or never written, leaves them.
package struct FilledRun: Equatable, Sendable {
  /// A sector: disks lose no less, and packed data have no two alike bytes more often than by chance.
  package static let least = 512

  package var range: Range<Int64>
  package var byte: UInt8

  /// In words: `bytes 4096 to 8191, which are 00`.
  package var words: String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "bytes \(range.lowerBound) to \(range.upperBound - 1), which are "
      + (digits.utf8.count < 2 ? "0" : "") + digits
  }

  /// How many of the bytes lie in `other`.
  package func count(in other: Range<Int64>) -> Int64 {
    max(0, min(range.upperBound, other.upperBound) - max(range.lowerBound, other.lowerBound))
  }

  /// Whether a head of some bytes at `place` would be among them.
  package func covers(_ place: Int64, count: Int64 = 16) -> Bool {
    place >= range.lowerBound && place <= range.upperBound - count
  }

  private static let stride = least / 2

  /// The first run in bytes, at or behind `start`.
  ///
  /// Complexity: linear at most; of bytes that differ one in 256 is looked at.
  package static func first(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Range<Int>? {
    var place = start
    // A run has two of the places that are looked at, beside each other.
    while place + stride < bytes.count {
      let byte = bytes[place]
      guard bytes[place + stride] == byte, bytes[place + 1] == byte else {
        place += stride
        continue
      }
      var upper = place + 1
      while upper < bytes.count, bytes[upper] == byte { upper += 1 }
      var lower = place
      while lower > start, bytes[lower - 1] == byte { lower -= 1 }
      if upper - lower >= least { return lower..<upper }
      place = max(upper, place + stride)
    }
    return nil
  }

  package init(range: Range<Int64>, byte: UInt8) {
    self.range = range
    self.byte = byte
  }
}

extension EndReader {
  /// How much is looked at in one place.
  private static let pieceSize = 4096
  /// Data that are no longer are looked at in one request, all of them: between the places of longer ones lies less than a
  /// third of the data.
  private static let shortData: Int64 = 40 << 10
  /// How far a run is followed to each side, in pieces that make few requests: a megabyte, and one that is damage further.
  private static let longestStep = 64 << 10
  private static let mostSteps = 16
  private static let mostStepsOfDamage = 256
  /// Runs that the format has a place for may be many; of a file that has more nothing is known.
  private static let mostRuns = 64

  /// The reason that the format has no place for a run of one byte in a file that ends at `end`, and which run that is; nil where none was met.
  ///
  /// Looked at are the first and the last 4 KiB of `coded`, 4 KiB at each quarter, so that a third of the data is not gone
  /// unnoticed, and the last 4 KiB of all. All is run through where that is asked for. Complexity: what `forbids` takes, for 64
  /// runs at most.
  package func filling(
    in coded: Range<Int64>, upTo end: Int64, byAll: Bool, _ forbids: FileFormat.Ending.Forbids
  ) throws(ReadFailure) -> Filling? {
    var file = self
    file.proven = ProvenData()
    return try file.looked(in: coded, upTo: end, byAll: byAll, forbids)
  }

  private func looked(
    in coded: Range<Int64>, upTo end: Int64, byAll: Bool, _ forbids: FileFormat.Ending.Forbids
  ) throws(ReadFailure) -> Filling? {
    let data = 0..<min(byteCount, max(0, end, coded.upperBound))
    let coded = coded.clamped(to: data)
    guard !coded.isEmpty else { return nil }
    if byAll, data.upperBound <= Self.longestScan { return try filling(scanning: data, forbids) }
    // A run that was judged may reach over several places.
    var seen: Int64 = 0
    var index = 0
    while let place = Self.place(index, in: coded) {
      if let found = try filling(at: place, in: data, behind: &seen, forbids) { return found }
      index += 1
    }
    guard coded.upperBound < data.upperBound else { return nil }
    let last = max(coded.upperBound, data.upperBound - Int64(Self.pieceSize))..<data.upperBound
    return try filling(at: last, in: data, behind: &seen, forbids)
  }

  private func filling(
    at place: Range<Int64>, in data: Range<Int64>, behind seen: inout Int64,
    _ forbids: FileFormat.Ending.Forbids
  ) throws(ReadFailure) -> Filling? {
    guard place.upperBound > seen else { return nil }
    for run in try runs(in: max(place.lowerBound, seen)..<place.upperBound, data)
    where run.range.upperBound > seen {
      if let filling = try judged(run, in: data, forbids) { return filling }
      seen = run.range.upperBound
    }
    return nil
  }

  /// The place of a piece of data, by its number: the first, one at each quarter, and the last; nil where there are no more.
  ///
  /// One by one, as a list of ranges costs a process 200 thousand instructions when the first one is made.
  package static func place(_ index: Int, in data: Range<Int64>) -> Range<Int64>? {
    guard data.upperBound - data.lowerBound > shortData else {
      return index == 0 && !data.isEmpty ? data : nil
    }
    guard index <= 4 else { return nil }
    let last = data.upperBound - Int64(pieceSize) - data.lowerBound
    let start = data.lowerBound + last / 4 * Int64(index) + (index == 4 ? last % 4 : 0)
    return start..<start + Int64(pieceSize)
  }

  /// The runs in a piece of the data, as far as they go.
  private func runs(in piece: Range<Int64>, _ data: Range<Int64>) throws(ReadFailure) -> [FilledRun] {
    var found: [FilledRun] = []
    // What is in the head was read already.
    let isKnown = piece.upperBound <= Int64(reader.head.count)
    let view =
      isKnown
      ? reader.head.slice(Int(piece.lowerBound)..<Int(piece.upperBound))
      : try reader.available(at: piece.lowerBound, upTo: piece.count)
    view.withUnsafeBytes { bytes in
      var index = 0
      while found.count < Self.mostRuns, let run = FilledRun.first(in: bytes, from: index) {
        index = run.upperBound
        found.append(
          FilledRun(
            range: piece.lowerBound + Int64(run.lowerBound)..<piece.lowerBound + Int64(run.upperBound),
            byte: bytes[run.lowerBound]))
      }
    }
    for index in found.indices { found[index] = try whole(found[index], in: data) }
    return found
  }

  /// Fewer bytes that are alike may be data, a plain picture or silence; disks have blocks of this size.
  private static let leastHollow = 4096

  /// The run of one byte that ends a file which is cut and does not say how long it should be, as a download that never came
  /// leaves it; nil where something else does.
  ///
  /// A file that is shorter than it says is cut, whatever its last bytes are.
  package func hollowEnd(_ found: EndFinding) throws(ReadFailure) -> FilledRun? {
    guard found.outcome == .truncated, found.end ?? 0 <= byteCount, byteCount >= Int64(Self.leastHollow)
    else {
      return nil
    }
    let start = byteCount - Int64(Self.leastHollow)
    let bytes = try reader.view(at: start, count: Self.leastHollow)
    guard let first = bytes[0], bytes.withUnsafeBytes({ $0.allSatisfy { $0 == first } }) else { return nil }
    return try whole(
      FilledRun(range: start..<byteCount, byte: first), in: 0..<byteCount, upTo: Self.mostStepsOfDamage)
  }

  /// A run with what goes on before and behind it, as far as it is followed.
  private func whole(
    _ run: FilledRun, in data: Range<Int64>, upTo steps: Int = mostSteps
  ) throws(ReadFailure) -> FilledRun {
    var (lower, upper) = (run.range.lowerBound, run.range.upperBound)
    for _ in 0..<steps where upper < data.upperBound {
      let view = try reader.available(
        at: upper, upTo: Int(min(Int64(Self.longestStep), data.upperBound - upper)))
      let count = view.withUnsafeBytes { $0.firstIndex { $0 != run.byte } ?? $0.count }
      upper += Int64(count)
      if count < view.count || count == 0 { break }
    }
    for _ in 0..<steps where lower > data.lowerBound {
      let start = max(data.lowerBound, lower - Int64(Self.longestStep))
      let view = try reader.available(at: start, upTo: Int(lower - start))
      let last = view.withUnsafeBytes { $0.lastIndex { $0 != run.byte } ?? -1 }
      lower = start + Int64(last) + 1
      if last >= 0 { break }
    }
    return FilledRun(range: lower..<upper, byte: run.byte)
  }

  private func filling(
    scanning data: Range<Int64>, _ forbids: FileFormat.Ending.Forbids
  ) throws(ReadFailure) -> Filling? {
    var runs: [FilledRun] = []
    _ = try scan(data) { bytes, start in
      // What may go on in the next piece is looked at with it.
      if let last = runs.last, last.range.upperBound == start {
        let count = bytes.firstIndex { $0 != last.byte } ?? bytes.count
        runs[runs.count - 1].range = last.range.lowerBound..<start + Int64(count)
      }
      var index = 0
      while let run = FilledRun.first(in: bytes, from: index) {
        index = run.upperBound
        let range = start + Int64(run.lowerBound)..<start + Int64(run.upperBound)
        if runs.last.map({ range.lowerBound >= $0.range.upperBound }) ?? true {
          runs.append(FilledRun(range: range, byte: bytes[run.lowerBound]))
        }
      }
      return runs.count > Self.mostRuns
    }
    for run in runs.prefix(Self.mostRuns) {
      if let filling = try judged(whole(run, in: data), in: data, forbids) { return filling }
    }
    return nil
  }

  /// A structure that cannot be followed to the run says nothing of it.
  private func judged(
    _ run: FilledRun, in data: Range<Int64>, _ forbids: FileFormat.Ending.Forbids
  ) throws(ReadFailure) -> Filling? {
    if let proven, run.range.upperBound <= proven.end { return nil }
    do throws(ReadFailure) {
      guard let because = try forbids(self, run) else { return nil }
      var run = run
      // How far it reaches is told as far as that is known; a disk that fails is an error.
      do throws(ReadFailure) { run = try whole(run, in: data, upTo: Self.mostStepsOfDamage) } catch {
        if case .source = error { throw error }
      }
      return Filling(run: run, because: because)
    } catch {
      if case .source = error { throw error }
      if error == .budget { throw error }
      return nil
    }
  }
}

extension EndReader {
  /// As ``scan(_:_:)``, on the budget: a step for each kilobyte, since a file may have many runs to judge.
  package func scanCounted(
    _ range: Range<Int64>, _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> Bool {
    try reader.step(range.count >> 10 + 1)
    return try scan(range, body)
  }
}

/// The place up to which runs of one byte are no damage, whatever they look like: a checksum fits, or no reader gets there.
///
/// A packed stream is unpacked once for all runs in it, and not once for each.
package final class ProvenData {
  package var end: Int64 = 0
}

/// A run of one byte, and why the format has no place for it.
package struct Filling: Sendable {
  package var run: FilledRun
  package var because: StaticString

  package init(run: FilledRun, because: StaticString) {
    self.run = run
    self.because = because
  }
}
