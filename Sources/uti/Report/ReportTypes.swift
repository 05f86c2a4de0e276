import PropertyLists
import UniformTypes

/// Counts the items per type, for the type graph in the HTML report.
struct ReportTypes {
  private var counts: [UTType: Int] = [:]

  mutating func add(_ type: UTType?) { if let type { counts[type, default: 0] += 1 } }

  /// Returns one line of JSON per type and supertype, sorted by identifier, with the number of items of exactly
  /// this type.
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
