import ConformanceSuites

/// The expectations of the media suites.
struct StatedMedia {
  let cases: [SuiteCase]
  /// All expected items.
  let items: [CaseObject]

  init() throws {
    cases = try SuiteFile.product.filter { $0.shortPath.contains("/media-") }
      .flatMap { try SuiteLibrary.suites(at: $0.path) }.flatMap(\.cases)
    items = cases.flatMap { ($0.expected["items"]?.list ?? []).compactMap(\.object) }
  }
}
