import MediaItems
import PropertyLists
import SystemPackage

/// Results as records: the fields of classify, then the picker's own.
enum PickRecords {
  /// The picker's own fields; their values are the result's, not the record's.
  static let fields = [
    ItemField.member(
      "localIdentifier", .text, "Names the asset in every scan of the folder, as long as it keeps its place."),
    ItemField.member(
      "preselected", .flag, "Whether it was selected from the start, so that its provider is empty."),
    ItemField.member(
      "registered", .texts, "The type identifiers that its item provider registers, in order."),
    ItemField.member("copies", .texts, "The paths of the copies that --to wrote, in order."),
  ]

  /// Writes one record after another; a list is one text, lines are not kept.
  static func write(
    _ results: [MediaPicker.Result], _ copies: [String: [FilePath]], _ fields: FieldSelection, isList: Bool,
    to output: StandardOutput
  ) throws {
    var json = JSONWriter(indented: isList)
    if isList {
      json.array { json in for result in results { json.value(value(result, copies, fields)) } }
      json.endRecord()
      return try output.write(json.bytes)
    }
    for result in results {
      json.value(value(result, copies, fields))
      json.endRecord()
      try output.write(json.bytes)
      json.removeAll()
    }
  }

  private static func value(
    _ result: MediaPicker.Result, _ copies: [String: [FilePath]], _ fields: FieldSelection
  ) -> FieldValue {
    let asset = result.asset
    let record = ItemRecord(asset.item)
    var members = fields.positions.map { (ItemField.all[$0].name, ItemField.all[$0].value(record)) }
    // A burst is one only among its own: the library knows better than the file.
    if let position = members.firstIndex(where: { $0.0 == "subtypes" }) {
      let subtypes = asset.subtypes.map { FieldValue.text($0.rawValue) }
      members[position].1 = subtypes.isEmpty ? nil : .list(subtypes)
    }
    members.append(("localIdentifier", .text(asset.localIdentifier)))
    members.append(("preselected", result.isPreselected ? .flag(true) : nil))
    members.append(("registered", result.registeredTypeIdentifiers.map { .list($0.map(FieldValue.text)) }))
    let own = copies[asset.localIdentifier]
    members.append(("copies", own.map { .list($0.map { .text($0.string) }) }))
    return .object(present: members)
  }
}
