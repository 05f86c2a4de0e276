package import ByteSources

/// A run of one repeated byte, as left by erased or never written storage.
package struct RepeatedByteRun: Equatable, Sendable {
  /// The minimum length of a run: a disk sector.
  package static let minimumLength = 512

  package var range: Range<Int64>
  package var byte: UInt8

  /// A description, such as `bytes 4096 to 8191, which are 00`.
  package var phrase: String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "bytes \(range.lowerBound) to \(range.upperBound - 1), which are "
      + (digits.utf8.count < 2 ? "0" : "") + digits
  }

  /// Returns the number of bytes of the run in `other`.
  package func count(in other: Range<Int64>) -> Int64 {
    max(0, min(range.upperBound, other.upperBound) - max(range.lowerBound, other.lowerBound))
  }

  /// Returns true if `count` bytes at `offset` lie in the run.
  package func covers(_ offset: Int64, count: Int64 = 16) -> Bool {
    offset >= range.lowerBound && offset <= range.upperBound - count
  }

  private static let stride = minimumLength / 2

  /// Returns the first run at or after `start`.
  ///
  /// Complexity: at most linear; where bytes differ, one in 256 is read.
  package static func first(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Range<Int>? {
    var index = start
    // A run contains two adjacent sampled bytes.
    while index + stride < bytes.count {
      let byte = bytes[index]
      guard bytes[index + stride] == byte, bytes[index + 1] == byte else {
        index += stride
        continue
      }
      var upper = index + 1
      while upper < bytes.count, bytes[upper] == byte { upper += 1 }
      var lower = index
      while lower > start, bytes[lower - 1] == byte { lower -= 1 }
      if upper - lower >= minimumLength { return lower..<upper }
      index = max(upper, index + stride)
    }
    return nil
  }

  package init(range: Range<Int64>, byte: UInt8) {
    self.range = range
    self.byte = byte
  }
}

extension CompletenessReader {
  private static let sampleSize = 4096
  /// Data up to this size are read in one request; longer data are sampled, with gaps below a third of the data.
  private static let shortData: Int64 = 40 << 10
  /// A run is extended to each side in steps of this size: up to a megabyte, an invalid one up to sixteen.
  private static let maxStepSize = 64 << 10
  private static let maxSteps = 16
  private static let maxStepsOfInvalidRun = 256
  /// The limit for valid runs; files with more are not judged.
  private static let maxRuns = 64

  /// Returns the first run of one byte that the format does not allow, in a file that ends at `end`.
  ///
  /// The first and last 4 KiB of `coded`, 4 KiB at each quarter and the last 4 KiB of the file are sampled, so that a loss of a third
  /// of the data is found. `scansAll` scans everything instead. Complexity: `runCheck` is called for at most 64 runs.
  package func invalidRun(
    in coded: Range<Int64>, upTo end: Int64, scansAll: Bool, _ runCheck: FileFormat.CompletenessCheck.RunCheck
  ) throws(ReadFailure) -> InvalidRun? {
    var file = self
    file.verified = VerifiedPrefix()
    return try file.findInvalidRun(in: coded, upTo: end, scansAll: scansAll, runCheck)
  }

  private func findInvalidRun(
    in coded: Range<Int64>, upTo end: Int64, scansAll: Bool, _ runCheck: FileFormat.CompletenessCheck.RunCheck
  ) throws(ReadFailure) -> InvalidRun? {
    let data = 0..<min(byteCount, max(0, end, coded.upperBound))
    let coded = coded.clamped(to: data)
    guard !coded.isEmpty else { return nil }
    if scansAll, data.upperBound <= Self.maxScanLength { return try invalidRun(scanning: data, runCheck) }
    // A run that was checked may span several samples.
    var checkedEnd: Int64 = 0
    var index = 0
    while let sample = Self.sample(index, in: coded) {
      if let run = try invalidRun(at: sample, in: data, behind: &checkedEnd, runCheck) { return run }
      index += 1
    }
    guard coded.upperBound < data.upperBound else { return nil }
    let last = max(coded.upperBound, data.upperBound - Int64(Self.sampleSize))..<data.upperBound
    return try invalidRun(at: last, in: data, behind: &checkedEnd, runCheck)
  }

