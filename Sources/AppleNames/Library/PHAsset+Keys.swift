#if !canImport(Darwin)
  internal import Foundation
  internal import UniformTypes

  // Key-value access to an asset's file name and type, which are not declared as properties.

  extension PHAsset {
    /// Returns the file name for `filename` and the type's identifier for `uniformTypeIdentifier`; nil for
    /// other keys.
    public func value(forKey key: String) -> Any? {
      switch key {
      case "filename": PHAssetResource.assetResources(for: self).first?.originalFilename
      case "uniformTypeIdentifier": contentType.identifier
      default: nil
      }
    }
  }

  extension PHAssetResource {
    /// Returns the size as a number for `fileSize`, and true for `locallyAvailable`; nil for other keys.
    public func value(forKey key: String) -> Any? {
      switch (key, source) {
      case ("fileSize", .part(let part, _)):
        NSNumber(value: part.extents.reduce(Int64(0)) { $0 &+ Int64($1.count) })
      case ("fileSize", .file(let url)):
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size].map { $0 as? NSNumber } ?? nil
      case ("locallyAvailable", _): NSNumber(value: true)
      default: nil
      }
    }
  }
#endif
