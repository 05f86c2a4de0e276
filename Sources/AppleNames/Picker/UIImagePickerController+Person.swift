#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import SystemPackage
  internal import UniformTypes

  // What the person does whom iOS shows a screen.
  extension UIImagePickerController {
    /// Picks a file and closes the picker: the delegate is called before this returns.
    ///
    /// `library` is where the file lies: without one the shared library; a file of none has no asset. Errors:
    /// ``PHPickerRefusal`` for what is neither picture nor movie, or of none of the `mediaTypes`, and those of copying;
    /// then the delegate is not called.
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

    /// Says what the camera takes, a picture's or a movie's file: the delegate is called before this returns.
    ///
    /// Errors: as for ``finish(picking:in:)``.
    public func finish(taking file: URL) throws {
      var info = try info(of: read(FilePath(file.path)))
      if info[.originalImage] != nil, let source = CGImageSource(file: file) {
        info[.mediaMetadata] = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      }
      delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Closes the picker without a choice: the delegate is called; one that does not say what then lets it be dismissed.
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

    /// What is told of an item in any case, by the first of the media types that it is of.
    private func info(of item: MediaItem) throws -> [InfoKey: Any] {
      func isWanted(_ type: CFString) -> Bool {
        mediaTypes.contains { UTTypeConformsTo(type, $0 as CFString) }
      }
      switch item.kind {
      case .livePhoto where isWanted(kUTTypeLivePhoto):
        var info = try picture(item)
        info[.mediaType] = kUTTypeLivePhoto as String
        info[.livePhoto] = PHLivePhoto(try LivePhotoObject(of: item))
        return info
      case .livePhoto where isWanted(kUTTypeImage), .photo where isWanted(kUTTypeImage):
        return try picture(item)
      case .video where isWanted(kUTTypeMovie):
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
