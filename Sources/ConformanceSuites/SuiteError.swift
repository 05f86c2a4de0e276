internal import PropertyLists

/// An error in a suite, with its position and the correction; such a suite is not run.
public struct SuiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or built-in suite; empty if unknown.
  public var file: String
  /// The line, from 1; nil for the whole file.
  public var line: Int?
  /// The column, from 1, in Unicode scalars.
  public var column: Int?
  /// A message for people.
  public var reason: String

  /// Creates an error.
  public init(file: String = "", line: Int? = nil, column: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  init(line: Int, at position: TextPosition?, _ reason: String) {
    // A document may span several lines.
    self.init(line: line + (position?.line ?? 1) - 1, column: position?.column, reason)
  }

  public var description: String {
    let place = [file.isEmpty ? nil : file, line.map(String.init), column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
    return place.isEmpty ? reason : "\(place): \(reason)"
  }
}

/// An error of a question: a message, and the key at fault if there is one.
public struct CaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key at fault, or nil.
  public var key: String?
  public var description: String

  /// Creates a problem.
  public init(_ description: String, key: String? = nil) {
    self.key = key
    self.description = description
  }
}
