extension MediaFilter {
  /// The filter in the filter language; nil where it compares fields, whose values are not kept as they were written.
  package var words: String? {
    switch node {
    case .test(let name): return name
    case .playbackStyle(let style): return "playbackStyle(\(style.name))"
    case .comparison: return nil
    case .any(let filters): return Self.words("any", filters)
    case .all(let filters): return Self.words("all", filters)
    case .not(let filter): return Self.words("not", [filter])
    }
  }

  private static func words(_ name: String, _ filters: [MediaFilter]) -> String? {
    let parts = filters.compactMap(\.words)
    return parts.count == filters.count ? "\(name)(\(parts.joined(separator: ", ")))" : nil
  }
}
