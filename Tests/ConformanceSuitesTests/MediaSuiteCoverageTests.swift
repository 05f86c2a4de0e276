import ConformanceSuites
import Testing

@testable import MediaItems
@testable import MediaMetadata

/// The suites cover every rule about media items.
struct MediaSuiteCoverageTests {
  private let stated: StatedMedia

  init() throws { stated = try StatedMedia() }

  private var cases: [SuiteCase] { stated.cases }
  private var items: [CaseObject] { stated.items }

  private func live(_ key: String) -> Set<String> {
    Set(items.compactMap { $0["livePhoto"]?.object?.text(key) })
  }

  @Test func pairingRules() {
    let stated = live("rule")
    let rules =
      LivePhotoPairing.rules.map(\.name)
      + ["same name and moment", "one identifier", "exported movie", "movie of that name"]
    #expect(Set(rules).subtracting(stated).isEmpty)
    #expect(Set(LivePhoto.Form.allCases.map(\.rawValue)).subtracting(live("form")).isEmpty)
  }

  @Test func formsOfMotionPhotos() {
    #expect(Set(MotionVideo.Form.allCases.map(\.rawValue)).subtracting(live("basis")).isEmpty)
  }

  /// A mark is covered by an expected pair with it in a name.
  @Test func marksInNames() {
    let halves = items.compactMap { $0["livePhoto"]?.object }.filter { $0.text("form") == "pair" }
      .flatMap { [$0.text("still"), $0.text("movie")] }
      .compactMap { $0.map { Sidecars.split($0.lowercased()).stem } }
    for mark in PairingName.Mark.suffixes {
      #expect(halves.contains { $0.hasSuffix(mark.text) }, "\(mark.text)")
    }
  }

  /// A form is covered by the case with its name that assigns such a file to an owner.
  @Test func formsOfSidecars() {
    for row in Sidecars.rows {
      for suffix in row.extensions {
        let isStated = cases.contains { example in
          example.id.hasPrefix("sidecar/\(row.form)/\(suffix)")
            && (example.expected["items"]?.list ?? []).contains { item in
              (item.object?.texts("sidecars") ?? []).contains {
                Sidecars.split($0.lowercased()).suffix == suffix
              }
            }
        }
        #expect(isStated, "\(row.form) \(suffix)")
      }
    }
  }

  /// Live Photo rules concern one file's headers and are covered elsewhere.
  @Test func subtypeRules() {
    let rules = SubtypeRule.all.filter { $0.subtype != .livePhoto }
    let stated = Set(items.flatMap { $0["rules"]?.object?.members.compactMap(\.value.text) ?? [] })
    #expect(Set(rules.map(\.name)).subtracting(stated).sorted() == [])
  }

  @Test func wordsOfFilters() {
    let filters = cases.compactMap { $0.question.text("filter")?.lowercased() }
    for test in NamedFilter.rows {
      #expect(filters.contains { $0.contains(test.name.lowercased()) }, "\(test.name)")
    }
  }
}
