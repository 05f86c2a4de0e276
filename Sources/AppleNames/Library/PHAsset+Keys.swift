#if !canImport(Darwin)
  internal import Foundation
  internal import UniformTypes

  // What apps ask for by key, since the classes have no property for it.

  extension PHAsset {
    /// Its file's name under `filename`, its type's identifier under `uniformTypeIdentifier`; nil for every other key.
    public func value(forKey key: String) -> Any? {
      switch key {
      case "filename": PHAssetResource.assetResources(for: self).first?.originalFilename
      case "uniformTypeIdentifier": contentType.identifier
      default: nil
      }
    }
  }

  extension PHAssetResource {
    /// Its bytes under `fileSize`, as a number, and whether it is here under `locallyAvailable`; nil for every other key.
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