  private func invalidRun(
    at sample: Range<Int64>, in data: Range<Int64>, behind checkedEnd: inout Int64,
    _ runCheck: FileFormat.CompletenessCheck.RunCheck
  ) throws(ReadFailure) -> InvalidRun? {
    guard sample.upperBound > checkedEnd else { return nil }
    for run in try runs(in: max(sample.lowerBound, checkedEnd)..<sample.upperBound, data)
    where run.range.upperBound > checkedEnd {
      if let invalid = try check(run, in: data, runCheck) { return invalid }
      checkedEnd = run.range.upperBound
    }
    return nil
  }

  /// Returns the range of a sample: the first, one at each quarter, and the last; nil after the last.
  ///
  /// One at a time, since the first array of ranges costs a process 200 thousand instructions.
  package static func sample(_ index: Int, in data: Range<Int64>) -> Range<Int64>? {
    guard data.upperBound - data.lowerBound > shortData else {
      return index == 0 && !data.isEmpty ? data : nil
    }
    guard index <= 4 else { return nil }
    let last = data.upperBound - Int64(sampleSize) - data.lowerBound
    let start = data.lowerBound + last / 4 * Int64(index) + (index == 4 ? last % 4 : 0)
    return start..<start + Int64(sampleSize)
  }

  /// Returns the runs in a sample, extended beyond it.
  private func runs(in sample: Range<Int64>, _ data: Range<Int64>) throws(ReadFailure) -> [RepeatedByteRun] {
    var runs: [RepeatedByteRun] = []
    let isInHead = sample.upperBound <= Int64(reader.head.count)
    let view =
      isInHead
      ? reader.head.slice(Int(sample.lowerBound)..<Int(sample.upperBound))
      : try reader.available(at: sample.lowerBound, upTo: sample.count)
    view.withUnsafeBytes { bytes in
      var index = 0
      while runs.count < Self.maxRuns, let run = RepeatedByteRun.first(in: bytes, from: index) {
        index = run.upperBound
        runs.append(
          RepeatedByteRun(
            range: sample.lowerBound + Int64(run.lowerBound)..<sample.lowerBound + Int64(run.upperBound),
            byte: bytes[run.lowerBound]))
      }
    }
    for index in runs.indices { runs[index] = try extended(runs[index], in: data) }
    return runs
  }

  /// The minimum length of a filled tail, a disk block: shorter runs may be data, a plain picture or silence.
  private static let minFilledTailLength = 4096

  /// Returns the run of one byte that ends a truncated file, as an interrupted download leaves it.
  ///
  /// Nil for a file that is shorter than it declares: it is truncated whatever its last bytes are.
  package func filledTail(_ result: Completeness) throws(ReadFailure) -> RepeatedByteRun? {
    guard result.outcome == .truncated, result.end ?? 0 <= byteCount,
      byteCount >= Int64(Self.minFilledTailLength)
    else { return nil }
    let start = byteCount - Int64(Self.minFilledTailLength)
    let bytes = try reader.view(at: start, count: Self.minFilledTailLength)
    guard let first = bytes[0], bytes.withUnsafeBytes({ $0.allSatisfy { $0 == first } }) else { return nil }
    return try extended(
      RepeatedByteRun(range: start..<byteCount, byte: first), in: 0..<byteCount,
      upTo: Self.maxStepsOfInvalidRun)
  }

