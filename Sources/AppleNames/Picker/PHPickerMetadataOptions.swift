#if !canImport(Darwin)
  internal import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemPackage

  /// The metadata that a picker leaves out of the files that it hands over.
  ///
  /// Files are handed over byte for byte here, and nothing is cut out of one. What holds that which is to be left out, or may
  /// hold it, is not handed over: its provider registers the same types, and their loads fail by
  /// `CocoaError.featureUnsupported`.
  public struct PHPickerMetadataOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Where it was taken.
    public static let removeLocation = Self(rawValue: 1)
    /// What somebody wrote about it: title, description and keywords.
    public static let removeCaptions = Self(rawValue: 2)

    /// Whether an item is known to hold nothing of what is to be left out.
    ///
    /// Complexity: reads the captions of its files where they are to be left out.
    func areMet(by item: MediaItem) -> Bool {
      if contains(.removeLocation), item.isLocated != false { return false }
      guard contains(.removeCaptions) else { return true }
      guard let photo = item.livePhoto else { return Self.isWithoutCaptions(item.path) }
      // A movie that is a part of another file is not read by itself, and may hold some.
      guard let still = photo.still, let movie = photo.movie, still != movie else { return false }
      return Self.isWithoutCaptions(still) && Self.isWithoutCaptions(movie)
    }

    private static func isWithoutCaptions(_ path: FilePath) -> Bool {
      guard let details = try? MediaItemReader(details: .caption).read(path: path).file.details
      else { return false }
      return details.title == nil && details.description == nil && details.keywords.isEmpty
    }
  }

  extension ItemProvider {
    /// A provider of the same types, none of which can be loaded.
    func withheld() -> ItemProvider {
      let provider = ItemProvider()
      provider.suggestedName = suggestedName
      for identifier in registeredTypeIdentifiers {
        provider.registerFileRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
          completion(nil, false, CocoaError(.featureUnsupported))
          return nil
        }
      }
      return provider
    }
  }
#endif
