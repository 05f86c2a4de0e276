/// The candidates for a word of a command line.
///
/// The shell scripts read one line per candidate and a last line with a directive.
struct CompletionResult: Equatable {
  struct Candidate: Equatable {
    var value: String
    var meaning = ""
  }

  /// An action of the shell besides showing the candidates.
  enum Directive: String {
    case none
    /// Adds files and folders.
    case files
    /// Adds folders.
    case folders
    /// Adds files after the first = of the word.
    case filesBehindEquals = "files="
    case foldersBehindEquals = "folders="
    /// Adds no space after a candidate, since the word may continue.
    case nospace
  }

  var candidates: [Candidate] = []
  var directive = Directive.none
  /// The suffix of the word that candidates replace; nil for the whole word.
  var part: String?

  static let none = CompletionResult()
  static let files = CompletionResult(directive: .files)

  /// Keeps the candidates that begin with `part`, ignoring case if none matches exactly.
  init(
    _ all: some Sequence<Candidate>, _ directive: Directive = .none, part: String, isWhole: Bool = false
  ) {
    let folded = part.lowercased()
    let matches = all.filter { $0.value.lowercased().hasPrefix(folded) }
    let exact = matches.filter { $0.value.hasPrefix(part) }
    candidates = exact.isEmpty ? matches : exact
    self.directive = directive
    // A word without a candidate may contain anything, even line breaks.
    self.part = isWhole || candidates.isEmpty ? nil : part
  }

  init(candidates: [Candidate] = [], directive: Directive = .none, part: String? = nil) {
    (self.candidates, self.directive, self.part) = (candidates, directive, part)
  }

  /// The lines for the scripts.
  var lines: [String] {
    candidates.map { $0.value + "\t" + Self.line($0.meaning) }
      + [":" + directive.rawValue + (part.map { "\t" + $0 } ?? "")]
  }

  /// Parses such lines; nil for other lines.
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

  /// Returns a meaning on one line, without the period after a single sentence.
  private static func line(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.hasSuffix(".") && !line.dropLast().contains(". ") ? String(line.dropLast()) : line
  }

  /// Completes the last name of a comma-separated list, without the names already in it.
  static func commaSeparated(_ text: String, of all: [Candidate]) -> CompletionResult {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let named = Set(parts.dropLast().map { $0.drop { $0 == " " }.lowercased() })
    let part = String((parts.last ?? "").drop { $0 == " " })
    return CompletionResult(all.filter { !named.contains($0.value.lowercased()) }, .nospace, part: part)
      .continuing(with: ",")
  }

  /// Returns the result for a part of a word that may continue with `next`.
  ///
  /// A single candidate gets a second one beside it, so that shells do not close a quotation mark.
  func continuing(with next: String) -> CompletionResult {
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
