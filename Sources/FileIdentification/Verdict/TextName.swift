internal import Formats
internal import UniformTypes

/// Names that say text and yield to strong words of another kind.
enum TextName {
  /// Whether every type that a name may mean yields.
  static func yields(_ types: [UTType]) -> Bool {
    !types.isEmpty && types.allSatisfy { yielding.contains($0) }
  }

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.plainText, "any text may be called plain"),
    (.text, "any text may be called so"),
    (.html, "its elements would have been seen"),
    (.xhtml, "its root would have been seen"),
    (.xml, "its root would have been seen"),
    (.svg, "its root would have been seen"),
    (.json, "its grammar would have been followed"),
    (.jsonLines, "its grammar would have been followed, line by line"),
  ]

  private static let yielding = DeclaredTypeSet(rows.map(\.type))
}
