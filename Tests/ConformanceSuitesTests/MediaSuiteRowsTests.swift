import ConformanceSuites
import Testing

@testable import MediaItems
@testable import MediaMetadata

/// The suites cover every rule about headers, albums and registered forms.
struct MediaSuiteRowsTests {
  private let stated: StatedMedia

  init() throws { stated = try StatedMedia() }

  private var cases: [SuiteCase] { stated.cases }
  private var items: [CaseObject] { stated.items }

  @Test func rulesOfOneFilesHeaders() {
    let rules = SubtypeRule.all.filter { $0.subtype == .livePhoto }.map(\.name)
    let stated = Set(items.compactMap { $0["headerRules"]?.object?.text("livePhoto") })
    #expect(Set(rules).subtracting(stated).sorted() == [])
  }

  /// An album is covered by a case with one item inside it and one outside.
  @Test func albums() {
    for album in SmartAlbum.all where album.name != "recents" {
      let isStated = cases.contains { example in
        let lists = (example.expected["items"]?.list ?? []).compactMap { $0.object?.texts("albums") }
        return lists.contains { $0.contains(album.name) } && lists.contains { !$0.contains(album.name) }
      }
      #expect(isStated, "\(album.name)")
    }
    #expect(items.contains { $0.texts("albums") == ["recents"] })
  }

  @Test func registeredForms() {
    let stated = items.flatMap { item in
      ["registered", "registeredForOthers", "registeredShared"].compactMap { item[$0]?.object?.text("rule") }
    }
    #expect(Set(RegisteredForms.rules.map(\.name)).subtracting(stated).sorted() == [])
  }

  /// Every fixture is covered with its size, date, tracks and previews.
  @Test func fixturesAreCovered() {
    let keys = ["pixelWidth", "captured", "camera", "duration", "tracks", "previews", "headerRules"]
    let files = cases.filter { $0.question["files"]?.list?.count == 1 && $0.id.hasPrefix("headers/") }
    #expect(files.count > 60)
    for example in files {
      let item = example.expected["items"]?.list?.first?.object
      #expect(keys.allSatisfy { item?.keys.contains($0) ?? false }, "\(example.id)")
    }
  }
}
