/// The difference of two texts in the unified format of `diff -u` and `patch`.
struct UnifiedDiff {
  /// The number of context lines around a change.
  private static let context = 3
  /// The limit on aligned changes; beyond it, everything between the first and the last change is replaced.
  private static let maxChanges = 1000

  private enum Line { case common(Int, Int), removed(Int), added(Int) }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// Splits a text into lines, with their line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Returns the patch of a file; empty if the texts are equal.
  func patch(named name: String) -> [UInt8] {
    let lines = aligned()
    let changes = lines.indices.filter { if case .common = lines[$0] { false } else { true } }
    guard let first = changes.first else { return [] }
    var output = Array("--- \(name)\n+++ \(name)\n".utf8)
    var hunk = max(0, first - Self.context)..<(first + 1)
    for change in changes.dropFirst() {
      if change - hunk.upperBound > 2 * Self.context {
        write(lines, hunk.lowerBound..<min(lines.count, hunk.upperBound + Self.context), to: &output)
        hunk = (change - Self.context)..<(change + 1)
      } else {
        hunk = hunk.lowerBound..<(change + 1)
      }
    }
    write(lines, hunk.lowerBound..<min(lines.count, hunk.upperBound + Self.context), to: &output)
    return output
  }

  private func write(_ lines: [Line], _ hunk: Range<Int>, to output: inout [UInt8]) {
    var (oldCount, newCount) = (0, 0)
    var (oldStart, newStart) = (0, 0)
    for line in lines[..<hunk.lowerBound] {
      switch line {
      case .common: (oldStart, newStart) = (oldStart + 1, newStart + 1)
      case .removed: oldStart += 1
      case .added: newStart += 1
      }
    }
    for line in lines[hunk] {
      switch line {
      case .common: (oldCount, newCount) = (oldCount + 1, newCount + 1)
      case .removed: oldCount += 1
      case .added: newCount += 1
      }
    }
    // An empty range has the number of the line before it.
    func range(_ start: Int, _ count: Int) -> String {
      let first = count == 0 ? start : start + 1
      return count == 1 ? "\(first)" : "\(first),\(count)"
    }
    output += "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n".utf8
    for line in lines[hunk] {
      switch line {
      case .common(let index, _): write(" ", old[index], to: &output)
      case .removed(let index): write("-", old[index], to: &output)
      case .added(let index): write("+", new[index], to: &output)
      }
    }
  }

  private func write(_ mark: String, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output += mark.utf8
    output += line
    if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
  }

  // MARK: Aligning

  private func aligned() -> [Line] {
    let shorterCount = min(old.count, new.count)
    var head = 0
    while head < shorterCount, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorterCount - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    var lines: [Line] = (0..<head).map { .common($0, $0) }
    lines += editScript(head..<(old.count - tail), head..<(new.count - tail))
    lines += (0..<tail).reversed().map { .common(old.count - 1 - $0, new.count - 1 - $0) }
    return lines
  }

  /// Returns the shortest edit script between two ranges of lines (Myers, 1986).
  private func editScript(_ a: Range<Int>, _ b: Range<Int>) -> [Line] {
    let whole = a.map { Line.removed($0) } + b.map { Line.added($0) }
    let limit = min(a.count + b.count, Self.maxChanges)
    guard !a.isEmpty, !b.isEmpty, limit > 0 else { return whole }
    // The farthest position in `a` on each diagonal, with diagonal 0 in the middle, and its value before each round.
    var farthest = [Int](repeating: 0, count: 2 * limit + 3)
    var rounds: [[Int]] = []
    let middle = limit + 1
    for distance in 0...limit {
      rounds.append(Array(farthest[(middle - distance - 1)...(middle + distance + 1)]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isDown =
          diagonal == -distance
          || diagonal != distance && farthest[middle + diagonal - 1] < farthest[middle + diagonal + 1]
        var x = isDown ? farthest[middle + diagonal + 1] : farthest[middle + diagonal - 1] + 1
        while x < a.count, x - diagonal < b.count, x - diagonal >= 0,
          old[a.lowerBound + x] == new[b.lowerBound + x - diagonal]
        {
          x += 1
        }
        farthest[middle + diagonal] = x
        if x >= a.count, x - diagonal >= b.count { return tracedScript(a, b, rounds) }
      }
    }
    return whole
  }

  private func tracedScript(_ a: Range<Int>, _ b: Range<Int>, _ rounds: [[Int]]) -> [Line] {
    var lines: [Line] = []
    var (x, y) = (a.count, b.count)
    for distance in rounds.indices.reversed() {
      let before = rounds[distance]
      func farthest(_ diagonal: Int) -> Int { before[diagonal + distance + 1] }
      let diagonal = x - y
      let isDown =
        diagonal == -distance || diagonal != distance && farthest(diagonal - 1) < farthest(diagonal + 1)
      let last = distance == 0 ? 0 : isDown ? farthest(diagonal + 1) : farthest(diagonal - 1)
      let lastY = distance == 0 ? 0 : last - (isDown ? diagonal + 1 : diagonal - 1)
      while x > last, y > lastY, !(distance == 0 && (x == 0 || y == 0)) {
        x -= 1
        y -= 1
        lines.append(.common(a.lowerBound + x, b.lowerBound + y))
      }
      if distance == 0 { break }
      if isDown {
        y -= 1
        lines.append(.added(b.lowerBound + y))
      } else {
        x -= 1
        lines.append(.removed(a.lowerBound + x))
      }
    }
    return lines.reversed()
  }
}
