extension XMPFacts {
  /// Half a place: the picture's own, that of where it was made, and that of what it shows, in the order of preference.
  package struct PlaceParts: Hashable, Sendable {
    package enum Owner: Int, Hashable, Sendable, CaseIterable { case picture, created, shown }
    fileprivate var values: [Owner: [Double?]] = [:]

    package mutating func take(_ value: Double?, _ index: Int, _ owner: Owner) {
      if values[owner, default: [nil, nil, nil]][index] == nil {
        values[owner, default: [nil, nil, nil]][index] = value
      }
    }

    package var coordinates: Coordinates? {
      for owner in Owner.allCases {
        guard let parts = values[owner], let latitude = parts[0], let longitude = parts[1] else { continue }
        return Coordinates(latitude: latitude, longitude: longitude, altitude: parts[2])
      }
      return nil
    }
  }
}

extension XMPFacts.PlaceParts: WireCodable {
  package static var blank: Self { Self() }
  package mutating func transfer(_ wire: inout Wire) {
    for owner in Owner.allCases {
      values[owner].transfer(&wire)
      if let parts = values[owner], parts.count != 3 { wire.refuse() }
    }
  }
}
