internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

// Extraction of the previews inside pictures.
extension MediaExtraction {
  /// The choice among several previews.
  public enum PreviewChoice: String, Hashable, Sendable, CaseIterable {
    /// The preview with the most pixels, with the fewest, or all.
    case largest, smallest, all
  }

  /// Returns the previews inside an item's still, the largest first.
  ///
  /// A gain map, a depth map or a second view is not a preview. Previews that are files come first, unchanged. A coded item
  /// gets a file header with its properties, see ``MediaPart/head``. Errors: ``ExtractionError``, with
  /// ``ExtractionError/Code/inseparable`` if there are only coded items with incomplete properties.
  public func previews(of item: MediaItem, _ choice: PreviewChoice = .largest) throws -> [MediaPart] {
    let (container, name) = try still(of: item)
    let previews = (item.file.metadata?.previews ?? []).filter(\.isPreview)
    let coded = Self.distinct(previews.filter { !$0.isFile && $0.item != nil })
    let whole = Self.distinct(previews.filter(\.isFile)) + coded
    guard !whole.isEmpty else {
      guard let item = previews.first else { throw Self.nothing("no preview inside") }
      throw Self.inseparable(item)
    }
    let chosen =
      switch choice {
      case .largest: Array(whole.prefix(1))
      case .smallest: Array((whole.count > coded.count ? whole.dropLast(coded.count) : whole[...]).suffix(1))
      case .all: whole
      }
    return try chosen.enumerated().map { number, preview in
      let mark = chosen.count > 1 ? ".preview\(number + 1)" : ".preview"
      let suffix = preview.type.preferredFilenameExtension ?? "jpg"
      guard preview.extents.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= container.byteCount }),
        let name = PartName.of(name, mark: mark, extension: suffix == "jpeg" ? "jpg" : suffix)
      else { throw ExtractionError.changed }
      var part = MediaPart(
        role: .preview, name: name, type: preview.type, container: container, extents: preview.extents)
      if !preview.isFile { part.head = try Self.head(of: preview, in: container) }
      return part
    }
  }

  private static func head(of preview: EmbeddedPreview, in container: MediaPart.Container) throws -> [UInt8] {
    let head = try MediaPart.withFile(container.path) { file, _ -> [UInt8]? in
      guard let item = preview.item else { return nil }
      do {
        return try HEIFItemWrapper.head(
          for: item, dataSize: preview.byteCount, over: try container.source(over: file))
      } catch let error as ByteSourceError { throw ExtractionError(error) } catch {
        if case ReadFailure.source(let error) = error { throw ExtractionError(error) }
        return nil
      }
    }
    guard let head else { throw inseparable(preview) }
    return head
  }

  private static func inseparable(_ preview: EmbeddedPreview) -> ExtractionError {
    ExtractionError(
      code: .inseparable,
      message:
        "nothing to extract: the thumbnail is a \(preview.type.identifier) item, which is no file without its properties"
    )
  }

  /// Returns the container and the name of the item's still.
  private func still(of item: MediaItem) throws -> (MediaPart.Container, FilePath.Component) {
    var path = item.path
    if item.livePhoto?.form == .bundle {
      guard item.file.identification.type.conforms(to: .directory) else {
        let archive = try archive(of: item)
        guard let name = PartName.safe(archive.still.name) else { throw ExtractionError.changed }
        return (archive.still.container, name)
      }
      path = item.livePhoto?.still ?? path
    }
    guard item.file.metadata != nil, let name = path.lastComponent else {
      throw Self.nothing("no picture whose headers can be read")
    }
    return try MediaPart.withFile(path) { _, byteCount in
      (MediaPart.Container(path: path, range: 0..<byteCount), name)
    }
  }

  /// Returns the previews without duplicates, the largest first and those of unknown size last.
  static func distinct(_ previews: [EmbeddedPreview]) -> [EmbeddedPreview] {
    var seen: Set<[Range<Int64>]> = []
    func size(_ preview: EmbeddedPreview) -> (Int, Int64) {
      let (area, overflow) = (preview.pixelWidth ?? 0).multipliedReportingOverflow(
        by: preview.pixelHeight ?? 0)
      return (overflow ? 0 : area, preview.byteCount)
    }
    return previews.filter { seen.insert($0.extents).inserted }.sorted { size($0) > size($1) }
  }
}
