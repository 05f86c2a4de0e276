internal import ByteSources
internal import MediaMetadata

extension XMPFacts {
  /// Which property, by namespace and name, fills which field.
  struct Property: Sendable {
    var namespace: XMPNamespace
    var name: StaticString
    var set: @Sendable (inout XMPFacts, String) -> Void

    init(
      _ namespace: XMPNamespace, _ name: StaticString,
      set: @escaping @Sendable (inout XMPFacts, String) -> Void
    ) {
      self.namespace = namespace
      self.name = name
      self.set = set
    }
  }

  static let properties: [Property] = [
    // Every value but 1 means 0 (Motion Photo format 1.0, Camera metadata).
    Property(.camera, "MotionPhoto") { $0.motionPhoto = truth($1) ?? false },
    Property(.camera, "MotionPhotoVersion") { $0.motionPhotoVersion = Int($1) },
    Property(.camera, "MotionPhotoPresentationTimestampUs") { $0.motionPhotoTimestamp = Int64($1) },
    Property(.camera, "MicroVideo") { $0.microVideo = truth($1) },
    Property(.camera, "MicroVideoOffset") { $0.microVideoOffset = Int64($1) },
    Property(.camera, "MicroVideoPresentationTimestampUs") { $0.microVideoTimestamp = Int64($1) },
    Property(.camera, "BurstID") { $0.burstIdentifier = $1.trimmed.isEmpty ? nil : $1.trimmed },
    Property(.camera, "SpecialTypeID") { $0.specialType = $0.specialType ?? $1.trimmed },
    Property(.oplusCamera, "VideoLength") { $0.videoLength = Int64($1) },
    Property(.xiaomiCamera, "VideoLength") { $0.videoLength = Int64($1) },
    Property(.panorama, "ProjectionType") { $0.projectionType = $1 },
    Property(.panorama, "UsePanoramaViewer") { $0.usePanoramaViewer = truth($1) },
    Property(.exif, "UserComment") { $0.userComment = $1 },
    Property(.exif, "DateTimeOriginal") { $0.captured = CaptureDate(text: $1) ?? $0.captured },
    Property(.photoshop, "DateCreated") {
      $0.captured = $0.captured ?? CaptureDate(text: $1)
    },
    Property(.basic, "CreateDate") { $0.created = CaptureDate(text: $1) ?? $0.created },
    Property(.basic, "Rating") { $0.rating = Int($1) },
    Property(.depthMap, "") { facts, _ in facts.hasDepth = true },
    Property(.device, "") { facts, _ in facts.hasDepth = true },
    Property(.appleDepth, "") { facts, _ in facts.hasDepth = true },
    Property(.applePixels, "AuxiliaryImageType") { facts, value in
      let name = value.lowercased()
      if name.containsText("hdrgainmap") { facts.hasGainMap = true }
      if name.containsText("depth") || name.containsText("disparity")
        || name.containsText("portraiteffectsmatte")
      {
        facts.hasDepth = true
      }
    },
    Property(.gainMap, "") { facts, _ in facts.hasGainMap = true },
    Property(.appleGainMap, "") { facts, _ in facts.hasGainMap = true },
    Property(.note, "HasExtendedXMP") { $0.extendedDigest = $1 },
  ]

  /// Takes in one property; an empty name in the table stands for a whole namespace.
  mutating func take(_ property: XMPProperties.Property, of packet: XMPProperties) {
    takePlace(property, of: packet)
    let namespace = property.name.namespace
    if namespace == .other { return }
    let rows = Self.properties
    // By position: a copy of each row would count references.
    for row in rows.indices where rows[row].namespace == namespace {
      let name = rows[row].name
      guard name.utf8CodeUnitCount == 0 || packet.spells(property.name, name) else { continue }
      rows[row].set(&self, packet.text(property.value))
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
