#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import SystemPackage
  internal import UniformTypes

  // Simulates the user's actions in an image picker: picking, capturing and cancelling.
  extension UIImagePickerController {
    /// Picks a file and closes the picker: the delegate is called before this returns.
    ///
    /// `library` is the file's library, by default the shared one; a file outside has no asset. Errors:
    /// ``PHPickerRefusal`` for files that are neither picture nor movie or of none of the `mediaTypes`, and
    /// those of copying; the delegate is not called then.
    public func finish(picking file: URL, in library: PHPhotoLibrary? = nil) throws {
      let path = FilePath(file.path)
      let asset = (library ?? .shared()).mediaLibrary?.asset(at: path)
      let item = try asset?.item ?? read(path)
      var info = try info(of: item)
      if info[.originalImage] != nil {
        info[.imageURL] = try copy(PHImageManager.still(of: item))
      }
      info[.phAsset] = asset.map { PHAsset($0) }
      delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Simulates the camera with a picture or movie file: the delegate is called before this returns.
    ///
    /// Errors: as for ``finish(picking:in:)``.
    public func finish(taking file: URL) throws {
      var info = try info(of: read(FilePath(file.path)))
      if info[.originalImage] != nil, let source = CGImageSource(file: file) {
        info[.mediaMetadata] = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      }
      delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Cancels the picker through the delegate; without one, dismisses it.
    public func cancel() {
      guard let delegate else { return dismiss(animated: true) }
      delegate.imagePickerControllerDidCancel(self)
    }

    private func read(_ path: FilePath) throws -> MediaItem {
      guard let item = try? MediaItemReader().read(path: path) else {
        throw PHPickerRefusal(asset: path.string, refusal: .notThere)
      }
      return item
    }

    /// Returns the info of an item, for the first of the media types that it matches.
    private func info(of item: MediaItem) throws -> [InfoKey: Any] {
      func isRequested(_ type: CFString) -> Bool {
        mediaTypes.contains { UTTypeConformsTo(type, $0 as CFString) }
      }
      switch item.kind {
      case .livePhoto where isRequested(kUTTypeLivePhoto):
        var info = try picture(item)
        info[.mediaType] = kUTTypeLivePhoto as String
        info[.livePhoto] = PHLivePhoto(try LivePhotoObject(of: item))
        return info
      case .livePhoto where isRequested(kUTTypeImage), .photo where isRequested(kUTTypeImage):
        return try picture(item)
      case .video where isRequested(kUTTypeMovie):
        return [
          .mediaType: kUTTypeMovie as String, .mediaURL: try copy(URL(fileURLWithPath: item.path.string)),
        ]
      case .livePhoto, .photo, .video: throw PHPickerRefusal(asset: item.path.string, refusal: .notShown)
      default: throw PHPickerRefusal(asset: item.path.string, refusal: .notThere)
      }
    }

    private func picture(_ item: MediaItem) throws -> [InfoKey: Any] {
      let image = UIImage(try PHImageManager.still(of: item))
      var info: [InfoKey: Any] = [.mediaType: kUTTypeImage as String, .originalImage: image]
      if allowsEditing, image.size.width == image.size.height {
        info[.editedImage] = image
        info[.cropRect] = CGRect(origin: .zero, size: image.size)
      }
      return info
    }

    private func copy(_ file: URL) throws -> URL {
      let target = temporaryFile(file.pathExtension)
      try FileManager.default.copyItem(at: file, to: target)
      return target
    }

    private func copy(_ picture: StillImage) throws -> URL {
      let target = temporaryFile(picture.type.preferredFilenameExtension ?? "")
      try picture.data.write(to: target, options: .withoutOverwriting)
      return target
    }

    private func temporaryFile(_ suffix: String) -> URL {
      FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .appendingPathExtension(suffix)
    }
  }
#endif