  /// Returns a run extended to both sides.
  private func extended(
    _ run: RepeatedByteRun, in data: Range<Int64>, upTo steps: Int = maxSteps
  ) throws(ReadFailure) -> RepeatedByteRun {
    var (lower, upper) = (run.range.lowerBound, run.range.upperBound)
    for _ in 0..<steps where upper < data.upperBound {
      let view = try reader.available(
        at: upper, upTo: Int(min(Int64(Self.maxStepSize), data.upperBound - upper)))
      let count = view.withUnsafeBytes { $0.firstIndex { $0 != run.byte } ?? $0.count }
      upper += Int64(count)
      if count < view.count || count == 0 { break }
    }
    for _ in 0..<steps where lower > data.lowerBound {
      let start = max(data.lowerBound, lower - Int64(Self.maxStepSize))
      let view = try reader.available(at: start, upTo: Int(lower - start))
      let last = view.withUnsafeBytes { $0.lastIndex { $0 != run.byte } ?? -1 }
      lower = start + Int64(last) + 1
      if last >= 0 { break }
    }
    return RepeatedByteRun(range: lower..<upper, byte: run.byte)
  }

  private func invalidRun(
    scanning data: Range<Int64>, _ runCheck: FileFormat.CompletenessCheck.RunCheck
  ) throws(ReadFailure) -> InvalidRun? {
    var runs: [RepeatedByteRun] = []
    _ = try scan(data) { bytes, start in
      // The last run may continue in this chunk.
      if let last = runs.last, last.range.upperBound == start {
        let count = bytes.firstIndex { $0 != last.byte } ?? bytes.count
        runs[runs.count - 1].range = last.range.lowerBound..<start + Int64(count)
      }
      var index = 0
      while let run = RepeatedByteRun.first(in: bytes, from: index) {
        index = run.upperBound
        let range = start + Int64(run.lowerBound)..<start + Int64(run.upperBound)
        if runs.last.map({ range.lowerBound >= $0.range.upperBound }) ?? true {
          runs.append(RepeatedByteRun(range: range, byte: bytes[run.lowerBound]))
        }
      }
      return runs.count > Self.maxRuns
    }
    for run in runs.prefix(Self.maxRuns) {
      if let invalid = try check(extended(run, in: data), in: data, runCheck) { return invalid }
    }
    return nil
  }

  /// Checks one run; nil too if the structure cannot be followed to the run.
  private func check(
    _ run: RepeatedByteRun, in data: Range<Int64>, _ runCheck: FileFormat.CompletenessCheck.RunCheck
  ) throws(ReadFailure) -> InvalidRun? {
    if let verified, run.range.upperBound <= verified.end { return nil }
    do throws(ReadFailure) {
      guard let because = try runCheck(self, run) else { return nil }
      var run = run
      // Failing to extend the run is not an error, unless the source fails.
      do throws(ReadFailure) { run = try extended(run, in: data, upTo: Self.maxStepsOfInvalidRun) } catch {
        if case .source = error { throw error }
      }
      return InvalidRun(run: run, because: because)
    } catch {
      if case .source = error { throw error }
      if error == .budget { throw error }
      return nil
    }
  }
}

extension CompletenessReader {
  /// Like ``scan(_:_:)``, but counts a budget step per kilobyte, since a file may have many runs to check.
  package func scanOnBudget(
    _ range: Range<Int64>, _ body: (UnsafeRawBufferPointer, _ start: Int64) -> Bool
  ) throws(ReadFailure) -> Bool {
    try reader.step(range.count >> 10 + 1)
    return try scan(range, body)
  }
}

/// The prefix in which runs of one byte are not damage, since a checksum matches.
///
/// A packed stream is unpacked once for all runs in it, not once per run.
package final class VerifiedPrefix {
  package var end: Int64 = 0
}

/// A run of one byte that the format does not allow, with the reason.
package struct InvalidRun: Sendable {
  package var run: RepeatedByteRun
  package var because: StaticString

  package init(run: RepeatedByteRun, because: StaticString) {
    self.run = run
    self.because = because
  }
}
