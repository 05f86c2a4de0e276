#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata

  /// Degrees of latitude or longitude.
  public typealias CLLocationDegrees = Double
  /// Metres.
  public typealias CLLocationDistance = Double

  /// A place on earth in degrees, north and east positive.
  public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// Degrees; north is positive.
    public var latitude: CLLocationDegrees
    /// Degrees; east is positive.
    public var longitude: CLLocationDegrees

    /// Creates zero degrees north and east.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a place; nothing is checked.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// Where an asset was taken: what is left of Core Location's class without a receiver.
  public final class CLLocation: NSObject, Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea, 0 where the height is not known: see ``verticalAccuracy``.
    public let altitude: CLLocationDistance
    /// 0 where the height is known, -1 where it is not.
    public let verticalAccuracy: CLLocationDistance
    /// When the place was noted.
    public let timestamp: Date

    /// Creates a place whose height is not known.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      (altitude, verticalAccuracy, timestamp) = (0, -1, Date())
    }

    init(_ place: Coordinates, at time: Date?) {
      coordinate = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
      altitude = place.altitude ?? 0
      verticalAccuracy = place.altitude == nil ? -1 : 0
      timestamp = time ?? .distantPast
    }

    public override var description: String { "<\(coordinate.latitude), \(coordinate.longitude)>" }
  }

  extension PHAsset {
    /// Where it was taken; nil where the file has no place that can be read in numbers.
    public var location: CLLocation? { mediaAsset.item.coordinates.map { CLLocation($0, at: creationDate) } }
  }
#endif
