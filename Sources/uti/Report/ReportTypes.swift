import PropertyLists
import UniformTypes

/// The types of a page's items with all that they are kinds of: the part of the graph that the page draws.
struct ReportTypes {
  private var counts: [UTType: Int] = [:]

  mutating func add(_ type: UTType?) { if let type { counts[type, default: 0] += 1 } }

  /// One line of JSON a type, in the order of identifiers; with how many items are just that.
  func lines() -> [UInt8] {
    let all = counts.keys.reduce(into: Set(counts.keys)) { $0.formUnion($1.supertypes) }
    var json = JSONWriter()
    for type in all.sorted(by: { $0.identifier < $1.identifier }) {
      json.object { json in
        json.field("type", type.identifier)
        json.field("description", type.localizedDescription)
        json.field("conformsTo", type.directSupertypes.map(\.identifier))
        json.field("items", counts[type])
      }
      json.endRecord()
    }
    return json.bytes
  }
}
