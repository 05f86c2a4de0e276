internal import Checksums
public import MediaMetadata
internal import PropertyLists
internal import UniformTypes

/// The fields that records show, and the details to read for them.
///
/// ```swift
/// let fields = try FieldSelection("basic, exposure")
/// let reader = MediaItemReader(details: fields.details)
/// ```
public struct FieldSelection: Hashable, Sendable {
  /// nil for the basic fields, so that the table of fields is not built.
  private let chosen: [Int]?
  /// The indices of the named fields, without those that are always shown; nil for the basic fields.
  package let named: [Int]?
  /// The indices in ``ItemField/all``, in output order.
  package var positions: [Int] { chosen ?? Self.basicPositions }
  /// The details to read.
  public let details: MediaDetails.Parts
  /// True if an optional field needs metadata of images, movies or sounds.
  package var readsMetadata: Bool {
    positions.contains { ItemField.all[$0].group.map { $0 != .file && $0 != .sums } ?? false }
  }
  package var dependsOnSidecars: Bool {
    isBasic || positions.contains { ItemField.all[$0].dependsOnSidecars }
  }
  /// True for the default fields.
  package var isBasic: Bool { chosen == nil }

  /// True if only some of the basic fields are shown.
  package var namesBasic: Bool { chosen.map { !Set(Self.basicPositions).isSubset(of: $0) } ?? false }

  /// Returns true if a field was named, alone or in a group.
  package func names(_ name: String) -> Bool {
    named?.contains { ItemField.all[$0].name == name } ?? false
  }

  /// The default fields, which need no details.
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

  /// An error in a list of fields.
  public struct Fault: Error, CustomStringConvertible {
    /// The message.
    public let description: String
  }

  /// The names of groups of fields.
  package static let words = ["basic", "all"] + FieldGroup.allCases.map(\.rawValue)

  /// Parses a comma-separated list of fields, groups, `basic`, `all`, and other programs' names for fields.
  ///
  /// The order is that of the table. Path and error are always included. `all` omits groups that must be named
  /// explicitly. Errors: ``Fault`` for an unknown name, with similar names.
  public init(_ text: String) throws(Fault) {
    let always = Set(ItemField.all.indices.filter { Self.always.contains(ItemField.all[$0].name) })
    var chosen: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = ItemField.ownName(String(part).trimmingBlanks).lowercased()
      let matches = ItemField.all.indices.filter { Self.matches(name, ItemField.all[$0]) }
      guard !matches.isEmpty else { throw Self.unknownName(String(part).trimmingBlanks) }
      chosen.formUnion(matches)
    }
    self.init(chosen.union(always).sorted(), named: chosen.sorted())
  }

  /// Fields that identify a record, or mark it as an error.
  private static let always = ["path", "pathBytes", "error"]

  private static func matches(_ word: String, _ field: ItemField) -> Bool {
    switch word {
    case "basic": field.group == nil
    case "all": field.group.map { !$0.requiresExplicitName } ?? true
    default: word == field.name.lowercased() || word == field.group?.rawValue
    }
  }

  /// Advice for words that are often mistaken for fields, in lower case.
  private static let advice: [String: String] = {
    let pronom = "'uti show TYPE' lists PRONOM's identifiers; siegfried tells versions apart"
    let name = "path ends in the file's own extension; preferredExtension is that of its type"
    return ["puid": pronom, "pronom": pronom, "ext": name, "extension": name]
  }()

  private static func unknownName(_ name: String) -> Fault {
    if let advice = advice[name.lowercased()] {
      return Fault(description: "no field or group is called \(name). \(advice).")
    }
    let names = words + ItemField.all.map(\.name)
    let suggestions = NearestNames.near(name, among: names)
    let hint =
      suggestions.isEmpty
      ? "See 'uti help fields' for their names." : "Did you mean \(suggestions.joined(separator: " or "))?"
    let shown = name.isEmpty ? "an empty name" : PrintableText.escaped(name)
    return Fault(description: "no field or group is called \(shown). \(hint)")
  }

  /// Returns the details to read for fields, by their names.
  package static func details(of fields: [String]) -> MediaDetails.Parts {
    fields.reduce([]) { parts, name in parts.union(ItemField.byName[name]?.details ?? []) }
  }
}

extension ItemField {
  /// The details to read for the field.
  package var details: MediaDetails.Parts {
    // Each checksum is computed only if it is named.
    if group == .sums { return ChecksumAlgorithm(rawValue: name).map { MediaDetails.Parts($0) } ?? [] }
    return group?.details ?? []
  }
  var dependsOnSidecars: Bool {
    group == .place || name == "sidecars" || name == "located" || name.hasPrefix("captured")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
