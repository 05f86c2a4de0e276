import Testing

@testable import uti

/// Patches of texts, applied by an independent implementation.
@Suite struct UnifiedDiffTests {
  private static func patch(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).patch(named: "f"), as: UTF8.self)
  }

  @Test(arguments: [
    ("a\n", "a\n", ""), ("", "", ""),
    ("a\n", "b\n", "--- f\n+++ f\n@@ -1 +1 @@\n-a\n+b\n"),
    ("", "b\n", "--- f\n+++ f\n@@ -0,0 +1 @@\n+b\n"), ("a\n", "", "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n"),
    (
      "a\nb", "a\nc",
      "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
    ),
    ("a\r\nb\r\n", "a\r\n", "--- f\n+++ f\n@@ -1,2 +1 @@\n a\r\n-b\r\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n", "x\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\ny\n",
      "--- f\n+++ f\n@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -9,4 +9,4 @@\n 9\n 10\n 11\n-12\n+y\n"
    ),
  ])
  func patches(old: String, new: String, expected: String) { #expect(Self.patch(old, new) == expected) }

  @Test(arguments: 0..<200) func patchesProduceTheNewText(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(below))
    }
    let old = (0..<random(40)).map { _ in "\(random(6))" }
    var new = old
    for _ in 0..<random(12) {
      let index = random(new.count + 1)
      switch random(3) {
      case 0: new.insert("n\(random(3))", at: index)
      case 1 where index < new.count: new.remove(at: index)
      case 2 where index < new.count: new[index] = "c\(random(3))"
      default: break
      }
    }
    let ends = [random(2) == 0, random(2) == 0]
    func text(_ lines: [String], _ isEnded: Bool) -> String {
      lines.joined(separator: "\n") + (isEnded && !lines.isEmpty ? "\n" : "")
    }
    let (before, after) = (text(old, ends[0]), text(new, ends[1]))
    #expect(try Self.applied(Self.patch(before, after), to: before) == after)
  }

  @Test func manyChanges() throws {
    let old = (0..<4000).map { "\($0)\n" }.joined()
    let new = (0..<4000).map { "\($0 * 7 % 4001)x\n" }.joined()
    #expect(try Self.applied(Self.patch(old, new), to: old) == new)
  }

  /// Applies a patch; throws if its context or line numbers do not match the text.
  private static func applied(_ patch: String, to old: String) throws -> String {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    if let last = lines.popLast(), last != "\n" { lines.append(String(last.dropLast())) }
    var result = ""
    var index = 0
    var rest = patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)[...]
    var last = ""
    func flush() {
      result += last
      last = ""
    }
    while let line = rest.popFirst() {
      let content = String(line.dropFirst()) + "\n"
      switch line.first {
      case "@":
        flush()
        let numbers = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
        let start = numbers.count == 2 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        while index < start {
          result += lines[index]
          index += 1
        }
      case " ", "-":
        flush()
        let isUnended = rest.first?.hasPrefix("\\") == true
        try #require(lines[index] == (isUnended ? String(content.dropLast()) : content))
        if line.first == " " { last = lines[index] }
        index += 1
      case "+":
        flush()
        last = content
      case "\\": if last.hasSuffix("\n") { last = String(last.dropLast()) }
      default: break
      }
    }
    flush()
    return result + lines[index...].joined()
  }
}
