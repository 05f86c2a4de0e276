internal import PropertyLists

/// Why a suite was refused: where, what is wrong, and what to write instead.
///
/// Nothing of a refused suite is run.
public struct SuiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or built-in suite; empty while only a line is known.
  public var file: String
  /// From 1; nil when the error is about the whole file.
  public var line: Int?
  /// From 1, in Unicode scalars.
  public var column: Int?
  /// What is wrong, for a person.
  public var reason: String

  /// Creates an error.
  public init(file: String = "", line: Int? = nil, column: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  init(line: Int, at position: TextPosition?, _ reason: String) {
    // A line's own text may hold no further line, but a whole document may.
    self.init(line: line + (position?.line ?? 1) - 1, column: position?.column, reason)
  }

  public var description: String {
    let place = [file.isEmpty ? nil : file, line.map(String.init), column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
    return place.isEmpty ? reason : "\(place): \(reason)"
  }
}

/// Why a question cannot be asked or answered: a sentence, and the key that is at fault where there is one.
public struct CaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key that it is about, where it is one.
  public var key: String?
  public var description: String

  /// Creates a problem.
  public init(_ description: String, key: String? = nil) {
    self.key = key
    self.description = description
  }
}
