#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage

  /// A description of a movie's pictures, read from a file's headers: Core Media's class, without samples.
  public final class CMFormatDescription: Sendable {
    /// What is said besides coding and size.
    public let extensions: Extensions

    /// Reads the headers of a movie's file; nil for what is no movie.
    ///
    /// ```swift
    /// CMFormatDescription(movie: clip)?.extensions[.projectionKind] == .projectionKind(.equirectangular)
    /// ```
    public init?(movie file: URL) {
      guard file.isFileURL,
        let found = try? MediaItemReader(details: .capture).read(path: FilePath(file.path)).file,
        let metadata = found.metadata, metadata.medium == .movie
      else { return nil }
      var values: [Extensions.Key: Extensions.Value] = [:]
      if let kind = Extensions.Value.ProjectionKind(metadata, found.details) {
        values[.projectionKind] = .projectionKind(kind)
      }
      extensions = Extensions(values: values)
    }

    /// A movie's properties besides coding and size, by keys.
    public struct Extensions: Hashable, Sendable {
      fileprivate let values: [Key: Value]

      /// The value of a key; nil where the file does not say.
      public subscript(key: Key) -> Value? { values[key] }

      /// The name of a property.
      public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// How the pictures are laid out.
        public static let projectionKind = Self(rawValue: "ProjectionKind")
      }

      /// The value of a property.
      public struct Value: Hashable, Sendable {
        private let text: String

        /// The value as Core Media's dictionaries have it.
        public var propertyListRepresentation: NSString { NSString(string: text) }

        /// How pictures are laid out, as a value.
        public static func projectionKind(_ kind: ProjectionKind) -> Self { Self(text: kind.rawValue) }

        /// A layout of a movie's pictures, in Core Media's words.
        public struct ProjectionKind: Hashable, Sendable {
          let rawValue: String

          /// Flat.
          public static let rectilinear = Self(rawValue: "Rectilinear")
          /// A sphere.
          public static let equirectangular = Self(rawValue: "Equirectangular")
          /// Half a sphere.
          public static let halfEquirectangular = Self(rawValue: "HalfEquirectangular")
          /// As wide lenses of known parameters see.
          public static let parametricImmersive = Self(rawValue: "ParametricImmersive")
          /// Apple Immersive Video, which the movie's own key tells.
          public static let appleImmersiveVideo = Self(rawValue: "AppleImmersiveVideo")
        }
      }
    }
  }

  extension CMFormatDescription.Extensions.Value.ProjectionKind {
    /// What a movie's headers say; nil where they say nothing, and of kinds that Core Media has no word for.
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

    /// The word for what files write in four characters; nil where there is none.
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
#endif
