import MediaItems
import PropertyLists
import SystemPackage

/// Writes the results of `uti pick` as records: the fields of classify, then those of the picker.
enum PickRecords {
  /// The fields of the picker, whose values come from the result.
  static let fields = [
    ItemField.member(
      "localIdentifier", .text, "Names the asset in every scan of the folder, as long as it keeps its place."),
    ItemField.member(
      "preselected", .flag, "Whether it was selected from the start, so that its provider is empty."),
    ItemField.member(
      "registered", .texts, "The type identifiers that its item provider registers, in order."),
    ItemField.member("copies", .texts, "The paths of the copies that --to wrote, in order."),
  ]

  /// Writes the records, as one JSON array or line by line.
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
    // The library determines whether a burst has several images; the file does not.
    if let index = members.firstIndex(where: { $0.0 == "subtypes" }) {
      let subtypes = asset.subtypes.map { FieldValue.text($0.rawValue) }
      members[index].1 = subtypes.isEmpty ? nil : .list(subtypes)
    }
    members.append(("localIdentifier", .text(asset.localIdentifier)))
    members.append(("preselected", result.isPreselected ? .flag(true) : nil))
    members.append(("registered", result.registeredTypeIdentifiers.map { .list($0.map(FieldValue.text)) }))
    let copied = copies[asset.localIdentifier]
    members.append(("copies", copied.map { .list($0.map { .text($0.string) }) }))
    return .object(present: members)
  }
}
