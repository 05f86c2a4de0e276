internal import UniformTypes

/// Names that say text and yield to strong words of another kind.
enum TextName {
  /// Whether every type that a name may mean yields.
  static func yields(_ types: [UTType]) -> Bool {
    !types.isEmpty && types.allSatisfy { yielding.contains($0) }
  }

  private static let rows: [(identifier: String, because: StaticString)] = [
    ("public.plain-text", "any text may be called plain"),
    ("public.text", "any text may be called so"),
    ("public.html", "its elements would have been seen"),
    ("public.xhtml", "its root would have been seen"),
    ("public.xml", "its root would have been seen"),
    ("public.svg-image", "its root would have been seen"),
    ("public.json", "its grammar would have been followed"),
  ]

  private static let yielding: Set<UTType> = Set(
    rows.compactMap { TypeRegistry.standard.type($0.identifier) })
}
