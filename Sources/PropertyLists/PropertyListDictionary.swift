/// The entries of a property list's dictionary in file order, including duplicate keys.
public struct PropertyListDictionary: RandomAccessCollection, Sendable {
  /// A key with its value.
  public struct Entry: Sendable {
    /// The key.
    public var key: String
    /// The start of the key; nil in a binary property list.
    public var keyPosition: TextPosition?
    /// The value.
    public var value: PropertyList

    /// Creates an entry.
    public init(key: String, keyPosition: TextPosition? = nil, value: PropertyList) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  private let entries: [Entry]
  private let places: [String: Int]

  /// Creates a dictionary.
  public init(_ entries: [Entry]) {
    self.entries = entries
    // The last of several values counts, as if they were assigned in order.
    places = Dictionary(entries.indices.map { (entries[$0].key, $0) }, uniquingKeysWith: { $1 })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public subscript(position: Int) -> Entry { entries[position] }

  /// Returns the value of a key, the last if there are several.
  public subscript(key: String) -> PropertyList? { entry(key)?.value }

  /// Returns the entry of a key, the last if there are several.
  public func entry(_ key: String) -> Entry? { places[key].map { entries[$0] } }

  /// The keys in order.
  public var keys: [String] { entries.map(\.key) }

  /// The entries with the key of a later one.
  public var hidden: [Entry] { entries.indices.filter { places[entries[$0].key] != $0 }.map { entries[$0] } }
}

extension PropertyListDictionary: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.places.count == b.places.count && a.places.allSatisfy { b[$0.key] == a.entries[$0.value].value }
  }
}
