/// Why compressed bytes could not be inflated.
public enum InflateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not a valid stream; the sentence is zlib's, when it has one.
  case corrupt(String)
  /// The stream asks for a preset dictionary, which nothing here has.
  case needsDictionary
  /// zlib could not get the memory for its window.
  case outOfMemory

  public var description: String {
    switch self {
    case .corrupt(let reason): "corrupt compressed data: \(reason)"
    case .needsDictionary: "the compressed data needs a preset dictionary"
    case .outOfMemory: "no memory to inflate"
    }
  }
}
