#if !canImport(Darwin)
  /// A text that a picker searches for: a part of a file's name, whatever its letter case.
  ///
  /// What is in a picture, its place and its captions are not searched.
  public struct PHPickerSearchText: Hashable, Sendable {
    /// The words.
    let text: String

    /// Creates a search for words.
    public init(_ string: String) { text = string }
  }
#endif
