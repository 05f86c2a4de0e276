internal import Checksums
public import MediaMetadata
internal import PropertyLists
internal import UniformTypes

/// Which fields records show, and what has to be read for them.
///
/// ```swift
/// let fields = try FieldSelection("basic, exposure")
/// let reader = MediaItemReader(details: fields.details)
/// ```
public struct FieldSelection: Hashable, Sendable {
  /// nil for the basic ones: whoever shows none of them does not make the table of fields.
  private let chosen: [Int]?
  /// The positions of those that were named, without what is always shown; nil for the basic ones.
  package let named: [Int]?
  /// Their places in ``ItemField/all``, in the order of the output.
  package var positions: [Int] { chosen ?? Self.basicPositions }
  /// The details that they are made of.
  public let details: MediaDetails.Parts
  /// Whether pictures, movies and sounds have to say something of themselves for the optional ones among them.
  package var readsMetadata: Bool {
    positions.contains { ItemField.all[$0].group.map { $0 != .file && $0 != .sums } ?? false }
  }
  /// True if a field depends on sidecars.
  package var dependsOnSidecars: Bool {
    isBasic || positions.contains { ItemField.all[$0].dependsOnSidecars }
  }
  /// Whether these are the fields that nobody has to ask for.
  package var isBasic: Bool { chosen == nil }

  /// Whether basic fields were named one by one.
  package var namesBasic: Bool { chosen.map { !Set(Self.basicPositions).isSubset(of: $0) } ?? false }

  /// True if a field was named, alone or in a group.
  package func names(_ name: String) -> Bool {
    named?.contains { ItemField.all[$0].name == name } ?? false
  }

  /// What every record shows; no details are read for it.
  public static let basic = FieldSelection()

  private static let basicPositions = ItemField.all.indices.filter { ItemField.all[$0].group == nil }

  private init() {
    chosen = nil
    named = nil
    details = []
  }

  private init(_ positions: [Int], named: [Int]) {
    chosen = positions == Self.basicPositions ? nil : positions
    self.named = chosen == nil ? nil : named
    details = positions.reduce([]) { $0.union(ItemField.all[$1].details) }
  }

  /// What was wrong with a list of fields.
  public struct Fault: Error, CustomStringConvertible {
    public let description: String
  }

  /// The words that stand for several fields.
  package static let words = ["basic", "all"] + FieldGroup.allCases.map(\.rawValue)

  /// Reads a list of names, separated by commas: fields, groups of fields, `basic`, `all`, and
  /// other programs' names for fields.
  ///
  /// The order is that of the table. What names the item and what went wrong is always there; `all` leaves out what is
  /// asked for by name only. Errors: ``Fault`` for a name that no field and no group has, with those that are near.
  public init(_ text: String) throws(Fault) {
    let always = Set(ItemField.all.indices.filter { Self.always.contains(ItemField.all[$0].name) })
    var chosen: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = ItemField.ownName(String(part).trimmingBlanks).lowercased()
      let found = ItemField.all.indices.filter { Self.means(name, ItemField.all[$0]) }
      guard !found.isEmpty else { throw Self.unknown(String(part).trimmingBlanks) }
      chosen.formUnion(found)
    }
    self.init(chosen.union(always).sorted(), named: chosen.sorted())
  }

  /// Without them a record could not be told from another, or from an answer.
  private static let always = ["path", "pathBytes", "error"]

  private static func means(_ word: String, _ field: ItemField) -> Bool {
    switch word {
    case "basic": field.group == nil
    case "all": field.group.map { !$0.isByNameOnly } ?? true
    default: word == field.name.lowercased() || word == field.group?.rawValue
    }
  }

  /// Advice about words that people take for fields, in lower case.
  private static let advice: [String: String] = {
    let pronom = "'uti show TYPE' lists PRONOM's identifiers; siegfried tells versions apart"
    let name = "path ends in the file's own extension; preferredExtension is that of its type"
    return ["puid": pronom, "pronom": pronom, "ext": name, "extension": name]
  }()

  private static func unknown(_ name: String) -> Fault {
    if let advice = advice[name.lowercased()] {
      return Fault(description: "no field or group is called \(name). \(advice).")
    }
    let known = words + ItemField.all.map(\.name)
    let meant = NearestNames.near(name, among: known)
    let hint =
      meant.isEmpty
      ? "See 'uti help fields' for their names." : "Did you mean \(meant.joined(separator: " or "))?"
    let shown = name.isEmpty ? "an empty name" : PrintableText.escaped(name)
    return Fault(description: "no field or group is called \(shown). \(hint)")
  }

  /// The details that fields are made of, by the fields' names.
  package static func details(of fields: [String]) -> MediaDetails.Parts {
    fields.reduce([]) { parts, name in parts.union(ItemField.byName[name]?.details ?? []) }
  }
}

extension ItemField {
  /// What has to be read for the field beside the metadata.
  package var details: MediaDetails.Parts {
    // Each sum is made by itself.
    if group == .sums { return ChecksumAlgorithm(rawValue: name).map { MediaDetails.Parts($0) } ?? [] }
    return group?.details ?? []
  }
  /// True if the value depends on sidecars.
  var dependsOnSidecars: Bool {
    group == .place || name == "sidecars" || name == "located" || name.hasPrefix("captured")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
