internal import MediaMetadata

/// A rule about the parts of a format that have one of some names: whether they may hold a place, and what becomes of them in a copy
/// without places or captions.
///
/// A part without a rule may hold a place, and is never copied.
struct PartRule<Name: Hashable & Sendable>: Sendable {
  /// The fate of a part in a copy without places or captions.
  enum Copy: Sendable {
    case kept
    /// Its own reader takes out what has to go.
    case stripped
    case dropped
  }

  var names: [Name]
  /// Beginnings of the part's contents, one of which it has; any where there are none.
  var beginnings: [StaticString]
  var place: LocationPart
  var copy: Copy
  /// The most bytes that such a part has: a longer one is not copied.
  var longest: Int64
  var because: StaticString

  init(
    _ names: [Name], beginning beginnings: [StaticString] = [], place: LocationPart, copy: Copy,
    longest: Int64 = .max, because: StaticString
  ) {
    (self.names, self.beginnings, self.place) = (names, beginnings, place)
    (self.copy, self.longest, self.because) = (copy, longest, because)
  }
}

extension Array {
  /// The relation of a part with a name to places; a part without a rule may hold one.
  func place<Name>(
    of name: Name, _ begins: (StaticString) -> Bool = { _ in true }
  ) -> LocationPart where Element == PartRule<Name> {
    rule(for: name, begins)?.place ?? .unread
  }

  /// The first rule for a part with a name; `begins` tells whether its contents begin so.
  func rule<Name>(
    for name: Name, _ begins: (StaticString) -> Bool = { _ in true }
  ) -> PartRule<Name>? where Element == PartRule<Name> {
    first { rule in
      rule.names.contains(name) && (rule.beginnings.isEmpty || rule.beginnings.contains(where: begins))
    }
  }
}
