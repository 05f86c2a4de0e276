package import ByteSources
internal import MediaMetadata

extension XMPFacts {
  /// A rule that maps an XMP property, by namespace and name, to a field of ``XMPFacts``.
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
    Property(.camera, "MotionPhoto") { $0.motionPhoto = boolean($1) ?? false },
    Property(.camera, "MotionPhotoVersion") { $0.motionPhotoVersion = Int($1) },
    Property(.camera, "MotionPhotoPresentationTimestampUs") { $0.motionPhotoTimestamp = Int64($1) },
    Property(.camera, "MicroVideo") { $0.microVideo = boolean($1) },
    Property(.camera, "MicroVideoOffset") { $0.microVideoOffset = Int64($1) },
    Property(.camera, "MicroVideoPresentationTimestampUs") { $0.microVideoTimestamp = Int64($1) },
    Property(.camera, "BurstID") { $0.burstIdentifier = $1.trimmed.isEmpty ? nil : $1.trimmed },
    Property(.camera, "SpecialTypeID") { $0.specialType = $0.specialType ?? $1.trimmed },
    Property(.oplusCamera, "VideoLength") { $0.videoLength = Int64($1) },
    Property(.xiaomiCamera, "VideoLength") { $0.videoLength = Int64($1) },
    Property(.panorama, "ProjectionType") { $0.projectionType = $1 },
    Property(.panorama, "UsePanoramaViewer") { $0.usePanoramaViewer = boolean($1) },
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

  /// Adds one property; an empty name in the table matches a whole namespace.
  mutating func add(_ property: XMPProperties.Property, of packet: XMPProperties) {
    addLocation(property, of: packet)
    let namespace = property.name.namespace
    if namespace == .other { return }
    let rows = Self.properties
    // By index, see `Array.firstRow(where:)`.
    for row in rows.indices where rows[row].namespace == namespace {
      let name = rows[row].name
      guard name.utf8CodeUnitCount == 0 || packet.spells(property.name, name) else { continue }
      rows[row].set(&self, packet.text(property.value))
    }
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }
}

extension XMPFacts.ContainerItem {
  mutating func set(_ name: String, _ value: String) {
    switch name {
    case "Mime": mimeType = value
    case "Semantic": semantic = value
    case "Length": length = Int64(value)
    case "Padding": padding = Int64(value)
    default: break
    }
  }
}

extension XMPFacts {
  /// Adds the facts of one packet; malformed markup or an expired clock ends the reading, keeping earlier facts.
  ///
  /// Complexity: linear in the packet, whose length the caller bounds; 64 levels, 4,096 elements.
  package mutating func add(packet: [UInt8], _ clock: WorkClock? = nil) {
    var properties = XMPProperties(packet, clock)
    var items: [ContainerItem] = []
    var directoryDepth: Int?
    var itemDepth: Int?
    while let step = properties.next() {
      let depth = properties.open.count
      switch step {
      case .open:
        guard let name = properties.open.last else { break }
        if name.namespace == .container, properties.spells(name, "Directory") { directoryDepth = depth }
        if directoryDepth != nil, itemDepth == nil, properties.spells(name, "li") {
          itemDepth = depth
          items.append(ContainerItem())
        }
      case .value(let property):
        if property.name.namespace == .containerItem, itemDepth != nil, !items.isEmpty {
          items[items.count - 1].set(properties.local(property.name), properties.text(property.value))
        } else {
          add(property, of: properties)
        }
      case .close:
        if let item = itemDepth, depth < item { itemDepth = nil }
        if let directory = directoryDepth, depth < directory { directoryDepth = nil }
      }
    }
    isWhole = isWhole && properties.isWhole
    container += items
    if items.contains(where: { $0.semantic == "GainMap" }) { hasGainMap = true }
    if items.contains(where: { $0.semantic == "Depth" }) { hasDepth = true }
  }
}
