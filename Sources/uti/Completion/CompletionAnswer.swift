/// The candidates for a word of a command line, as the shells' scripts read them: a line each, and a last one with a
/// directive.
struct CompletionAnswer: Equatable {
  struct Candidate: Equatable {
    var value: String
    var meaning = ""
  }

  /// An action of the shell beside showing the candidates.
  enum Directive: String {
    case none
    /// Adds files and folders.
    case files
    /// Adds folders.
    case folders
    /// The same, behind the first = of the word.
    case filesBehindEquals = "files="
    case foldersBehindEquals = "folders="
    /// Leaves no blank behind a candidate: more of the word may follow.
    case nospace
  }

  var candidates: [Candidate] = []
  var directive = Directive.none
  /// The end of the word that candidates stand for; nil is the whole word.
  var part: String?

  static let none = CompletionAnswer()
  static let files = CompletionAnswer(directive: .files)

  /// Those candidates that begin with `part`, whatever their letter case where none begins with it as it is written.
  init(
    _ all: some Sequence<Candidate>, _ directive: Directive = .none, part: String, isWhole: Bool = false
  ) {
    let folded = part.lowercased()
    let near = all.filter { $0.value.lowercased().hasPrefix(folded) }
    let exact = near.filter { $0.value.hasPrefix(part) }
    candidates = exact.isEmpty ? near : exact
    self.directive = directive
    // A word that no candidate fits may hold anything, also the end of a line.
    self.part = isWhole || candidates.isEmpty ? nil : part
  }

  init(candidates: [Candidate] = [], directive: Directive = .none, part: String? = nil) {
    (self.candidates, self.directive, self.part) = (candidates, directive, part)
  }

  /// The lines that the scripts read.
  var lines: [String] {
    candidates.map { $0.value + "\t" + Self.line($0.meaning) }
      + [":" + directive.rawValue + (part.map { "\t" + $0 } ?? "")]
  }

  /// Reads the lines again; nil for others.
  init?(lines: [String]) {
    guard let last = lines.last?.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false),
      last.first?.first == ":", let directive = Directive(rawValue: String(last[0].dropFirst()))
    else { return nil }
    let candidates = lines.dropLast().map { line in
      let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return Candidate(value: String(columns[0]), meaning: columns.count > 1 ? String(columns[1]) : "")
    }
    self.init(candidates: candidates, directive: directive, part: last.count > 1 ? String(last[1]) : nil)
  }

  /// A meaning in one line, without the point behind a single sentence.
  private static func line(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.hasSuffix(".") && !line.dropLast().contains(". ") ? String(line.dropLast()) : line
  }

  /// Names in a list with commas: those that are not named yet, behind the last comma.
  static func commaList(_ text: String, of all: [Candidate]) -> CompletionAnswer {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let named = Set(parts.dropLast().map { $0.drop { $0 == " " }.lowercased() })
    let part = String((parts.last ?? "").drop { $0 == " " })
    return CompletionAnswer(all.filter { !named.contains($0.value.lowercased()) }, .nospace, part: part)
      .open(",")
  }

  /// The answer about a part of a word, which leaves the word open.
  ///
  /// Beside an only candidate stands a second one: shells then close no quotation mark either.
  func open(_ next: String) -> CompletionAnswer {
    var open = self
    open.directive = .nospace
    if directive != .nospace || !candidates.contains(where: { $0.value.hasSuffix(".") }),
      candidates.count == 1, let only = candidates.first
    {
      open.candidates.append(Candidate(value: only.value + next))
    }
    return open
  }
}
