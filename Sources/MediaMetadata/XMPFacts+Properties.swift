internal import ContainerFormats

extension XMPFacts {
  /// Which property, by namespace and name, fills which field.
  struct Property: Sendable {
    var namespace: StaticString
    var name: StaticString
    var set: @Sendable (inout XMPFacts, String) -> Void

    init(
      _ namespace: StaticString, _ name: StaticString,
      set: @escaping @Sendable (inout XMPFacts, String) -> Void
    ) {
      self.namespace = namespace
      self.name = name
      self.set = set
    }
  }

  private static let camera: StaticString = "http://ns.google.com/photos/1.0/camera/"
  private static let panorama: StaticString = "http://ns.google.com/photos/1.0/panorama/"
  private static let exif: StaticString = "http://ns.adobe.com/exif/1.0/"
  private static let basic: StaticString = "http://ns.adobe.com/xap/1.0/"

  /// The namespaces that Container items use; prefixes mean nothing.
  static let itemNamespace = "http://ns.google.com/photos/1.0/container/item/"
  static let containerNamespace = "http://ns.google.com/photos/1.0/container/"

  static let properties: [Property] = [
    Property(camera, "MotionPhoto") { $0.motionPhoto = truth($1) },
    Property(camera, "MotionPhotoVersion") { $0.motionPhotoVersion = Int($1) },
    Property(camera, "MotionPhotoPresentationTimestampUs") { $0.motionPhotoTimestamp = Int64($1) },
    Property(camera, "MicroVideo") { $0.microVideo = truth($1) },
    Property(camera, "MicroVideoOffset") { $0.microVideoOffset = Int64($1) },
    Property(camera, "MicroVideoPresentationTimestampUs") { $0.microVideoTimestamp = Int64($1) },
    Property(camera, "BurstID") { $0.burstIdentifier = $1.trimmed.isEmpty ? nil : $1.trimmed },
    Property(camera, "SpecialTypeID") { $0.specialType = $0.specialType ?? $1.trimmed },
    Property("http://ns.oplus.com/photos/1.0/camera/", "VideoLength") { $0.videoLength = Int64($1) },
    Property("http://ns.xiaomi.com/photos/1.0/camera/", "VideoLength") { $0.videoLength = Int64($1) },
    Property(panorama, "ProjectionType") { $0.projectionType = $1 },
    Property(panorama, "UsePanoramaViewer") { $0.usePanoramaViewer = truth($1) },
    Property(exif, "UserComment") { $0.userComment = $1 },
    Property(exif, "DateTimeOriginal") { $0.captured = CaptureDate(text: $1) ?? $0.captured },
    Property("http://ns.adobe.com/photoshop/1.0/", "DateCreated") {
      $0.captured = $0.captured ?? CaptureDate(text: $1)
    },
    Property(basic, "Rating") { $0.rating = Int($1) },
    Property("http://ns.google.com/photos/1.0/depthmap/", "") { facts, _ in facts.hasDepth = true },
    Property("http://ns.google.com/photos/dd/1.0/device/", "") { facts, _ in facts.hasDepth = true },
    Property("http://ns.apple.com/depthData/1.0/", "") { facts, _ in facts.hasDepth = true },
    Property("http://ns.apple.com/pixeldatainfo/1.0/", "AuxiliaryImageType") { facts, value in
      let name = value.lowercased()
      if name.containsText("hdrgainmap") { facts.hasGainMap = true }
      if name.containsText("depth") || name.containsText("disparity")
        || name.containsText("portraiteffectsmatte")
      {
        facts.hasDepth = true
      }
    },
    Property("http://ns.adobe.com/hdr-gain-map/1.0/", "") { facts, _ in facts.hasGainMap = true },
    Property("http://ns.apple.com/HDRGainMap/1.0/", "") { facts, _ in facts.hasGainMap = true },
    Property("http://ns.adobe.com/xmp/note/", "HasExtendedXMP") { $0.extendedDigest = $1 },
  ]

  /// Takes in one property; an empty name in the table stands for a whole namespace.
  mutating func take(_ namespace: String, _ name: String, _ value: String, in owners: [XMPParser.Name]) {
    takePlace(namespace, name, value, in: owners)
    for row in Self.properties where row.namespace.description == namespace {
      if row.name.utf8CodeUnitCount == 0 || row.name.description == name { row.set(&self, value) }
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }
}

extension XMPFacts.ContainerItem {
  mutating func take(_ name: String, _ value: String) {
    switch name {
    case "Mime": mimeType = value
    case "Semantic": semantic = value
    case "Length": length = Int64(value)
    case "Padding": padding = Int64(value)
    default: break
    }
  }
}
