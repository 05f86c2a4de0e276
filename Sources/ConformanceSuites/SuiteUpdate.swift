internal import SystemCalls
public import SystemPackage

/// An update of suite files that replaces expectations by the observed answers.
///
/// Only differing keys are replaced. Cases without an answer and obsolete deviation marks are not changed.
public struct SuiteUpdate {
  /// A changed case.
  public struct Change: Sendable {
    /// The file.
    public var path: FilePath
    /// The line, from 1, at which `old` is replaced by `new`.
    public var line: Int
    /// The old text.
    public var old: String
    /// The new text.
    public var new: String
  }

  /// The changes in order.
  public private(set) var changes: [Change] = []
  private var texts: [FilePath: [UInt8]] = [:]

  /// Creates an empty update.
  public init() {}

  /// Adds a result; returns false if its expectation cannot be replaced.
  ///
  /// Errors: the suite's file cannot be read, or has changed since it was run.
  public mutating func add(_ result: CaseResult, answer: CaseObject?) throws(SuiteLoadError) -> Bool {
    guard case .fail(let failure) = result.outcome, let answer else { return false }
    let expected = Self.observed(result.example, failure.differences, answer)
    guard failure.differences.allSatisfy({ $0.got != nil }), expected != result.example.expected else {
      return false
    }
    switch result.suite.origin {
    case .memory, .builtIn: return false
    case .file(let path): try replaceLine(result.example, path, expected)
    case .folder(let folder):
      let path = folder.appending(result.example.id + Suite.sidecarSuffix)
      let old = String(decoding: try text(path), as: UTF8.self)
      let new = try Self.replaced(Array(old.utf8), expected, path, line: 1).indentedJSON + "\n"
      changes.append(Change(path: path, line: 1, old: old, new: new))
    }
    return true
  }

  private mutating func replaceLine(
    _ example: SuiteCase, _ path: FilePath, _ expected: CaseObject
  ) throws(SuiteLoadError) {
    let lines = try text(path).split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(example.line - 1) else {
      throw .unreadable(path: path.string, reason: "it changed while it was run")
    }
    let old = Array(lines[example.line - 1])
    let new = try Self.replaced(old, expected, path, line: example.line)
    guard new.object?.text("id") == example.id else {
      throw .unreadable(path: path.string, reason: "it changed while it was run")
    }
    changes.append(
      Change(path: path, line: example.line, old: String(decoding: old, as: UTF8.self), new: new.json))
  }

  private mutating func text(_ path: FilePath) throws(SuiteLoadError) -> [UInt8] {
    if let cached = texts[path] { return cached }
    let bytes = try SuiteLibrary.content(of: path)
    texts[path] = bytes
    return bytes
  }

  private static func replaced(
    _ json: [UInt8], _ expected: CaseObject, _ path: FilePath, line: Int
  ) throws(SuiteLoadError) -> CaseValue {
    do {
      var object = try CaseValue(json: json, line: line).object ?? CaseObject()
      object["expect"] = .object(expected)
      return .object(object)
    } catch {
      throw .malformed(error)
    }
  }

  private static func observed(
    _ example: SuiteCase, _ differences: [CaseDifference], _ answer: CaseObject
  ) -> CaseObject {
    var expected = example.expected
    for difference in differences {
      let field = example.kind.expectation.first { $0.name == difference.key }
      var value = difference.got
      // `contains` expectations stay subsets of the answer.
      if case .contains? = field?.comparison, let wanted = difference.expected.list, let got = value?.list {
        let remaining = wanted.filter { element in
          got.contains { $0.text?.lowercased() == element.text?.lowercased() }
        }
        value = remaining.isEmpty ? value : .list(remaining)
      }
      if let value { expected[difference.key] = value }
    }
    return expected
  }

  /// The changes as a diff.
  public var text: String {
    var text = ""
    var current: FilePath?
    for change in changes {
      if current != change.path {
        text +=
          "--- \(Legible.line(change.path.string))\n+++ \(Legible.line(change.path.string)) (observed)\n"
        current = change.path
      }
      let old = Self.lines(change.old)
      let new = Self.lines(change.new)
      text += "@@ -\(change.line),\(old.count) +\(change.line),\(new.count) @@\n"
      text += old.map { "-\(Legible.line($0))\n" }.joined() + new.map { "+\(Legible.line($0))\n" }.joined()
    }
    return text
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Replaces the changed files atomically, one by one.
  ///
  /// Errors: system errors; files replaced before stay replaced.
  public func write() throws(SuiteLoadError) {
    for path in Set(changes.map(\.path)).sorted(by: { $0.string < $1.string }) {
      var lines = (texts[path] ?? []).split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
      var whole: [UInt8]?
      for change in changes where change.path == path {
        if change.path.string.hasSuffix(Suite.sidecarSuffix) {
          whole = Array(change.new.utf8)
        } else {
          lines[change.line - 1] = Array(change.new.utf8)
        }
      }
      try Self.replace(path, with: whole ?? Array(lines.joined(separator: [0x0A])))
    }
  }

  private static func replace(_ path: FilePath, with bytes: [UInt8]) throws(SuiteLoadError) {
    do throws(Errno) { try FileSystem.replace(path, with: bytes) } catch {
      throw .unwritable(path: path.string, reason: "\(error)")
    }
  }
}
