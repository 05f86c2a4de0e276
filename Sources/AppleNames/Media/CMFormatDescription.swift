#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage

  /// The format of a movie's video, read from headers: Core Media's class without samples.
  public final class CMFormatDescription: Sendable {
    /// The additional properties.
    public let extensions: Extensions

    /// Reads the headers of a movie file; nil for other files.
    ///
    /// ```swift
    /// CMFormatDescription(movie: clip)?.extensions[.projectionKind] == .projectionKind(.equirectangular)
    /// ```
    public init?(movie file: URL) {
      guard file.isFileURL,
        let contents = try? MediaItemReader(details: .capture).read(path: FilePath(file.path)).file,
        let metadata = contents.metadata, metadata.medium == .movie
      else { return nil }
      var values: [Extensions.Key: Extensions.Value] = [:]
      if let kind = Extensions.Value.ProjectionKind(metadata, contents.details) {
        values[.projectionKind] = .projectionKind(kind)
      }
      extensions = Extensions(values: values)
    }

    /// The additional properties of a movie, by key.
    public struct Extensions: Hashable, Sendable {
      fileprivate let values: [Key: Value]

      /// The value of a key; nil if the file does not state it.
      public subscript(key: Key) -> Value? { values[key] }

      /// The name of a property.
      public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The projection.
        public static let projectionKind = Self(rawValue: "ProjectionKind")
      }

      /// The value of a property.
      public struct Value: Hashable, Sendable {
        private let text: String

        /// The value in Core Media's dictionaries.
        public var propertyListRepresentation: NSString { NSString(string: text) }

        /// Creates a projection value.
        public static func projectionKind(_ kind: ProjectionKind) -> Self { Self(text: kind.rawValue) }

        /// A projection, with Core Media's names.
        public struct ProjectionKind: Hashable, Sendable {
          let rawValue: String

          /// Flat.
          public static let rectilinear = Self(rawValue: "Rectilinear")
          /// Spherical.
          public static let equirectangular = Self(rawValue: "Equirectangular")
          /// Hemispherical.
          public static let halfEquirectangular = Self(rawValue: "HalfEquirectangular")
          /// A wide-angle lens with known parameters.
          public static let parametricImmersive = Self(rawValue: "ParametricImmersive")
          /// Apple Immersive Video, by the movie's own key.
          public static let appleImmersiveVideo = Self(rawValue: "AppleImmersiveVideo")
        }
      }
    }
  }

  extension CMFormatDescription.Extensions.Value.ProjectionKind {
    /// Reads a movie's projection; nil if it is not stated or unknown to Core Media.
    fileprivate init?(_ metadata: MediaMetadata, _ details: MediaDetails?) {
      switch details?.projection {
      case "equirectangular": self = .equirectangular
      case "halfEquirectangular": self = .halfEquirectangular
      case "parametricImmersive": self = .parametricImmersive
      case "appleImmersiveVideo": self = .appleImmersiveVideo
      case "rectilinear": self = .rectilinear
      case nil where metadata.codingConfigurations.contains(where: { "\($0)" == "vexu" }): self = .rectilinear
      default: return nil
      }
    }

    /// Converts a four-character projection type; nil if Core Media has no name for it.
    public init?(_ type: CMProjectionType) {
      switch type {
      case .rectangular: self = .rectilinear
      case .equirectangular: self = .equirectangular
      case .halfEquirectangular: self = .halfEquirectangular
      case .parametricImmersive: self = .parametricImmersive
      case .fisheye: return nil
      }
    }
  }

  /// A projection, by its four-character code in files.
  public enum CMProjectionType: UInt64, Hashable, Sendable {
    /// Flat: `rect`.
    case rectangular = 0x7265_6374
    /// Spherical: `equi`.
    case equirectangular = 0x6571_7569
    /// Hemispherical: `hequ`.
    case halfEquirectangular = 0x6865_7175
    /// Fisheye: `fish`.
    case fisheye = 0x6669_7368
    /// A wide-angle lens with known parameters: `prim`.
    case parametricImmersive = 0x7072_696D
  }

  /// A packing of stereo pictures, by its four-character code in files.
  public enum CMPackingType: UInt64, Hashable, Sendable {
    /// Not packed: `none`.
    case none = 0x6E6F_6E65
    /// Left beside right: `side`.
    case sideBySide = 0x7369_6465
    /// Left over right: `over`.
    case overUnder = 0x6F76_6572
  }
#endif
