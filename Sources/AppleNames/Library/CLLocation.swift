#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata

  // Core Location's coordinates, as the location of an asset.

  /// Degrees of latitude or longitude.
  public typealias CLLocationDegrees = Double
  /// Metres.
  public typealias CLLocationDistance = Double

  /// Coordinates in degrees, north and east positive.
  public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// Degrees; north is positive.
    public var latitude: CLLocationDegrees
    /// Degrees; east is positive.
    public var longitude: CLLocationDegrees

    /// Creates zero degrees north and east.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates coordinates without validation.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// The location of an asset.
  public final class CLLocation: NSObject, Sendable {
    /// The coordinates.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above sea level, 0 if unknown: see ``verticalAccuracy``.
    public let altitude: CLLocationDistance
    /// 0 if the altitude is known, else -1.
    public let verticalAccuracy: CLLocationDistance
    /// The time of the location.
    public let timestamp: Date

    /// Creates a location without an altitude.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      (altitude, verticalAccuracy, timestamp) = (0, -1, Date())
    }

    init(_ coordinates: Coordinates, at time: Date?) {
      coordinate = CLLocationCoordinate2D(latitude: coordinates.latitude, longitude: coordinates.longitude)
      altitude = coordinates.altitude ?? 0
      verticalAccuracy = coordinates.altitude == nil ? -1 : 0
      timestamp = time ?? .distantPast
    }

    public override var description: String { "<\(coordinate.latitude), \(coordinate.longitude)>" }
  }

  extension PHAsset {
    /// The location; nil if the file has no numeric coordinates.
    public var location: CLLocation? { mediaAsset.item.coordinates.map { CLLocation($0, at: creationDate) } }
  }
#endif
