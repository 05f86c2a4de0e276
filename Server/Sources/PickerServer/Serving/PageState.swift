internal import MediaItems

/// The JSON with which the page starts, also after a reload.
struct PageState: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    var key: String
    var title: String?
    var count: Int
  }

  var title: String
  var total: Int
  /// 0 is no limit.
  var limit: Int
  var isOrdered: Bool
  var isSearchable: Bool
  var search: String?
  var chips: [Row]
  var albums: [Row]
  var selection: [Int]

  init(_ contents: PickerLibrary, _ session: PickerSession) async {
    title = contents.title
    total = contents.shown.count
    limit = contents.configuration.selectionLimit
    isOrdered = contents.configuration.order == .selection
    (isSearchable, search) = (contents.isSearchable, contents.firstSearch)
    chips = contents.chips.map { Row(key: $0.name, count: $0.count) }
    albums = contents.albums.map { Row(key: $0.key, title: $0.title, count: $0.count) }
    selection = await session.selection
  }
}
