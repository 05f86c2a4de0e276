internal import MediaMetadata

/// A rule for named parts of a format: whether they can hold a location, and how metadata removal handles them.
///
/// A part without a rule may hold a location, and is never copied.
struct PartRule<Name: Hashable & Sendable>: Sendable {
  /// The handling of a part when locations or captions are removed.
  enum Copy: Sendable {
    case kept
    /// Copied without the metadata to be removed.
    case stripped
    case dropped
  }

  var names: [Name]
  /// The possible prefixes of the part's contents; empty for any.
  var prefixes: [StaticString]
  var location: LocationPart
  var copy: Copy
  /// The maximum length; longer parts are not copied.
  var longest: Int64
  var because: StaticString

  init(
    _ names: [Name], beginning prefixes: [StaticString] = [], location: LocationPart, copy: Copy,
    longest: Int64 = .max, because: StaticString
  ) {
    (self.names, self.prefixes, self.location) = (names, prefixes, location)
    (self.copy, self.longest, self.because) = (copy, longest, because)
  }
}

extension Array {
  /// Returns whether a part can hold a location; `.unread` for a part without a rule.
  func location<Name>(
    of name: Name, _ begins: (StaticString) -> Bool = { _ in true }
  ) -> LocationPart where Element == PartRule<Name> {
    rule(for: name, begins)?.location ?? .unread
  }

  /// Returns the first rule for a part; `begins` tests whether its contents have a prefix.
  func rule<Name>(
    for name: Name, _ begins: (StaticString) -> Bool = { _ in true }
  ) -> PartRule<Name>? where Element == PartRule<Name> {
    first { rule in
      rule.names.contains(name) && (rule.prefixes.isEmpty || rule.prefixes.contains(where: begins))
    }
  }
}
