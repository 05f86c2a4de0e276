internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// What `uti-picker` is asked by standard input; its server has the same fields, and its README describes them.
package struct PickerScreenRequest: Sendable {
  package var folder: FilePath
  /// A filter expression.
  package var filter: String?
  package var includesUnknown = false
  package var limit = 1
  package var isOrdered = true
  /// Local identifiers, and paths.
  package var preselected: [String] = []
  package var preselectedPaths: [String] = []
  package var search: String?
  package var isSearchable = true
  package var from: String?
  package var until: String?
  package var representation = RepresentationMode.automatic
  /// A filter expression for what may be seen at all.
  package var allow: String?
  package var allowedPaths: [String]?
  /// Shell patterns.
  package var exclusions: [String] = []
  package var leavesOutForeign = true
  package var pairsAcross = false
  /// Whether pictures are made of what holds none that a browser shows.
  package var decodes = false
  /// In seconds.
  package var timeout: Double?

  package init(folder: FilePath) { self.folder = folder }

  package var json: [UInt8] {
    var json = JSONWriter()
    let text = String(validating: folder.bytes, as: UTF8.self)
    json.object { json in
      json.field("version", 1)
      json.field("folder", text ?? folder.string)
      if text == nil { json.field("folderBytes", Base64.encode(folder.bytes)) }
      json.field("filter", filter)
      json.field("includesUnknown", includesUnknown)
      json.field("limit", limit)
      json.field("ordered", isOrdered)
      json.field("preselected", preselected)
      json.field("preselectedPaths", preselectedPaths)
      json.field("search", search)
      json.field("searchable", isSearchable)
      json.field("from", from)
      json.field("until", until)
      json.field("representation", representation.name)
      json.field("allow", allow)
      if let allowedPaths {
        json.key("allowedPaths")
        json.array { json in for path in allowedPaths { json.value(path) } }
      }
      if !exclusions.isEmpty { json.field("excluding", exclusions) }
      json.field("leavesOutForeign", leavesOutForeign)
      json.field("pairAcross", pairsAcross)
      json.field("decode", decodes)
      json.field("timeout", timeout)
    }
    json.endRecord()
    return json.bytes
  }
}
