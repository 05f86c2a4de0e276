internal import FileIdentification
internal import Foundation
public import MediaItems
public import MediaMetadata
internal import SystemCalls
internal import SystemPackage
public import UniformTypes

// Item providers of media items, which register what a picker or share sheet registers.

/// The media item properties of a provider that are not registered.
struct MediaOrigin: Sendable {
  var localIdentifier: String?
  var unregistered: [RegisteredForm]
}

extension ItemProvider {
  /// Creates a provider that registers what a picker or a share sheet registers for an item, in its order.
  ///
  /// Files are registered as they are, by pickers in place and by share sheets as copies. A pair's bundle is
  /// assembled, and a preview extracted, on request. Representations that a picker would transcode are not
  /// registered; ``formsNeedingTranscoding`` lists them. `localIdentifier` is the identifier in the item's
  /// library; `registry` is that of the run that read the item. As with pickers, the suggested name has no
  /// extension. With `kinds`, every file is a copy without these metadata; a load fails with an
  /// `ExtractionError` if they cannot be removed.
  public convenience init(
    item: MediaItem, in context: ProviderContext = .picker, mode: RepresentationMode = .current,
    localIdentifier: String? = nil, without kinds: MetadataKinds = [], registry: TypeRegistry = .current
  ) {
    self.init()
    let forms = RegisteredForms(of: item, in: context, mode: mode, registry: registry).forms
    suggestedName = item.path.lastComponent.map { Self.suggestedName(of: $0, registry) }
    let registered = forms.filter { form in
      guard let producer = MediaFormProducer(form, of: item, without: kinds, registry) else { return false }
      registerFileRepresentation(
        forTypeIdentifier: form.identifier,
        fileOptions: producer.opensInPlace && context == .picker ? .openInPlace : [],
        visibility: .all
      ) { completion in
        producer.produce(completion)
        return nil
      }
      return true
    }
    let missing = forms.filter { !registered.contains($0) }
    state.withLock {
      $0.origin = MediaOrigin(localIdentifier: localIdentifier, unregistered: missing)
    }
  }

  /// Returns the name without its extension, as pickers do; an extension that no type owns stays.
  private static func suggestedName(of name: FilePath.Component, _ registry: TypeRegistry) -> String {
    guard let fileExtension = name.extension,
      registry.types(tag: fileExtension, tagClass: .filenameExtension, conformingTo: nil).contains(where: {
        !$0.isDynamic
      })
    else { return name.string }
    return name.stem
  }

  /// Creates a provider that registers what a picker registers for a library's asset, with its identifier.
  public convenience init(
    asset: MediaAsset, mode: RepresentationMode = .current, registry: TypeRegistry = .current
  ) {
    self.init(item: asset.item, mode: mode, localIdentifier: asset.localIdentifier, registry: registry)
  }

  /// The identifier in the item's library, like the asset identifier of a picker's result; nil for other
  /// providers.
  public var localIdentifier: String? { state.withLock { $0.origin?.localIdentifier } }

  /// The identifiers that a picker registers too and that require transcoding.
  ///
  /// Nothing is transcoded here, so they are not registered: loading them fails at once.
  public var formsNeedingTranscoding: [String] {
    state.withLock { $0.origin?.unregistered.map(\.identifier) ?? [] }
  }
}

/// The producer of one representation of an item; nil if it needs transcoding.
private struct MediaFormProducer: Sendable {
  enum Source: Sendable {
    case file(URL)
    case bundle(MediaItem)
    case part(MediaPart)
  }

  var source: Source
  let kinds: MetadataKinds

  init?(
    _ form: RegisteredForm, of item: MediaItem, without kinds: MetadataKinds, _ registry: TypeRegistry
  ) {
    self.kinds = kinds
    let type = registry.type(form.identifier)
    let extraction = MediaExtraction(FileIdentifier.Options(registry: registry))
    switch form.making {
    case .transcoded: return nil
    case .assembled: source = .bundle(item)
    case .extracted:
      let parts =
        ((try? extraction.parts(of: item)) ?? []) + ((try? extraction.previews(of: item)) ?? [])
      guard let part = parts.filter({ $0.type == type }).max(by: { $0.byteCount < $1.byteCount })
      else { return nil }
      source = .part(part)
    case .asIs:
      guard let livePhoto = item.livePhoto, livePhoto.form == .pair || livePhoto.form == .bundle else {
        source = .file(URL(fileURLWithPath: item.path.string))
        return
      }
      let isFolder = item.file.identification.type.conforms(to: .directory)
      if type?.conforms(to: .livePhoto) == true {
        // The archive of a bundle is unpacked, since a bundle is a folder.
        source = isFolder ? .file(URL(fileURLWithPath: item.path.string)) : .bundle(item)
        return
      }
      let role: MediaPart.Role = type?.conforms(to: .image) == true ? .still : .movie
      if livePhoto.form == .bundle, !isFolder {
        guard let part = try? extraction.parts(of: item).first(where: { $0.role == role }) else {
          return nil
        }
        source = .part(part)
      } else {
        guard let half = role == .still ? livePhoto.still : livePhoto.movie else { return nil }
        source = .file(URL(fileURLWithPath: half.string))
      }
    }
  }

  var opensInPlace: Bool { if case .file = source { kinds.isEmpty } else { false } }

  func produce(_ completion: (URL?, Bool, (any Error)?) -> Void) {
    do {
      switch source {
      case .file(let url):
        if kinds.isEmpty { return completion(url, false, nil) }
        let item = try MediaItemReader().read(path: FilePath(url.path))
        guard item.livePhoto?.form != .bundle else {
          return try deliver(completion) { try LivePhotoObject(of: item, without: kinds).writeBundle(in: $0) }
        }
        guard let part = try MediaExtraction().files(of: item, without: kinds).first else {
          throw CocoaError(.fileReadCorruptFile)
        }
        try deliver(part, completion)
      case .bundle(let item):
        try deliver(completion) { try LivePhotoObject(of: item, without: kinds).writeBundle(in: $0) }
      case .part(let part): try deliver(MediaExtraction().part(part, without: kinds), completion)
      }
    } catch { completion(nil, false, error) }
  }

  private func deliver(_ part: MediaPart, _ completion: (URL?, Bool, (any Error)?) -> Void) throws {
    try deliver(completion) { folder in
      let url = folder.appendingPathComponent(SafeFileName.make(part.name.string, nil))
      try LivePhotoObject.write(part, to: url)
      return url
    }
  }

  /// Creates a file in a temporary folder, which is removed after delivery.
  private func deliver(
    _ completion: (URL?, Bool, (any Error)?) -> Void, _ make: (URL) throws -> URL
  ) throws {
    let folder = try TemporaryFiles.makeFolder()
    defer { folder.remove() }
    completion(try make(folder.url), false, nil)
  }
}
